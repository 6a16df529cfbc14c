//! A decision that is practised, as a card: the board as it stood, which game it was, what the decision lost, and when it
//! comes back.

use egui::{Align2, Painter, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};
use jiff::civil::Date;

use crate::{
    day_of,
    play::{Drill, DrillPosition, drills::DISTANCES},
    search::Goal,
    words::{Figures, list, minus},
};
use kernel::{
    PlayedKind,
    record::{Seat, SeatKind},
};
use text::Texts;
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme, space},
    widgets::{
        fitted_text,
        round_track::{self, Track},
        wrapped,
    },
};

/// The height of a card.
pub const HEIGHT: f32 = 192.0;
/// From one step towards being learned to the next.
const STEP: f32 = 16.0;
/// The room for the game in two lines.
const ABOUT: f32 = 40.0;
/// From one line to the next.
const LINE: f32 = 28.0;

/// What a game says and draws of a decision, before anybody knows what it was worth.
pub trait DrilledGame {
    /// The games that are played.
    type Kind: PlayedKind;
    /// What is drawn of a position, made ready once.
    type Board;

    /// What the game is called.
    fn title(texts: &Texts, position: &DrillPosition<Self::Kind>) -> String;

    /// A player.
    fn player(texts: &Texts, seats: &[Seat], row: usize) -> String;

    /// A round, or a turn of whoever decided.
    fn round(texts: &Texts, round: usize) -> String;

    /// Makes ready what is drawn.
    fn board(position: &DrillPosition<Self::Kind>) -> Self::Board;

    /// Draws it in the middle of a place.
    fn paint(painter: &Painter, place: Rect, theme: &Theme, board: &Self::Board);
}

/// A card, made ready once.
pub struct Card<G: DrilledGame> {
    board: Option<G::Board>,
    title: String,
    /// When it was, and with whom.
    about: String,
    /// The round; empty where the game cannot be read.
    round: String,
    lost: String,
    times: String,
    when: String,
    steps: Track,
    state: State,
}

/// Whether it is to be practised.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Due,
    Later,
    Learned,
    /// It cannot be: its game is gone.
    Gone,
}

impl<G: DrilledGame> Card<G> {
    /// Of a decision, with its position where its game could be read.
    pub fn new(texts: &Texts, drill: &Drill, position: Option<&DrillPosition<G::Kind>>, today: Date) -> Self {
        let figures = Figures::round(texts, drill.goal());
        let lost = figures.named(&figures.figure(drill.lost));
        let lost = minus(&figures.with_vp(lost, drill.vp, Figures::figure));
        let lost = match drill.goal() {
            Goal::Victory if drill.vp.is_none() => texts.drills_lost_chance(&lost),
            Goal::Victory | Goal::Total => texts.drills_lost(&lost),
        };
        let (state, when) = match () {
            () if position.is_none() => (State::Gone, String::new()),
            () if drill.sits() => (State::Learned, texts.drills_sits().to_owned()),
            () if drill.is_due(today) => (State::Due, texts.drills_is_due().to_owned()),
            () => (State::Later, texts.drills_comes_back(drill.days_left(today))),
        };
        let missing = || texts.drills_no_game().to_owned();
        Self {
            board: position.map(G::board),
            title: position.map_or_else(missing, |position| G::title(texts, position)),
            about: position.map(|position| about::<G>(texts, position)).unwrap_or_default(),
            round: position.map(|position| G::round(texts, position.round)).unwrap_or_default(),
            lost,
            times: texts.drills_times(drill.times()),
            when,
            steps: Track { over: drill.well, now: !drill.sits(), rounds: DISTANCES.len() },
            state,
        }
    }

