//! What a person has set. Settings always load: what is wrong is replaced by its default and told.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Map, Value};

use super::shelf::layout_hash;
use super::store::{StoreError, create_folder, reason, write_atomically, write_new};
use crate::rules::Layout;

/// The colours a player can have.
pub const PLAYER_COLOURS: [&str; 6] = ["red", "blue", "green", "gold", "plum", "teal"];

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the desktop has it.
    #[default]
    System,
    /// Paper.
    Light,
    /// Night.
    Dark,
}

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Animation {
    /// Nothing moves.
    Off,
    /// Half as long as usual.
    Quick,
    /// As designed.
    #[default]
    Normal,
    /// Twice as long as usual.
    Slow,
}

/// The language of the texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LanguageChoice {
    /// As the system has it.
    #[default]
    System,
    /// English.
    En,
    /// French.
    Fr,
}

/// What a person has set.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// Use colours that a colour-blind eye tells apart.
    pub colour_blind_safe: bool,
    /// Write the letter of its type on every building.
    pub letters: bool,
    /// How fast things move.
    pub animation: Animation,
    /// The language of the texts.
    pub language: LanguageChoice,
    /// Size of everything, 1 = as designed, within [`Settings::SCALES`].
    #[serde(serialize_with = "hundredths")]
    pub scale: f32,
    /// Fill the screen.
    pub full_screen: bool,
    /// End a turn as soon as nothing more can be done in it.
    pub end_turn_by_itself: bool,
    /// Say whose turn it is before each, where several people share the screen.
    pub curtain: bool,
    /// The name of the person at this computer.
    pub player_name: String,
    /// Their colour, one of [`PLAYER_COLOURS`].
    pub player_colour: String,
    /// Sheets whose six counts were confirmed to be those of the pad at hand, by their hash.
    pub confirmed_sheets: Vec<String>,
    /// What the page "New game" was last filled with, in its own words.
    pub last_new_game: Value,
    /// The same of the page of a new pad.
    pub last_pad: Value,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            colour_blind_safe: false,
            letters: false,
            animation: Animation::default(),
            language: LanguageChoice::default(),
            scale: 1.0,
            full_screen: false,
            end_turn_by_itself: false,
            curtain: false,
            player_name: String::new(),
            player_colour: PLAYER_COLOURS[0].into(),
            confirmed_sheets: Vec::new(),
            last_new_game: Value::Null,
            last_pad: Value::Null,
        }
    }
}

/// Valid settings, and what was wrong with the file.
#[derive(Debug, Default)]
pub struct Loaded {
    /// The settings to use.
    pub settings: Settings,
    /// What was replaced by a default.
    pub warnings: Vec<SettingsWarning>,
}

/// What is wrong with a file of settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SettingsWarning {
    /// The file cannot be read at all.
    #[error("{path} cannot be read ({reason}), so the usual settings are used: check that you may read it")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The file is no JSON object.
    #[error(
        "{path} is not valid JSON, so the usual settings are used: the file is kept as .bad when settings change"
    )]
    Broken {
        /// The file.
        path: PathBuf,
    },
    /// One field has a value it cannot have.
    #[error(
        "{path} has {key} = {value}, which is not possible, so the usual value is used: choose one in Settings"
    )]
    Field {
        /// The file.
        path: PathBuf,
        /// The name of the field.
        key: &'static str,
        /// Its value, as JSON.
        value: String,
    },
}

impl Settings {
    /// The scales there are.
    pub const SCALES: std::ops::RangeInclusive<f32> = 0.75..=2.0;

    /// Whether somebody said that this sheet has the six counts of the pad at hand (§1).
    #[must_use]
    pub fn is_confirmed(&self, layout: &Layout) -> bool {
        self.confirmed_sheets.contains(&layout_hash(layout))
    }

    /// Says so, or no longer does.
    pub fn confirm(&mut self, layout: &Layout, confirmed: bool) {
        let hash = layout_hash(layout);
        self.confirmed_sheets.retain(|known| *known != hash);
        self.confirmed_sheets.extend(confirmed.then_some(hash));
    }

