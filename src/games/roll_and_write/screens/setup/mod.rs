//! Setting up a game: the parts of the forms of a new game, a score pad and a finished paper game, each written once,
//! and the page that the first two share.

pub mod agreed;
pub mod counts;
pub mod places;
pub mod sheets;

use egui::{Align, Align2, Key, Layout, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

pub use places::Offer;
pub use sheets::SheetChoice;

use crate::{
    games::roll_and_write::session::{Setup, seating::SeatSetup},
    storage::Settings,
    text::Texts,
    ui::{
        actions::Action,
        drawing::{frame, symbols::Symbol},
        form::{self, Column},
        theme::{self, TextSize, Theme},
        widgets::{self, fitted_text, surface::Surface},
    },
};

/// The height of the strip with the button.
const STRIP: f32 = theme::size::STRIP;

/// What the page asks for.
pub enum Asked {
    /// To begin.
    Start,
    /// To go back.
    Back,
}

/// What the strip says of what is set up.
pub struct Outline<'a> {
    /// The set-up.
    pub setup: &'a Setup,
    /// More about it in a line.
    pub hint: String,
    /// What keeps it from being begun.
    pub fault: Option<String>,
}

/// The person at this computer.
pub fn me(settings: &Settings) -> SeatSetup {
    SeatSetup::mine(&settings.player_name, &settings.player_colour)
}

/// What is wrong with who sits where.
pub fn fault(texts: &Texts, setup: &Setup) -> Option<String> {
    places::fault(texts, &setup.playing())
}

/// Shows a page: its bar, two columns, and a strip with what will be played and the button to begin.
pub fn page<S>(
    screen: &mut S,
    ui: &mut Ui,
    texts: &Texts,
    title: &str,
    column: impl Fn(&mut S, &mut Ui, Column),
    outline: impl Fn(&S) -> Outline<'_>,
) -> Option<Asked> {
    let begin = Action::new(texts.new_start(), ()).icon(Symbol::Play).key(Key::Enter).primary();
    // A field that is typed in has Enter for itself, and does not have the keyboard any more below.
    let enter = begin.is_pressed(ui);
    widgets::touch(ui);
    ui.spacing_mut().item_spacing.y = 0.0;
    let back = form::bar(ui, texts, title);
    let (body, foot) = form::with_strip(ui, ui.available_rect_before_wrap(), STRIP);
    ui.scope_builder(UiBuilder::new().max_rect(body), |ui| {
        form::columns(ui, |ui, place| column(screen, ui, place));
    });
    let outline = outline(screen);
    let start = strip(ui, texts, foot, &outline, begin) || enter;
    if back {
        return Some(Asked::Back);
    }
    (start && outline.fault.is_none()).then_some(Asked::Start)
}

/// What will be played, and the button to begin; true when it is pressed.
fn strip(ui: &mut Ui, texts: &Texts, rect: Rect, outline: &Outline<'_>, begin: Action<'_, ()>) -> bool {
    let theme = Theme::of(ui.ctx());
    frame::plain(ui.painter(), rect, &theme);
    let inside = rect.shrink2(vec2(22.0, 0.0));
    let mut side =
        ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::right_to_left(Align::Center)));
    let why_not = outline.fault.as_deref().unwrap_or_default();
    let (_, start) = begin.only_if(outline.fault.is_none(), why_not).button(&mut side, texts, 210.0);
    let width = side.min_rect().min.x - inside.min.x - 20.0;
    let agreed = &outline.setup.agreed;
    let title = match agreed.players {
        1 => texts.play_title_solo(agreed.phantoms),
        players => texts.play_title_players(players),
    };
    let rounds = texts.count_rounds(agreed.rounds());
    let (words, ink) = match &outline.fault {
        Some(fault) => (fault.as_str(), theme.danger),
        None => (outline.hint.as_str(), theme.ink_soft),
    };
    let said =
        ui.interact(inside.with_max_x(inside.min.x + width), ui.scope_id().with("hint"), Sense::hover());
    said.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let line = |y: f32, text: &str, font, colour| {
        let at = pos2(inside.min.x, rect.center().y + y);
        fitted_text(ui.painter(), at, Align2::LEFT_CENTER, text, font, colour, width);
    };
    line(-11.0, &format!("{title} · {rounds}"), theme::title(TextSize::HEADING), theme.ink);
    line(14.0, words, theme::body(TextSize::TEXT), ink);
    start
}

/// The left card of a page, at least `height` high: who plays, and for what. Computers may sit there where controllers
/// are offered. Below stands what the page has of its `own`.
pub fn people(
    ui: &mut Ui,
    texts: &Texts,
    setup: &mut Setup,
    offer: Offer,
    height: f32,
    own: impl FnOnce(&mut Ui, &Setup),
) {
    Surface::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        if let Some(players) = agreed::players(ui, texts, setup.agreed.players) {
            setup.set_players(players);
        }
        ui.add_space(theme::space::MEDIUM);
        let players = setup.agreed.players;
        places::rows(ui, texts, &mut setup.seating, players, offer);
        if players == 1 {
            agreed::phantoms(ui, texts, &mut setup.agreed);
            agreed::goal(ui, texts, &mut setup.agreed);
            if setup.agreed.against {
                agreed::bonus(ui, texts, &mut setup.agreed);
            }
        } else {
            places::first(ui, texts, &mut setup.seating, players);
        }
        if players > 1 && offer.controllers {
            form::hint(ui, texts.new_me_hint());
        }
        if players == 2 {
            form::hint(ui, texts.new_two_hint());
        }
        own(ui, setup);
        form::fill(ui, height);
    });
}

/// The first fields of the right card; true if another sheet was chosen.
pub fn sheet_and_rounds(ui: &mut Ui, texts: &Texts, sheets: &SheetChoice, setup: &mut Setup) -> bool {
    let mut changed = false;
    halves(ui, |ui, left| {
        if left {
            changed = sheets.show(ui, texts, &mut setup.sheet);
        } else {
            agreed::rounds(ui, texts, &mut setup.agreed);
        }
    });
    changed
}

/// Its last fields: the readings of the rules.
pub fn readings(ui: &mut Ui, texts: &Texts, setup: &mut Setup) {
    halves(ui, |ui, left| {
        if left {
            agreed::special_actions(ui, texts, &mut setup.agreed);
        } else {
            agreed::change_dice(ui, texts, &mut setup.agreed);
        }
    });
}

/// Two fields side by side.
fn halves(ui: &mut Ui, mut contents: impl FnMut(&mut Ui, bool)) {
    ui.add_space(if ui.min_rect().height() > 0.0 { form::GAP } else { 0.0 });
    ui.horizontal_top(|ui| {
        let half = (ui.available_width() - 16.0) / 2.0;
        ui.spacing_mut().item_spacing.x = theme::space::LARGE;
        for left in [true, false] {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.x = theme::space::MEDIUM;
                ui.set_width(half);
                contents(ui, left);
            });
        }
    });
}
