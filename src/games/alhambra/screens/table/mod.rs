//! The pad of a table (§A10): a row a player, a column a type; a tap adds a tile.

mod asked;
mod asking;
mod board;
mod count;
mod drawn;
mod findings;
mod history;
mod lead;
mod leftovers;
mod measure;
mod menu;
mod options;
mod panel;
mod people;
mod reminders;
mod scoring;
mod stage;
mod status;
mod strip;
#[cfg(test)]
mod tests;
mod third_player;

use egui::{Key as Press, Ui};

use super::sheet::model::{Column, SheetTap};
use crate::{
    pad::{Pad, PadEvent, PadExt, Step},
    rules::Scoring,
    session::{Alhambra, AppView, GameCommand, GamePage},
    text::names,
};
use asked::{Measure, Next, PanelRequest};
use asking::Asking;
use board::BoardPage;
use common::{
    BuildingType,
    host::AppRequest,
    screens::{
        game_actions,
        table::{
            ask_about_conflict,
            news::News,
            pad_bar::{PadBar, PadBarRequest},
        },
    },
    table::refusal,
};
use drawn::Drawn;
use panel::Panel;
use strip::BarAction;
use text::Texts;
use ui::{
    actions::{Action, by_one_of, offer},
    announcer,
    drawing::symbols::Symbol,
    keys::DIGITS,
    room, second_click,
    theme::{self, TextSize, Theme},
    widgets::{
        self,
        round_track::{self, Track},
        top_bar,
    },
};

/// Between the cards.
const GAP: f32 = theme::space::MEDIUM;
/// The height of the strip in a low window.
const LOW_STRIP: f32 = 60.0;

/// What can be pointed at: a column, of a row or as a whole.
type At = (Option<usize>, Column);

/// What the page remembers.
#[derive(Default)]
pub struct TablePage {
    /// The table all of this is about.
    file: String,
    /// The row that keys are for.
    row: usize,
    /// An earlier scoring chosen for late entries.
    earlier: Option<Scoring>,
    /// The next tap takes a tile off.
    less: bool,
    /// What was tapped last: its consequences are told until something is pointed at.
    last: Option<At>,
    /// What is said of the last step beside what it was, and where the pointer was then, by the state of the table: it is
    /// told until something else is pointed at.
    news: News,
    news_at: Option<(u64, Option<At>)>,
    panel: Option<Panel>,
    /// Why what the panel asked for was refused.
    refused: Option<String>,
    /// The board of the row lies in the place of the sheet.
    board: Option<BoardPage>,
    drawn: Option<Drawn>,
    /// What is to be shown once what was asked for is done.
    wish: Option<PanelRequest>,
    /// What waits until somebody says that it is meant.
    asking: Option<Asking>,
}

