//! The ledger of a real table: provinces, prices, taxes and, with a board, Alexander's move (§X10).

mod conquest;
mod contents;
mod ending;
pub(super) mod figures;
mod form;
mod history;
mod known;
mod marker;
mod moving;
mod panel;
mod past;
mod seats;
mod side;
mod stage;
mod strip;
mod taxes;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use egui::{Key as Press, Rect, Ui, Vec2, vec2};

use crate::{
    pad::{LedgerEvent, LedgerGame, Preview},
    rules::Symbols,
    screens::words,
    session::{AppView, GameCommand},
    text::warning_text,
};
use common::{
    host::AppRequest,
    screens::{
        game_actions,
        table::{
            ask_about_conflict,
            clock::Clock,
            news::News,
            pad_bar::{PadBar, PadBarRequest},
            strip::height as strip_height,
        },
    },
    table::TableCommand,
    widgets::headline,
};
use conquest::Chosen;
use ending::Ending;
use figures::Turn;
use kernel::Note;
use known::Known;
use marker::Marker;
use moving::Moving;
use panel::Panel;
use past::Past;
use text::Texts;
use ui::{
    actions::by_keys,
    announcer,
    dialogs::{self, Answer},
    last_drawn::LastDrawn,
    room, second_click, theme,
    widgets::{self, surface::Surface, top_bar},
};

/// Between cards.
const GAP: f32 = theme::space::MEDIUM;
/// The size that the page needs below its bar, side by side and stacked.
const NEEDED: Vec2 = vec2(800.0, 400.0);
const STACKED: Vec2 = vec2(480.0, 820.0);
/// The share of the width for the map, and for the list, whose rows are short; and of the height if they are stacked.
const STAGE: f32 = 0.62;
const LIST: f32 = 0.3;
const STAGE_STACKED: f32 = 0.52;
/// The least width of either, and of what is beside the map; the most of the height that the players take there.
const NARROWEST: f32 = 400.0;
const ASIDE: f32 = 352.0;
const FIGURES: f32 = 0.4;
/// The space above and below the contents of a card, together.
const AROUND: f32 = theme::space::LARGE * 2.0;

/// What the page remembers.
#[derive(Default)]
pub struct TableScreen {
    /// The table that all of this is about, and its state in the last frame.
    file: String,
    revision: Option<u64>,
    last_drawn: LastDrawn,
    marker: Marker,
    /// Whether it is finished: then nothing is added to it without a question.
    is_finished: bool,
    /// The number that the next province gets.
    free_number: u16,
    chosen: Chosen,
    moving: Moving,
    panel: Option<Panel>,
    /// An entry about which people are asked first, and what they are told.
    asking: Option<(LedgerEvent, Vec<String>)>,
    /// The table as it stood, where an entry is corrected or a forgotten one is entered.
    past: Option<Past>,
    /// What follows from the table as it is shown.
    known: Option<Rc<Known>>,
    /// What is said of the last step beyond what it was.
    news: News,
    clock: Clock,
    ending: Ending,
    /// What each player's hand holds, as far as that was typed. It is in no record.
    hands: Vec<Option<Symbols>>,
}

