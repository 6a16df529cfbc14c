//! The list of keys, over whatever is shown.

use egui::{Align, Frame, Id, Layout, Modal, RichText, ScrollArea, Ui, vec2};

use crate::{
    app::{AppCommand, AppState},
    text::{Label, Texts},
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
    Named(Label),
    /// By a drawing.
    Drawn(Symbol),
}
use Cap::{Drawn, Named, Plain};

/// What some keys do.
type Row = (&'static [Cap], Label);

const EVERYWHERE: &[Row] = &[
    (&[Named(Texts::keys_enter)], Texts::keys_do_confirm),
    (&[Named(Texts::keys_escape)], Texts::keys_do_back),
    (&[Named(Texts::keys_tab)], Texts::keys_do_focus),
    (&[Plain("F11")], Texts::keys_do_full_screen),
    (&[Plain("?")], Texts::keys_do_help),
    (&[Plain("Ctrl"), Plain("Q")], Texts::keys_do_quit),
];

const PLAYING: &[Row] = &[
    (&[Named(Texts::keys_arrows)], Texts::keys_do_move),
    (&[Named(Texts::keys_space)], Texts::keys_do_build),
    (&[Plain("1"), Plain("2"), Plain("3"), Plain("4")], Texts::keys_do_choose),
    (&[Plain("G")], Texts::keys_do_gain),
    (&[Plain("C")], Texts::keys_do_change),
    (&[Plain("B")], Texts::keys_do_second),
    (&[Named(Texts::keys_enter)], Texts::keys_do_end),
    (&[Plain("H")], Texts::keys_do_hint),
    (&[Plain("U")], Texts::keys_do_undo),
    (&[Named(Texts::keys_shift), Plain("U")], Texts::keys_do_redo),
    (&[Plain("T")], Texts::keys_do_take_back),
    (&[Plain("V")], Texts::keys_do_sheets),
    (&[Plain("1"), Plain("–"), Plain("6")], Texts::keys_do_type),
    (&[Plain("R")], Texts::keys_do_program),
    (&[Plain("M")], Texts::keys_do_menu),
];

const TABLE: &[Row] = &[
    (&[Plain("1–6")], Texts::keys_do_box),
    (&[Drawn(Symbol::ArrowUp), Drawn(Symbol::ArrowDown)], Texts::keys_do_row),
    (&[Plain("G")], Texts::keys_do_coins),
    (&[Plain("B")], Texts::keys_do_second_box),
    (&[Plain("N")], Texts::keys_do_nothing),
    (&[Named(Texts::keys_enter)], Texts::keys_do_next),
    (&[Named(Texts::keys_page_up), Named(Texts::keys_page_down)], Texts::keys_do_late),
    (&[Plain("H")], Texts::keys_do_history),
    (&[Plain("F")], Texts::keys_do_forecast),
    (&[Plain("O")], Texts::keys_do_audit),
];

const TRANSCRIBING: &[Row] = &[
    (&[Plain("1–6")], Texts::keys_do_paint),
    (&[Named(Texts::keys_arrows)], Texts::keys_do_paint_move),
    (&[Named(Texts::keys_backspace)], Texts::keys_do_paint_back),
    (&[Plain("Ctrl"), Plain("Z")], Texts::keys_do_undo),
    (&[Plain("Ctrl"), Plain("Y")], Texts::keys_do_redo),
    (&[Plain("Ctrl"), Plain("S")], Texts::save),
];

const REPLAYING: &[Row] = &[
    (&[Named(Texts::keys_space)], Texts::keys_do_play),
    (&[Drawn(Symbol::ArrowLeft), Drawn(Symbol::ArrowRight)], Texts::keys_do_step),
    (&[Named(Texts::keys_page_up), Named(Texts::keys_page_down)], Texts::keys_do_round),
    (&[Named(Texts::keys_home), Named(Texts::keys_end)], Texts::keys_do_ends),
    (&[Plain("P")], Texts::keys_do_play_on),
];

const LIBRARY: &[Row] = &[
    (&[Drawn(Symbol::ArrowUp), Drawn(Symbol::ArrowDown)], Texts::keys_do_pick),
    (&[Plain("F")], Texts::library_search),
    (&[Plain("R")], Texts::library_replay),
    (&[Plain("S")], Texts::library_score),
    (&[Plain("A")], Texts::library_rematch),
    (&[Plain("F2")], Texts::library_details),
    (&[Plain("E")], Texts::library_export),
    (&[Plain("I")], Texts::library_import),
    (&[Named(Texts::keys_delete)], Texts::delete),
];

const SCORE_CARD: &[Row] = &[
    (&[Named(Texts::keys_arrows)], Texts::keys_do_reasons),
    (&[Plain("A")], Texts::score_again),
    (&[Plain("D")], Texts::score_same_dice),
    (&[Plain("R")], Texts::score_replay),
    (&[Plain("E")], Texts::library_export),
    (&[Plain("I")], Texts::score_export_png),
    (&[Plain("C")], Texts::score_export_text),
];

/// What is under one heading.
type Section = (Label, &'static [Row]);

/// Columns of about the same height.
const COLUMNS: [&[Section]; 3] = [
    &[
        (Texts::keys_everywhere, EVERYWHERE),
        (Texts::keys_transcribing, TRANSCRIBING),
        (Texts::score_card, SCORE_CARD),
    ],
    &[(Texts::keys_playing, PLAYING), (Texts::keys_replaying, REPLAYING)],
    &[(Texts::keys_pad, TABLE), (Texts::library_title, LIBRARY)],
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
            ui.label(RichText::new(texts.keys_title()).font(theme::title(28.0)).color(theme.ink));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add(Button::icon_only(Symbol::Close, texts.close())).clicked()
            })
            .inner
        })
        .inner;
    ui.add_space(10.0);
    closed
}

fn section(ui: &mut Ui, texts: &Texts, heading: Label, rows: &[Row]) {
    let theme = Theme::of(ui.ctx());
    ui.vertical(|ui| {
        ui.set_width(SECTION);
        ui.spacing_mut().item_spacing = vec2(4.0, 0.0);
        ui.label(RichText::new(heading(texts)).font(theme::title(20.0)).color(theme.gold_ink));
        ui.add_space(6.0);
        for (caps, does) in rows {
            ui.horizontal(|ui| {
                ui.set_min_height(30.0);
                let start = ui.cursor().min.x;
                for cap in *caps {
                    match cap {
                        Plain(key) => key_cap::show(ui, key),
                        Named(key) => key_cap::show(ui, key(texts)),
                        Drawn(symbol) => key_cap::show_symbol(ui, *symbol),
                    };
                }
                ui.add_space((start + KEYS - ui.cursor().min.x).max(6.0));
                let words = RichText::new(does(texts)).font(theme::body(16.0)).color(theme.ink);
                ui.add(egui::Label::new(words).wrap());
            });
        }
        ui.add_space(12.0);
    });
}
