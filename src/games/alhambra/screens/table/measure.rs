//! What a row has beside its tiles, typed: a tap on a number says a wall, camps and bazaars are tapped one by one.

use egui::{RichText, Ui, vec2};

use super::asked::{Measure, Next, Wish};
use crate::{
    games::alhambra::{
        pad::{Pad, PadEvent},
        rules::{FALCONS_OF_EACH, FalconKind, MOST_BAZAAR_VP, Module, Scoring},
        session::GameCommand,
        text::names::{self, who},
    },
    text::Texts,
    ui::{
        actions::Action,
        drawing::symbols::Symbol,
        theme::{self, TextSize, Theme},
        widgets::{button::Button, number_field, segmented},
    },
};
use egui::Key as Press;

/// Walls up to this have a number to tap; a longer one is typed.
const TAPPED_WALL: u16 = 39;
/// The VP of a camp up to this.
const TAPPED_CAMP: u16 = 11;
/// The width of the field.
const FIELD: f32 = 80.0;

/// The panel of a row.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct MeasurePanel {
    /// From 0.
    pub row: usize,
    /// What is measured.
    pub what: Measure,
    for_scoring: bool,
    scoring: Scoring,
    number: i64,
    vp: Vec<u16>,
    falcons: [u8; FalconKind::COUNT],
}

impl MeasurePanel {
    /// With what was said before.
    pub(super) fn new(pad: &Pad, scoring: Scoring, row: usize, what: Measure, for_scoring: bool) -> Self {
        let said = &pad.state().rows[row].measured[scoring.index()];
        let vp = match what {
            Measure::Module(Module::Camps) => said.camps.clone(),
            Measure::Module(Module::Bazaars) => said.bazaars.clone(),
            _ => None,
        };
        Self {
            row,
            what,
            for_scoring,
            scoring,
            number: said.wall.unwrap_or_default().into(),
            vp: vp.unwrap_or_default(),
            falcons: said.falcons.unwrap_or_default(),
        }
    }

    /// What is asked, and of whom.
    pub(super) fn title(&self, texts: &Texts, pad: &Pad) -> String {
        let name = who(texts, &pad.header.seats, self.row);
        match self.what {
            Measure::Wall => texts.alhambra_measure_wall(&name),
            Measure::Module(module) => texts.alhambra_measure_module(&name, module),
        }
    }

    /// Shows it.
    pub(super) fn show(&mut self, ui: &mut Ui, texts: &Texts, commands: &mut Vec<GameCommand>) -> Next {
        ui.spacing_mut().item_spacing = vec2(theme::space::TIGHT, theme::space::TIGHT);
        let event = match self.what {
            Measure::Wall => self.wall(ui, texts),
            Measure::Module(Module::Falconers) => self.falcons(ui, texts),
            Measure::Module(_) => self.list(ui, texts),
        };
        let mut next = Next::Stay;
        if let Some(event) = event {
            commands.push(GameCommand::Enter(event));
            next = if self.for_scoring { Next::Show(Wish::Scoring { as_it_is: false }) } else { Next::Close };
        }
        if self.for_scoring {
            ui.add_space(theme::space::MEDIUM);
            let without = Action::new(texts.alhambra_scoring_without(), ()).key(Press::W);
            if without.show(ui, texts).is_some() {
                next = Next::Show(Wish::Scoring { as_it_is: true });
            }
        }
        next
    }

    fn event(&self) -> PadEvent {
        let is = |module| self.what == Measure::Module(module);
        PadEvent::Measure {
            scoring: self.scoring,
            row: self.row as u8 + 1,
            wall: (self.what == Measure::Wall).then_some(self.number as u16),
            camps: is(Module::Camps).then(|| self.vp.clone()),
            bazaars: is(Module::Bazaars).then(|| self.vp.clone()),
            falcons: is(Module::Falconers).then_some(self.falcons),
        }
    }

    fn wall(&mut self, ui: &mut Ui, texts: &Texts) -> Option<PadEvent> {
        hint(ui, texts.alhambra_measure_wall_hint());
        if let Some(number) = numbers(ui, texts, TAPPED_WALL, Some(self.number)) {
            self.number = number.into();
            return Some(self.event());
        }
        ui.add_space(theme::space::SMALL);
        let done = ui.horizontal(|ui| {
            number_field::show(ui, texts.alhambra_wall(), &mut self.number, FIELD, 2, false);
            self.done(ui, texts)
        });
        done.inner
    }

    fn list(&mut self, ui: &mut Ui, texts: &Texts) -> Option<PadEvent> {
        hint(ui, texts.alhambra_measure_list_hint());
        ui.horizontal_wrapped(|ui| {
            let mut gone = None;
            for (k, vp) in self.vp.iter().enumerate() {
                let name = texts.alhambra_measure_take_off(*vp);
                let words = texts.count_vp(*vp);
                if ui.add(Button::secondary(&words).icon(Symbol::Close).name(&name)).clicked() {
                    gone = Some(k);
                }
            }
            gone.map(|k| self.vp.remove(k));
        });
        ui.add_space(theme::space::SMALL);
        let most = if self.what == Measure::Module(Module::Camps) { TAPPED_CAMP } else { MOST_BAZAAR_VP };
        self.vp.extend(numbers(ui, texts, most, None));
        ui.add_space(theme::space::SMALL);
        self.done(ui, texts)
    }

    fn falcons(&mut self, ui: &mut Ui, texts: &Texts) -> Option<PadEvent> {
        for kind in FalconKind::ALL {
            let name = names::sentence(&texts.alhambra_falcon_kind(kind));
            let counts: Vec<String> = (0..=FALCONS_OF_EACH).map(|count| count.to_string()).collect();
            let counts: Vec<&str> = counts.iter().map(String::as_str).collect();
            let mut chosen = usize::from(self.falcons[kind.index()]);
            crate::ui::form::field(ui, &name, |ui, _| segmented::show(ui, &name, &mut chosen, &counts));
            self.falcons[kind.index()] = chosen as u8;
        }
        ui.add_space(theme::space::MEDIUM);
        self.done(ui, texts)
    }

    fn done(&self, ui: &mut Ui, texts: &Texts) -> Option<PadEvent> {
        let done = Action::new(texts.alhambra_done(), ()).icon(Symbol::Check).key(Press::Enter).primary();
        done.show(ui, texts).map(|()| self.event())
    }
}

/// A line that explains.
fn hint(ui: &mut Ui, words: &str) {
    let theme = Theme::of(ui.ctx());
    ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink_soft));
    ui.add_space(theme::space::TIGHT);
}

/// Numbers to tap, ten in a row; the one that was tapped.
fn numbers(ui: &mut Ui, texts: &Texts, most: u16, chosen: Option<i64>) -> Option<u16> {
    let mut tapped = None;
    let in_each = 10;
    let width = ((ui.available_width() - theme::space::TIGHT * 9.0) / 10.0).floor();
    for row in 0..=most / in_each {
        ui.horizontal(|ui| {
            for number in row * in_each..=most.min(row * in_each + in_each - 1) {
                let words = number.to_string();
                let name = texts.alhambra_measure_number(number);
                let button = Button::secondary(&words).name(&name).min_width(width);
                if ui.add(button.selected(chosen == Some(number.into()))).clicked() {
                    tapped = Some(number);
                }
            }
        });
    }
    tapped
}
