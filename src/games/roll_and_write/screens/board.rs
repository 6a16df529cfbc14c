//! A position on paper: the sheets of a game, as its replay and its pictures show them.

use egui::{Rect, Ui, UiBuilder, vec2};

use super::position::{self, Race};
use crate::{
    games::roll_and_write::{
        rules::{Cards, GameConfig, Phase},
        text::timeline::TimelineStep,
        widgets::{
            player_sheet::{self, Glow},
            score_sheet,
        },
    },
    kernel::record::{Header, Seat, SeatKind},
    text::Texts,
    ui::{
        room::is_upright,
        theme::{self, Theme},
        widgets::{
            figures,
            round_track::{self, Track},
            surface::Surface,
        },
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

    /// The sheet of `player`, filling `rect`.
    pub fn sheet(&self, ui: &mut Ui, rect: Rect, step: &TimelineStep, player: usize) {
        let mut view = position::sheet_view(self.texts, self.config, &step.state, player, self.letters);
        if step.state.phase() == Phase::Over {
            // The dice have had their day.
            (view.yellow, view.blue) = (Vec::new(), Vec::new());
        }
        let title;
        if self.config.players() > 1 {
            title = crate::games::roll_and_write::text::event_text::name(self.texts, self.seats(), player);
            view.title = &title;
        }
        if let Some(cell) = step.built.filter(|_| step.player == player) {
            let (row, column) = position::place(cell);
            view.cells[row][column].glow = Glow::Last;
        }
        ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(("sheet", player)), |ui| {
            player_sheet::show(ui, &view)
        });
    }

    /// The score sheet from the top of `rect`; returns where it ends.
    pub fn race(&self, ui: &mut Ui, rect: Rect, race: Race<'_>, row_height: f32) -> f32 {
        self.race_titled(ui, rect, race, row_height, true)
    }

    /// The same with or without its title.
    pub fn race_titled(&self, ui: &mut Ui, rect: Rect, race: Race<'_>, row_height: f32, titled: bool) -> f32 {
        let theme = Theme::of(ui.ctx());
        let mut view = position::score_view(self.texts, &theme, race, row_height);
        if !titled {
            view.title = "";
        }
        let card = Rect::from_min_size(rect.min, vec2(rect.width(), score_sheet::height(&view) + 38.0));
        Surface::Plain.show_in(ui, card, |ui| score_sheet::show(ui, &view));
        card.max.y
    }

    /// The figures of what each row would get: of one player in parts, of several their totals.
    pub fn figures(&self, ui: &mut Ui, cards: &Cards) {
        let scoring: Vec<_> =
            cards.rows.iter().enumerate().filter_map(|(row, card)| Some((row, (*card)?))).collect();
        let parts: Vec<(String, String)> = match scoring.as_slice() {
            [(_, card)] => [
                (card.types_vp(), self.texts.types()),
                (card.lines_vp(), self.texts.lines()),
                (card.coins_vp(), self.texts.coins()),
                (card.total(), self.texts.total()),
            ]
            .map(|(vp, name)| (vp.to_string(), name.to_lowercase()))
            .into(),
            several => several
                .iter()
                .map(|(row, card)| {
                    (
                        card.total().to_string(),
                        crate::games::roll_and_write::text::event_text::name(self.texts, self.seats(), *row),
                    )
                })
                .collect(),
        };
        let best = scoring.iter().map(|(_, card)| card.total()).max();
        let leaders = scoring.iter().enumerate().filter(|(_, (_, card))| Some(card.total()) == best);
        let matter: Vec<usize> =
            if scoring.len() == 1 { vec![parts.len() - 1] } else { leaders.map(|(k, _)| k).collect() };
        figures::show(ui, &parts, &matter);
    }

    /// The track of rounds for the top bar.
    pub fn track(&self, ui: &mut Ui, round: u8) {
        let rounds = self.config.rounds();
        let words = if round == 0 {
            self.texts.history_setup().to_owned()
        } else {
            self.texts.round_of(round, rounds)
        };
        let name = format!("{} {words}", self.texts.round());
        round_track::show(ui, Track::at(round.into(), rounds.into()), &words, &name);
    }

    /// Whether several people or computers play.
    #[must_use]
    pub fn has_several_sheets(&self) -> bool {
        self.seats().iter().filter(|seat| seat.kind != SeatKind::Phantom).count() > 1
    }
}

/// Where the parts of a screen with a sheet lie.
pub struct Places {
    /// The sheet.
    pub sheet: Rect,
    /// The race, as high as it wants; the rest beside the sheet is below it.
    pub race: Rect,
    /// The rest, where it stands beside the race.
    beside: Option<Rect>,
}

impl Places {
    /// The sheet at the left and a column beside it; in a window that is higher than wide, the sheet above the rest.
    #[must_use]
    pub fn of(room: Rect) -> Self {
        if is_upright(room.size()) {
            let side = room.with_min_y(room.max.y - (room.height() * 0.4).clamp(430.0, 620.0));
            let (sheet, middle) = (room.with_max_y(side.min.y - GAP), side.center().x);
            let beside = Some(side.with_min_x(middle + GAP / 2.0));
            return Self { sheet, race: side.with_max_x(middle - GAP / 2.0), beside };
        }
        let side = (room.width() * 0.405).clamp(392.0, 720.0);
        let sheet = room.with_max_x(room.max.x - side - GAP);
        Self { sheet, race: room.with_min_x(room.max.x - side), beside: None }
    }

    /// The height of a row of the race: `usual` where something else is below it.
    #[must_use]
    pub fn row_height(&self, usual: f32) -> f32 {
        if self.beside.is_some() { ((self.race.height() - 130.0) / 6.0).clamp(34.0, 58.0) } else { usual }
    }

    /// What is left for the rest, when the race ends here.
    #[must_use]
    pub fn rest(&self, end_of_race: f32) -> Rect {
        self.beside.unwrap_or(self.race.with_min_y(end_of_race + GAP))
    }
}
