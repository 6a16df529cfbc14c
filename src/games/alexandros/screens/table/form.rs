//! The forms for what is typed: a province, a part of one, walls, where the discs stand; and for any entry
//! that is corrected.

use std::rc::Rc;

use egui::{Ui, vec2};

use super::contents;
use crate::{
    pad::{Contents, Ledger, LedgerEvent, LedgerExt, LedgerGame, Place},
    rules::{BLACK_WALLS, GOVERNORS, RED_WALLS, Symbol, Symbols},
    screens::words,
    session::Alexandros,
    widgets::card_count::{self, CountWords},
};
use common::{
    screens::table::history::{self, Edit},
    table::refusal,
};
use kernel::{Entry, Note, record::Seat};
use text::{Label, Texts};
use ui::{
    actions::Action,
    dialogs::{self, Answer},
    form as fields,
    keys::Shortcut,
    theme,
    widgets::{drop_list, segmented, stepper, toggle},
};

/// The largest number of points or turns that can be typed.
const MOST_POINTS: i64 = 999;

/// An entry being typed.
#[derive(Clone, Debug)]
pub struct Form {
    /// The entry that is being corrected; none for a new one.
    entry: Option<usize>,
    event: LedgerEvent,
    /// The entry when the form was opened.
    opened: LedgerEvent,
    /// The table before it.
    before: Rc<LedgerGame>,
    /// Whose a typed province is, from 1; nobody's if it is vacant.
    owner: Option<u8>,
    /// Why the table has refused what is typed.
    refused: Option<String>,
    /// Whether it was shown before.
    shown: bool,
}

impl Form {
    /// A new entry.
    pub fn new(table: &LedgerGame, event: LedgerEvent) -> Self {
        let (before, opened) = (Rc::new(table.clone()), event.clone());
        Self { entry: None, event, opened, before, owner: None, refused: None, shown: false }
    }

    /// A form for an entry that was made.
    pub fn correct(table: &LedgerGame, entry: usize, event: LedgerEvent) -> Self {
        let owner = match &event {
            LedgerEvent::Province { contents, .. } => contents.governors.first().map(|first| first.player),
            _ => None,
        };
        let before = Rc::new(table.before(entry, &event));
        let opened = event.clone();
        Self { entry: Some(entry), before, event, opened, owner, refused: None, shown: false }
    }

    /// Whether anything in an entry can be typed again.
    pub const fn fits(event: &LedgerEvent) -> bool {
        !matches!(event, LedgerEvent::Close {})
    }

    /// Shows the fields of a new entry in a window.
    pub fn show(&mut self, ui: &Ui, texts: &Texts, table: &LedgerGame) -> Answer<LedgerEvent> {
        let modal = dialogs::window(ui, "entry", theme::size::WIDE_DIALOG, |ui| {
            ::ui::widgets::touch(ui);
            let is_closed = dialogs::title(ui, texts, self.title(texts), None);
            if !std::mem::replace(&mut self.shown, true) {
                stepper::focus_next(ui);
            }
            let around = 2.0 * theme::size::TALL + theme::space::SMALL;
            dialogs::above_buttons(ui, around, |ui| self.told(ui, texts, table));
            if let Some(why) = &self.refused {
                fields::fault(ui, why);
            }
            let yes = Action::new(texts.alexandros_page_enter(), ()).primary();
            let yes = yes.key(egui::Key::Enter).key(Shortcut::ctrl(egui::Key::Enter));
            let why = self.why_not();
            let yes = yes.enabled_if(why.is_none(), why.map_or("", |why| why(texts)));
            match dialogs::buttons(ui, yes, texts) {
                (true, _) => {
                    self.refused = refusal::<Alexandros>(texts, table, &[Entry::Event(self.event.clone())]);
                    if self.refused.is_some() { Answer::Waiting } else { Answer::Given(self.event.clone()) }
                }
                (_, is_cancelled) if is_cancelled || is_closed => Answer::Cancelled,
                _ => Answer::Waiting,
            }
        });
        dialogs::answered_form(modal, self.is_changed())
    }

    /// Whether something is typed in it.
    pub fn is_changed(&self) -> bool {
        self.event != self.opened
    }