impl TablePage {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(session) = &app.desk.table else {
            commands.push(AppRequest::Back.into());
            return;
        };
        if self.file != session.file() {
            *self = Self { file: session.file().to_owned(), ..Self::default() };
        }
        let (texts, pad, asked_for) = (app.texts, session.pad(), commands.len());
        let scoring = self.scoring(pad);
        if let Some(wish) = self.wish.take() {
            self.panel = Panel::new(pad, &session.open.typed, scoring, wish);
        }
        let entered = (session.file(), session.revision());
        self.news.follow(texts, app.desk);
        announcer::follow(ui.ctx(), "entry", entered, || self.news.spoken());
        widgets::touch(ui);
        let theme = Theme::of(ui.ctx());
        let mut drawn = Drawn::kept(self.drawn.take(), texts, theme, (pad, session.revision()), scoring);
        self.row = self.row.min(pad.config().game.rows() - 1);
        drawn.sheet.current = Some(self.row);
        let low = room::is_low(ui.max_rect());
        let height = if low { LOW_STRIP } else { theme::size::STRIP };
        let [card, strip] = room::with_foot(room::below_bar(ui), height, GAP);
        self.top_bar(ui, texts, pad, &drawn, commands);
        let rules = game_actions::rules(texts, AppRequest::Show(GamePage::Rules).into());
        commands.extend(rules.by_key(ui));
        if let Some(mut board) = self.board.take() {
            // The third player has no Alhambra.
            let row = self.row.min(pad.config().game.players() - 1);
            let left = board.show(ui, texts, pad, (row, scoring), ([card, strip], &self.news.told), commands);
            self.board = (!left).then_some(board);
        } else {
            let tap = self.stage(ui, texts, session, scoring, (&drawn, card));
            if let Some(tap) = tap.filter(|_| self.panel.is_none()) {
                self.tapped(pad, scoring, tap, commands);
            }
            self.keys(ui, texts, pad, scoring, commands);
            let asked =
                strip::show(ui, texts, pad, (scoring, self.earlier.is_some(), self.less), self.row, strip);
            if let Some(asked) = asked {
                self.do_asked(pad, asked, commands);
            }
        }
        self.drawn = Some(drawn);
        self.asking = self.asking.take().or_else(|| Asking::of(pad, asked_for, commands));
        if let Some(mut panel) = self.panel.take() {
            let known = commands.len();
            let next = panel.show(ui, app, pad, (scoring, self.refused.as_deref()), commands);
            let entries: Vec<_> = commands[known..].iter().flat_map(GameCommand::entries).collect();
            if !entries.is_empty() {
                self.refused = refusal::<Alhambra>(texts, pad, &entries);
            }
            let is_history = matches!(panel, Panel::History(_));
            let (typed, has_entries) = (&session.open.typed, !entries.is_empty());
            match next {
                // What was typed stays, with the reason.
                _ if has_entries && self.refused.is_some() => {
                    commands.truncate(known);
                    self.panel = Some(panel);
                }
                Next::Stay => self.panel = Some(panel),
                Next::Do(command) => {
                    commands.extend([Some(command), panel.forget(typed)].into_iter().flatten());
                }
                next => {
                    let left = panel.leave(texts, pad);
                    let is_done = has_entries || left.is_some();
                    commands.extend(left);
                    commands.extend(if is_done { panel.forget(typed) } else { panel.keep(pad, typed) });
                    if let Next::Show(wish) = next {
                        self.wish = Some(wish);
                    }
                }
            }
            if let Some(panel) = &self.panel {
                commands.extend(panel.keep(pad, typed));
            }
            // Whoever looks at the entries means to correct them.
            if !is_history {
                self.asking = self.asking.take().or_else(|| Asking::of(pad, known, commands));
            }
            if self.panel.is_none() {
                self.refused = None;
                ui.ctx().request_repaint();
            }
        }
        self.asking = self.asking.take().and_then(|asking| asking.show(ui, texts, commands));
        commands.extend(ask_about_conflict(ui, app.texts, app.desk));
        // A second click counts one tile more, but for no other scoring, and answers no question that the first one brought.
        let asked = self.panel.as_ref().map(|panel| panel.title(texts, pad));
        let board = self.board.as_ref().map(|_| (self.row, pad.log().len()));
        let held = pad.state().held.len();
        second_click::turn(ui.ctx(), (&self.file, self.scoring(pad).number(), held, self.less, asked, board));
    }

    /// The scoring in which entries count.
    fn scoring(&self, pad: &Pad) -> Scoring {
        self.earlier.unwrap_or_else(|| pad.counting())
    }

    fn top_bar(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        drawn: &Drawn,
        commands: &mut Vec<GameCommand>,
    ) {
        let (theme, scoring) = (Theme::of(ui.ctx()), self.scoring(pad));
        let is_over = pad.is_complete() && self.earlier.is_none();
        let words = match is_over {
            true => texts.alhambra_all_held().to_owned(),
            false => texts.alhambra_before_scoring(scoring.number()),
        };
        announcer::follow(ui.ctx(), "situation", (&self.file, &words), || words.clone());
        let number = usize::from(scoring.number());
        let track = match is_over {
            true => Track { over: 3, now: false, rounds: 3 },
            false => Track::at(number, Scoring::ALL.len()),
        };
        let (mut asked, mut step) = (None, 0);
        let row = self.row.min(pad.config().game.players() - 1);
        let of_board = || texts.alhambra_board_of(&names::who(texts, &pad.header.seats, row));
        top_bar::show(
            ui,
            &self.board.as_ref().map_or_else(|| drawn.title.clone(), |_| of_board()),
            |ui| {
                let back = Action::new(texts.alhambra_part_back(), -1).icon(Symbol::ChevronLeft);
                let back = back.key(Press::PageUp).as_icon();
                let back = back.enabled_if(number > 1, texts.why_first_round()).show(ui, texts);
                let room = (ui.available_width() - theme::size::TALL).max(0.0);
                let font = theme::medium(TextSize::TEXT);
                let wide = ui.painter().layout_no_wrap(words.clone(), font, theme.ink).size().x;
                ui.scope(|ui| {
                    ui.set_max_width(room);
                    // Where the words have no room the diamonds say it.
                    round_track::show(ui, track, if wide <= room { &words } else { "" }, &words);
                });
                let on = Action::new(texts.alhambra_part_on(), 1).icon(Symbol::ChevronRight);
                let on = on.key(Press::PageDown).as_icon();
                let on = on.enabled_if(self.earlier.is_some(), texts.alhambra_why_now()).show(ui, texts);
                step = back.or(on).unwrap_or(0);
            },
            |ui| {
                let menu = game_actions::menu(texts, PanelRequest::Menu);
                let menu = if self.board.is_none() { menu.key(Press::Escape) } else { menu };
                let bar = PadBar {
                    panels: vec![(menu, texts.menu()), (menu::history(texts), texts.history_title())],
                    can_redo: pad.can_redo(),
                    can_undo: pad.can_undo(),
                    odd: (drawn.odd, PanelRequest::Findings { before_card: false }),
                };
                asked = bar.show(ui, texts);
            },
        );
        match asked {
            Some(PadBarRequest::Open(wish)) => self.wish = self.wish.or(Some(wish)),
            Some(PadBarRequest::Redo) => commands.push(GameCommand::Redo),
            Some(PadBarRequest::Undo) => commands.push(GameCommand::Undo),
            None => {}
        }
        self.step(pad, step);
    }

    /// Chooses an earlier scoring for late entries, or comes back from it.
    fn step(&mut self, pad: &Pad, step: i8) {
        if step == 0 {
            return;
        }
        let now = pad.counting();
        let at = self.scoring(pad).index().saturating_add_signed(step.into()).min(now.index());
        self.earlier = Scoring::ALL.get(at).copied().filter(|scoring| *scoring < now);
    }

    fn tapped(&mut self, pad: &Pad, scoring: Scoring, tap: SheetTap, commands: &mut Vec<GameCommand>) {
        match tap {
            SheetTap::Row(row) => self.row = row,
            SheetTap::Head(Column::Type(building)) => self.wish = Some(PanelRequest::Lead(building)),
            SheetTap::Head(_) => {}
            SheetTap::Cell(row, Column::Type(_) | Column::Wall) if Self::is_laid(pad, row) => {
                self.row = row;
                self.board = Some(BoardPage::default());
            }
            SheetTap::Cell(row, Column::Type(building)) => {
                let change = if self.less { Step::Fewer } else { Step::More };
                self.count(pad, scoring, (row, building), change, commands);
            }
            SheetTap::Less(row, Column::Type(building)) => {
                self.count(pad, scoring, (row, building), Step::Fewer, commands);
            }
            SheetTap::Cell(row, column) | SheetTap::Less(row, column) => {
                self.row = row;
                self.wish =
                    measure_of(column).map(|what| PanelRequest::Measure { row, what, for_scoring: false });
            }
        }
    }

    /// Whether a row is laid on screen: its board says what it has.
    fn is_laid(pad: &Pad, row: usize) -> bool {
        pad.state().rows.get(row).is_some_and(|row| row.board.is_some())
    }

    /// Counts a tile of a row more or fewer.
    fn count(
        &mut self,
        pad: &Pad,
        scoring: Scoring,
        (row, building): (usize, BuildingType),
        change: Step,
        commands: &mut Vec<GameCommand>,
    ) {
        if row >= pad.config().game.rows() {
            return;
        }
        (self.row, self.less) = (row, false);
        self.last = Some((Some(row), Column::Type(building)));
        commands.push(GameCommand::Enter(PadEvent::Tile { scoring, row: row as u8 + 1, building, change }));
    }

    fn do_asked(&mut self, pad: &Pad, asked: BarAction, commands: &mut Vec<GameCommand>) {
        match asked {
            BarAction::Less => self.less = !self.less,
            // A row that is laid on screen is counted there.
            BarAction::Count if Self::is_laid(pad, self.row) => self.board = Some(BoardPage::default()),
            BarAction::Count => self.wish = Some(PanelRequest::Count { row: self.row }),
            BarAction::Board => self.board = self.board.is_none().then(BoardPage::default),
            BarAction::Wall => {
                let (row, what) = (self.row, Measure::Wall);
                self.wish = Some(PanelRequest::Measure { row, what, for_scoring: false });
            }
            BarAction::ThirdPlayer => self.wish = Some(PanelRequest::ThirdPlayer { for_scoring: false }),
            BarAction::Leftovers => self.wish = Some(PanelRequest::Leftovers),
            BarAction::Scoring => {
                let scoring = pad.counting();
                self.wish = Some(PanelRequest::Scoring { scoring, as_it_is: false });
            }
            BarAction::Card if pad.unconfirmed().is_empty() => commands.push(GameCommand::End),
            BarAction::Card => self.wish = Some(PanelRequest::Findings { before_card: true }),
            BarAction::Now => self.earlier = None,
        }
    }

    /// The keys that have no button.
    fn keys(&mut self, ui: &Ui, texts: &Texts, pad: &Pad, scoring: Scoring, commands: &mut Vec<GameCommand>) {
        let label = names::sentence(texts.alhambra_key_tile());
        let typed = by_one_of(ui, &label, DIGITS.into_iter().take(BuildingType::COUNT));
        if let Some(building) = typed.and_then(|k| BuildingType::ALL.get(k)) {
            let change = if self.less { Step::Fewer } else { Step::More };
            self.count(pad, scoring, (self.row, *building), change, commands);
        }
        let arrows = [Press::ArrowDown, Press::ArrowUp];
        if ui.memory(|memory| memory.focused().is_some()) {
            return offer(ui, texts.keys_do_row(), arrows);
        }
        let rows = pad.config().game.rows();
        match by_one_of(ui, texts.keys_do_row(), arrows) {
            Some(0) => self.row = (self.row + 1) % rows,
            Some(_) => self.row = (self.row + rows - 1) % rows,
            None => {}
        }
    }
}

/// What a column of the sheet is measured by.
const fn measure_of(column: Column) -> Option<Measure> {
    match column {
        Column::Type(_) => None,
        Column::Wall => Some(Measure::Wall),
        Column::Module(module) => Some(Measure::Module(module)),
    }
}
