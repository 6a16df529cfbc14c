//! What is typed: a province, a part of one, walls, where the discs stand; and any entry that is corrected.

use egui::{RichText, Ui, vec2};

use crate::{
    games::alexandros::{
        pad::{Contents, LedgerEvent, LedgerGame, Place, Standing},
        rules::{BLACK_WALLS, GOVERNORS, Province, RED_WALLS, Symbol, Symbols},
        screens::words,
        widgets::card_count::{self, CountWords},
    },
    kernel::Note,
    text::Texts,
    ui::{
        actions::Action,
        dialogs::{self, Answer},
        form as fields,
        keys::Shortcut,
        theme::{self, TextSize, Theme},
        widgets::{segmented, stepper, toggle},
    },
};

/// A province has at most so many plain spaces, or spaces of a symbol; points end here.
const MOST_SPACES: i64 = 255;
const MOST_POINTS: i64 = 999;

/// An entry being typed.
#[derive(Clone, Debug, PartialEq)]
pub struct Form {
    /// The entry that is corrected; none for a new one.
    entry: Option<usize>,
    event: LedgerEvent,
    /// The province that is divided.
    whole: Option<Province>,
}

/// What came of a form.
pub enum Typed {
    /// An entry.
    Enter(LedgerEvent),
    /// A correction.
    Correct(Note<crate::games::alexandros::pad::Ledger>),
}

impl Form {
    /// A new entry. What is divided is known by its number.
    pub fn new(table: &LedgerGame, event: LedgerEvent) -> Self {
        let whole = match &event {
            LedgerEvent::Divide { province, .. } => table.state().province(*province).cloned(),
            _ => None,
        };
        Self { entry: None, event, whole }
    }

    /// An entry that was made.
    pub const fn correct(entry: usize, event: LedgerEvent) -> Self {
        Self { entry: Some(entry), event, whole: None }
    }

    /// Whether something of an entry can be typed anew.
    pub const fn fits(event: &LedgerEvent) -> bool {
        !matches!(event, LedgerEvent::Close {})
    }

    /// Shows the fields in a window.
    pub fn show(&mut self, ui: &Ui, texts: &Texts, table: &LedgerGame) -> Answer<Typed> {
        let modal = dialogs::window(ui, "entry", theme::size::WIDE_DIALOG, |ui| {
            let theme = Theme::of(ui.ctx());
            ui.label(RichText::new(self.title(texts)).font(theme::title(TextSize::TITLE)).color(theme.ink));
            crate::ui::widgets::touch(ui);
            dialogs::above_buttons(ui, theme::size::TALL, |ui| self.fields(ui, texts, table));
            let does = if self.entry.is_some() { texts.save() } else { texts.alexandros_page_enter() };
            let yes =
                Action::new(does, ()).primary().key(egui::Key::Enter).key(Shortcut::ctrl(egui::Key::Enter));
            let why = self.why_not();
            let yes = yes.only_if(why.is_none(), why.map_or("", |why| why(texts)));
            match dialogs::buttons(ui, yes, texts) {
                (true, _) => Answer::Given(match self.entry {
                    Some(entry) => Typed::Correct(Note::Amend { entry, event: self.event.clone() }),
                    None => Typed::Enter(self.event.clone()),
                }),
                (_, true) => Answer::Cancelled,
                _ => Answer::Waiting,
            }
        });
        dialogs::answered(modal)
    }