impl TableScreen {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(session) = &app.desk.table else {
            commands.push(AppRequest::Back.into());
            return;
        };
        let (texts, table) = (app.texts, session.pad());
        if self.file != session.file() {
            *self = Self { file: session.file().to_owned(), ..Self::default() };
        }
        if self.last_drawn.just_opened(ui) {
            self.leave_past();
            self.panel = None;
        }
        if self.revision.replace(session.revision()).is_some_and(|before| before != session.revision()) {
            self.leave_past();
            self.panel.take_if(|panel| matches!(panel, Panel::Form(_)));
            self.moving = Moving::default();
            // On a board provinces are numbered anew each time, and the next player looks at others.
            let stays = table.config().board().is_none() && self.marker == Marker::of(table.state());
            let number = self.chosen.number.filter(|_| stays);
            self.chosen = Chosen { number, ..Chosen::default() };
            self.ending = Ending::default();
        }
        if self.past.is_none() {
            self.marker = Marker::of(table.state());
        }
        self.free_number = table.state().free_number();
        self.is_finished = table.is_complete();
        let entered = (session.file(), session.revision());
        self.news.follow(texts, app.desk);
        announcer::follow(ui.ctx(), "entry", entered, || self.news.spoken());
        widgets::touch(ui);
        let height = strip_height(ui.max_rect().size());
        let [above, strip] = room::with_foot(room::below_bar(ui), height, GAP);
        let before = self.past.as_ref().map(|past| Rc::clone(&past.before));
        let present = table;
        let table = before.as_deref().unwrap_or(present);
        let known = self.know(texts, table, session.revision());
        self.bar(ui, texts, table, &known, commands);
        room::scrolled_parts(ui, "table", above, [NEEDED, STACKED], |ui, place, is_stacked| {
            let (has_board, is_over) = (table.config().board().is_some(), self.shows_ending(table));
            let head = if is_over { Head::Winner } else { Head::Players(table.header.seats.len()) };
            let [stage, above, side] = places(place, is_stacked, has_board, head);
            Surface::Ornate.show_in(ui, stage, |ui| self.stage(ui, app, table, &known));
            if is_over {
                ending::headline(ui, above, texts, table, &known.cards);
            } else {
                self.figures(ui, above, texts, (table, &known), commands);
            }
            Surface::Plain.show_in(ui, side, |ui| self.side(ui, app, table, &known, commands));
        });
        self.strip(ui, texts, table, &known, strip, commands);
        if self.past.is_none()
            && self.has_choice()
            && by_keys(ui, texts.alexandros_page_keys_back(), [Press::Escape])
        {
            if self.chosen == Chosen::default() {
                self.moving.back(table);
            }
            self.chosen = Chosen::default();
        }
        self.show_panel(ui, app, present, commands);
        self.ask(ui, texts, commands);
        commands.extend(ask_about_conflict(ui, app.texts, app.desk));
        // A second click neither makes another entry nor goes on with what the first has chosen.
        let chosen = (self.chosen.number, self.chosen.spaces.len(), self.moving.goal, self.moving.to);
        let (marker, entries) = ((self.marker.turn, self.marker.player), present.log().len());
        second_click::turn(ui.ctx(), (&self.file, marker, entries, chosen));
    }

    /// What follows from the table, worked out again if the table has changed.
    fn know(&mut self, texts: &Texts, table: &LedgerGame, revision: u64) -> Rc<Known> {
        let past = self.past.as_ref().map(|past| past.corrected.as_ref().map(|corrected| corrected.entry));
        let of = (revision, texts.language().code(), self.marker, self.chosen.number, past);
        let known = self.known.take().filter(|known| known.is_of(&of));
        let known = known.unwrap_or_else(|| Rc::new(Known::new(texts, table, of)));
        self.known = Some(Rc::clone(&known));
        known
    }

    /// Whether the table is shown as it ended.
    fn shows_ending(&self, table: &LedgerGame) -> bool {
        self.past.is_none() && table.is_complete()
    }

    /// Draws the players, among whom whose turn it is can be chosen.
    fn figures(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        texts: &Texts,
        (table, known): (&LedgerGame, &Known),
        commands: &mut Vec<GameCommand>,
    ) {
        let turn = Surface::Plain.show_in(ui, place, |ui| {
            let turn = if self.past.is_none() { Turn::Choice(self.marker.player) } else { Turn::Untold };
            figures::show(ui, texts, table, table.state(), &known.taxes.gains, turn, 1)
        });
        let choosing = turn.inner.filter(|_| self.past.is_none());
        if let Some(event) = choosing.and_then(|player| self.marker.choose(table.state(), player)) {
            self.submit(texts, table, event, commands);
        }
    }

    /// Whether something is chosen on the map or in the list.
    fn has_choice(&self) -> bool {
        self.chosen != Chosen::default() || self.moving.goal.is_some() || self.moving.card.is_some()
    }

    fn bar(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        table: &LedgerGame,
        known: &Known,
        commands: &mut Vec<GameCommand>,
    ) {
        if let Some(past) = &self.past {
            let forgotten = texts.alexandros_page_forgotten();
            let title = if past.corrected.is_some() { texts.pad_change() } else { forgotten };
            top_bar::show_titled(ui, title, |_| {});
            return;
        }
        let mut asked = None;
        top_bar::show_titled(ui, &known.title, |ui| {
            let menu = game_actions::menu(texts, Panel::Menu);
            let menu = if self.has_choice() { menu } else { menu.key(Press::Escape) };
            let bar = PadBar {
                panels: vec![(menu, texts.menu()), (history::action(texts), texts.history_title())],
                can_redo: table.can_redo(),
                can_undo: table.can_undo(),
                odd: (known.odd, Panel::Audit { before_card: false }),
            };
            asked = bar.show(ui, texts);
        });
        match asked {
            Some(PadBarRequest::Open(panel)) => self.panel = Some(panel),
            Some(PadBarRequest::Redo) => commands.push(TableCommand::Redo),
            Some(PadBarRequest::Undo) => commands.push(TableCommand::Undo),
            None => {}
        }
    }

    /// Makes an entry, or asks first if it may not be meant. What people do at their table is never questioned,
    /// however unwise it is: only what the rules do not allow, or what ends something.
    fn submit(
        &mut self,
        texts: &Texts,
        table: &LedgerGame,
        event: LedgerEvent,
        commands: &mut Vec<GameCommand>,
    ) {
        if let Some(entry) = self.corrected().map(|corrected| corrected.entry) {
            commands.push(TableCommand::Note(Note::Amend { entry, event }));
            return;
        }
        let seats = &table.header.seats;
        let warnings = table.warnings_before(&event).into_iter().filter(|warning| warning.is_asked());
        let mut said: Vec<String> =
            warnings.map(|warning| warning_text::describe(texts, seats, table.config(), warning)).collect();
        if self.is_finished {
            said.insert(0, texts.alexandros_page_is_over().to_owned());
        }
        match &event {
            LedgerEvent::Leave { player, .. } => {
                said.push(texts.alexandros_page_has_left(words::name(seats, player - 1)));
            }
            LedgerEvent::Close {} if table.state().end().is_none() => {
                said.push(texts.alexandros_page_close_early().to_owned());
            }
            _ => {}
        }
        if said.is_empty() {
            commands.push(TableCommand::Enter(event));
        } else {
            self.asking = Some((event, said));
        }
    }

    /// Asks about an entry that may not be meant.
    fn ask(&mut self, ui: &Ui, texts: &Texts, commands: &mut Vec<GameCommand>) {
        let Some((event, said)) = &self.asking else { return };
        match dialogs::confirm_all(
            ui,
            texts,
            texts.alexandros_page_sure(),
            said,
            texts.alexandros_page_do_it(),
        ) {
            Answer::Waiting => return,
            Answer::Cancelled => {}
            Answer::Given(()) => commands.push(TableCommand::Enter(event.clone())),
        }
        self.asking = None;
    }
}

