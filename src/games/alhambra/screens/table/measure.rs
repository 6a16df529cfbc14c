//! What a row has beside its tiles: a wall, or camps and bazaars one by one, tapped or typed.

use egui::{RichText, Ui, vec2};
use serde::{Deserialize, Serialize};

use super::{
    asked::{Measure, Next, PanelRequest},
    scoring::never,
};
use crate::{
    log::Measured,
    pad::{Pad, PadEvent},
    rules::{Counted, FALCONS_OF_EACH, FalconKind, Module, Scoring},
    session::GameCommand,
    text::names::{self, who},
};
use common::host::typed::TypedForms;
use egui::Key as Press;
use text::Texts;
use ui::{
    actions::{Action, by_one_of},
    drawing::symbols::Symbol,
    form,
    keys::DIGITS,
    theme::{self, TextSize, Theme},
    widgets::{button::Button, number_field, segmented},
};

/// Walls up to this have a number to tap; a longer one is typed.
const TAPPED_WALL: u16 = 39;
/// The VP of a piece up to this have a number to tap where the rules set no limit; more are typed.
const TAPPED_VP: u16 = 19;
/// The width of the field.
const FIELD: f32 = 80.0;

/// What the form is called.
pub(super) const FORM: &str = "measures";

/// The panel of a row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct MeasurePanel {
    /// From 0.
    pub row: usize,
    /// What is measured.
    pub what: Measure,
    for_scoring: bool,
    scoring: Scoring,
    /// The pieces of the wall; none as long as nobody has said it.
    wall: Option<i64>,
    vp: Vec<u16>,
    /// The VP of a camp or bazaar, typed and not yet in the list.
    typed: Option<i64>,
    falcons: [u16; FalconKind::COUNT],
    /// The kind of falcons whose number is typed next.
    kind: usize,
}

impl MeasurePanel {
    /// The same as it was left when it was being said.
    pub(super) fn left(self, typed: &TypedForms) -> Self {
        let is_same =
            |typed: &Self| (typed.row, typed.what, typed.scoring) == (self.row, self.what, self.scoring);
        match typed.get::<Self>(FORM).filter(is_same) {
            Some(typed) => Self { for_scoring: self.for_scoring, ..typed },
            None => self,
        }
    }

    /// What is said otherwise than before, if something is.
    pub(super) fn typed(&self, pad: &Pad) -> Option<&Self> {
        let before = Self::new(pad, self.scoring, self.row, self.what, self.for_scoring);
        (*self != Self { kind: self.kind, ..before }).then_some(self)
    }

    /// With what was said before; of camps and falcons, which stay where they lie, also for an earlier scoring.
    pub(super) fn new(pad: &Pad, scoring: Scoring, row: usize, what: Measure, for_scoring: bool) -> Self {
        let all = &pad.state().rows[row].measured;
        let (said, so_far) = (&all[scoring.index()], &all[..=scoring.index()]);
        let last = |module: Module| {
            let scorings = Scoring::ALL.into_iter().zip(so_far).filter(|(at, _)| module.scores_at(*at));
            scorings.filter_map(|(_, said)| said.numbers(module)).next_back()
        };
        let (vp, falcons) = match what {
            Measure::Wall => (None, None),
            Measure::Module(module) => match module.rules().counted {
                Counted::Kinds => (None, last(module)),
                Counted::Each { .. } | Counted::Nothing => (last(module), None),
            },
        };
        let mut kinds = [0; FalconKind::COUNT];
        kinds.iter_mut().zip(falcons.unwrap_or_default()).for_each(|(kind, said)| *kind = said);
        Self {
            row,
            what,
            for_scoring,
            scoring,
            wall: said.wall.map(i64::from),
            vp: vp.unwrap_or_default(),
            typed: None,
            falcons: kinds,
            kind: 0,
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
            // A tap on a number says it.
            Measure::Wall if wall(ui, texts, &mut self.wall) => Some(self.event()),
            Measure::Wall => self.done(ui, texts),
            Measure::Module(module) if module.rules().counted == Counted::Kinds => {
                hint(ui, texts.alhambra_measure_falcons_hint());
                self.type_falcons(ui, texts);
                falcons(ui, texts, &mut self.falcons);
                self.done(ui, texts)
            }
            Measure::Module(module) => {
                list(ui, texts, &mut self.vp, &mut self.typed, module);
                self.done(ui, texts)
            }
        };
        let mut next = Next::Stay;
        if let Some(event) = event {
            commands.push(GameCommand::Enter(event));
            let scoring = PanelRequest::Scoring { scoring: self.scoring, as_it_is: false };
            next = if self.for_scoring { Next::Show(scoring) } else { Next::Close };
        }
        if self.for_scoring {
            ui.add_space(theme::space::MEDIUM);
            let without = Action::new(texts.alhambra_scoring_without(), ()).key(Press::W);
            if without.show(ui, texts).is_some() {
                next = Next::Show(PanelRequest::Scoring { scoring: self.scoring, as_it_is: true });
            }
            if let Some(wish) = never(ui, texts, self.scoring) {
                next = Next::Show(wish);
            }
        }
        next
    }

    fn event(&self) -> PadEvent {
        let said = match self.what {
            Measure::Wall => Measured::wall(self.wall.map(|wall| wall as u16)),
            Measure::Module(module) => {
                let numbers = match module.rules().counted {
                    Counted::Kinds => self.falcons.to_vec(),
                    // What was typed last counts, too.
                    Counted::Each { .. } | Counted::Nothing => {
                        self.vp.iter().copied().chain(self.typed.map(|vp| vp as u16)).collect()
                    }
                };
                Measured::default().with(module, numbers)
            }
        };
        PadEvent::Measure { scoring: self.scoring, row: self.row as u8 + 1, said }
    }

