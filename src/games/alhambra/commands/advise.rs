//! What every option of a decision is worth.

use std::{num::NonZeroUsize, sync::atomic::AtomicBool, thread};

use ::text::{Texts, plain};
use serde_json::{Value, json};

use super::{full_game::full, option_json::option_json};
use crate::{
    advisor::{Advice, Advisor, Basis, Goal, Parts, Ranking},
    log::PlayedGame,
    rules::play::{Phase, State, ToAct},
    session::hints::{Telling, gains, option_text},
    text::names::who,
};
use common::{
    commands::{
        AdviceReport, Failure, Input, Refused, advice_budget, basis_json, cut_json, estimate_json, refined,
        unit,
    },
    contract::AdviceRequest,
    words::{Figures, Gap, all, basis, json_text, why},
};

/// What the options are worth, as text or JSON.
pub(super) fn run(texts: &Texts, input: Input<'_>, asked: &AdviceRequest) -> Result<String, Failure> {
    let game = full(texts, input)?;
    let at = Refused::entry(texts, asked.at, game.log().len()).map_err(|why| input.refused(texts, why))?;
    let advisor = Advisor::new(game.config().clone());
    let state = game.at(at).state;
    let ranking = match advice_budget(asked.rollouts, asked.ms) {
        None => advisor.rank(&state),
        Some(budget) => refined(texts, &budget, |hears| {
            // The ranking does not depend on the number of threads.
            let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
            advisor.refine(threads, &state, &budget, &AtomicBool::new(false), hears)
        }),
    };
    let answer = Answer { game: &game, at, seat: advisor.deciding(&state), state, ranking };
    Ok(if asked.json { format!("{}\n", json_text(&answer.json())) } else { answer.text(texts) })
}

/// The options of a position, ranked.
struct Answer<'a> {
    game: &'a PlayedGame,
    at: usize,
    /// Whoever decides.
    seat: Option<usize>,
    state: State,
    ranking: Ranking,
}

impl Answer<'_> {
    fn text(&self, texts: &Texts) -> String {
        let due = self.due(texts);
        let (Some(seat), Some(best)) = (self.seat, self.ranking.options.first()) else {
            return format!("{due}\n{}\n", texts.advise_not_due());
        };
        let gaps: Vec<Gap> =
            self.ranking.options.iter().map(|option| Gap::of(Goal::Victory, option)).collect();
        let gains = gains(texts, self.game.config(), &self.state, seat, &best.choice);
        AdviceReport {
            due: format!("{due}\n"),
            options: self.ranking.options.iter().map(|advice| self.line(texts, advice)).collect(),
            why: why(texts, &gaps, |size| texts.hint_likelier(&format!("{size:.0}"))),
            gains: all(texts, gains),
            basis: match gaps.get(1) {
                next @ Some(_) => basis(texts, Goal::Victory, best, next, &self.ranking),
                None => texts.hint_wins(&format!("{:.0}", 100.0 * best.worth(Goal::Victory))),
            },
            legend: texts.alhambra_advise_legend().to_owned(),
        }
        .text(texts)
    }

    /// How far the game is, and who decides what.
    fn due(&self, texts: &Texts) -> String {
        let name = |seat: usize| plain(&who(texts, &self.game.header.seats, seat));
        let next = self.state.snapshots().count() as u8 + 1;
        let when = texts.alhambra_before_scoring(next);
        match (self.seat, self.state.phase()) {
            (_, Phase::Over) => texts.show_game_over().to_owned(),
            (None, _) => when,
            (Some(seat), Phase::Vizier) => texts.show_due(&when, &texts.alhambra_due_vizier_of(&name(seat))),
            (Some(seat), Phase::Action) => texts.show_due(&when, &texts.alhambra_due_turn(&name(seat))),
            (Some(seat), _) => texts.show_due(&when, &texts.alhambra_due_placing(&name(seat))),
        }
    }

    /// An option, its chance of winning, the difference to the best, and what is known beside.
    fn line(&self, texts: &Texts, advice: &Advice) -> [String; 4] {
        let chances = Figures::exact(texts, Goal::Victory);
        let vp = Figures::round(texts, Goal::Total);
        let mut rest = vec![vp.named(&vp.estimate(advice.total))];
        if let Some(Parts { parts, .. }) = advice.parts {
            // Means that are corrected for the luck of the draws can come out a hair below nothing.
            let [types, walls, modules] = parts.map(|vp| texts.tenths(vp.max(0.0)));
            rest.push(texts.alhambra_advise_parts(&types, &walls, &modules));
        }
        if advice.basis() == Basis::Value && self.ranking.rollouts > 0 {
            rest.push(texts.hint_value().to_owned());
        }
        let option =
            option_text(texts, self.game.config(), &self.state, &advice.choice.moves, Telling::Written);
        let victory = chances.figure(advice.victory.unwrap_or_default());
        [option, victory, chances.estimate(advice.difference), all(texts, rest)]
    }

    fn json(&self) -> Value {
        json!({
            "id": self.game.header.id,
            "at": self.at,
            "scorings_held": self.state.snapshots().count(),
            "next": self.next_json(),
            "unit": unit(Goal::Victory),
            "rollouts": self.ranking.rollouts,
            "cut": cut_json(self.ranking.cut),
            "options": self.ranking.options.iter().map(|advice| self.option(advice)).collect::<Vec<_>>(),
        })
    }

    /// What is due: whose decision, and which.
    fn next_json(&self) -> Value {
        let decision = match (self.state.to_act(self.game.config()), self.state.phase()) {
            (ToAct::Nothing, _) => return json!("over"),
            (ToAct::Chance(_), _) => return json!("chance"),
            (ToAct::Decision(_), Phase::Vizier) => "vizier",
            (ToAct::Decision(_), Phase::Action) => "turn",
            (ToAct::Decision(_), _) => "placing",
        };
        json!({"decision": decision, "row": self.seat.map(|seat| seat + 1)})
    }

    fn option(&self, advice: &Advice) -> Value {
        let Advice { choice, total, difference, victory, parts, rollouts, .. } = advice;
        let parts = parts.map(|Parts { parts: [types, walls, modules], .. }| {
            json!({"types": types, "walls": walls, "modules": modules})
        });
        json!({
            "option": option_json(self.game.config(), &self.state, choice),
            "victory": victory,
            "difference": estimate_json(*difference),
            "vp": estimate_json(*total),
            "parts": parts,
            "rollouts": rollouts,
            "basis": basis_json(advice.basis()),
        })
    }
}
