//! The three ways to play, each a card from which it starts at once.

use egui::{
    Align2, Key as Press, Painter, Rect, Role, Sense, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::choices::{Choices, FEWEST_AROUND, Mode};
use crate::session::{agreed::PHANTOMS, seating::MOST_PLAYERS};
use common::screens::setup::number;
use text::Texts;
use ui::{
    actions::Action,
    drawing::{
        dice::{self, DieStyle},
        frame::PLAIN_MARGIN,
        rosette, star,
        symbols::{self, Symbol},
    },
    form,
    theme::{self, TextSize, Theme},
    widgets::{self, control_height, focus_ring, shows_focus, surface::Surface},
};

/// The height of a card: its head, three lines, a choice and a button.
const HEIGHT: f32 = 284.0;
/// The same in a window lower than this: the choice goes without its name, so that more of what is below is in sight.
const LOW: f32 = 256.0;
const LOW_WINDOW: f32 = 720.0;
/// The same where the cards stand one below the other: two lines, and the choice beside the button.
const FLAT: f32 = 192.0;
/// The side of its picture.
const PICTURE: f32 = theme::size::TALL;
/// A choice of numbers with its name above.
const CHOICE: f32 = 72.0;
/// Narrower, the cards stand one below the other.
const NARROW: f32 = 700.0;

/// What keeps a game from being started.
#[derive(Clone)]
pub struct Obstacle {
    /// What it is, in words.
    pub words: String,
    /// Something is wrong, and not only another thing to be done.
    pub is_wrong: bool,
}

/// Shows the cards; the way to play that is to start. `obstacle` says what keeps one from that.
pub fn show(
    ui: &mut Ui,
    texts: &Texts,
    choices: &mut Choices,
    obstacle: impl Fn(&Choices) -> Option<Obstacle>,
) -> Option<Mode> {
    let room = ui.available_width();
    let columns = if room < NARROW { 1 } else { Mode::ALL.len() };
    let width = (room - form::CARD_GAP * (columns - 1) as f32) / columns as f32;
    let height = match columns {
        1 => FLAT,
        _ if ui.ctx().content_rect().height() < LOW_WINDOW => LOW,
        _ => HEIGHT,
    };
    let mut start = None;
    for row in Mode::ALL.chunks(columns) {
        let (place, _) = ui.allocate_exact_size(vec2(room, height), Sense::hover());
        for (column, &mode) in row.iter().enumerate() {
            let left = place.min.x + (width + form::CARD_GAP) * column as f32;
            let rect = Rect::from_min_size(pos2(left, place.min.y), vec2(width, height));
            let asked =
                ui.push_id(("card", mode as u8), |ui| card(ui, texts, choices, mode, rect, &obstacle)).inner;
            start = start.or(asked.then_some(mode));
        }
        ui.add_space(form::CARD_GAP);
    }
    start
}

/// A card; true when its game is to start.
fn card(
    ui: &mut Ui,
    texts: &Texts,
    choices: &mut Choices,
    mode: Mode,
    rect: Rect,
    obstacle: impl Fn(&Choices) -> Option<Obstacle>,
) -> bool {
    let theme = Theme::of(ui.ctx());
    let is_chosen = choices.mode() == mode;
    let of_mode = choices.in_mode(mode);
    let (title, hint) = words(texts, &of_mode);
    Surface::Plain.show_in(ui, rect, |_| {});
    let response = ui.interact(rect, ui.scope_id().with("choose"), Sense::click());
    widgets::leave_enter(ui, response.id);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, title));
    let said = format!("{hint}. {}", counts(texts, &of_mode));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(said));
    if response.clicked() {
        choices.choose(mode);
    }
    if is_chosen || response.hovered() {
        let stroke =
            if is_chosen { theme::stroke::strong(theme.gold) } else { theme::stroke::edge(theme.gold) };
        let edge = rect.shrink(theme::space::TIGHT);
        ui.painter().rect_stroke(edge, theme::radius::CARD, stroke, StrokeKind::Inside);
    }
    if shows_focus(ui, &response) {
        focus_ring(ui.painter(), rect, &theme, theme::radius::CARD);
    }
    let inside = rect.shrink(PLAIN_MARGIN);
    head(ui.painter(), &theme, inside, mode, title);
    let is_named = rect.height() >= HEIGHT;
    let choice_height = if is_named { CHOICE } else { control_height(ui) };
    let (choice, button) = below(inside, rect.height() < LOW, [choice_height, control_height(ui)]);
    let obstacle = obstacle(&of_mode);
    let why_not = obstacle.as_ref().filter(|_| is_chosen);
    let under_head = inside.with_min_y(inside.min.y + PICTURE + theme::space::SMALL);
    under_heading(ui.painter(), &theme, under_head, &hint, why_not);
    if is_chosen {
        ui.scope_builder(UiBuilder::new().max_rect(choice), |ui| count(ui, texts, choices, is_named));
    } else {
        let counts = counts(texts, &of_mode);
        let font = theme::medium(TextSize::TEXT);
        let at = choice.left_bottom() - vec2(0.0, control_height(ui) / 2.0);
        widgets::fitted_text(ui.painter(), at, Align2::LEFT_CENTER, &counts, font, theme.ink, choice.width());
    }
    let start = start(texts, mode, title, is_chosen, obstacle);
    ui.scope_builder(UiBuilder::new().max_rect(button), |ui| start.show_wide(ui, texts, button.width()))
        .inner
        .is_some()
}

