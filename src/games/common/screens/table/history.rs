//! The history of a table: every entry in its section under its player, the latest first. One that is tapped is corrected
//! or deleted right below its line, and where one was forgotten it is entered. What was corrected or deleted is seen as
//! such and comes back by a tap, and what no legal game allows is seen, too.

use std::cmp::Reverse;

use egui::{Key as Press, RichText, Ui};

use super::findings::{Finding, brought_by};
use crate::{
    table::{Event, TableCommand, TableGame, last_of, told},
    widgets::history_grid::{self, GridState},
    words::sentence,
};
use kernel::{Entry, Game, Kind, Note};
use text::{Texts, without_rules};
use ui::{
    actions::{Action, by_keys},
    dialogs::{self, Answer},
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
};

pub use history_grid::{Cell, Column, Oddity, Section, Spot, width};

/// What a game says of an entry.
pub struct EntryWords {
    /// The section in which it counts: the highest is shown first.
    pub section: i32,
    /// Whose it is, from 0; none where it belongs to the whole table.
    pub column: Option<usize>,
    /// What it is, in short: it begins a cell.
    pub short: String,
    /// Who did it, and what.
    pub full: String,
}

/// Where an entry that was forgotten can be entered, and what its place is called.
pub struct MissingEntry {
    /// The section in which it counts.
    pub section: i32,
    /// Whose it is, from 0; none where that is said later.
    pub column: Option<usize>,
    /// What entering it is called.
    pub name: String,
}

/// What came of the fields of an entry.
pub enum Edited {
    /// They stay.
    Open,
    /// They go.
    Left,
    /// Something was asked for: they stay until the table has it, for a question may come first.
    Asked,
}

/// What can be done with an entry.
pub enum Edit {
    /// It was this, or is missing.
    Apply,
    /// It never happened.
    Strike,
    /// It stays as it is.
    Leave,
}

/// The fields of an entry.
pub trait Fields {
    /// Whether something in them is other than it was.
    fn is_changed(&self) -> bool;
}

/// Where somebody goes who leaves fields that are changed.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Leaving {
    /// To another entry.
    To(Spot),
    /// Nowhere: the history stays.
    Back,
    /// Out of the history.
    Out,
}

/// What is open in the history, with the fields of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct History<E> {
    /// Without fields where it was deleted.
    editor: Option<(Spot, Option<E>)>,
    /// Whether what is changed may be dropped is asked before somebody goes there.
    leaving: Option<Leaving>,
    /// Where somebody goes after that question.
    left: Option<Leaving>,
    /// The revision of the table in which something was asked for.
    asked_at: Option<u64>,
    grid: GridState,
    /// The sections, of a revision of the table in a language.
    sections: Option<((u64, &'static str), Vec<Section>)>,
}

impl<E> Default for History<E> {
    fn default() -> Self {
        Self {
            editor: None,
            leaving: None,
            left: None,
            asked_at: None,
            grid: GridState::default(),
            sections: None,
        }
    }
}

impl<E: Fields> History<E> {
    /// With the fields of an entry open.
    pub fn with(spot: Spot, editor: E) -> Self {
        Self { editor: Some((spot, Some(editor))), ..Self::default() }
    }

    /// What is open.
    pub fn editor(&self) -> Option<&E> {
        self.editor.as_ref().and_then(|(_, editor)| editor.as_ref())
    }

    /// Whether it may go once somebody closes it: whether what is changed may be dropped is asked first.
    pub fn may_close(&mut self, is_closed: bool) -> bool {
        if is_closed {
            self.leave(Leaving::Out);
        }
        self.left.take_if(|left| *left == Leaving::Out).is_some()
    }

    fn leave(&mut self, to: Leaving) {
        let is_changed = self.editor().is_some_and(Fields::is_changed);
        let next = if is_changed { &mut self.leaving } else { &mut self.left };
        *next = Some(to);
    }

    /// Asks whether what is changed may be dropped, where somebody leaves it.
    fn ask(&mut self, ui: &Ui, texts: &Texts) {
        let Some(to) = self.leaving else { return };
        let answer =
            dialogs::confirm_loss(ui, texts, texts.history_discard_question(), texts.history_discard());
        match answer {
            Answer::Waiting => return,
            Answer::Cancelled => {}
            Answer::Given(()) => (self.editor, self.left) = (None, Some(to)),
        }
        self.leaving = None;
        ui.ctx().request_repaint();
    }

    /// Shows the history of this revision of a table in a room of this height. `open` makes the fields of an entry,
    /// unless the game does something else with it, and `edit` shows them. A deleted entry that is to count again.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        (revision, height): (u64, f32),
        (columns, sections): (&[Column], &dyn Fn() -> Vec<Section>),
        open: impl FnOnce(Spot) -> Option<E>,
        edit: impl FnOnce(&mut Ui, &mut E) -> Edited,
    ) -> Option<usize> {
        if self.asked_at.is_some_and(|before| before != revision) {
            (self.editor, self.asked_at) = (None, None);
        }
        let of = (revision, texts.language().code());
        let known = self.sections.take().filter(|(known, _)| *known == of);
        let (_, sections) = known.unwrap_or_else(|| (of, sections()));
        let top = ui.cursor().min.y;
        if !has_entries(&sections) {
            let theme = Theme::of(ui.ctx());
            let empty = RichText::new(texts.history_empty()).font(theme::body(TextSize::TEXT));
            ui.label(empty.color(theme.ink_soft));
        }
        let height = height - (ui.cursor().min.y - top);
        let spot = self.editor.as_ref().map(|(spot, _)| *spot);
        let (mut edited, mut edit, mut restored) = (Edited::Open, Some(edit), None);
        let editor = &mut self.editor;
        let mut fields = |ui: &mut Ui| match editor {
            Some((_, Some(editor))) => {
                edited = edit.take().map_or(Edited::Open, |edit| edit(ui, editor));
            }
            Some((Spot::Entry(entry), None)) => {
                edited = restore_buttons(ui, texts);
                restored = matches!(edited, Edited::Asked).then_some(*entry);
            }
            _ => {}
        };
        let chosen = history_grid::show(ui, height, (columns, &sections), &mut self.grid, spot, &mut fields);
        match edited {
            Edited::Open => {}
            Edited::Left => self.leave(Leaving::Back),
            Edited::Asked => self.asked_at = Some(revision),
        }
        let chosen = chosen.or_else(|| first_missing(ui, &sections).filter(|_| spot.is_none()));
        if let Some(chosen) = chosen {
            self.leave(if spot == Some(chosen) { Leaving::Back } else { Leaving::To(chosen) });
        }
        self.ask(ui, texts);
        if let Some(to) = self.left.take_if(|left| *left != Leaving::Out) {
            self.asked_at = None;
            self.editor = match to {
                Leaving::To(spot) if is_struck(&sections, spot) => Some((spot, None)),
                Leaving::To(spot) => open(spot).map(|editor| (spot, Some(editor))),
                Leaving::Back | Leaving::Out => None,
            };
        }
        self.sections = Some((of, sections));
        restored
    }
}