    /// Replaces the entry that is corrected by what is typed.
    pub fn apply<'a>(&self, texts: &'a Texts) -> Action<'a, Edit> {
        let unchanged: Option<Label> = (!self.is_changed()).then_some(Texts::why_nothing_changed);
        let why = self.why_not().or(unchanged);
        let apply = history::apply(texts, false).key(Shortcut::ctrl(egui::Key::Enter));
        apply.enabled_if(why.is_none(), why.map_or("", |why| why(texts)))
    }

    /// Shows the fields of an entry that is being corrected, and why the table has refused it.
    pub fn correcting(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame) {
        if let Some(why) = &self.refused {
            fields::fault(ui, why);
        }
        self.told(ui, texts, table);
    }

    /// The correction; none if the table refuses it.
    pub fn correction(&mut self, texts: &Texts, table: &LedgerGame, entry: usize) -> Option<Note<Ledger>> {
        let note = Note::Amend { entry, event: self.event.clone() };
        self.refused = refusal::<Alexandros>(texts, table, &[Entry::Note(note.clone())]);
        self.refused.is_none().then_some(note)
    }

    /// Draws the fields; as soon as one of them changes, the refusal is forgotten.
    fn told(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame) {
        let typed = self.event.clone();
        self.fields(ui, texts, table);
        self.refused.take_if(|_| self.event != typed);
    }

    fn title<'a>(&self, texts: &'a Texts) -> &'a str {
        match &self.event {
            LedgerEvent::BeginTurn { .. } => texts.alexandros_page_begin_turn(),
            LedgerEvent::Province { .. } => texts.alexandros_page_type_province(),
            LedgerEvent::Divide { .. } => texts.alexandros_page_divide(),
            LedgerEvent::Occupy { .. } => texts.alexandros_page_occupy(),
            LedgerEvent::TakeOver { .. } => texts.alexandros_page_take_over(),
            LedgerEvent::Recall { .. } => texts.alexandros_page_recall(),
            LedgerEvent::Taxes { .. } => texts.alexandros_page_taxes(),
            LedgerEvent::Walls { .. } => texts.alexandros_page_walls(),
            LedgerEvent::Move { .. } => texts.alexandros_page_move(),
            LedgerEvent::Stay { .. } => texts.alexandros_page_stay(),
            LedgerEvent::Leave { .. } => texts.alexandros_page_leaves(),
            LedgerEvent::Close {} => texts.alexandros_page_close(),
        }
    }

    fn why_not(&self) -> Option<Label> {
        let is_empty = |contents: &Contents| contents.plain == 0 && contents.symbols.iter().all(|n| *n == 0);
        match &self.event {
            LedgerEvent::Province { contents, .. } | LedgerEvent::Divide { contents, .. }
                if is_empty(contents) =>
            {
                Some(Texts::alexandros_page_why_no_spaces)
            }
            LedgerEvent::Province { contents, .. }
                if self.owner.is_some() && contents.governors.is_empty() =>
            {
                Some(Texts::alexandros_page_why_no_governor)
            }
            LedgerEvent::Walls { walls: 0, .. } => Some(Texts::alexandros_page_why_no_walls),
            _ => None,
        }
    }

    fn fields(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame) {
        let seats = &table.header.seats;
        if let Some(entry) = self.entry {
            self.turn_and_player(ui, texts, table, entry);
        }
        let before = Rc::clone(&self.before);
        match &mut self.event {
            LedgerEvent::Province { contents, .. } => {
                contents::spaces(ui, texts, contents, contents::MOST);
                fields::hint(ui, texts.alexandros_page_province_hint());
                contents::owner(ui, texts, seats, contents, &mut self.owner);
            }
            LedgerEvent::Divide { province, contents, .. } => {
                let whole = before.state().province(*province);
                let most = whole.map_or(contents::MOST, |it| (it.value().into(), it.symbols()));
                contents::spaces(ui, texts, contents, most);
                if let Some(whole) = whole {
                    contents::governors(ui, texts, seats, contents, whole);
                    let rest = contents::rest(whole, contents);
                    let words = texts.alexandros_page_rest(
                        &words::contents(texts, &rest),
                        &words::whose(texts, seats, &rest),
                    );
                    fields::hint(ui, &words);
                }
            }
            LedgerEvent::Occupy { place: Place::Typed { province, on }, .. }
            | LedgerEvent::TakeOver { place: Place::Typed { province, on }, .. }
            | LedgerEvent::Recall { place: Place::Typed { province, on }, .. } => {
                which(ui, texts, seats, &before, province);
                let mut counts: Symbols = on.iter().copied().collect();
                fields::field(ui, texts.alexandros_page_governors_on(), |ui, _| {
                    let most = Symbols::new([GOVERNORS.into(); Symbol::COUNT]);
                    if card_count::show(ui, &mut counts, most, |symbol| count_words(texts, symbol)) {
                        *on = list(counts);
                    }
                });
            }
            LedgerEvent::Taxes { card, points, .. } => {
                let none = texts.alexandros_page_card_unsaid();
                let names = Symbol::ALL.map(|symbol| words::symbol(texts, symbol));
                let names: Vec<&str> =
                    std::iter::once(none).chain(names.iter().map(String::as_str)).collect();
                let mut chosen = card.map_or(0, |card| card.index() + 1);
                fields::field(ui, texts.alexandros_page_tax_card(), |ui, _| {
                    segmented::show(ui, texts.alexandros_page_tax_card(), &mut chosen, &names);
                });
                *card = chosen.checked_sub(1).and_then(|at| Symbol::ALL.get(at).copied());
                let mut typed = points.is_some();
                ui.add_space(fields::GAP);
                if toggle::show(ui, texts.alexandros_page_type_points(), &mut typed).changed() {
                    *points = typed.then(|| before.state().points().to_vec());
                }
                for (points, seat) in points.iter_mut().flatten().zip(seats) {
                    number(ui, texts, &seat.name, points, MOST_POINTS);
                }
            }
            LedgerEvent::Walls { walls, .. } => {
                let left = before.state().supply();
                number(
                    ui,
                    texts,
                    texts.alexandros_page_walls_laid(),
                    walls,
                    i64::from(BLACK_WALLS + RED_WALLS),
                );
                fields::hint(ui, &texts.alexandros_page_walls_left(left.black, left.red));
            }
            _ => {}
        }
    }

    fn turn_and_player(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame, entry: usize) {
        if let Some(before) = self.event.turn() {
            let mut now = before;
            turn(ui, texts, &mut now);
            if now != before {
                self.event = self.event.clone().in_turn(now);
                self.before = Rc::new(table.before(entry, &self.event));
            }
        }
        if let Some(before) = self.event.player() {
            let mut now = before.saturating_sub(1);
            player(ui, texts, &table.header.seats, &mut now);
            self.event = self.event.of_player(now + 1);
        }
    }
}

