//! The lists above the chart: what is shown, and of which games.

use egui::{Ui, vec2};
use jiff::{Timestamp, tz::TimeZone};

use super::figures::Topic;
use crate::{
    games::roll_and_write::{
        log::Options,
        rules::{ChangeDice, SpecialActions},
        statistics::{Choices, Filter, Mode},
    },
    kernel::record::RecordKind,
    text::Texts,
    ui::{form, theme, widgets::drop_list},
};

/// What is chosen in each list, 0 for all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filters {
    topic: usize,
    mode: usize,
    kind: usize,
    layout: usize,
    options: usize,
    person: usize,
    place: usize,
    date: usize,
}

const KINDS: [RecordKind; 3] = [RecordKind::Full, RecordKind::Table, RecordKind::Result];
/// Days back.
const DAYS: [i64; 3] = [30, 90, 365];
const SECONDS_OF_A_DAY: i64 = 86_400;
/// Lists in a row, where there is room for all of them and where not.
const PER_ROW: usize = 4;

impl Filters {
    /// What is shown.
    pub fn topic(&self) -> Topic {
        Topic::ALL.get(self.topic).copied().unwrap_or_default()
    }

    /// Which games count.
    pub fn filter(&self, choices: &Choices, now: Timestamp) -> Filter {
        fn chosen<T: Clone>(all: &[T], chosen: usize) -> Option<T> {
            all.get(chosen.checked_sub(1)?).cloned()
        }
        let days = chosen(&DAYS, self.date);
        let since = days.map(|days| now.as_second() - days * SECONDS_OF_A_DAY);
        Filter {
            mode: chosen(&choices.modes, self.mode),
            kind: chosen(&KINDS, self.kind),
            layout: chosen(&choices.layouts, self.layout).map(|(hash, _)| hash),
            options: chosen(&choices.options, self.options),
            person: chosen(&choices.people, self.person).map(|(id, _)| id),
            place: chosen(&choices.places, self.place),
            zone: Some(TimeZone::system()),
            since: since.and_then(|since| Timestamp::from_second(since).ok()),
            until: None,
        }
    }

    /// Draws the lists.
    pub fn show(&mut self, ui: &mut Ui, lists: &Lists) {
        let chosen = [
            &mut self.topic,
            &mut self.person,
            &mut self.mode,
            &mut self.kind,
            &mut self.layout,
            &mut self.options,
            &mut self.place,
            &mut self.date,
        ];
        let width = (ui.available_width() - theme::space::MEDIUM * (PER_ROW - 1) as f32) / PER_ROW as f32;
        let mut lists = lists.0.iter().zip(chosen);
        for _ in 0..2 {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = theme::space::MEDIUM;
                for ((name, items), chosen) in lists.by_ref().take(PER_ROW) {
                    ui.allocate_ui(vec2(width, 0.0), |ui| {
                        ui.vertical(|ui| {
                            form::field(ui, name, |ui, label| {
                                *chosen = (*chosen).min(items.len().saturating_sub(1));
                                drop_list::show(ui, label, width, chosen, items);
                            });
                        });
                    });
                }
            });
        }
    }
}

/// The lists in words, each with what it is called: made when the games or the language have changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lists(Vec<(String, Vec<String>)>);

impl Lists {
    /// Those of what can be chosen.
    pub fn new(texts: &Texts, choices: &Choices) -> Self {
        let names =
            |all: Vec<String>| std::iter::once(texts.statistics_all().to_owned()).chain(all).collect();
        let kinds =
            [texts.statistics_kind_full(), texts.statistics_kind_table(), texts.statistics_kind_result()];
        let days = DAYS.map(|days| texts.statistics_days(days as usize));
        let lists: [(&str, Vec<String>); 8] = [
            (texts.statistics_topic(), Topic::ALL.map(|topic| topic.name(texts).to_owned()).to_vec()),
            (texts.statistics_person(), names(second(&choices.people))),
            (
                texts.statistics_mode(),
                names(choices.modes.iter().map(|&mode| mode_name(texts, mode)).collect()),
            ),
            (texts.statistics_kind(), names(kinds.map(str::to_owned).to_vec())),
            (texts.statistics_layout(), names(second(&choices.layouts))),
            (
                texts.statistics_options(),
                names(choices.options.iter().map(|options| options_name(texts, options)).collect()),
            ),
            (texts.statistics_place(), names(choices.places.clone())),
            (texts.statistics_date(), names(days.to_vec())),
        ];
        Self(lists.into_iter().map(|(name, items)| (name.to_owned(), items)).collect())
    }
}

fn mode_name(texts: &Texts, mode: Mode) -> String {
    match mode {
        Mode::Solo(phantoms) => texts.statistics_mode_solo(phantoms),
        Mode::Against(phantoms) => texts.statistics_mode_against(phantoms),
        Mode::Several(players) => texts.count_players(players),
    }
}

/// The names of what can be chosen.
fn second<T>(all: &[(T, String)]) -> Vec<String> {
    all.iter().map(|(_, name)| name.clone()).collect()
}

/// Rounds, and what is unusual.
fn options_name(texts: &Texts, options: &Options) -> String {
    let mut name = texts.count_rounds(options.rounds);
    let both = (options.special_actions == SpecialActions::Both).then(|| texts.records_both().to_owned());
    let any = (options.change_dice == ChangeDice::Any).then(|| texts.records_any().to_owned());
    let bonus = options.phantom_bonus.map(|bonus| format!("+{bonus}"));
    for more in [both, any, bonus].into_iter().flatten() {
        name.push_str(" · ");
        name.push_str(&more);
    }
    name
}
