//! The game and the advisor's with the same tiles and cards side by side: the Alhambras at the end or after a turn, and what was
//! done where they part, or in that turn. As long as the advisor plays, the game alone can be gone through.

use egui::{Key as Press, Rect, ScrollArea, Ui, UiBuilder};

use crate::{
    advisor::Policy,
    log::PlayedGame,
    rules::{
        Cell, Piece,
        play::{PlayConfig, State},
    },
    screens::position,
    session::{
        Telling, option_text,
        same_tiles::{Comparison, Outcome, TurnPlayed},
    },
    text::names::who,
    widgets::board_view::{self, BoardScene},
};
use common::{
    BuildingType,
    screens::{
        compared::{self, StripPlace},
        lesson::paragraph,
    },
    widgets::race_strip::RaceStrip,
};
use kernel::record::Seat;
use text::Texts;
use ui::{
    actions::{Action, by_one_of},
    drawing::symbols::Symbol,
    form, room,
    theme::{TextSize, space},
    widgets::surface::{self, Surface},
};

/// The height of what is said below the Alhambras, in a low window, and where only the advisor is waited for.
const FOOT: f32 = 164.0;
const LOW_FOOT: f32 = 132.0;
const WAITING_FOOT: f32 = 84.0;
const GAP: f32 = space::MEDIUM;

/// Both games, made ready.
pub struct Pair {
    mine: PlayedGame,
    /// The advisor's game; none as long as it plays.
    best: Option<PlayedGame>,
    row: usize,
    /// As long as there is no other game, of the game with itself.
    comparison: Comparison,
    sides: [Side; 2],
    /// The turn whose Alhambras are shown, by its place; behind the last one those at the end.
    at: usize,
    shown: Option<(usize, [ShownBoard; 2])>,
}

/// What is said of a game as a whole.
struct Side {
    /// What it is called.
    name: String,
    /// That, with what it came to.
    title: String,
    /// VP of all rows.
    totals: String,
    /// Who sits where: the advisor in the place of whom it plays for.
    seats: Vec<Seat>,
}

/// The Alhambra of a game that is shown.
struct ShownBoard {
    scene: BoardScene,
    reserve: Vec<Piece>,
    /// What was done in the turn that is told.
    did: Option<String>,
    /// How far everybody is.
    race: RaceStrip,
    /// The cells on which only here something lies, or something else.
    only: Vec<Cell>,
}

impl Pair {
    pub fn new(texts: &Texts, mine: &PlayedGame, best: Option<&PlayedGame>, row: usize) -> Self {
        let other = best.unwrap_or(mine);
        let comparison = Comparison::new([mine, other], row);
        let mut advised = other.header.seats.clone();
        if let Some(seat) = advised.get_mut(row) {
            seat.name = texts.seat_computer(Policy::Advisor).to_owned();
        }
        let sides = [
            Side::new(texts, texts.best_play_mine(), mine, row, mine.header.seats.clone()),
            Side::new(texts, &texts.seat_computer(Policy::Advisor), other, row, advised),
        ];
        let at = comparison.turns.len();
        Self { mine: mine.clone(), best: best.cloned(), row, comparison, sides, at, shown: None }
    }

    /// Whether it is of these games.
    pub fn is_of(&self, mine: &PlayedGame, best: Option<&PlayedGame>) -> bool {
        self.mine.log() == mine.log() && self.best.as_ref().map(PlayedGame::log) == best.map(PlayedGame::log)
    }

    /// Stays at the turn that was shown before, unless that was the end.
    pub fn stay_at(&mut self, before: &Self) {
        if before.at < before.comparison.turns.len() {
            self.at = before.at.min(self.at);
        }
    }

    /// Whether the advisor still plays.
    const fn waits(&self) -> bool {
        self.best.is_none()
    }

    /// How many of both are shown.
    const fn count(&self) -> usize {
        if self.waits() { 1 } else { 2 }
    }

    /// Where both lie; as long as the advisor plays, the game has all of the room.
    fn places(&self, room: Rect) -> [Rect; 2] {
        let middle = room.center().x;
        if self.waits() {
            return [room; 2];
        }
        [room.with_max_x(middle - GAP / 2.0), room.with_min_x(middle + GAP / 2.0)]
    }

