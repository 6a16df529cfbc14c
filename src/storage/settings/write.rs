//! Writing settings without losing what others wrote: another window, a newer version, or a person by hand.

use std::{collections::BTreeSet, path::Path};

use serde_json::{Map, Value};

use super::Settings;
use crate::{StoreError, change_shared};

impl Settings {
    /// Writes what differs from `known`, the settings as they were. What another window has changed meanwhile stays in
    /// the file, even within the same list or group, and so do fields that this version does not know; a file that is not
    /// JSON is first kept under another name.
    ///
    /// # Errors
    /// When the file, its folder or the copy cannot be written.
    pub fn save(&self, known: &Self, path: &Path) -> Result<(), StoreError> {
        let fields = |settings: &Self| match serde_json::to_value(settings) {
            Ok(Value::Object(fields)) => Ok(fields),
            Ok(_) => Ok(Map::new()),
            Err(error) => Err(StoreError::Write { path: path.into(), source: error.into() }),
        };
        let (known, mine) = (fields(known)?, fields(self)?);
        change_shared(path, |held| merge(held, &known, &mine)).map(drop)
    }
}

/// Lists of names to which every window adds.
const LISTS: [&str; 3] = ["confirmed_sheets", "recent_files", "seen_tips"];
/// Groups that several windows fill in.
const GROUPS: [&str; 1] = ["forms"];

/// Applies to `held` whatever has changed from `known` to `mine`.
fn merge(held: &mut Map<String, Value>, known: &Map<String, Value>, mine: &Map<String, Value>) {
    let keys: BTreeSet<&String> = known.keys().chain(mine.keys()).collect();
    for key in keys.into_iter().filter(|key| known.get(*key) != mine.get(*key)) {
        let (known, mine) = (known.get(key), mine.get(key));
        match (held.get_mut(key), mine) {
            // An empty list is not written.
            (Some(Value::Array(held)), _) if LISTS.contains(&key.as_str()) => {
                *held = merged(held, names(known), names(mine));
            }
            (Some(Value::Object(held)), Some(Value::Object(mine))) if GROUPS.contains(&key.as_str()) => {
                merge(held, known.and_then(Value::as_object).unwrap_or(&Map::new()), mine);
            }
            (_, Some(mine)) => {
                held.insert(key.clone(), mine.clone());
            }
            (_, None) => {
                held.remove(key);
            }
        }
    }
}

fn names(list: Option<&Value>) -> &[Value] {
    list.and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// A list without what was removed from ours, and with what was added to it or moved to its front.
fn merged(held: &[Value], known: &[Value], mine: &[Value]) -> Vec<Value> {
    let mut rest = known.iter().rev();
    // The end of ours is in the known list in the same order; what comes before it is new, or was moved.
    let kept = mine.iter().rev().take_while(|value| rest.any(|known| known == *value)).count();
    let new = &mine[..mine.len() - kept];
    let is_over = |value: &Value| new.contains(value) || known.contains(value) && !mine.contains(value);
    new.iter().chain(held.iter().filter(|value| !is_over(value))).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    use crate::settings::tests::{file, load};

    use crate::{Animation, SettingsWarning, ThemeSetting};
    use text::Language;

    #[test]
    fn settings_come_back_as_they_were_saved() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new").join("settings.json");
        let settings = Settings {
            theme: ThemeSetting::Dark,
            animation: Animation::Off,
            language: Some(Language::French),
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
    fn two_windows_keep_what_the_other_has_put_into_lists_and_forms() {
        let (_folder, path) = file("{}");
        let mut known = Settings::default();
        for path in ["a", "b", "c"] {
            known.remember_file(path);
        }
        known.seen_tips = vec!["old".into()];
        known.save(&Settings::default(), &path).unwrap();
        let (mut one, mut other) = (known.clone(), known.clone());
        one.remember_file("one");
        one.forget_file("b");
        one.seen_tips.push("one".into());
        one.forms.insert("one".into(), 1.into());
        other.remember_file("a");
        other.remember_file("other");
        other.seen_tips.push("other".into());
        other.forms.insert("other".into(), 2.into());
        one.save(&known, &path).unwrap();
        other.save(&known, &path).unwrap();
        let both = load(&path).settings;
        assert_eq!(both.recent_files, ["other", "a", "one", "c"]);
        assert_eq!(both.seen_tips.iter().collect::<BTreeSet<_>>().len(), 3);
        assert_eq!(both.forms.len(), 2);
        let mut none = both.clone();
        none.recent_files.clear();
        none.save(&both, &path).unwrap();
        assert!(load(&path).settings.recent_files.is_empty());
    }

    #[test]
    fn many_windows_at_once_lose_no_setting() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        std::thread::scope(|scope| {
            for window in 0..6 {
                let path = &path;
                scope.spawn(move || {
                    let mut known = Settings::default();
                    for tip in 0..10 {
                        let mut mine = known.clone();
                        mine.seen_tips.push(format!("{window}-{tip}"));
                        mine.confirm(&format!("{window}-{tip}"), true);
                        mine.save(&known, path).unwrap();
                        known = mine;
                    }
                });
            }
        });
        let all = load(&path).settings;
        assert_eq!((all.seen_tips.len(), all.confirmed_sheets.len()), (60, 60));
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
