//! The score pad: the score sheet of a real table, entered by taps or keys.

mod action_bar;
mod announcements;
mod audit;
mod bar;
mod correct;
mod figures;
mod final_count;
mod forecast;
mod keys;
mod marker;
mod menu;
mod options;
mod panel;
mod phantom_dice;
mod seats;
mod sheet;
mod situation;

use egui::{Rect, Ui, Vec2, vec2};

use crate::{
    pad::{Boxes, Pad, PadEvent, PadExt},
    session::{AppView, GameCommand, PadSession, TableCommand},
    text::{event_text, pad_text as words},
    widgets::pad_sheet::{self, PadTap},
};
use common::{
    BuildingType,
    host::AppRequest,
    screens::table::{ask_about_conflict, clock::Clock, status_line, strip},
    widgets::type_table::Types,
};
use figures::Figures;
use kernel::{By, Note};
use marker::Marker;
use panel::Panel;
use sheet::Drawn;
use text::Texts;
use ui::{
    announcer,
    dialogs::{self, Answer},
    room, second_click,
    theme::{self, Theme},
    widgets::{
        self,
        round_track::{self, Track},
        surface::Surface,
    },
};

/// Between the cards, in points.
const GAP: f32 = theme::space::MEDIUM;
/// The columns need this width; the heads with the status line, and each row, need these heights.
const WIDTH: f32 = 720.0;
const HEAD: f32 = 112.0;
const ROW: f32 = 56.0;
/// What the card and the status line have of an upright card, and the height of the marks of the rounds there.
const AROUND: Vec2 = vec2(32.0, 84.0);
const MARKS: f32 = 28.0;

/// What the screen remembers.
#[derive(Default)]
pub struct PadScreen {
    /// The table all of this is about.
    file: String,
    /// The row chosen by hand; else it is the one at which the marker stands.
    chosen: Option<usize>,
    marker: Marker,
    clock: Clock,
    /// An earlier round chosen for a late entry.
    earlier: Option<u8>,
    /// The next box is one more of this row in this round, where it has its entry: a second building.
    second: Option<(usize, u8)>,
    /// Whether to end the round is being asked.
    ending: bool,
    /// When "End round" stood in the strip last, in seconds.
    end_round_stood: Option<f64>,
    /// What lies over the sheet.
    panel: Option<Panel>,
    /// The size of it and of the window in the last frame.
    panel_size: Option<(Vec2, Vec2)>,
    /// What was tapped or typed to close the rows.
    closing: final_count::Closings,
    figures: Option<Figures>,
    drawn: Option<Drawn>,
}

/// What is entered now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Aim {
    /// The row, from 0; none when nobody's turn is left.
    row: Option<usize>,
    /// The round; 0 is setup.
    round: u8,
}

