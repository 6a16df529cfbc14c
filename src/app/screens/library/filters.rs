//! What is looked for in the library: words, and choices that all have to fit.

use egui::{Role, Sense, Ui, WidgetInfo};

use super::{
    catalogue::{Item, Shelf},
    choices::{Choices, Time},
};
use common::contract::GameRef;
use kernel::{NameKey, People, record::Seat};
use text::{Label, Texts, folded};
use ui::{theme, widgets::drop_list};

/// In a lower window the games need the height that is saved above them.
pub const LOW: f32 = 720.0;
/// Lists are so high there.
const LOW_LIST: f32 = 32.0;
/// Lists narrower than this stand in two lines.
const NARROWEST: f32 = 132.0;

/// What keeps search, filters and list apart in a window of this height.
pub const fn gap(window: f32) -> f32 {
    if window < LOW { theme::space::SMALL } else { theme::space::MEDIUM }
}

/// Which games are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Filter {
    /// All of the user's own, then the samples.
    #[default]
    All,
    /// Those that can go on.
    Open,
    /// Those that came to their end.
    Done,
    /// The samples of the program.
    Samples,
    /// Those thrown away.
    Trash,
}

impl Filter {
    /// All filters with their names, in the order shown.
    pub const ALL: [(Self, Label); 5] = [
        (Self::All, Texts::library_filter_all),
        (Self::Open, Texts::library_filter_open),
        (Self::Done, Texts::library_filter_done),
        (Self::Samples, Texts::library_filter_samples),
        (Self::Trash, Texts::library_trash),
    ];
}

/// All that decides which games are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filters {
    /// How they stand, or where they are.
    pub filter: Filter,
    /// Words that are found in them.
    pub search: String,
    /// Only plays of this one.
    pub game: Option<GameRef>,
    /// Only those in which they played.
    pub person: Option<String>,
    /// Only those with this tag.
    pub tag: Option<String>,
    /// Only those that were played here.
    pub place: Option<String>,
    /// Only those of this year, or of a month of it.
    pub time: Option<Time>,
}

impl Filters {
    /// The shelf that has them.
    pub const fn shelf(&self) -> Shelf {
        match self.filter {
            Filter::Samples => Shelf::Samples,
            Filter::Trash => Shelf::Trash,
            Filter::All => Shelf::All,
            Filter::Open | Filter::Done => Shelf::Own,
        }
    }

    /// Nothing looked for, on the same shelf.
    pub fn cleared(&self) -> Self {
        Self { filter: self.filter, ..Self::default() }
    }

    /// Whether something is looked for.
    pub fn is_set(&self) -> bool {
        *self != self.cleared()
    }

    /// The words looked for, as they are compared.
    pub fn words(&self) -> Vec<String> {
        folded(&self.search).split_whitespace().map(str::to_owned).collect()
    }

    /// Whether a game fits, with these words of the search.
    pub fn fit(&self, texts: &Texts, people: &People, item: &Item, words: &[String]) -> bool {
        let game = item.game();
        let is_listed = match self.filter {
            Filter::All | Filter::Samples | Filter::Trash => true,
            Filter::Open => game.is_some_and(|game| !game.general().over),
            Filter::Done => game.is_some_and(|game| game.general().over),
        };
        let header = game.map(|game| &game.general().header);
        let has_person = |name: &String| {
            let key = NameKey::of(name);
            let id = people.id(key.as_str());
            let is_theirs = |name: &str| people.id(NameKey::of(name).as_str()) == id;
            let is_seat = |seat: &Seat| seat.is_person() && is_theirs(&seat.name);
            header.is_some_and(|header| header.seats.iter().any(is_seat))
        };
        let has_day = |&(year, month): &Time| {
            item.day.is_some_and(|day| day.year() == year && month.is_none_or(|month| day.month() == month))
        };
        is_listed
            && self.game.is_none_or(|of| game.is_some_and(|game| game.game() == of))
            && self.person.as_ref().is_none_or(has_person)
            && self.tag.as_ref().is_none_or(|tag| header.is_some_and(|header| header.tags.contains(tag)))
            && self.place.as_ref().is_none_or(|place| header.is_some_and(|header| header.location == *place))
            && self.time.as_ref().is_none_or(has_day)
            && words.iter().all(|word| item.text(texts).contains(word.as_str()))
    }

