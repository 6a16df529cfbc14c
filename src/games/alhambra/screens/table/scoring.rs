//! Scoring now (§A10.2): what is odd is named, every VP has its reason, then the scoring is held.

use egui::{Key as Press, ScrollArea, Ui};

use super::{
    asked::{Next, PanelRequest},
    findings::keep,
};
use crate::{
    pad::{Missing, Pad, PadEvent},
    rules::{Reason, Scoring},
    session::{Alhambra, GameCommand},
    text::{audit_text, names::who},
};
use common::screens::table::reasons;
use kernel::Confirmed;
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol, form, theme, widgets::segmented};

/// The room below the reasons.
const BUTTONS: f32 = 64.0;

/// The panel of a scoring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ScoringPanel {
    scoring: Scoring,
    /// The row whose reasons are shown.
    row: usize,
}

impl ScoringPanel {
    /// A scoring that is about to be held.
    pub(super) const fn new(scoring: Scoring) -> Self {
        Self { scoring, row: 0 }
    }

    /// Which scoring it is.
    pub(super) fn title(self, texts: &Texts) -> String {
        crate::text::names::sentence(&texts.alhambra_scoring(self.scoring.number()))
    }

    /// Shows it; `highest` is the room it has.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        highest: f32,
        commands: &mut Vec<GameCommand>,
    ) -> Next {
        let (state, seats) = (pad.state(), &pad.header.seats);
        let missing = state.missing(pad.config(), self.scoring);
        let mut odd = state.findings_at(pad.config(), self.scoring);
        odd.retain(|finding| !pad.confirmed().contains(&Confirmed::Finding(*finding)));
        let top = ui.cursor().min.y;
        if !missing.is_empty() {
            form::fault(ui, &texts.alhambra_scoring_missing(&audit_text::missing(texts, seats, &missing)));
        }
        for finding in &odd {
            form::fault(ui, &audit_text::describe(texts, seats, finding));
        }
        ui.add_space(theme::space::SMALL);
        let scored = state.scored(self.scoring);
        let words: Vec<String> = scored
            .iter()
            .enumerate()
            .map(|(row, card)| texts.alhambra_got(&who(texts, seats, row), card.vp))
            .collect();
        let shown: Vec<&str> = words.iter().map(String::as_str).collect();
        segmented::show(ui, texts.alhambra_scoring_rows(), &mut self.row, &shown);
        ui.add_space(theme::space::SMALL);
        let used = ui.cursor().min.y - top;
        if let Some(card) = scored.get(self.row) {
            // Where a scoring's card may not have come up there is a button more, perhaps in a second line.
            let lines = if self.scoring == Scoring::Third { 1.0 } else { 2.0 };
            let room = (highest - used - lines * BUTTONS).max(theme::size::BAR * 2.0);
            ScrollArea::vertical().id_salt("sheet").max_height(room).auto_shrink([false, true]).show(
                ui,
                |ui| {
                    // A wall that nobody said is no wall of no pieces.
                    let is_open = missing.contains(&Missing::Wall(self.row));
                    let open_wall = texts.pad_said(texts.alhambra_wall(), texts.alhambra_table_open());
                    for part in &card.parts {
                        if is_open && matches!(part.reason, Reason::Wall(_)) {
                            form::hint(ui, &open_wall);
                        } else {
                            reasons::list::<Alhambra>(ui, texts, seats, part, 0);
                        }
                    }
                },
            );
        }
        ui.add_space(theme::space::SMALL);
        let buttons = ui.horizontal_wrapped(|ui| {
            let label = if odd.is_empty() && missing.is_empty() {
                texts.alhambra_scoring_hold()
            } else {
                texts.alhambra_scoring_hold_anyway()
            };
            let hold = Action::new(label, true).icon(Symbol::Star).once();
            let ask = Action::new(texts.alhambra_scoring_ask(), false).icon(Symbol::Plus).once();
            // Enter does not score what is not all there.
            let buttons = if missing.is_empty() {
                let all_said = texts.alhambra_scoring_all_said();
                [hold.key(Press::Enter).primary(), ask.key(Press::F).enabled_if(false, all_said)]
            } else {
                [ask.key(Press::Enter).primary(), hold.key(Press::A)]
            };
            let mut holds = None;
            for button in buttons {
                holds = button.show(ui, texts).or(holds);
            }
            let next = match holds {
                Some(true) => {
                    commands.push(GameCommand::Enter(PadEvent::Scoring { scoring: self.scoring }));
                    commands.extend(odd.iter().copied().map(keep));
                    after(pad, self.scoring)
                }
                Some(false) => Next::Show(PanelRequest::Scoring { scoring: self.scoring, as_it_is: false }),
                None => Next::Stay,
            };
            never(ui, texts, self.scoring).map_or(next, Next::Show)
        });
        buttons.inner
    }
}

/// The card of this scoring did not come up before the end: it is not held, and the third one comes (§A4.10).
pub(super) fn never(ui: &mut Ui, texts: &Texts, scoring: Scoring) -> Option<PanelRequest> {
    if scoring == Scoring::Third {
        return None;
    }
    let last = PanelRequest::Scoring { scoring: Scoring::Third, as_it_is: false };
    Action::new(texts.alhambra_scoring_never(), last).key(Press::N).show(ui, texts)
}

/// What comes next: the third player's tiles, or the score card.
fn after(pad: &Pad, scoring: Scoring) -> Next {
    match scoring {
        Scoring::Third => Next::Do(GameCommand::End),
        _ if pad.config().game.has_third_player() => {
            Next::Show(PanelRequest::ThirdPlayer { for_scoring: false })
        }
        _ => Next::Close,
    }
}