/// What stands above the card beside the map or the list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Head {
    /// So many players.
    Players(usize),
    /// Who has won.
    Winner,
}

impl Head {
    /// Its height: of this room as much as it can use.
    fn height(self, room: f32) -> f32 {
        match self {
            Self::Players(count) => figures::height(count, room - AROUND) + AROUND,
            Self::Winner => headline::HEIGHT,
        }
    }
}

/// Where the map or the list, the players or who has won, and the card beside them lie. Who has won has all of the width.
fn places(place: Rect, is_stacked: bool, has_board: bool, head: Head) -> [Rect; 3] {
    if is_stacked {
        let middle = place.min.y + place.height() * STAGE_STACKED;
        let below = place.with_min_y(middle + GAP);
        let line = (below.min.y + head.height(0.0)).min(below.max.y);
        if head == Head::Winner {
            return [place.with_max_y(middle), below.with_max_y(line), below.with_min_y(line + GAP)];
        }
        let half = below.center().x - GAP / 2.0;
        let figures = below.with_max_x(half).with_max_y(line);
        return [place.with_max_y(middle), figures, below.with_min_x(half + GAP)];
    }
    let share = if has_board { STAGE } else { LIST };
    let middle = place.min.x + (place.width() * share).min(place.width() - ASIDE).max(NARROWEST);
    let aside = place.with_min_x(middle + GAP);
    let height = head.height(aside.height() * FIGURES);
    let line = (aside.min.y + height).min(aside.max.y - aside.height() / 3.0);
    [place.with_max_x(middle), aside.with_max_y(line), aside.with_min_y(line + GAP)]
}
