//! A position on paper: the sheets of a game, as its replay and its pictures show them.

use egui::{Rect, Ui, UiBuilder};

use super::{
    motion::Motion,
    position,
    race_view::{self, Race},
};
use crate::{
    rules::{Cards, GameConfig, Phase},
    text::{event_text, timeline::GameStep},
    widgets::{
        player_sheet::{self, Glow, SheetResponse},
        score_sheet::{self, RaceResponse, ScoreView},
    },
};
use kernel::record::{Header, Seat, SeatKind};
use text::Texts;
use ui::{
    drawing::frame::PLAIN_MARGIN,
    theme::{self, Theme},
    widgets::{
        figures,
        round_track::{self, Track},
        surface::Surface,
    },
};

/// Between cards, in points.
pub const GAP: f32 = theme::space::MEDIUM;

/// What a board needs beside the position.
#[derive(Clone, Copy)]
pub struct Board<'a> {
    /// The texts.
    pub texts: &'a Texts,
    /// The configuration.
    pub config: &'a GameConfig,
    /// What the record says beside the game.
    pub header: &'a Header,
    /// Letters in the cells.
    pub letters: bool,
}

impl Board<'_> {
    /// The rows of the score sheet.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.header.seats
    }

    /// The sheet of `player`, filling `rect`, with what moves.
    pub fn sheet(
        &self,
        ui: &mut Ui,
        rect: Rect,
        step: &GameStep,
        player: usize,
        motion: Option<&mut Motion>,
    ) -> SheetResponse {
        let mut view =
            position::sheet_view(self.texts, self.config, &step.position.state, player, self.letters);
        view.still = true;
        if step.position.state.phase() == Phase::Over {
            // The dice have had their day.
            (view.yellow, view.blue) = (Vec::new(), Vec::new());
        }
        let title;
        if self.config.players() > 1 {
            title = event_text::name(self.texts, self.seats(), player);
            view.title = &title;
        }
        if let Some(cell) = step.position.built.filter(|_| step.player == player) {
            let (row, column) = position::place(cell);
            view.cells[row][column].glow = Glow::Last;
        }
        if let Some(motion) = motion {
            motion.sheet(ui, (player, false), &mut view);
        }
        let scope = UiBuilder::new().max_rect(rect).id_salt(("sheet", player));
        ui.scope_builder(scope, |ui| player_sheet::show(ui, &view)).inner
    }

    /// The score sheet from the top of `rect`; returns where it ends.
    pub fn race(&self, ui: &mut Ui, rect: Rect, race: Race<'_>, row_height: f32) -> f32 {
        let view = self.race_view(ui, race, row_height, true);
        let card = rect.with_max_y(rect.min.y + race_height(&view));
        show_race(ui, card, &view);
        card.max.y
    }

    /// What is drawn of a race, with or without its title.
    #[must_use]
    pub fn race_view(&self, ui: &Ui, race: Race<'_>, row_height: f32, titled: bool) -> ScoreView<'_> {
        let mut view = race_view::score_view(self.texts, &Theme::of(ui.ctx()), race, row_height);
        if !titled {
            view.title = "";
        }
        view
    }

    /// The figures of what each row would get: of one player in parts, of several their totals. Returns where the totals
    /// stand, with their rows.
    pub fn figures(&self, ui: &mut Ui, cards: &Cards) -> Vec<(usize, Rect)> {
        self.figures_below(ui, cards, None)
    }

    /// The same, the totals of several below their columns of a race.
    pub fn figures_below(
        &self,
        ui: &mut Ui,
        cards: &Cards,
        race: Option<&RaceResponse>,
    ) -> Vec<(usize, Rect)> {
        let scoring: Vec<_> =
            cards.rows.iter().enumerate().filter_map(|(row, card)| Some((row, (*card)?))).collect();
        let parts: Vec<(String, String)> = match scoring.as_slice() {
            [(_, card)] => [
                (card.types_vp(), self.texts.types()),
                (card.lines_vp(), self.texts.lines()),
                (card.coins_vp(), self.texts.coins()),
                (card.total(), self.texts.total()),
            ]
            .map(|(vp, name)| (vp.to_string(), name.to_owned()))
            .into(),
            several => several
                .iter()
                .map(|(row, card)| {
                    (card.total().to_string(), event_text::name(self.texts, self.seats(), *row))
                })
                .collect(),
        };
        let best = scoring.iter().map(|(_, card)| card.total()).max();
        let leaders = scoring.iter().enumerate().filter(|(_, (_, card))| Some(card.total()) == best);
        let matter: Vec<usize> =
            if scoring.len() == 1 { vec![parts.len() - 1] } else { leaders.map(|(k, _)| k).collect() };
        let places = match race.filter(|_| scoring.len() > 1) {
            Some(race) => {
                let columns: Vec<Rect> = scoring.iter().map(|(row, _)| race.head(*row)).collect();
                let middles: Vec<f32> = columns.iter().map(|column| column.center().x).collect();
                figures::show_below(ui, &parts, &matter, (&middles, columns[0].width()))
            }
            None => figures::show(ui, &parts, &matter),
        };
        let rows = scoring.iter().map(|(row, _)| *row);
        // Of one player's parts the last is the total.
        rows.zip(places.into_iter().skip(parts.len() - scoring.len())).collect()
    }

    /// The track of rounds for the top bar.
    pub fn track(&self, ui: &mut Ui, round: usize) {
        let rounds = self.config.rounds();
        let [words, name] = event_text::round(self.texts, round, rounds);
        round_track::show(ui, Track::at(round, rounds.into()), &words, &name);
    }

    /// Whether several people or computers play.
    #[must_use]
    pub fn has_several_sheets(&self) -> bool {
        self.seats().iter().filter(|seat| seat.kind != SeatKind::Phantom).count() > 1
    }
}

/// The height of the card of a race.
#[must_use]
pub fn race_height(view: &ScoreView<'_>) -> f32 {
    score_sheet::height(view) + 2.0 * PLAIN_MARGIN
}

/// The card of a race.
pub fn show_race(ui: &mut Ui, card: Rect, view: &ScoreView<'_>) -> RaceResponse {
    Surface::Plain.show_in(ui, card, |ui| score_sheet::show(ui, view)).inner
}