    /// Draws both; so many per cent of everything are played.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, texts: &Texts, percent: u32) {
        self.follow(texts);
        let is_at_end = self.at == self.comparison.turns.len();
        let foot = match compared::is_low(ui) {
            _ if self.waits() && is_at_end => WAITING_FOOT,
            true => LOW_FOOT,
            false => FOOT,
        };
        let so_far = if is_at_end { texts.total() } else { texts.alhambra_so_far() };
        let [above, below] = room::with_foot(place, foot, GAP);
        if let Some((_, boards)) = &self.shown {
            for (which, (place, (side, board))) in self
                .places(above)
                .into_iter()
                .zip(self.sides.iter().zip(boards))
                .enumerate()
                .take(self.count())
            {
                let inside = UiBuilder::new().max_rect(place).id_salt(("side", which));
                ui.scope_builder(inside, |ui| {
                    let races = [&boards[0].race, &boards[1].race];
                    Surface::Plain.show_in(ui, place, |ui| {
                        side.show(ui, texts, self.row, board, (so_far, which, races));
                    });
                });
            }
        }
        Surface::Plain.show_in(ui, below, |ui| {
            self.ways(ui, texts, percent);
            if !self.waits() {
                compared::legend(ui, texts);
            }
            ScrollArea::vertical().id_salt("did").show(ui, |ui| {
                let boards = self.shown.iter().flat_map(|(_, boards)| boards).take(self.count());
                for did in boards.filter_map(|board| board.did.as_deref()) {
                    paragraph(ui, did, TextSize::SMALL);
                }
            });
        });
    }

    /// Makes the Alhambras ready that are shown, where those are others than before.
    fn follow(&mut self, texts: &Texts) {
        if self.shown.as_ref().is_some_and(|(at, _)| *at == self.at) {
            return;
        }
        let Comparison { turns, parting } = &self.comparison;
        let shown = turns.get(self.at);
        // At the end it is told where they part.
        let told = shown.or_else(|| turns.get((*parting)?));
        let games = [&self.mine, self.best.as_ref().unwrap_or(&self.mine)];
        let board = |which: usize| {
            let (game, side) = (games[which], &self.sides[which]);
            let state = shown.map_or_else(|| game.state(), |turn| &turn[which].after);
            let did = told.map(|turn| &turn[which]).filter(|turn| !turn.moves.is_empty());
            let did = did.map(|turn| side.did(texts, game.config(), turn));
            ShownBoard::new(game.config(), state, self.row, did)
        };
        let mut boards = [board(0), board(1)];
        let [mine, best] = &mut boards;
        mine.differ(best);
        self.shown = Some((self.at, boards));
    }

    /// The ways to other turns, to where the games part and to the end.
    fn ways(&mut self, ui: &mut Ui, texts: &Texts, percent: u32) {
        let (end, parting) = (self.comparison.turns.len(), self.comparison.parting);
        ui.horizontal(|ui| {
            let back = Action::new(texts.replay_turn_back(), self.at.saturating_sub(1));
            let mut go = back.icon(Symbol::ChevronLeft).key(Press::ArrowLeft).as_icon().show(ui, texts);
            let on = Action::new(texts.replay_turn_on(), (self.at + 1).min(end));
            go = on.icon(Symbol::ChevronRight).key(Press::ArrowRight).as_icon().show(ui, texts).or(go);
            if let Some(parting) = parting {
                let there = Action::new(texts.best_play_parting(), parting).icon(Symbol::Search);
                go = there.key(Press::N).selected(parting == self.at).show(ui, texts).or(go);
            } else if self.waits() {
                let percent = texts.hint_percent(&percent.to_string());
                ui.label(texts.best_play_playing());
                ui.label(percent);
            } else {
                ui.label(texts.best_play_alike());
            }
            let ends = by_one_of(ui, texts.keys_do_ends(), [Press::Home, Press::End]);
            let ends = ends.map(|which| [0, end][which]);
            self.at = ends.or(go).unwrap_or(self.at);
        });
    }
}

impl Side {
    fn new(texts: &Texts, name: &str, game: &PlayedGame, row: usize, seats: Vec<Seat>) -> Self {
        let outcome = Outcome::of(game, row);
        let title = if outcome.won > 0.0 {
            texts.best_play_won(name, outcome.vp)
        } else {
            texts.best_play_total(name, outcome.vp)
        };
        let cards = game.breakdown();
        let total = |(row, vp): (usize, i32)| texts.best_play_total(&who(texts, &seats, row), vp);
        let totals = cards.iter().map(|card| card.vp).enumerate().map(total).collect::<Vec<_>>().join(" · ");
        Self { name: name.to_owned(), title, totals, seats }
    }

    /// What was done in a turn, as a sentence.
    fn did(&self, texts: &Texts, config: &PlayConfig, turn: &TurnPlayed) -> String {
        let words = option_text(texts, config, &turn.before, &turn.moves, Telling::Deeds);
        texts.alhambra_review_turn(turn.number, &texts.best_play_did(&self.name, &words))
    }

    fn show(
        &self,
        ui: &mut Ui,
        texts: &Texts,
        row: usize,
        shown: &ShownBoard,
        (so_far, which, races): (&str, usize, [&RaceStrip; 2]),
    ) {
        surface::heading(ui, &self.title);
        form::hint(ui, &self.totals);
        ui.add_space(space::TIGHT);
        let inside = ui.available_rect_before_wrap();
        let race = inside.with_max_y(inside.min.y + compared::HEIGHT);
        compared::race(ui, texts, so_far, (which, StripPlace::Line(race)), races);
        let place = inside.with_min_y(race.max.y + space::SMALL);
        // The Alhambra as a whole comes before the reserve.
        let has_room = board_view::has_room(place, &shown.scene, true);
        let reserve = if has_room { &*shown.reserve } else { &[] };
        let board = (row, &shown.scene, reserve);
        position::board(ui, place, texts, &self.seats, board, &shown.only);
    }
}

impl ShownBoard {
    fn new(config: &PlayConfig, state: &State, row: usize, did: Option<String>) -> Self {
        let player = state.player(row);
        let scene = BoardScene::still(None, &player.grounds().board(config)).tight();
        let reserve = player.reserve().iter().map(|piece| config.piece(piece)).collect();
        Self { scene, reserve, did, race: race_of(config, state, row), only: Vec::new() }
    }

    /// Notes on which cells something lies in one of both alone, or something else.
    fn differ(&mut self, other: &mut Self) {
        let only = |one: &Self, other: &Self| {
            let laid = one.scene.board().laid();
            laid.filter(|(cell, laid)| other.scene.board().at(*cell) != Some(*laid))
                .map(|(cell, _)| cell)
                .collect()
        };
        (self.only, other.only) = (only(self, other), only(other, self));
    }
}

/// How many tiles of every type the player in this row has beside the most of anybody else, and the VP so far.
fn race_of(config: &PlayConfig, state: &State, row: usize) -> RaceStrip {
    let rows = state.rows(config);
    let total = state.breakdown().get(row).map_or(0, |of| of.vp);
    let count =
        |row: usize, building: BuildingType| rows.get(row).map_or(0, |of| of.types()[building.index()]);
    RaceStrip::of(rows.len(), row, count, total)
}