/// What a card says of itself; in the place of that why it cannot start, behind a sign.
fn under_heading(painter: &Painter, theme: &Theme, place: Rect, hint: &str, why_not: Option<&Obstacle>) {
    let (words, font, ink, left) = match why_not {
        Some(Obstacle { words, is_wrong }) => {
            let sign = Rect::from_min_size(place.min, Vec2::splat(theme::size::SYMBOL));
            let ink = if *is_wrong { theme.danger } else { theme.ink };
            symbols::paint(painter, sign, Symbol::Info, ink);
            (words.as_str(), theme::medium(TextSize::SMALL), ink, sign.max.x + theme::space::SMALL)
        }
        None => (hint, theme::body(TextSize::SMALL), theme.ink_soft, place.min.x),
    };
    let words = painter.layout(words.to_owned(), font, ink, place.max.x - left);
    painter.galley(pos2(left, place.min.y), words, ink);
}

/// The button of a card: Enter starts the one that is chosen.
fn start<'a>(
    texts: &'a Texts,
    mode: Mode,
    title: &str,
    is_chosen: bool,
    obstacle: Option<Obstacle>,
) -> Action<'a, ()> {
    let key = [Press::Num1, Press::Num2, Press::Num3][mode as usize];
    let start = Action::new(texts.new_start(), ()).icon(Symbol::Play).key(key).once();
    let start = start.name(texts.pad_said(title, texts.new_start()));
    // Enter does another thing that is to be done.
    let has_enter = is_chosen && obstacle.as_ref().is_none_or(|obstacle| obstacle.is_wrong);
    let start = if has_enter { start.first_key(Press::Enter).primary() } else { start };
    start.enabled_if(obstacle.is_none(), obstacle.map_or_else(String::new, |obstacle| obstacle.words))
}

/// What a card is called, and what it says of itself.
fn words<'a>(texts: &'a Texts, choices: &Choices) -> (&'a str, String) {
    match choices.mode() {
        Mode::Best => (texts.new_goal_score(), texts.new_goal_score_hint().to_owned()),
        Mode::Beat => (texts.new_goal_beat(), texts.new_goal_beat_hint(choices.setup.agreed.bonus())),
        Mode::Around => (texts.new_around(), texts.new_around_hint().to_owned()),
    }
}

/// Who plays, and for how long.
fn counts(texts: &Texts, choices: &Choices) -> String {
    let agreed = &choices.setup.agreed;
    let who = match agreed.players {
        1 => texts.count_phantoms(agreed.phantoms),
        players => texts.count_players(players),
    };
    format!("{who} · {}", texts.count_rounds(agreed.rounds()))
}

/// The places of the choice and of the button, of these heights, at the bottom of a card.
fn below(inside: Rect, is_flat: bool, [choice, height]: [f32; 2]) -> (Rect, Rect) {
    let row = Rect::from_min_max(pos2(inside.min.x, inside.max.y - height), inside.max);
    if is_flat {
        let (left, right) = row.split_left_right_at_fraction(0.6);
        return (left, Rect::from_min_max(right.min + vec2(form::CARD_GAP, 0.0), right.max));
    }
    let bottom = row.min.y - theme::space::MEDIUM;
    (Rect::from_min_max(pos2(row.min.x, bottom - choice), pos2(row.max.x, bottom)), row)
}

/// How many play, or how many phantoms; with its name above where there is room.
fn count(ui: &mut Ui, texts: &Texts, choices: &mut Choices, is_named: bool) {
    let setup = &mut choices.setup;
    let (name, now) = match setup.agreed.players {
        1 => (texts.new_phantoms(), setup.agreed.phantoms),
        players => (texts.new_players(), players),
    };
    let (fewest, most) = PHANTOMS;
    let mut choose = |ui: &mut Ui| {
        if setup.agreed.players == 1 {
            let spoken = |n| texts.count_phantoms(n);
            setup.agreed.phantoms = number(ui, name, now, fewest..=most, spoken).unwrap_or(now);
        } else {
            let spoken = |n| texts.count_players(n);
            if let Some(players) = number(ui, name, now, FEWEST_AROUND..=MOST_PLAYERS, spoken) {
                setup.set_players(players);
            }
        }
    };
    if is_named {
        form::field(ui, name, |ui, _| choose(ui));
    } else {
        choose(ui);
    }
}

/// The picture and the title.
fn head(painter: &Painter, theme: &Theme, inside: Rect, mode: Mode, title: &str) {
    let place = Rect::from_min_size(inside.min, Vec2::splat(PICTURE));
    picture(painter, theme, place, mode);
    let left = place.max.x + theme::space::MEDIUM;
    let room = vec2(inside.max.x - left, PICTURE);
    let title = widgets::two_lines(
        painter,
        title,
        theme::title(TextSize::HEADING),
        theme.ink,
        (room.x, egui::Align::LEFT),
    );
    painter.galley(pos2(left, place.center().y - title.size().y / 2.0), title, theme.ink);
}

/// A rosette to win, the phantoms' dice, or stars in the colours of players.
fn picture(painter: &Painter, theme: &Theme, place: Rect, mode: Mode) {
    let side = place.width();
    match mode {
        Mode::Best => rosette::paint(painter, place.center(), side / 2.0, 0.0, theme),
        Mode::Beat => {
            let die = Vec2::splat(side * 0.6);
            let colours = [(&theme.yellow_die, place.min, 5), (&theme.blue_die, place.max - die, 3)];
            for (colours, at, face) in colours {
                dice::paint(painter, Rect::from_min_size(at, die), theme, colours, face, DieStyle::default());
            }
        }
        Mode::Around => {
            for k in 0..5_u8 {
                let angle = std::f32::consts::TAU * (f32::from(k) / 5.0 - 0.25);
                let centre = place.center() + Vec2::angled(angle) * side * 0.32;
                let colour = theme.players[usize::from(k)];
                star::eight(painter, centre, side * 0.17, colour, theme::stroke::fine(theme.gold));
            }
        }
    }
}
