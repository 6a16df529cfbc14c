//! The list of keys, over whatever is shown.

use egui::{Align, Frame, Id, Layout, Modal, RichText, ScrollArea, Ui, vec2};

use crate::{
    app::{AppCommand, AppState},
    text::{Key, Texts},
    ui::{
        drawing::symbols::Symbol,
        theme::{self, Theme},
        widgets::{button::Button, key_cap, surface::Surface},
    },
};

/// A key as it is drawn.
#[derive(Clone, Copy)]
enum Cap {
    /// The same in every language.
    Plain(&'static str),
    /// By its name in the language.
    Named(Key),
    /// By a drawing.
    Drawn(Symbol),
}
use Cap::{Drawn, Named, Plain};

/// What some keys do.
type Row = (&'static [Cap], Key);

const EVERYWHERE: &[Row] = &[
    (&[Named(Key::KeysEnter)], Key::KeysDoConfirm),
    (&[Named(Key::KeysEscape)], Key::KeysDoBack),
    (&[Named(Key::KeysTab)], Key::KeysDoFocus),
    (&[Plain("F11")], Key::KeysDoFullScreen),
    (&[Plain("?")], Key::KeysDoHelp),
    (&[Plain("Ctrl"), Plain("Q")], Key::KeysDoQuit),
];

const PLAYING: &[Row] = &[
    (&[Named(Key::KeysArrows)], Key::KeysDoMove),
    (&[Named(Key::KeysSpace)], Key::KeysDoBuild),
    (&[Plain("1"), Plain("2"), Plain("3"), Plain("4")], Key::KeysDoChoose),
    (&[Plain("G")], Key::KeysDoGain),
    (&[Plain("C")], Key::KeysDoChange),
    (&[Plain("B")], Key::KeysDoSecond),
    (&[Named(Key::KeysEnter)], Key::KeysDoEnd),
    (&[Plain("H")], Key::KeysDoHint),
    (&[Plain("U")], Key::KeysDoUndo),
    (&[Named(Key::KeysShift), Plain("U")], Key::KeysDoRedo),
    (&[Plain("T")], Key::KeysDoTakeBack),
    (&[Plain("V")], Key::KeysDoSheets),
    (&[Plain("1"), Plain("–"), Plain("6")], Key::KeysDoType),
    (&[Plain("R")], Key::KeysDoProgram),
    (&[Plain("M")], Key::KeysDoMenu),
];

const TABLE: &[Row] = &[
    (&[Plain("1–6")], Key::KeysDoBox),
    (&[Drawn(Symbol::ArrowUp), Drawn(Symbol::ArrowDown)], Key::KeysDoRow),
    (&[Plain("G")], Key::KeysDoCoins),
    (&[Plain("B")], Key::KeysDoSecondBox),
    (&[Plain("N")], Key::KeysDoNothing),
    (&[Named(Key::KeysEnter)], Key::KeysDoNext),
    (&[Named(Key::KeysPageUp), Named(Key::KeysPageDown)], Key::KeysDoLate),
    (&[Plain("H")], Key::KeysDoHistory),
    (&[Plain("F")], Key::KeysDoForecast),
    (&[Plain("O")], Key::KeysDoAudit),
];

const TRANSCRIBING: &[Row] = &[
    (&[Plain("1–6")], Key::KeysDoPaint),
    (&[Named(Key::KeysArrows)], Key::KeysDoPaintMove),
    (&[Named(Key::KeysBackspace)], Key::KeysDoPaintBack),
    (&[Plain("Ctrl"), Plain("Z")], Key::KeysDoUndo),
    (&[Plain("Ctrl"), Plain("Y")], Key::KeysDoRedo),
    (&[Plain("Ctrl"), Plain("S")], Key::Save),
];

const REPLAYING: &[Row] = &[
    (&[Named(Key::KeysSpace)], Key::KeysDoPlay),
    (&[Drawn(Symbol::ArrowLeft), Drawn(Symbol::ArrowRight)], Key::KeysDoStep),
    (&[Named(Key::KeysPageUp), Named(Key::KeysPageDown)], Key::KeysDoRound),
    (&[Named(Key::KeysHome), Named(Key::KeysEnd)], Key::KeysDoEnds),
    (&[Plain("P")], Key::KeysDoPlayOn),
];

const LIBRARY: &[Row] = &[
    (&[Drawn(Symbol::ArrowUp), Drawn(Symbol::ArrowDown)], Key::KeysDoPick),
    (&[Plain("F")], Key::LibrarySearch),
    (&[Plain("R")], Key::LibraryReplay),
    (&[Plain("S")], Key::LibraryScore),
    (&[Plain("A")], Key::LibraryRematch),
    (&[Plain("F2")], Key::LibraryDetails),
    (&[Plain("E")], Key::LibraryExport),
    (&[Plain("I")], Key::LibraryImport),
    (&[Named(Key::KeysDelete)], Key::Delete),
];

const SCORE_CARD: &[Row] = &[
    (&[Named(Key::KeysArrows)], Key::KeysDoReasons),
    (&[Plain("A")], Key::ScoreAgain),
    (&[Plain("D")], Key::ScoreSameDice),
    (&[Plain("R")], Key::ScoreReplay),
    (&[Plain("E")], Key::LibraryExport),
    (&[Plain("I")], Key::ScoreExportPng),
    (&[Plain("C")], Key::ScoreExportText),
];

/// What is under one heading.
type Section = (Key, &'static [Row]);

/// Columns of about the same height.
const COLUMNS: [&[Section]; 3] = [
    &[(Key::KeysEverywhere, EVERYWHERE), (Key::KeysTranscribing, TRANSCRIBING), (Key::ScoreCard, SCORE_CARD)],
    &[(Key::KeysPlaying, PLAYING), (Key::KeysReplaying, REPLAYING)],
    &[(Key::KeysPad, TABLE), (Key::LibraryTitle, LIBRARY)],
];

/// The width of a column, and the room for its keys.
const SECTION: f32 = 296.0;
const KEYS: f32 = 132.0;

/// Draws the list.
pub fn show(ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
    let theme = Theme::of(ui.ctx());
    let texts = &app.texts;
    let window = ui.ctx().content_rect();
    let modal = Modal::new(Id::unique("help")).backdrop_color(theme.veil).frame(Frame::new());
    let shown = modal.show(ui.ctx(), |ui| {
        let abreast = (((window.width() - 50.0) / (SECTION + 20.0)) as usize).clamp(1, COLUMNS.len());
        Surface::Ornate.show(ui, |ui| {
            ui.set_width(SECTION * abreast as f32 + 20.0 * (abreast - 1) as f32);
            let closed = title(ui, texts);
            let room = (window.height() - 150.0).max(120.0);
            ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
                for line in COLUMNS.chunks(abreast) {
                    ui.horizontal_top(|ui| {
                        ui.spacing_mut().item_spacing.x = 20.0;
                        for column in line {
                            ui.vertical(|ui| {
                                for (heading, rows) in *column {
                                    section(ui, texts, *heading, rows);
                                }
                            });
                        }
                    });
                }
            });
            closed
        })
    });
    if shown.inner.inner || shown.backdrop_response.clicked() {
        commands.push(AppCommand::Help);
    }
}

/// The title and a button to close; returns true if it was pressed.
fn title(ui: &mut Ui, texts: &Texts) -> bool {
    let theme = Theme::of(ui.ctx());
    let closed = ui
        .horizontal(|ui| {
            ui.label(RichText::new(texts.get(Key::KeysTitle)).font(theme::title(28.0)).color(theme.ink));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add(Button::icon_only(Symbol::Close, texts.get(Key::Close))).clicked()
            })
            .inner
        })
        .inner;
    ui.add_space(10.0);
    closed
}

fn section(ui: &mut Ui, texts: &Texts, heading: Key, rows: &[Row]) {
    let theme = Theme::of(ui.ctx());
    ui.vertical(|ui| {
        ui.set_width(SECTION);
        ui.spacing_mut().item_spacing = vec2(4.0, 0.0);
        ui.label(RichText::new(texts.get(heading)).font(theme::title(20.0)).color(theme.gold_ink));
        ui.add_space(6.0);
        for (caps, does) in rows {
            ui.horizontal(|ui| {
                ui.set_min_height(30.0);
                let start = ui.cursor().min.x;
                for cap in *caps {
                    match cap {
                        Plain(key) => key_cap::show(ui, key),
                        Named(key) => key_cap::show(ui, texts.get(*key)),
                        Drawn(symbol) => key_cap::show_symbol(ui, *symbol),
                    };
                }
                ui.add_space((start + KEYS - ui.cursor().min.x).max(6.0));
                let words = RichText::new(texts.get(*does)).font(theme::body(16.0)).color(theme.ink);
                ui.add(egui::Label::new(words).wrap());
            });
        }
        ui.add_space(12.0);
    });
}