    fn title<'a>(&self, texts: &'a Texts) -> &'a str {
        match &self.event {
            LedgerEvent::Province { .. } => texts.alexandros_page_type_province(),
            LedgerEvent::Divide { .. } => texts.alexandros_page_divide(),
            LedgerEvent::Occupy { .. } => texts.alexandros_page_occupy(),
            LedgerEvent::TakeOver { .. } => texts.alexandros_page_take_over(),
            LedgerEvent::Recall { .. } => texts.alexandros_page_recall(),
            LedgerEvent::Taxes { .. } => texts.alexandros_page_taxes(),
            LedgerEvent::Walls { .. } => texts.alexandros_page_walls(),
            LedgerEvent::Move { .. } => texts.alexandros_page_move(),
            LedgerEvent::Leave { .. } => texts.alexandros_page_leaves(),
            LedgerEvent::Close {} => texts.alexandros_page_close(),
        }
    }

    fn why_not(&self) -> Option<crate::text::Label> {
        let is_empty = |contents: &Contents| contents.plain == 0 && contents.symbols.iter().all(|n| *n == 0);
        match &self.event {
            LedgerEvent::Province { contents, .. } | LedgerEvent::Divide { contents, .. } => {
                is_empty(contents).then_some(Texts::alexandros_page_why_no_spaces as crate::text::Label)
            }
            LedgerEvent::Walls { walls: 0, .. } => Some(Texts::alexandros_page_why_no_walls),
            _ => None,
        }
    }

    fn fields(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame) {
        let seats = &table.header.seats;
        if self.entry.is_some() {
            self.turn_and_player(ui, texts, table);
        }
        let whole = self.whole.clone();
        match &mut self.event {
            LedgerEvent::Province { contents, .. } => {
                let many = Symbols::new([MOST_SPACES as u16; Symbol::COUNT]);
                spaces(ui, texts, contents, (MOST_SPACES, many));
                fields::hint(ui, texts.alexandros_page_province_hint());
            }
            LedgerEvent::Divide { contents, .. } => {
                let many = Symbols::new([MOST_SPACES as u16; Symbol::COUNT]);
                let most = whole
                    .as_ref()
                    .map_or((MOST_SPACES, many), |whole| (whole.value().into(), whole.symbols()));
                spaces(ui, texts, contents, most);
                if let Some(whole) = &whole {
                    governors(ui, texts, seats, contents, whole);
                    let rest = rest(whole, contents);
                    let words = texts.alexandros_page_rest(
                        &words::contents(texts, &rest),
                        &words::whose(texts, seats, &rest),
                    );
                    fields::hint(ui, &words);
                }
            }
            LedgerEvent::Occupy { place: Place::Typed { on, .. }, .. }
            | LedgerEvent::TakeOver { place: Place::Typed { on, .. }, .. }
            | LedgerEvent::Recall { place: Place::Typed { on, .. }, .. } => {
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
                    *points = typed.then(|| table.state().points().to_vec());
                }
                for (points, seat) in points.iter_mut().flatten().zip(seats) {
                    number(ui, texts, &seat.name, points, MOST_POINTS);
                }
            }
            LedgerEvent::Walls { walls, .. } => {
                let left = table.state().supply();
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

    fn turn_and_player(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame) {
        if let Some(mut turn) = self.event.turn() {
            number(ui, texts, texts.alexandros_page_turn(), &mut turn, MOST_POINTS);
            self.event = self.event.clone().in_turn(turn.max(1));
        }
        if let Some(player) = self.event.player() {
            let names: Vec<&str> = table.header.seats.iter().map(|seat| seat.name.as_str()).collect();
            let mut chosen = usize::from(player - 1);
            fields::field(ui, texts.alexandros_page_player(), |ui, _| {
                segmented::show(ui, texts.alexandros_page_player(), &mut chosen, &names);
            });
            self.event = of_player(self.event.clone(), chosen as u8 + 1);
        }
    }
}

/// Plain spaces and those of each symbol.
fn spaces(ui: &mut Ui, texts: &Texts, contents: &mut Contents, (plain, symbols): (i64, Symbols)) {
    number(ui, texts, texts.alexandros_page_plain(), &mut contents.plain, plain);
    let mut counts = Symbols::new(contents.symbols);
    fields::field(ui, texts.alexandros_page_symbols(), |ui, _| {
        if card_count::show(ui, &mut counts, symbols, |symbol| count_words(texts, symbol)) {
            contents.symbols = Symbol::ALL.map(|symbol| counts.of(symbol));
        }
    });
}

/// Which governors of the whole stand in the part.
fn governors(
    ui: &mut Ui,
    texts: &Texts,
    seats: &[crate::kernel::record::Seat],
    contents: &mut Contents,
    whole: &Province,
) {
    let all: Vec<Standing> =
        whole.governors().iter().map(|it| Standing { player: it.player + 1, on: it.on }).collect();
    let mut left = contents.governors.clone();
    let mut inside: Vec<bool> = Vec::new();
    for standing in &all {
        let place = left.iter().position(|other| other == standing);
        inside.push(place.map(|place| left.remove(place)).is_some());
    }
    let before = inside.clone();
    for (standing, inside) in all.iter().zip(&mut inside) {
        let plain = || texts.alexandros_page_plain_space().to_owned();
        let on = standing.on.map_or_else(plain, |on| words::symbol(texts, on));
        let who = words::name(seats, standing.player - 1);
        toggle::show(ui, &texts.alexandros_page_governor_in_part(who, &on), inside);
    }
    if inside != before {
        let here = all.iter().zip(&inside).filter(|(_, inside)| **inside).map(|(standing, _)| *standing);
        contents.governors = here.collect();
    }
}

/// What remains of a province when a part is taken off, as far as it can be.
fn rest(whole: &Province, part: &Contents) -> Province {
    let mut governors = whole.governors().to_vec();
    for standing in &part.governors {
        let is_it = |it: &crate::games::alexandros::rules::Governor| {
            it.player + 1 == standing.player && it.on == standing.on
        };
        if let Some(place) = governors.iter().position(is_it) {
            governors.remove(place);
        }
    }
    let plain = whole.value().saturating_sub(part.plain);
    Province::new(plain, whole.symbols().minus(&Symbols::new(part.symbols)), governors)
}

/// A number under its name.
fn number(ui: &mut Ui, texts: &Texts, name: &str, value: &mut u16, most: i64) {
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

/// The same entry of another player.
fn of_player(mut event: LedgerEvent, who: u8) -> LedgerEvent {
    match &mut event {
        LedgerEvent::Occupy { player, .. }
        | LedgerEvent::TakeOver { player, .. }
        | LedgerEvent::Recall { player, .. }
        | LedgerEvent::Taxes { player, .. }
        | LedgerEvent::Walls { player, .. }
        | LedgerEvent::Move { player, .. }
        | LedgerEvent::Leave { player, .. } => *player = who,
        LedgerEvent::Province { .. } | LedgerEvent::Divide { .. } | LedgerEvent::Close {} => {}
    }
    event
}