    /// What is said so far, entered; a wall that nobody has said is not a wall of 0.
    fn done(&self, ui: &mut Ui, texts: &Texts) -> Option<PadEvent> {
        ui.add_space(theme::space::SMALL);
        let has_none = self.vp.is_empty() && self.typed.is_none() && self.falcons == [0; FalconKind::COUNT];
        let (label, is_said) = match self.what {
            Measure::Wall => (texts.alhambra_done(), self.wall.is_some()),
            Measure::Module(_) if has_none => (texts.alhambra_measure_none(), true),
            Measure::Module(_) => (texts.alhambra_done(), true),
        };
        let done = Action::new(label, ()).icon(Symbol::Check).key(Press::Enter).primary();
        let done = done.enabled_if(is_said, texts.alhambra_measure_nothing());
        done.show(ui, texts).map(|()| self.event())
    }

    /// A digit says how many falcons there are of one kind after the other.
    fn type_falcons(&mut self, ui: &Ui, texts: &Texts) {
        let digits = [Press::Num0].into_iter().chain(DIGITS).take(usize::from(FALCONS_OF_EACH) + 1);
        if let Some(falcons) = by_one_of(ui, texts.alhambra_key_digit(), digits) {
            self.falcons[self.kind] = falcons as u16;
            self.kind = (self.kind + 1) % FalconKind::COUNT;
        }
    }
}

/// The pieces of a wall: numbers to tap, and a field for a longer one; whether a number was tapped.
pub(super) fn wall(ui: &mut Ui, texts: &Texts, pieces: &mut Option<i64>) -> bool {
    hint(ui, texts.alhambra_measure_wall_hint());
    let tapped = numbers(ui, texts, TAPPED_WALL, *pieces);
    if let Some(number) = tapped {
        *pieces = Some(number.into());
    }
    ui.add_space(theme::space::SMALL);
    ui.horizontal(|ui| {
        ui.label(texts.alhambra_wall());
        number_field::typed(ui, (texts.alhambra_wall(), texts.alhambra_key_digit()), pieces, FIELD, 2);
    });
    tapped.is_some()
}

/// The VP of each camp or bazaar, one by one: numbers to tap, and a field for those that are `typed`.
pub(super) fn list(ui: &mut Ui, texts: &Texts, vp: &mut Vec<u16>, typed: &mut Option<i64>, module: Module) {
    hint(ui, texts.alhambra_measure_list_hint());
    ui.horizontal_wrapped(|ui| {
        let mut gone = None;
        for (k, vp) in vp.iter().enumerate() {
            let name = texts.alhambra_measure_take_off(*vp);
            let words = texts.count_vp(*vp);
            if ui.add(Button::secondary(&words).icon(Symbol::Close).name(&name)).clicked() {
                gone = Some(k);
            }
        }
        gone.map(|k| vp.remove(k));
    });
    ui.add_space(theme::space::SMALL);
    let most = match module.rules().counted {
        Counted::Each { most: Some(most) } => most,
        _ => TAPPED_VP,
    };
    vp.extend(numbers(ui, texts, most, None));
    ui.add_space(theme::space::SMALL);
    ui.horizontal(|ui| {
        let names = (texts.alhambra_measure_each(), texts.alhambra_key_digit());
        number_field::typed(ui, names, typed, FIELD, 2);
        let Some(number) = *typed else { return };
        let add = Action::new(texts.alhambra_measure_add(number as u16), ()).icon(Symbol::Plus);
        if add.key(Press::Enter).show(ui, texts).is_some() {
            vp.push(number as u16);
            *typed = None;
        }
    });
}

/// How many falcons of each kind.
pub(super) fn falcons(ui: &mut Ui, texts: &Texts, falcons: &mut [u16]) {
    for kind in FalconKind::ALL {
        let name = names::sentence(&texts.alhambra_falcon_kind(kind));
        let most = u16::from(FALCONS_OF_EACH).max(falcons[kind.index()]);
        let counts: Vec<String> = (0..=most).map(|count| count.to_string()).collect();
        let counts: Vec<&str> = counts.iter().map(String::as_str).collect();
        let mut chosen = usize::from(falcons[kind.index()]);
        form::field(ui, &name, |ui, _| segmented::show(ui, &name, &mut chosen, &counts));
        falcons[kind.index()] = chosen as u16;
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
    let width = ((ui.available_width() - ui.spacing().item_spacing.x * 9.0) / 10.0).floor();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::test_desk::Trial;

    #[test]
    fn falcons_and_camps_are_those_of_the_last_scoring_until_others_are_said() {
        let said = PadEvent::Measure {
            scoring: Scoring::First,
            row: 1,
            said: Measured::wall(7).with(Module::Camps, vec![3]).with(Module::Falconers, vec![1, 0, 2]),
        };
        let table = Trial::table(3, &Module::ALL, vec![said, PadEvent::Scoring { scoring: Scoring::First }]);
        let panel = |what| MeasurePanel::new(table.pad(), Scoring::Second, 0, what, false);
        assert_eq!(panel(Measure::Module(Module::Falconers)).falcons, [1, 0, 2]);
        assert_eq!(panel(Measure::Module(Module::Camps)).vp, [3]);
        assert_eq!(panel(Measure::Wall).wall, None, "a wall grows");
    }
}