    /// Draws it in a place.
    pub fn show(&self, ui: &Ui, place: Rect) {
        let theme = Theme::of(ui.ctx());
        let response = ui.interact(place, ui.scope_id().with("drill"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, self.told()));
        let painter = ui.painter();
        let edge = match self.state {
            State::Due => theme::stroke::strong(theme.gold),
            State::Later | State::Learned | State::Gone => theme::stroke::fine(theme.gold_line),
        };
        painter.rect(place, theme::radius::CARD, theme.raised, edge, StrokeKind::Inside);
        let inside = place.shrink(space::MEDIUM);
        let board = inside.with_max_x(inside.min.x + inside.height());
        match &self.board {
            Some(ready) => G::paint(painter, board, &theme, ready),
            None => {
                painter.rect_filled(board, theme::radius::CONTROL, theme.band);
                let mark = Rect::from_center_size(board.center(), Vec2::splat(theme::size::LARGE_DRAWING));
                symbols::paint(painter, mark, Symbol::Search, theme.ink_faint);
            }
        }
        self.words(painter, inside.with_min_x(board.max.x + space::LARGE), &theme);
    }

    fn words(&self, painter: &Painter, place: Rect, theme: &Theme) {
        let (x, width) = (place.min.x, place.width());
        let write = |y: f32, words: &str, font, ink| {
            fitted_text(painter, pos2(x, y), Align2::LEFT_CENTER, words, font, ink, width)
        };
        let mut y = place.min.y + LINE / 2.0;
        write(y, &self.title, theme::bold(TextSize::TEXT), theme.ink);
        y += LINE / 2.0;
        let about = theme::body(TextSize::SMALL);
        let about = wrapped(painter, &self.about, about, theme.ink_soft, vec2(width, ABOUT));
        painter.galley(pos2(x, y), about, theme.ink_soft);
        y += ABOUT + LINE / 2.0;
        let round = write(y, &self.round, theme::medium(TextSize::TEXT), theme.ink);
        let left = if self.round.is_empty() { x } else { round.max.x + space::MEDIUM };
        let room = (place.max.x - left).max(1.0);
        let font = theme::bold(TextSize::TEXT);
        fitted_text(painter, pos2(left, y), Align2::LEFT_CENTER, &self.lost, font, theme.danger, room);
        y += LINE;
        round_track::paint(painter, pos2(x, y), STEP, theme, self.steps);
        let beside = STEP * self.steps.rounds as f32 + space::SMALL;
        let font = theme::body(TextSize::SMALL);
        let at = pos2(x + beside, y);
        fitted_text(painter, at, Align2::LEFT_CENTER, &self.times, font, theme.ink_soft, width - beside);
        y += LINE;
        let (symbol, ink) = match self.state {
            State::Due => (Symbol::Play, theme.gold_ink),
            State::Later => (Symbol::Clock, theme.ink_soft),
            State::Learned => (Symbol::Check, theme.success),
            State::Gone => return,
        };
        let side = theme::size::SYMBOL;
        let mark = Rect::from_min_size(pos2(x, y - side / 2.0), vec2(side, side));
        symbols::paint(painter, mark, symbol, ink);
        let beside = side + space::SMALL;
        let font = theme::bold(TextSize::TEXT);
        let at = pos2(x + beside, y);
        fitted_text(painter, at, Align2::LEFT_CENTER, &self.when, font, ink, width - beside);
    }

    /// All of it, as it is read out.
    fn told(&self) -> String {
        let parts = [&self.title, &self.about, &self.round, &self.lost, &self.times, &self.when];
        let parts: Vec<&str> =
            parts.into_iter().filter(|part| !part.is_empty()).map(String::as_str).collect();
        parts.join(", ")
    }
}

/// When a game was, and with whom; phantoms are nobody.
fn about<G: DrilledGame>(texts: &Texts, position: &DrillPosition<G::Kind>) -> String {
    let (day, seats) = (text::day(texts, day_of(&position.header)), &position.header.seats);
    let others =
        (0..).zip(seats).filter(|(row, seat)| *row != position.seat && seat.kind != SeatKind::Phantom);
    let mut others = others.map(|(row, _)| G::player(texts, seats, row)).peekable();
    if others.peek().is_none() { day } else { texts.drills_with(&day, &list(texts, others)) }
}
