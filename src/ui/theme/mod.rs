//! The look in one place: colours by name, fonts, measures, and the style of every plain widget.
//!
//! [`install`] is called once before the first frame and again whenever the choice changes; everything that paints
//! asks [`Theme::of`] for its colours.

mod files;
mod fonts;
mod measures;
mod missing;
mod others;
mod palette;
mod style;

pub use files::files;
pub use fonts::{body, bold, figures, files_of, medium, title};
pub use measures::{TextSize, margin, radius, shadow, size, space, stroke};
#[cfg(test)]
pub(crate) use others::tests as others_for_tests;
pub use others::use_system_fonts;
pub(crate) use others::{OtherFont, OtherFonts, other_fonts};

use std::sync::Arc;

use egui::{Color32, Id};

/// Light, dark, or as the system says; or for a printer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Follow the system.
    #[default]
    System,
    /// Paper.
    Light,
    /// Night in the Alhambra.
    Dark,
    /// White paper for a printer: the same as light, without ground and shadows.
    Print,
}

/// What a person chooses about the looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ThemeChoice {
    /// Light or dark.
    pub mode: Mode,
    /// Colours of families and players that stay apart for colour-blind eyes.
    pub colour_blind: bool,
}

impl ThemeChoice {
    /// The paper theme.
    pub const LIGHT: Self = Self { mode: Mode::Light, colour_blind: false };
    /// The night theme.
    pub const DARK: Self = Self { mode: Mode::Dark, colour_blind: false };
    /// White paper.
    pub const PRINT: Self = Self { mode: Mode::Print, colour_blind: false };
}

/// Colours that belong together: those of one kind of thing among six, such as a type of building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColourFamily {
    /// The ground behind a drawing; also what is seen through it.
    pub tile: Color32,
    /// The thin edge of the ground.
    pub edge: Color32,
    /// The strong colour.
    pub ink: Color32,
    /// Shade and outlines.
    pub deep: Color32,
    /// Large surfaces.
    pub light: Color32,
    /// Where the sun falls.
    pub shine: Color32,
    /// Text on the tile.
    pub text: Color32,
}

/// The colours of a kind of die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieColours {
    /// The top face.
    pub face: Color32,
    /// The lit upper half of the face.
    pub shine: Color32,
    /// The sides, seen as a bevel below.
    pub side: Color32,
    /// The outline.
    pub edge: Color32,
    /// The pips.
    pub pip: Color32,
    /// The band of the row or column the die points to.
    pub band: Color32,
    /// What all of these fade to on a die that steps back.
    pub faded: Color32,
}

/// The colours of masonry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoneColours {
    /// What is seen of it from above.
    pub face: Color32,
    /// Where the sun falls.
    pub shine: Color32,
    /// Joints, and where the sun does not fall.
    pub shade: Color32,
    /// The outline.
    pub edge: Color32,
}

/// The colours of a bird on its medal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlumageColours {
    /// The medal.
    pub ground: Color32,
    /// The bird on it.
    pub feather: Color32,
    /// The rim.
    pub edge: Color32,
}

/// The colours of a currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoneyColours {
    /// The band of its cards.
    pub band: Color32,
    /// Text and marks on it.
    pub on_band: Color32,
    /// The ground of what is paid in it.
    pub tint: Color32,
}

/// The colours of a map: water, land, and what is built on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapColours {
    /// Open water.
    pub sea: Color32,
    /// Water along the coast, from the open sea to the shore.
    pub shallows: [Color32; 3],
    /// Land.
    pub land: Color32,
    /// Places on it that stand out.
    pub place: Color32,
    /// Borders between places.
    pub line: Color32,
    /// Where land and water meet.
    pub coast: Color32,
    /// What is drawn on the land.
    pub ink: Color32,
    /// Walls of stone.
    pub stone: Color32,
    /// Their joints, and the light on them.
    pub stone_light: Color32,
    /// Walls of timber.
    pub timber: Color32,
    /// Their bands, and the light on them.
    pub timber_light: Color32,
}