    /// The settings in a file, or the usual ones where the file or a field of it is missing or wrong.
    #[must_use]
    pub fn load(path: &Path) -> Loaded {
        let broken = |warning| Loaded { settings: Self::default(), warnings: vec![warning] };
        match fs::read(path) {
            Ok(bytes) => match serde_json::from_slice(&bytes) {
                Ok(map) => Fields { path, map, warnings: Vec::new() }.settings(),
                Err(_) => broken(SettingsWarning::Broken { path: path.into() }),
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => Loaded::default(),
            Err(error) => broken(SettingsWarning::Unreadable { path: path.into(), reason: reason(&error) }),
        }
    }

    /// Writes what differs from `known`, the settings as they were. What another window has set meanwhile stays in the
    /// file, and so do fields that this version does not know; a file that is no JSON is first kept under another name.
    ///
    /// # Errors
    /// When the file, its folder or the copy cannot be written.
    pub fn save(&self, known: &Self, path: &Path) -> Result<(), StoreError> {
        let failed = |source| StoreError::Write { path: path.into(), source };
        let mut map = match fs::read(path) {
            Ok(bytes) => match serde_json::from_slice(&bytes) {
                Ok(map) => map,
                Err(_) => keep_aside(path, &bytes).map(|()| Map::new())?,
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => Map::new(),
            Err(source) => return Err(StoreError::Read { path: path.into(), source }),
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

/// Writes 1.05 as 1.05, not as the nearest number of half the digits.
fn hundredths<S: Serializer>(value: &f32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64((f64::from(*value) * 100.0).round() / 100.0)
}

/// Copies a broken file to the first free of `….bad`, `….bad.2`, `….bad.3`, …
fn keep_aside(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    for number in 1_u32.. {
        let mut name = path.as_os_str().to_owned();
        name.push(if number == 1 { ".bad".into() } else { format!(".bad.{number}") });
        match write_new(Path::new(&name), bytes) {
            Err(StoreError::Exists { .. }) => {}
            done => return done,
        }
    }
    Ok(())
}

/// The fields of a file, taken one by one.
struct Fields<'a> {
    path: &'a Path,
    map: Map<String, Value>,
    warnings: Vec<SettingsWarning>,
}

impl Fields<'_> {
    fn settings(mut self) -> Loaded {
        let usual = Settings::default();
        let any = |_: &bool| true;
        let settings = Settings {
            theme: self.take("theme", usual.theme, |_| true),
            colour_blind_safe: self.take("colour_blind_safe", usual.colour_blind_safe, any),
            letters: self.take("letters", usual.letters, any),
            animation: self.take("animation", usual.animation, |_| true),
            language: self.take("language", usual.language, |_| true),
            scale: self.scale(usual.scale),
            full_screen: self.take("full_screen", usual.full_screen, any),
            end_turn_by_itself: self.take("end_turn_by_itself", usual.end_turn_by_itself, any),
            curtain: self.take("curtain", usual.curtain, any),
            player_name: self.take("player_name", usual.player_name, |_| true),
            player_colour: self.take("player_colour", usual.player_colour, |colour| {
                PLAYER_COLOURS.contains(&colour.as_str())
            }),
            confirmed_sheets: self.take("confirmed_sheets", usual.confirmed_sheets, |_| true),
            last_new_game: self.take("last_new_game", usual.last_new_game, |_| true),
            last_pad: self.take("last_pad", usual.last_pad, |_| true),
        };
        Loaded { settings, warnings: self.warnings }
    }

    /// A scale beyond the limits is meant as the nearest one.
    fn scale(&mut self, usual: f32) -> f32 {
        let scale: f32 = self.take("scale", usual, |_| true);
        scale.clamp(*Settings::SCALES.start(), *Settings::SCALES.end())
    }

    fn take<T: DeserializeOwned>(&mut self, key: &'static str, usual: T, valid: impl Fn(&T) -> bool) -> T {
        let Some(value) = self.map.remove(key) else { return usual };
        let text = value.to_string();
        serde_json::from_value(value).ok().filter(valid).unwrap_or_else(|| {
            self.warnings.push(SettingsWarning::Field { path: self.path.into(), key, value: text });
            usual
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    fn file(text: &str) -> (TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        fs::write(&path, text).unwrap();
        (folder, path)
    }

    #[test]
    fn without_a_file_the_usual_settings_are_used_without_a_warning() {
        let folder = tempfile::tempdir().unwrap();
        let loaded = Settings::load(&folder.path().join("settings.json"));
        assert_eq!(loaded.settings, Settings::default());
        assert!(loaded.warnings.is_empty());
    }

    #[test]
    fn settings_come_back_as_they_were_saved() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new").join("settings.json");
        let settings = Settings {
            theme: Theme::Dark,
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
        let loaded = Settings::load(&path);
        assert_eq!(loaded.settings, settings);
        assert!(loaded.warnings.is_empty());
    }

    #[test]
    fn one_bad_field_is_named_and_keeps_the_others() {
        let (_folder, path) =
            file(r#"{ "theme": "mauve", "letters": true, "player_colour": "grey", "full_screen": 1 }"#);
        let loaded = Settings::load(&path);
        assert_eq!(loaded.settings, Settings { letters: true, ..Settings::default() });
        let keys: Vec<_> = loaded
            .warnings
            .iter()
            .map(|warning| match warning {
                SettingsWarning::Field { key, value, .. } => (*key, value.as_str()),
                other => panic!("{other}"),
            })
            .collect();
        assert_eq!(keys, [("theme", "\"mauve\""), ("full_screen", "1"), ("player_colour", "\"grey\"")]);
    }

    #[test]
    fn the_scale_stays_within_its_limits() {
        for (text, scale) in [("0.1", 0.75), ("9", 2.0), ("1e300", 2.0), ("1.5", 1.5)] {
            let (_folder, path) = file(&format!(r#"{{ "scale": {text} }}"#));
            let loaded = Settings::load(&path);
            assert!(
                (loaded.settings.scale - scale).abs() < f32::EPSILON,
                "{text}: {}",
                loaded.settings.scale
            );
        }
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
            assert_eq!(Settings::load(&path).settings.scale, scale);
        }
    }

    #[test]
    fn the_counts_of_a_sheet_are_confirmed_until_the_sheet_changes() {
        let (mut named, layout) = crate::game::NamedLayout::standard();
        let mut settings = Settings::default();
        assert!(!settings.is_confirmed(&layout));
        settings.confirm(&layout, true);
        settings.confirm(&layout, true);
        assert_eq!(settings.confirmed_sheets.len(), 1);
        named.draft.coins += 1;
        assert!(!settings.is_confirmed(&Layout::new(&named.draft).unwrap()), "another sheet");
        settings.confirm(&layout, false);
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn unknown_fields_survive_a_rewrite() {
        let (_folder, path) = file(r#"{ "future": { "deep": [1, 2] }, "letters": true }"#);
        let known = Settings::load(&path).settings;
        Settings { full_screen: true, ..known.clone() }.save(&known, &path).unwrap();
        let value: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!(value["future"], serde_json::json!({ "deep": [1, 2] }));
        assert_eq!(value["letters"], true);
    }

    #[test]
    fn two_windows_keep_what_the_other_has_set() {
        let (_folder, path) = file(r#"{ "letters": true }"#);
        let known = Settings::load(&path).settings;
        let one = Settings { theme: Theme::Dark, ..known.clone() };
        let other = Settings { scale: 1.5, letters: false, ..known.clone() };
        one.save(&known, &path).unwrap();
        other.save(&known, &path).unwrap();
        let both = Settings { theme: Theme::Dark, scale: 1.5, letters: false, ..known };
        assert_eq!(Settings::load(&path).settings, both);
    }

    #[test]
    fn broken_files_are_all_kept_aside() {
        let (folder, path) = file("{ not json");
        for text in ["{ not json", "[1]", "\u{0}"] {
            fs::write(&path, text).unwrap();
            let loaded = Settings::load(&path);
            assert_eq!(loaded.warnings, [SettingsWarning::Broken { path: path.clone() }]);
            assert_eq!(fs::read_to_string(&path).unwrap(), text, "loading changes nothing");
            loaded.settings.save(&loaded.settings, &path).unwrap();
            assert!(Settings::load(&path).warnings.is_empty());
        }
        let kept = |name| fs::read_to_string(folder.path().join(name)).unwrap();
        assert_eq!(kept("settings.json.bad"), "{ not json");
        assert_eq!(kept("settings.json.bad.2"), "[1]");
        assert_eq!(kept("settings.json.bad.3"), "\u{0}");
    }

    #[test]
    fn a_file_that_cannot_be_read_is_told_and_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let loaded = Settings::load(folder.path());
        assert!(matches!(loaded.warnings[..], [SettingsWarning::Unreadable { .. }]));
        let saved = loaded.settings.save(&loaded.settings, folder.path());
        assert!(matches!(saved, Err(StoreError::Read { .. })));
    }
}