impl PadScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(session) = &app.desk.tables.table else {
            commands.push(AppRequest::Back.into());
            return;
        };
        if self.file != session.file() {
            let closing = final_count::left(&session.open.typed, session.pad());
            *self = Self { file: session.file().to_owned(), closing, ..Self::default() };
        }
        let figures = match self.figures.take() {
            Some(figures) if figures.is_of(app, session) => figures,
            _ => Figures::new(app, session),
        };
        self.marker.follow(session.pad());
        let entered = (session.file(), session.revision());
        announcer::follow(ui.ctx(), "entry", entered, || {
            announcements::spoken(app.texts, session.pad(), &figures)
        });
        widgets::touch(ui);
        let height = strip::height(ui.max_rect().size());
        let [card, strip] = room::with_foot(room::below_bar(ui), height, GAP);
        let shown = (self.aim(session.pad()), self.panel.is_some());
        let marks = self.top_bar(ui, app, session, &figures, commands);
        let before = commands.len();
        let rows = session.pad().corrected_config().rows();
        let beside = vec2(WIDTH, HEAD + ROW * rows as f32);
        let stacked = pad_sheet::least_upright(rows) + AROUND + vec2(0.0, MARKS);
        let tap = room::scrolled_parts(ui, "pad", card, [beside, stacked], |ui, card, is_stacked| {
            let types = if is_stacked { Types::AsRows } else { Types::AsColumns };
            self.sheet(ui, app, session, &figures, (card, types, marks))
        });
        if let Some(tap) = tap {
            self.tapped(tap, session, commands);
        }
        self.strip(ui, app, session, &figures, strip, commands);
        self.keys(ui, app.texts, session, commands);
        if (self.aim(session.pad()), self.panel.is_some()) != shown {
            // What was chosen shows at once.
            ui.ctx().request_repaint();
        }
        self.show_panel(ui, app, session, &figures, commands);
        self.ask_to_end(ui, app.texts, session.pad(), commands);
        commands.extend(ask_about_conflict(ui, app.texts, &app.desk.tables).map(GameCommand::Table));
        if commands[before..]
            .iter()
            .any(|command| matches!(command, GameCommand::Table(TableCommand::Enter(_))))
        {
            // What was chosen for one entry goes with it.
            (self.chosen, self.earlier, self.second) = (None, None, None);
        }
        if commands[before..]
            .iter()
            .any(|command| matches!(command, GameCommand::Table(TableCommand::Seats(_))))
        {
            // Rows may have changed their places.
            self.closing.clear();
        }
        commands.extend(final_count::keep(&self.closing, &session.open.typed));
        // A second click fills no box of another round, nor for somebody who has an entry by then.
        let (pad, closes) = (session.pad(), self.panel.as_ref().and_then(Panel::closes));
        let waiting = pad.pad_state().waiting();
        second_click::turn(ui.ctx(), (&self.file, self.aim(pad).round, self.second, waiting, closes));
        self.figures = Some(figures);
    }

    /// What the next entry is about.
    fn aim(&self, pad: &Pad) -> Aim {
        if let Some((row, round)) = self.second {
            return Aim { row: Some(row), round };
        }
        let round = self.earlier.unwrap_or_else(|| pad.round());
        let turn = match self.earlier {
            // A late entry is most likely that of a row that has none.
            Some(round) => {
                (0..pad.corrected_config().rows()).find(|&row| pad.entries_of(row, round).is_empty())
            }
            None => self.marker.row(pad),
        };
        Aim { row: self.chosen.or(turn), round }
    }

    /// Where entries count while that is in the past.
    fn past(&self, texts: &Texts) -> Option<String> {
        let part = match self.earlier? {
            0 => texts.history_setup().to_owned(),
            round => texts.history_round(round),
        };
        Some(texts.pad_in_the_past(&part))
    }

    fn sheet(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        session: &PadSession,
        figures: &Figures,
        (card, types, marks): (Rect, Types, Option<Track>),
    ) -> Option<PadTap> {
        let drawn = self.drawn(ui, app, session, figures);
        let tap = Surface::Ornate
            .show_in(ui, card, |ui| {
                let inside = card.shrink2(vec2(16.0, 15.0));
                let news = status_line::height(inside.height());
                let line = inside.with_min_y(inside.max.y - news).shrink2(vec2(16.0, 0.0));
                let pad = session.pad();
                let turn = self.marker.row(pad).filter(|_| pad.round() > 0);
                let turn = turn.map(|row| (pad.round().into(), row));
                let line = self.clock.beside(ui, app.texts, app.settings, turn, line);
                status_line::show(ui, line, &figures.news, self.past(app.texts).as_deref());
                let mut sheet = inside.with_max_y(inside.max.y - news - 2.0);
                if let Some(track) = marks.filter(|_| types == Types::AsRows) {
                    let theme = Theme::of(ui.ctx());
                    let line = sheet.with_max_y(sheet.min.y + MARKS);
                    round_track::paint_alone(ui.painter(), line, &theme, track);
                    sheet.min.y = line.max.y;
                }
                pad_sheet::show(ui, sheet, &drawn.view, types)
            })
            .inner;
        self.drawn = Some(drawn);
        tap
    }

    fn tapped(&mut self, tap: PadTap, session: &PadSession, commands: &mut Vec<GameCommand>) {
        match tap {
            // A field that is held asks in every frame, and what lets go of it is no tap.
            _ if self.panel.is_some() => {}
            PadTap::Fill { row, building } => commands.extend(self.fill(session.pad(), row, building)),
            PadTap::Change { row, building, held } => {
                self.panel = Some(self.entry_of(session.pad(), (row, building), held));
            }
            PadTap::Row(row) => {
                self.second = None;
                self.chosen = (self.chosen != Some(row)).then_some(row);
            }
        }
    }

    /// Fills the next box of a row. Where the row has its entry of the round, it is asked first: a second building costs
    /// coins (§5.2).
    fn fill(&mut self, pad: &Pad, row: usize, building: BuildingType) -> Option<GameCommand> {
        let round = match self.second {
            Some((second, round)) if second == row => round,
            _ => {
                let round = self.earlier.unwrap_or_else(|| pad.round()).min(pad.corrected_config().rounds());
                if pad.pad_state().rows[row].is_done(round) {
                    self.second = Some((row, round));
                    return None;
                }
                round
            }
        };
        Some(enter(PadEvent::Fill { row: row as u8 + 1, building, round }))
    }

    /// Asks whether the round ends although somebody has no entry, and says who.
    fn ask_to_end(&mut self, ui: &Ui, texts: &Texts, pad: &Pad, commands: &mut Vec<GameCommand>) {
        let (round, waiting) = (pad.round(), pad.pad_state().waiting());
        if !self.ending || waiting.is_empty() {
            self.ending = false;
            return;
        }
        let names = event_text::names(texts, &pad.header.seats, &waiting);
        let does = menu::end_round_label(texts, pad);
        let answer = dialogs::confirm_loss(ui, texts, &texts.pad_end_round_ask(round, &names), does);
        if answer == Answer::Given(()) {
            commands.push(enter(PadEvent::NextRound { round: Some(round) }));
        }
        self.ending = answer == Answer::Waiting;
    }

    /// The entries, with that of the box open that was held; where none was, that of the last box by the round that is
    /// shown.
    fn entry_of(&self, pad: &Pad, (row, building): (usize, BuildingType), held: Option<u8>) -> Panel {
        let (by, filled) = (self.aim(pad).round, pad.filled_by(row, building));
        let held = held.and_then(|held| filled.get(usize::from(held)));
        let last = || filled.iter().rev().find(|(_, event)| event.round() <= Some(by)).or(filled.last());
        held.or_else(last)
            .map_or_else(Panel::correct, |(entry, event)| Panel::correct_entry(pad, *entry, *event))
    }

    /// The row and round a second building would belong to: those of the box filled last.
    fn second_of(pad: &Pad) -> Option<(usize, u8)> {
        match last_box(pad)? {
            PadEvent::Fill { row, round, .. } => {
                let row = usize::from(row) - 1;
                pad.pad_state().can_build_second(row, round).then_some((row, round))
            }
            _ => None,
        }
    }
}

/// An entry to make.
const fn enter(event: PadEvent) -> GameCommand {
    GameCommand::Table(TableCommand::Enter(event))
}

/// Takes back that somebody left.
fn returns(pad: &Pad, row: usize) -> Option<GameCommand> {
    pad.leaving_of(row).map(|entry| GameCommand::Table(TableCommand::Note(Note::Strike { entry })))
}

/// The box filled last by people, unless something else was entered since.
fn last_box(pad: &Pad) -> Option<PadEvent> {
    let people = |event: &PadEvent| !matches!(event, PadEvent::Roll { by: By::Program, .. });
    let last = pad.events().iter().rev().map(|(_, event)| *event).find(people);
    last.filter(|event| matches!(event, PadEvent::Fill { .. }))
}