/// Every colour the program paints with.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    /// Whether this is the night theme.
    pub dark: bool,
    /// The table under the cards.
    pub ground: Color32,
    /// The strapwork on the ground.
    pub ground_line: Color32,
    /// Cards.
    pub paper: Color32,
    /// Every other row on a card, wells and fields.
    pub band: Color32,
    /// What stands out from a card: buttons, fields.
    pub raised: Color32,
    /// The same under the pointer.
    pub raised_hover: Color32,
    /// The same while pressed.
    pub raised_pressed: Color32,
    /// Text.
    pub ink: Color32,
    /// Text of the second rank.
    pub ink_soft: Color32,
    /// Marks of what cannot be used now.
    pub ink_faint: Color32,
    /// Neutral thin strokes.
    pub line: Color32,
    /// The edge of what is empty or can be filled in: fields, switches, rounds and coins to come.
    pub outline: Color32,
    /// Gold for text.
    pub gold_ink: Color32,
    /// Gold for marks: diamonds, pips, outlines that matter.
    pub gold: Color32,
    /// Gold for thin ornamental lines.
    pub gold_line: Color32,
    /// Gold as a surface: coins, stars.
    pub gold_leaf: Color32,
    /// Light on gold.
    pub gold_shine: Color32,
    /// The soft light around what can be chosen.
    pub glow: Color32,
    /// The ring around what the keyboard points at.
    pub focus: Color32,
    /// The one button to press.
    pub primary: Color32,
    /// The same under the pointer.
    pub primary_hover: Color32,
    /// The same while pressed.
    pub primary_pressed: Color32,
    /// Text on it.
    pub on_primary: Color32,
    /// Selected text and list rows.
    pub selection: Color32,
    /// Warnings, losses, struck places.
    pub danger: Color32,
    /// Gains.
    pub success: Color32,
    /// The pen that crosses out built cells.
    pub pen: Color32,
    /// Its ink as long as it is wet, and the light on it.
    pub wet_ink: [Color32; 2],
    /// Shadows under cards and dice.
    pub shadow: Color32,
    /// Bubbles and tooltips.
    pub bubble: Color32,
    /// Text on them.
    pub on_bubble: Color32,
    /// Text of the second rank on them.
    pub on_bubble_soft: Color32,
    /// Behind a modal window.
    pub veil: Color32,
    /// Numbers of the rows.
    pub row_number: Color32,
    /// Numbers of the columns.
    pub column_number: Color32,
    /// Walls of towns.
    pub stone: StoneColours,
    /// Fences and tents.
    pub timber: StoneColours,
    /// Water in a basin, and where it glitters.
    pub water: [Color32; 2],
    /// Three plumages: black, brown, white.
    pub plumages: [PlumageColours; 3],
    /// Four currencies: florin, dirham, dinar, ducat.
    pub money: [MoneyColours; 4],
    /// Yellow dice.
    pub yellow_die: DieColours,
    /// Blue dice.
    pub blue_die: DieColours,
    /// The colours players choose from: red, blue, green, gold, plum, teal.
    pub players: [Color32; 6],
    /// Maps.
    pub map: MapColours,
    /// Six families of colours: blue, red, brown, white, green, purple.
    pub families: [ColourFamily; 6],
}

impl Theme {
    /// The theme of a choice of light or dark and of colour families.
    #[must_use]
    pub fn new(dark: bool, colour_blind: bool) -> Self {
        palette::theme(dark, colour_blind)
    }

    /// The theme shown now.
    #[must_use]
    pub fn of(ctx: &egui::Context) -> Arc<Self> {
        let dark = ctx.theme() == egui::Theme::Dark;
        let installed = ctx.data(|data| data.get_temp::<Installed>(Id::NULL));
        match installed {
            Some(installed) if dark => installed.dark,
            Some(installed) => installed.light,
            None => Arc::new(Self::new(dark, false)),
        }
    }
}

#[derive(Clone)]
struct Installed {
    choice: ThemeChoice,
    light: Arc<Theme>,
    dark: Arc<Theme>,
}

/// Brings fonts, colours and styles into a context; costs nothing when the choice is the one installed.
///
/// The first call must come before the first frame, since egui takes up fonts between frames.
pub fn install(ctx: &egui::Context, choice: ThemeChoice) {
    let installed = ctx.data(|data| data.get_temp::<Installed>(Id::NULL));
    match installed {
        Some(installed) if installed.choice == choice => return,
        Some(_) => {}
        None => fonts::install(ctx, other_fonts()),
    }
    let light = match choice.mode {
        Mode::Print => palette::printed(choice.colour_blind),
        _ => Theme::new(false, choice.colour_blind),
    };
    let themes =
        Installed { choice, light: Arc::new(light), dark: Arc::new(Theme::new(true, choice.colour_blind)) };
    ctx.set_style_of(egui::Theme::Light, style::style(&themes.light));
    ctx.set_style_of(egui::Theme::Dark, style::style(&themes.dark));
    ctx.data_mut(|data| data.insert_temp(Id::NULL, themes));
    ctx.set_theme(match choice.mode {
        Mode::System => egui::ThemePreference::System,
        Mode::Light | Mode::Print => egui::ThemePreference::Light,
        Mode::Dark => egui::ThemePreference::Dark,
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_theme_changes_at_run_time() {
        let ctx = egui::Context::default();
        let run = || ctx.run_ui(egui::RawInput::default(), |_| {}).drop_without_applying_deltas();
        install(&ctx, ThemeChoice::LIGHT);
        run();
        assert!(!Theme::of(&ctx).dark);
        install(&ctx, ThemeChoice { mode: Mode::Dark, colour_blind: true });
        run();
        let theme = Theme::of(&ctx);
        assert!(theme.dark);
        assert_eq!(*theme, Theme::new(true, true));
        assert_eq!(ctx.global_style().visuals.window_fill, theme.paper);
    }
}