    /// Shows the lists of games, as `shelves` does, and beside them, or below, what else there is to choose by; nothing of
    /// that where nothing can be told apart.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        known: &Choices,
        shelves: impl FnOnce(&mut Ui, &mut Filter),
    ) {
        let mut filter = self.filter;
        let mut choices = self.choices(texts, known);
        // Every game is of some game and has a day and players, but not each has a place and tags.
        let tells = |choice: &Choice<'_>| choice.names.len() > if choice.is_of_all { 2 } else { 1 };
        choices.retain(|choice| tells(choice) || choice.chosen > 0);
        let (gap, all) = (ui.spacing().item_spacing.x, choices.len().max(3));
        let each = |room: f32, count: usize| (room + gap) / count as f32 - gap;
        let mut taken = None;
        let is_beside = ui.horizontal(|ui| {
            shelves(ui, &mut filter);
            let width = each(ui.available_width(), all);
            let natural = |choice: &Choice<'_>| drop_list::natural_width(ui, &choice.names[choice.chosen]);
            let is_beside = choices.iter().map(natural).fold(NARROWEST, f32::max) <= width;
            if is_beside {
                taken = lists(ui, &choices, width);
            }
            is_beside
        });
        if !is_beside.inner && !choices.is_empty() {
            ui.scope(|ui| {
                if ui.ctx().content_rect().height() < LOW {
                    ui.spacing_mut().interact_size.y = LOW_LIST;
                    ui.spacing_mut().button_padding.y = theme::space::TIGHT;
                }
                let room = ui.available_width();
                let abreast = if each(room, all) < NARROWEST { all.div_ceil(2) } else { all };
                for line in choices.chunks(abreast) {
                    let chosen = ui.horizontal(|ui| lists(ui, line, each(room, abreast))).inner;
                    taken = chosen.or(taken.take());
                }
            });
        }
        drop(choices);
        if let Some(taken) = taken {
            *self = taken;
        }
        self.filter = filter;
    }

    /// The lists to choose from.
    fn choices<'a>(&'a self, texts: &'a Texts, known: &'a Choices) -> Vec<Choice<'a>> {
        let game = |game: Option<GameRef>| Self { game, ..self.clone() };
        let person = |person: Option<String>| Self { person, ..self.clone() };
        let tag = |tag: Option<String>| Self { tag, ..self.clone() };
        let place = |place: Option<String>| Self { place, ..self.clone() };
        let time = |time: Option<Time>| Self { time, ..self.clone() };
        let name_of = |game: &GameRef| game.name(texts).to_owned();
        let name = String::clone;
        let when =
            |(year, of): &Time| of.map_or_else(|| year.to_string(), |month| text::month(texts, *year, month));
        vec![
            Choice::new(
                texts.library_game(),
                texts.library_all_games(),
                &self.game,
                &known.games,
                name_of,
                game,
            ),
            Choice::new(
                texts.library_person(),
                texts.library_everybody(),
                &self.person,
                &known.people,
                name,
                person,
            ),
            Choice::new(texts.library_tag(), texts.library_all_tags(), &self.tag, &known.tags, name, tag)
                .of_some(),
            Choice::new(
                texts.library_place(),
                texts.library_all_places(),
                &self.place,
                &known.places,
                name,
                place,
            )
            .of_some(),
            Choice::new(texts.library_time(), texts.library_any_time(), &self.time, &known.times, when, time),
        ]
    }
}

/// Shows lists, each so wide; what is looked for with what was chosen in one.
fn lists(ui: &mut Ui, choices: &[Choice<'_>], width: f32) -> Option<Filters> {
    let mut taken = None;
    for choice in choices {
        let names: Vec<&str> = choice.names.iter().map(String::as_str).collect();
        let (place, id) = (ui.available_rect_before_wrap(), ui.scope_id().with(choice.label));
        let label = ui.interact(place, id, Sense::hover());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, choice.label));
        let mut chosen = choice.chosen;
        if drop_list::show(ui, &label, width, &mut chosen, &names) {
            taken = Some((choice.take)(chosen));
        }
    }
    taken
}

/// A list to choose from: nothing in particular, or one of some.
struct Choice<'a> {
    label: &'a str,
    names: Vec<String>,
    chosen: usize,
    /// Every game has one of them.
    is_of_all: bool,
    /// What is looked for with one of them.
    take: Box<dyn Fn(usize) -> Filters + 'a>,
}

impl<'a> Choice<'a> {
    /// Not every game has one of them.
    fn of_some(self) -> Self {
        Self { is_of_all: false, ..self }
    }

    fn new<T: Clone + PartialEq>(
        label: &'a str,
        all: &str,
        now: &'a Option<T>,
        known: &'a [T],
        name: impl Fn(&T) -> String,
        take: impl Fn(Option<T>) -> Filters + 'a,
    ) -> Self {
        // What was chosen stays so where no game has it any more.
        let one_more = now.iter().filter(|now| !known.contains(now));
        let things: Vec<&T> = known.iter().chain(one_more).collect();
        let chosen = now.as_ref().and_then(|now| things.iter().position(|thing| *thing == now));
        Self {
            label,
            names: std::iter::once(all.to_owned()).chain(things.iter().map(|thing| name(thing))).collect(),
            chosen: chosen.map_or(0, |k| k + 1),
            is_of_all: true,
            take: Box::new(move |k| take(k.checked_sub(1).and_then(|k| things.get(k).copied().cloned()))),
        }
    }
}