/// The turn of an entry.
pub fn turn(ui: &mut Ui, texts: &Texts, turn: &mut u16) {
    number(ui, texts, texts.alexandros_page_turn(), turn, MOST_POINTS);
    *turn = (*turn).max(1);
}

/// Whose an entry is, from 0.
pub fn player(ui: &mut Ui, texts: &Texts, seats: &[Seat], player: &mut u8) {
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    let mut chosen = usize::from(*player);
    fields::field(ui, texts.alexandros_page_player(), |ui, _| {
        segmented::show(ui, texts.alexandros_page_player(), &mut chosen, &names);
    });
    *player = u8::try_from(chosen).unwrap_or(*player);
}

/// Draws a choice among the provinces that were there.
fn which(ui: &mut Ui, texts: &Texts, seats: &[Seat], before: &LedgerGame, number: &mut u16) {
    let all = before.state().provinces();
    let names: Vec<String> =
        all.iter().map(|(number, province)| words::province(texts, seats, *number, province)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    // A province that is no longer there is not offered, but stays until another one is chosen.
    let place = all.iter().position(|(other, _)| other == number);
    let mut chosen = place.unwrap_or(names.len());
    fields::field(ui, texts.alexandros_page_province(), |ui, label| {
        drop_list::show(ui, label, ui.available_width(), &mut chosen, &names);
    });
    if let Some((chosen, _)) = all.get(chosen) {
        *number = *chosen;
    }
}

/// A number under its name.
pub fn number(ui: &mut Ui, texts: &Texts, name: &str, value: &mut u16, most: i64) {
    fields::field(ui, name, |ui, _| {
        let ends = [texts.new_pad_fewer(name), texts.new_pad_more(name)];
        let mut number = i64::from(*value);
        stepper::show(ui, name, [&ends[0], &ends[1]], &mut number, 0..=most);
        *value = u16::try_from(number).unwrap_or(*value);
    });
    ui.spacing_mut().item_spacing = vec2(theme::space::SMALL, theme::space::SMALL);
}

/// What the number of a symbol is called.
pub fn count_words(texts: &Texts, symbol: Symbol) -> CountWords {
    let name = words::symbol(texts, symbol);
    let ends = [texts.new_pad_fewer(&name), texts.new_pad_more(&name)];
    CountWords { name, ends }
}

/// The symbols one by one.
pub fn list(counts: Symbols) -> Vec<Symbol> {
    let times = |symbol: Symbol| std::iter::repeat_n(symbol, counts.of(symbol).into());
    Symbol::ALL.into_iter().flat_map(times).collect()
}
