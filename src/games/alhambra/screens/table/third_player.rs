//! The tiles that the third player draws (§A5.2): how many it has and how many come now, counted by type.

use egui::{Align, Key as Press, Layout, RichText, Sense, Ui, Vec2, vec2};
use serde::{Deserialize, Serialize};

use super::asked::{Next, PanelRequest};
use crate::{
    pad::{Pad, PadEvent, PadExt},
    rules::{Scoring, third_player_draws},
    session::GameCommand,
    text::names::who,
};
use common::{BuildingType, drawing, host::typed::TypedForms};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme, size},
    widgets::{number_field, stepper},
};

/// The width of a name beside its number.
const NAME: f32 = 160.0;
/// The width of the field for the stack.
const FIELD: f32 = 72.0;
/// The most tiles drawn of anything at once.
const MOST: i64 = 18;

/// What the form is called.
pub(super) const FORM: &str = "third player";

/// The panel of the third player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct ThirdPanel {
    scoring: Option<Scoring>,
    for_scoring: bool,
    counts: [u8; BuildingType::COUNT],
    drawn: u8,
    /// Tiles left in the stack after the second scoring.
    stack: i64,
}

impl ThirdPanel {
    /// With what was counted for this scoring when it was left.
    pub(super) fn new(scoring: Scoring, for_scoring: bool, typed: &TypedForms) -> Self {
        let typed = typed.get::<Self>(FORM).filter(|typed| typed.scoring == Some(scoring));
        Self { scoring: Some(scoring), for_scoring, ..typed.unwrap_or_default() }
    }

    /// What is counted, if something is.
    pub(super) fn typed(&self) -> Option<&Self> {
        let empty = Self { scoring: self.scoring, for_scoring: self.for_scoring, ..Self::default() };
        (*self != empty).then_some(self)
    }

    /// Shows it.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        commands: &mut Vec<GameCommand>,
    ) -> Next {
        let theme = Theme::of(ui.ctx());
        let scoring = self.scoring.unwrap_or_else(|| pad.counting());
        let name = who(texts, &pad.header.seats, 2);
        let Some(third) = pad.state().third_player(scoring) else { return Next::Close };
        let body = |words: String| RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink);
        ui.label(body(texts.alhambra_third_has(&name, third.has, third.due)));
        // Without the second scoring it draws nothing for it (§A4.10).
        if scoring == Scoring::Third && pad.state().held.contains(&Scoring::Second) {
            ui.horizontal(|ui| {
                ui.label(body(texts.alhambra_third_stack().to_owned()));
                number_field::show(ui, texts.alhambra_third_stack(), &mut self.stack, FIELD, 2, false);
                let draws = third_player_draws(Some(Scoring::Second), self.stack as u8);
                ui.label(body(texts.alhambra_third_draws(&name, draws)));
            });
        }
        ui.add_space(theme::space::SMALL);
        counts(ui, texts, pad, &mut self.counts, &mut self.drawn);
        ui.add_space(theme::space::SMALL);
        let sum = self.counts.iter().map(|count| u16::from(*count)).sum::<u16>() + u16::from(self.drawn);
        let add =
            Action::new(texts.alhambra_third_add(sum), ()).icon(Symbol::Plus).key(Press::Enter).primary();
        if add.enabled_if(sum > 0, texts.why_empty()).show(ui, texts).is_none() {
            return Next::Stay;
        }
        let (counts, drawn) = (self.counts, self.drawn);
        commands.push(GameCommand::Enter(PadEvent::Neutral { scoring, tiles: Vec::new(), counts, drawn }));
        let next = PanelRequest::Scoring { scoring, as_it_is: false };
        if self.for_scoring { Next::Show(next) } else { Next::Close }
    }
}

/// How many tiles of each type were drawn, and how many camps and bazaars.
pub(super) fn counts(
    ui: &mut Ui,
    texts: &Texts,
    pad: &Pad,
    counts: &mut [u8; BuildingType::COUNT],
    drawn: &mut u8,
) {
    for building in BuildingType::ALL {
        count(ui, texts, (Some(building), &texts.building_name(building)), &mut counts[building.index()]);
    }
    let modules = pad.config().game.options().modules;
    if modules.are_drawn() || *drawn > 0 {
        count(ui, texts, (None, texts.alhambra_third_modules()), drawn);
    }
}

/// A number with its name, behind the drawing of a type.
fn count(ui: &mut Ui, texts: &Texts, (building, name): (Option<BuildingType>, &str), value: &mut u8) {
    let theme = Theme::of(ui.ctx());
    ui.horizontal(|ui| {
        let (place, _) = ui.allocate_exact_size(Vec2::splat(size::DRAWING), Sense::hover());
        if let Some(building) = building {
            drawing::paint(ui.painter(), place, &theme, building);
        }
        let words = RichText::new(name).font(theme::medium(TextSize::TEXT)).color(theme.ink);
        let place = vec2(NAME, size::CONTROL);
        ui.allocate_ui_with_layout(place, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(NAME);
            ui.label(words);
        });
        let ends = [texts.new_pad_fewer(name), texts.new_pad_more(name)];
        let mut number = i64::from(*value);
        stepper::show(ui, name, [&ends[0], &ends[1]], &mut number, 0..=MOST.max((*value).into()));
        *value = number as u8;
    });
}
