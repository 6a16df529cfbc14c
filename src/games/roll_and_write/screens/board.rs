//! A position on paper: the sheets of a game, as its replay and its pictures show them.

use std::ops::RangeInclusive;

use egui::{Rect, Ui, UiBuilder, Vec2, vec2};

use super::position::{self, Race};
use crate::{
    games::roll_and_write::{
        rules::{Cards, GameConfig, Phase},
        text::{event_text, timeline::TimelineStep},
        widgets::{
            player_sheet::{self, Glow},
            score_sheet::{self, ScoreView},
        },
    },
    kernel::record::{Header, Seat, SeatKind},
    text::Texts,
    ui::{
        drawing::frame::PLAIN_MARGIN,
        room::{self, is_small, is_upright},
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
            title = event_text::name(self.texts, self.seats(), player);
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
        let view = self.race_view(ui, race, row_height, true);
        let card = rect.with_max_y(rect.min.y + race_height(&view));
        show_race(ui, card, &view);
        card.max.y
    }

    /// What is drawn of a race, with or without its title.
    #[must_use]
    pub fn race_view(&self, ui: &Ui, race: Race<'_>, row_height: f32, titled: bool) -> ScoreView<'_> {
        let mut view = position::score_view(self.texts, &Theme::of(ui.ctx()), race, row_height);
        if !titled {
            view.title = "";
        }
        view
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
                    (card.total().to_string(), event_text::name(self.texts, self.seats(), *row))
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
        let [words, name] = event_text::round(self.texts, round, rounds);
        round_track::show(ui, Track::at(round.into(), rounds.into()), &words, &name);
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
pub fn show_race(ui: &mut Ui, card: Rect, view: &ScoreView<'_>) {
    Surface::Plain.show_in(ui, card, |ui| score_sheet::show(ui, view));
}

/// Where the parts of a screen with a sheet lie.
pub struct Places {
    /// The sheet.
    pub sheet: Rect,
    /// The race and the rest.
    side: Rect,
    lie: Lie,
}

/// How the race and the rest lie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lie {
    /// The rest below the race, which is as high as it wants.
    Below,
    /// Side by side.
    Beside,
    /// The rest first, and the race to be scrolled to: there is not room for both.
    Scrolled,
}

/// What race and rest need, one below the other.
const SIDE: Vec2 = vec2(392.0, 524.0);
/// What they need side by side.
const SIDE_BY_SIDE: Vec2 = vec2(736.0, 430.0);
/// A sheet is drawn no smaller.
const LEAST_SHEET: Vec2 = vec2(320.0, 320.0);
/// A row of the race is no lower and no higher.
const ROW: RangeInclusive<f32> = 34.0..=58.0;

impl Places {
    /// The sheet at the left and a column beside it; in a window that is higher than wide, the sheet above the rest.
    #[must_use]
    pub fn of(room: Rect) -> Self {
        let upright = is_upright(room.size());
        let (sheet, side) = if upright {
            let least = room.height() - room.width();
            let height = (room.height() * 0.4).max(least.min(SIDE_BY_SIDE.y)).min(620.0);
            let side = room.with_min_y(room.max.y - height);
            (room.with_max_y(side.min.y - GAP), side)
        } else {
            let least = LEAST_SHEET.x.min(room.width() / 2.0);
            let width = (room.width() * 0.405).max(SIDE.x.min(room.width() - GAP - least)).min(720.0);
            let side = room.with_min_x(room.max.x - width);
            (room.with_max_x(side.min.x - GAP), side)
        };
        let (lie, needed) = if upright { (Lie::Beside, SIDE_BY_SIDE) } else { (Lie::Below, SIDE) };
        Self { sheet, side, lie: if is_small(side, needed) { Lie::Scrolled } else { lie } }
    }

    /// The height there is for race and rest.
    #[must_use]
    pub fn height(&self) -> f32 {
        self.side.height()
    }

    /// The height of a row of the race: `usual` where something else is below it.
    #[must_use]
    pub fn row_height(&self, usual: f32) -> f32 {
        let row = match self.lie {
            Lie::Below => usual,
            Lie::Beside => (self.side.height() - 130.0) / 6.0,
            Lie::Scrolled => *ROW.start(),
        };
        row.clamp(*ROW.start(), *ROW.end())
    }

    /// Draws the sheet, and what stands above it and is so high, in their room.
    pub fn show_sheet<R>(&self, ui: &mut Ui, above: f32, contents: impl FnOnce(&mut Ui, Rect) -> R) -> R {
        room::scrolled(ui, "sheet", self.sheet, LEAST_SHEET + vec2(0.0, above), contents)
    }

    /// Where the race lies, which is this high, and the rest, which needs so much: drawn there, or scrolled.
    pub fn show_side<R>(
        &self,
        ui: &mut Ui,
        (race, rest): (f32, f32),
        contents: impl FnOnce(&mut Ui, [Rect; 2]) -> R,
    ) -> R {
        let (side, middle) = (self.side, self.side.center().x);
        match self.lie {
            Lie::Below => {
                let race = side.with_max_y(side.min.y + race);
                contents(ui, [race, side.with_min_y(race.max.y + GAP)])
            }
            Lie::Beside => {
                let race = side.with_max_x(middle - GAP / 2.0).with_max_y(side.min.y + race);
                contents(ui, [race, side.with_min_x(middle + GAP / 2.0)])
            }
            Lie::Scrolled => {
                let rest = rest.max(side.height());
                let all = vec2(side.width(), rest + GAP + race);
                room::scrolled(ui, "side", side, all, |ui, all| {
                    let rest = all.with_max_y(all.min.y + rest);
                    contents(ui, [all.with_min_y(rest.max.y + GAP), rest])
                })
            }
        }
    }
}