fn has_entries(sections: &[Section]) -> bool {
    sections.iter().flat_map(|section| &section.cells).any(|cell| matches!(cell.spot, Spot::Entry(_)))
}

fn is_struck(sections: &[Section], spot: Spot) -> bool {
    sections.iter().flat_map(|section| &section.cells).any(|cell| cell.spot == spot && cell.is_struck)
}

/// The first place of a forgotten entry, where its key is pressed.
fn first_missing(ui: &Ui, sections: &[Section]) -> Option<Spot> {
    let mut cells = sections.iter().flat_map(|section| &section.cells);
    let first = cells.find(|cell| matches!(cell.spot, Spot::Missing { .. }))?;
    by_keys(ui, &first.name, [Press::N]).then_some(first.spot)
}

/// Makes an entry what its fields say, or enters one that was forgotten.
pub fn apply(texts: &Texts, is_forgotten: bool) -> Action<'_, Edit> {
    let label = if is_forgotten { texts.pad_add() } else { texts.pad_correct() };
    Action::new(label, Edit::Apply).icon(Symbol::Check).key(Press::Enter).primary()
}

/// What can be done with an entry, or with one that was forgotten.
pub fn edit_buttons(
    ui: &mut Ui,
    texts: &Texts,
    is_forgotten: bool,
    apply: Option<Action<'_, Edit>>,
) -> Option<Edit> {
    ui.horizontal_wrapped(|ui| {
        let asked = apply.and_then(|apply| apply.show(ui, texts));
        let back = Action::new(texts.back(), Edit::Leave).icon(Symbol::ArrowLeft).key(Press::Backspace);
        let asked = back.show(ui, texts).or(asked);
        if is_forgotten {
            return asked;
        }
        // Apart from what makes the entry another one.
        let strike = Action::new(texts.pad_strike(), Edit::Strike).icon(Symbol::Trash);
        strike.key(Press::Delete).danger().show(ui, texts).or(asked)
    })
    .inner
}

/// What can be done with an entry that was deleted.
fn restore_buttons(ui: &mut Ui, texts: &Texts) -> Edited {
    ui.horizontal_wrapped(|ui| {
        let restore = Action::new(texts.restore(), Edited::Asked).icon(Symbol::Undo);
        let back = Action::new(texts.back(), Edited::Left).icon(Symbol::ArrowLeft);
        let restored = restore.key(Press::Enter).primary().show(ui, texts);
        restored.or(back.key(Press::Backspace).show(ui, texts)).unwrap_or(Edited::Open)
    })
    .inner
}

/// What makes a deleted entry count again: undo, where its deletion was the last thing that was done; else it is entered
/// anew, and counts where it did.
pub fn restore<G: TableGame>(table: &Game<G::Table>, entry: usize) -> Option<TableCommand<G>> {
    let last = table.log().last().and_then(Entry::note).and_then(Note::corrects);
    if last == Some(entry) {
        return Some(TableCommand::Undo);
    }
    last_of::<G>(table, table.log().len() + 1, entry).cloned().map(TableCommand::Enter)
}

