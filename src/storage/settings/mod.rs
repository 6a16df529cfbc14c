//! What a person has chosen for the program.

mod read;
mod write;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

pub use read::{LoadedSettings, SettingsWarning};

use text::Language;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThemeSetting {
    /// As on the desktop.
    #[default]
    System,
    /// Like paper.
    Light,
    /// Like the night.
    Dark,
}

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Animation {
    /// As designed, or not at all if the desktop asks for that.
    #[default]
    System,
    /// Nothing moves.
    Off,
    /// In half the usual time.
    Quick,
    /// As designed.
    Normal,
    /// In twice the usual time.
    Slow,
}

/// How the file names the language of the system.
const SYSTEM: &str = "system";

/// A language as the file has it.
fn code<S: Serializer>(language: &Option<Language>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(language.map_or(SYSTEM, Language::code))
}

/// What a person has chosen, with a default for everything.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Settings {
    /// Light or dark.
    pub theme: ThemeSetting,
    /// Use colours that a colour-blind eye tells apart.
    pub colour_blind_safe: bool,
    /// Write the letter of its type on every building.
    pub letters: bool,
    /// How fast things move.
    pub animation: Animation,
    /// The language of the texts; none is that of the system.
    #[serde(serialize_with = "code")]
    pub language: Option<Language>,
    /// The size of everything, 1 as designed, within [`Settings::SCALES`].
    #[serde(serialize_with = "hundredths")]
    pub scale: f32,
    /// Make everything larger than that in a large window.
    pub grow_with_window: bool,
    /// The size of the window when it was last closed, in the system's points, within [`Settings::WINDOWS`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<[f32; 2]>,
    /// The top left corner of the window when it was last closed, in pixels, if the desktop tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<[i32; 2]>,
    /// The window was maximised when it was last closed.
    pub maximised: bool,
    /// Fill the screen.
    pub full_screen: bool,
    /// Keep the display awake while a table is open.
    pub keep_awake: bool,
    /// Show at a table how long the turn is taking.
    pub turn_clock: bool,
    /// End a turn as soon as nothing more can be done in it.
    pub end_turn_by_itself: bool,
    /// Announce whose turn it is before each one, where several people share the screen.
    pub curtain: bool,
    /// Give advice at every decision, for learning.
    pub always_advise: bool,
    /// Explain things in a sentence when they happen for the first time.
    pub tips: bool,
    /// The names of the tips that were given.
    pub seen_tips: Vec<String>,
    /// The name of the person at this computer.
    pub player_name: String,
    /// That person's colour, by its name.
    pub player_colour: String,
    /// Sheets whose six counts somebody confirmed to be those of the pad at hand, by hash.
    pub confirmed_sheets: Vec<String>,
    /// Files that were opened or written lately, newest first, with their whole paths.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub recent_files: Vec<String>,
    /// What the page "New game" was last filled in with, in its own terms.
    pub last_new_game: Value,
    /// The same for the page of a new pad.
    pub last_pad: Value,
    /// The same for the pages of other games, by the name of the game.
    pub forms: BTreeMap<String, Value>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: ThemeSetting::default(),
            colour_blind_safe: false,
            letters: false,
            animation: Animation::default(),
            language: None,
            scale: 1.0,
            grow_with_window: true,
            window: None,
            place: None,
            maximised: false,
            full_screen: false,
            keep_awake: true,
            turn_clock: false,
            end_turn_by_itself: false,
            curtain: false,
            always_advise: false,
            tips: true,
            seen_tips: Vec::new(),
            player_name: String::new(),
            player_colour: "red".to_owned(),
            confirmed_sheets: Vec::new(),
            recent_files: Vec::new(),
            last_new_game: Value::Null,
            last_pad: Value::Null,
            forms: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// The possible scales.
    pub const SCALES: std::ops::RangeInclusive<f32> = 0.75..=2.0;

    /// How many files are remembered.
    pub const RECENT_FILES: usize = 10;

    /// The possible widths and heights of a window, in points.
    pub const WINDOWS: std::ops::RangeInclusive<f32> = 100.0..=20_000.0;

    /// How long movements take, in multiples of their designed time; 0 where nothing moves. The desktop may ask for
    /// that.
    #[must_use]
    pub const fn motion_times(&self, desktop_is_still: bool) -> f64 {
        match self.animation {
            Animation::System if desktop_is_still => 0.0,
            Animation::Off => 0.0,
            Animation::Quick => 0.5,
            Animation::System | Animation::Normal => 1.0,
            Animation::Slow => 2.0,
        }
    }

    /// Whether somebody confirmed that the sheet of this hash has the six counts of the pad at hand.
    #[must_use]
    pub fn is_confirmed(&self, sheet: &str) -> bool {
        self.confirmed_sheets.iter().any(|known| known == sheet)
    }

    /// Confirms that, or takes it back.
    pub fn confirm(&mut self, sheet: &str, confirmed: bool) {
        self.confirmed_sheets.retain(|known| known != sheet);
        self.confirmed_sheets.extend(confirmed.then(|| sheet.to_owned()));
    }

    /// Puts a file before those that were opened earlier, and forgets the oldest.
    pub fn remember_file(&mut self, path: &str) {
        self.forget_file(path);
        self.recent_files.insert(0, path.to_owned());
        self.recent_files.truncate(Self::RECENT_FILES);
    }

    /// Forgets a file that cannot be opened.
    pub fn forget_file(&mut self, path: &str) {
        self.recent_files.retain(|known| known != path);
    }
}

/// Writes 1.05 as 1.05, not as the `f32` nearest to it in full.
fn hundredths<S: Serializer>(value: &f32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64((f64::from(*value) * 100.0).round() / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        fs,
        path::{Path, PathBuf},
    };
    use tempfile::TempDir;

    /// A file of settings with this text, in a folder of its own.
    pub(super) fn file(text: &str) -> (TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        fs::write(&path, text).unwrap();
        (folder, path)
    }

    /// The settings in a file, in a program with three colours.
    pub(super) fn load(path: &Path) -> LoadedSettings {
        Settings::load(path, &["red", "blue", "teal"])
    }

    #[test]
    fn the_desktop_stops_what_moves_only_where_it_is_followed() {
        let times = |animation, desktop_is_still| {
            Settings { animation, ..Settings::default() }.motion_times(desktop_is_still)
        };
        assert_eq!([false, true].map(|still| times(Animation::System, still)), [1.0, 0.0]);
        assert_eq!([false, true].map(|still| times(Animation::Slow, still)), [2.0, 2.0]);
        assert_eq!([false, true].map(|still| times(Animation::Off, still)), [0.0, 0.0]);
    }

    #[test]
    fn the_counts_of_a_sheet_are_confirmed_until_the_sheet_changes() {
        let mut settings = Settings::default();
        assert!(!settings.is_confirmed("ours"));
        settings.confirm("ours", true);
        settings.confirm("ours", true);
        assert_eq!(settings.confirmed_sheets, ["ours"]);
        assert!(!settings.is_confirmed("ours with a coin more"), "another sheet");
        settings.confirm("ours", false);
        assert_eq!(settings, Settings::default());
    }
}
