//! Settings are written without losing what others wrote: another window, a newer version, or a person by hand.

use std::path::Path;

use serde_json::{Map, Value};

use super::Settings;
use crate::storage::store::{
    MOST_BYTES, StoreError, create_folder, keep_aside, read_bytes, write_atomically,
};

impl Settings {
    /// Writes what differs from `known`, the settings as they were. What another window has set meanwhile stays in the
    /// file, and so do fields that this version does not know; a file that is no JSON is first kept under another name.
    ///
    /// # Errors
    /// When the file, its folder or the copy cannot be written.
    pub fn save(&self, known: &Self, path: &Path) -> Result<(), StoreError> {
        let failed = |source| StoreError::Write { path: path.into(), source };
        let mut map = match read_bytes(path, MOST_BYTES) {
            Ok(bytes) => match serde_json::from_slice(&bytes) {
                Ok(map) => map,
                Err(_) => keep_aside(path, &bytes).map(|()| Map::new())?,
            },
            Err(StoreError::Missing { .. }) => Map::new(),
            Err(error) => return Err(error),
        };
        let fields = |settings: &Self| match serde_json::to_value(settings) {
            Ok(Value::Object(fields)) => Ok(fields),
            Ok(_) => Ok(Map::new()),
            Err(error) => Err(failed(error.into())),
        };
        let known = fields(known)?;
        map.extend(fields(self)?.into_iter().filter(|(key, value)| known.get(key) != Some(value)));
        let mut text = serde_json::to_vec_pretty(&map).map_err(|error| failed(error.into()))?;
        text.push(b'\n');
        if let Some(folder) = path.parent() {
            create_folder(folder)?;
        }
        write_atomically(path, &text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    use crate::storage::settings::tests::{file, load};

    use crate::storage::{Animation, LanguageChoice, SettingsWarning, ThemeSetting};

    #[test]
    fn settings_come_back_as_they_were_saved() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new").join("settings.json");
        let settings = Settings {
            theme: ThemeSetting::Dark,
            animation: Animation::Off,
            language: LanguageChoice::Fr,
            scale: 1.25,
            letters: true,
            player_name: "Zoé".into(),
            player_colour: "teal".into(),
            last_new_game: serde_json::json!({ "phantoms": 3 }),
            ..Settings::default()
        };
        settings.save(&Settings::default(), &path).unwrap();
        let loaded = load(&path);
        assert_eq!(loaded.settings, settings);
        assert!(loaded.warnings.is_empty());
    }

    #[test]
    fn a_scale_is_written_as_it_is_shown() {
        let (_folder, path) = file("{}");
        for percent in 75_u8..=200 {
            let scale = f32::from(percent) / 100.0;
            let known = Settings { scale: 0.0, ..Settings::default() };
            Settings { scale, ..Settings::default() }.save(&known, &path).unwrap();
            let value: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
            assert_eq!(value["scale"].as_f64(), Some(f64::from(percent) / 100.0));
            assert_eq!(load(&path).settings.scale, scale);
        }
    }

    #[test]
    fn unknown_fields_survive_a_rewrite() {
        let (_folder, path) = file(r#"{ "future": { "deep": [1, 2] }, "letters": true }"#);
        let known = load(&path).settings;
        Settings { full_screen: true, ..known.clone() }.save(&known, &path).unwrap();
        let value: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!(value["future"], serde_json::json!({ "deep": [1, 2] }));
        assert_eq!(value["letters"], true);
    }

    #[test]
    fn two_windows_keep_what_the_other_has_set() {
        let (_folder, path) = file(r#"{ "letters": true }"#);
        let known = load(&path).settings;
        let one = Settings { theme: ThemeSetting::Dark, ..known.clone() };
        let other = Settings { scale: 1.5, letters: false, ..known.clone() };
        one.save(&known, &path).unwrap();
        other.save(&known, &path).unwrap();
        let both = Settings { theme: ThemeSetting::Dark, scale: 1.5, letters: false, ..known };
        assert_eq!(load(&path).settings, both);
    }

    #[test]
    fn broken_files_are_all_kept_aside() {
        let (folder, path) = file("{ not json");
        for text in ["{ not json", "[1]", "\u{0}"] {
            fs::write(&path, text).unwrap();
            let loaded = load(&path);
            assert_eq!(loaded.warnings, [SettingsWarning::Broken { path: path.clone() }]);
            assert_eq!(fs::read_to_string(&path).unwrap(), text, "loading changes nothing");
            loaded.settings.save(&loaded.settings, &path).unwrap();
            assert!(load(&path).warnings.is_empty());
        }
        let kept = |name| fs::read_to_string(folder.path().join(name)).unwrap();
        assert_eq!(kept("settings.json.bad"), "{ not json");
        assert_eq!(kept("settings.json.bad.2"), "[1]");
        assert_eq!(kept("settings.json.bad.3"), "\u{0}");
    }

    #[test]
    fn a_file_that_cannot_be_read_is_told_and_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let loaded = load(folder.path());
        assert!(matches!(loaded.warnings[..], [SettingsWarning::Unreadable { .. }]));
        let saved = loaded.settings.save(&loaded.settings, folder.path());
        assert!(matches!(saved, Err(StoreError::NotAFile { .. })));
    }
}