/// The sections of a table, as a game says what each of its entries is, where some can be missing, and what a finding is
/// about: where it does not say that, it is the entry that brought it.
pub fn sections<G: TableGame>(
    texts: &Texts,
    table: &Game<G::Table>,
    title: &dyn Fn(i32) -> String,
    missing: Vec<MissingEntry>,
    entry: &dyn Fn(usize, &Event<G>) -> EntryWords,
    about: &dyn Fn(&Finding<G>) -> Option<Spot>,
) -> Vec<Section> {
    let odd = oddities::<G>(texts, table, about);
    let mut all: Vec<(i32, Cell)> = Vec::new();
    for MissingEntry { section, column, name } in missing {
        let spot = Spot::Missing { section, column };
        let (oddity, more) = odd_of(&odd, spot);
        all.push((section, Cell { column, name, oddity, more, ..blank(spot) }));
    }
    // Whose an entry was, its column says, unless that is another one now.
    let before = |number: usize, entered: &Event<G>, now: &EntryWords| {
        let then = entry(number, entered);
        let is_said = then.column.is_some() && then.column == now.column && then.short != now.short;
        sentence(&if is_said { then.short } else { told::<G>(texts, table, number) })
    };
    for (at, logged) in table.log().iter().enumerate().rev() {
        let (number, Entry::Event(entered)) = (at + 1, logged) else { continue };
        let note = last_correction(table, number);
        let counts = table.events().binary_search_by_key(&number, |(number, _)| *number).ok();
        let event = counts.map_or(entered, |at| &table.events()[at].1);
        let words = entry(number, event);
        let cell = Cell { column: words.column, ..blank(Spot::Entry(number)) };
        let cell = match (counts, note) {
            (Some(_), note) => {
                let note = note.filter(|_| event != entered);
                let was = note.map_or_else(String::new, |_| before(number, entered, &words));
                let (oddity, said) = odd_of(&odd, Spot::Entry(number));
                let more = note.map(|note| told::<G>(texts, table, note)).into_iter().chain(said);
                let name = texts.pad_said(texts.pad_change(), &words.full);
                Cell { words: sentence(&words.short), was, name, more: more.collect(), oddity, ..cell }
            }
            (None, Some(note)) => {
                let words = sentence(&told::<G>(texts, table, number));
                let name = told::<G>(texts, table, note);
                Cell { words, name, is_struck: true, ..cell }
            }
            (None, None) => continue,
        };
        all.push((words.section, cell));
    }
    // Those of a section stay in their order: what is missing first, then the latest entries.
    all.sort_by_key(|(section, _)| Reverse(*section));
    let mut sections: Vec<(i32, Section)> = Vec::new();
    for (id, cell) in all {
        match sections.last_mut().filter(|(last, _)| *last == id) {
            Some((_, section)) => section.cells.push(cell),
            None => sections.push((id, Section { title: title(id), cells: vec![cell] })),
        }
    }
    sections.into_iter().map(|(_, section)| section).collect()
}

fn blank(spot: Spot) -> Cell {
    let (words, was, name) = (String::new(), String::new(), String::new());
    let oddity = Oddity::None;
    Cell { spot, column: None, words, was, name, more: Vec::new(), oddity, is_struck: false }
}

/// The last note that says something else of an entry.
fn last_correction<K: Kind>(table: &Game<K>, entry: usize) -> Option<usize> {
    let corrects = |logged: &Entry<K>| logged.note().and_then(Note::corrects) == Some(entry);
    table.log().iter().rposition(corrects).map(|at| at + 1)
}

/// A finding at the entry, or the place of one, that it is about.
struct Odd {
    spot: Spot,
    words: String,
    is_kept: bool,
}

fn oddities<G: TableGame>(
    texts: &Texts,
    table: &Game<G::Table>,
    about: &dyn Fn(&Finding<G>) -> Option<Spot>,
) -> Vec<Odd> {
    let findings = table.findings();
    if findings.is_empty() {
        return Vec::new();
    }
    let brought_by = brought_by::<G>(table, &findings);
    let open = table.unconfirmed();
    let odd = |(finding, by): (&Finding<G>, Option<usize>)| {
        let spot = about(finding).or(by.map(Spot::Entry))?;
        let (words, is_kept) = (G::finding(texts, &table.header.seats, finding), !open.contains(finding));
        let words = without_rules(&words);
        let words = if is_kept { texts.history_confirmed(&words) } else { words };
        Some(Odd { spot, words, is_kept })
    };
    findings.iter().zip(brought_by).filter_map(odd).collect()
}

/// What is odd about an entry, or the place of one.
fn odd_of(odd: &[Odd], spot: Spot) -> (Oddity, Vec<String>) {
    let of_it: Vec<&Odd> = odd.iter().filter(|odd| odd.spot == spot).collect();
    let oddity = match of_it.iter().all(|odd| odd.is_kept) {
        _ if of_it.is_empty() => Oddity::None,
        true => Oddity::Kept,
        false => Oddity::Open,
    };
    (oddity, of_it.iter().map(|odd| odd.words.clone()).collect())
}
