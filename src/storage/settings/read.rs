//! Settings always load: a wrong value is replaced by its default and reported.

use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{SYSTEM, Settings};
use crate::store::{MOST_BYTES, StoreError, read_bytes};
use text::Language;

/// Valid settings, and what was wrong with the file.
#[derive(Debug, Default)]
pub struct LoadedSettings {
    /// The settings to use.
    pub settings: Settings,
    /// What was replaced by a default.
    pub warnings: Vec<SettingsWarning>,
}

/// What is wrong with a file of settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsWarning {
    /// The file cannot be read at all.
    Unreadable {
        /// The file.
        path: PathBuf,
    },
    /// The file is not a JSON object.
    Broken {
        /// The file.
        path: PathBuf,
    },
    /// A field has a value that it cannot have.
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
    /// The settings in a file, or the defaults where the file or a field of it is missing or wrong. `colours` are
    /// those a player can have.
    #[must_use]
    pub fn load(path: &Path, colours: &[&str]) -> LoadedSettings {
        let broken = |warning| LoadedSettings { settings: Self::default(), warnings: vec![warning] };
        match read_bytes(path, MOST_BYTES) {
            Ok(bytes) => match serde_json::from_slice(&bytes) {
                Ok(map) => Fields { path, map, warnings: Vec::new() }.settings(colours),
                Err(_) => broken(SettingsWarning::Broken { path: path.into() }),
            },
            Err(StoreError::Missing { .. }) => LoadedSettings::default(),
            Err(_) => broken(SettingsWarning::Unreadable { path: path.into() }),
        }
    }
}

/// The fields of a file, taken one by one.
struct Fields<'a> {
    path: &'a Path,
    map: Map<String, Value>,
    warnings: Vec<SettingsWarning>,
}

impl Fields<'_> {
    fn settings(mut self, colours: &[&str]) -> LoadedSettings {
        let usual = Settings::default();
        let any = |_: &bool| true;
        let settings = Settings {
            theme: self.take("theme", usual.theme, |_| true),
            colour_blind_safe: self.take("colour_blind_safe", usual.colour_blind_safe, any),
            letters: self.take("letters", usual.letters, any),
            animation: self.take("animation", usual.animation, |_| true),
            language: self.language(),
            scale: self.scale(usual.scale),
            grow_with_window: self.take("grow_with_window", usual.grow_with_window, any),
            window: self.take("window", usual.window, |size| {
                size.is_none_or(|size| size.iter().all(|side| Settings::WINDOWS.contains(side)))
            }),
            place: self.take("place", usual.place, |_| true),
            maximised: self.take("maximised", usual.maximised, any),
            keep_awake: self.take("keep_awake", usual.keep_awake, any),
            turn_clock: self.take("turn_clock", usual.turn_clock, any),
            full_screen: self.take("full_screen", usual.full_screen, any),
            end_turn_by_itself: self.take("end_turn_by_itself", usual.end_turn_by_itself, any),
            curtain: self.take("curtain", usual.curtain, any),
            always_advise: self.take("always_advise", usual.always_advise, any),
            tips: self.take("tips", usual.tips, any),
            seen_tips: self.take("seen_tips", usual.seen_tips, |_| true),
            player_name: self.take("player_name", usual.player_name, |_| true),
            player_colour: self
                .take("player_colour", usual.player_colour, |colour| colours.contains(&colour.as_str())),
            confirmed_sheets: self.take("confirmed_sheets", usual.confirmed_sheets, |_| true),
            recent_files: self.take("recent_files", usual.recent_files, |_| true),
            last_new_game: self.take("last_new_game", usual.last_new_game, |_| true),
            last_pad: self.take("last_pad", usual.last_pad, |_| true),
            forms: self.take("forms", usual.forms, |_| true),
        };
        LoadedSettings { settings, warnings: self.warnings }
    }

    /// The language of a code, or none for that of the system.
    fn language(&mut self) -> Option<Language> {
        let known = |code: &String| code == SYSTEM || Language::named(code).is_some();
        Language::named(&self.take("language", SYSTEM.to_owned(), known))
    }

    /// A scale beyond the limits counts as the nearest one within.
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
    use crate::settings::tests::{file, load};

    #[test]
    fn without_a_file_the_usual_settings_are_used_without_a_warning() {
        let folder = tempfile::tempdir().unwrap();
        let loaded = load(&folder.path().join("settings.json"));
        assert_eq!(loaded.settings, Settings::default());
        assert!(loaded.warnings.is_empty());
    }

    #[test]
    fn one_bad_field_is_named_and_keeps_the_others() {
        let (_folder, path) =
            file(r#"{ "theme": "mauve", "letters": true, "player_colour": "grey", "full_screen": 1 }"#);
        let loaded = load(&path);
        assert_eq!(loaded.settings, Settings { letters: true, ..Settings::default() });
        let keys: Vec<_> = loaded
            .warnings
            .iter()
            .map(|warning| match warning {
                SettingsWarning::Field { key, value, .. } => (*key, value.as_str()),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(keys, [("theme", "\"mauve\""), ("full_screen", "1"), ("player_colour", "\"grey\"")]);
    }

    #[test]
    fn a_window_of_no_sensible_size_is_forgotten() {
        for (text, window) in [
            ("[1024.5, 640.0]", Some([1024.5, 640.0])),
            ("null", None),
            ("[0, 640]", None),
            ("[1e30, 640]", None),
            ("[-800, 600]", None),
            ("[800]", None),
        ] {
            let (_folder, path) = file(&format!(r#"{{ "window": {text} }}"#));
            assert_eq!(load(&path).settings.window, window, "{text}");
        }
    }

    #[test]
    fn the_scale_stays_within_its_limits() {
        for (text, scale) in [("0.1", 0.75), ("9", 2.0), ("1e300", 2.0), ("1.5", 1.5)] {
            let (_folder, path) = file(&format!(r#"{{ "scale": {text} }}"#));
            let loaded = load(&path);
            assert!(
                (loaded.settings.scale - scale).abs() < f32::EPSILON,
                "{text}: {}",
                loaded.settings.scale
            );
        }
    }
}
