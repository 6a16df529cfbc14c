//! What every option of a decision is worth.

use std::sync::atomic::AtomicBool;

use ::text::Texts;
use serde_json::{Value, json};

use super::{
    analyse::{advisor, full},
    option_words::{option_json, option_text},
    reason,
};
use crate::{
    advisor::{Advice, Basis, Budget, Goal, Parts, Ranking},
    game::records::{self, PositionReport},
    record::AnyGame,
    rules::{GameConfig, State, ToAct},
    session::hints::verdict,
};
use common::{
    BuildingType,
    commands::{
        AdviceReport, Failure, Input, Refused, advice_budget, basis_json, cut_json, estimate_json, refined,
        unit,
    },
    contract::AdviceRequest,
    words::{Figures, all, json_text},
};

/// What the options are worth, as text or JSON.
pub(super) fn run(texts: &Texts, input: Input<'_>, asked: &AdviceRequest) -> Result<String, Failure> {
    let game = full(texts, input)?;
    let at = Refused::entry(texts, asked.at, game.log().len()).map_err(|why| input.refused(texts, why))?;
    let advisor = advisor(texts, &game, input)?;
    let state = game.at(at).state;
    let ranking = match budget(asked, &state, game.config()) {
        None => advisor.rank(&state),
        Some(budget) => refined(texts, &budget, |hears| {
            advisor.refine_watched(&state, &budget, &AtomicBool::new(false), hears)
        }),
    };
    let goal = advisor.goal();
    let game = AnyGame::Played(Box::new(game));
    let shown = PositionReport::new(&game, at, false);
    let answer = Answer { shown, state, config: game.config(), goal, ranking };
    Ok(if asked.json { format!("{}\n", json_text(&answer.json())) } else { answer.text(texts) })
}

fn budget(asked: &AdviceRequest, state: &State, config: &GameConfig) -> Option<Budget> {
    // All that can follow the last turn is counted at once.
    let none = state.is_last_turn(config).then_some(0);
    advice_budget(asked.rollouts, asked.ms).or_else(|| advice_budget(none, None))
}

/// The options of a position, ranked.
struct Answer<'a> {
    shown: PositionReport<'a>,
    state: State,
    config: &'a GameConfig,
    goal: Goal,
    ranking: Ranking,
}

impl Answer<'_> {
    fn text(&self, texts: &Texts) -> String {
        let due = records::next(texts, &self.shown, &self.state);
        let options = &self.ranking.options;
        let Some((best, (why, basis))) = options.first().zip(verdict(texts, self.goal, &self.ranking)) else {
            let why = match self.state.to_act() {
                ToAct::Decision(_) => texts.advise_nothing_left(),
                _ => texts.advise_not_due(),
            };
            return format!("{due}{why}\n");
        };
        AdviceReport {
            due,
            options: options.iter().map(|advice| self.line(texts, advice)).collect(),
            why,
            gains: all(texts, reason::gains(texts, self.config, &self.state, best)),
            basis,
            legend: match self.goal {
                Goal::Total => texts.advise_legend_total().to_owned(),
                Goal::Victory => texts.advise_legend_victory().to_owned(),
            },
        }
        .text(texts)
    }

    /// An option, what it is worth, the difference to the best, and what is known beside.
    fn line(&self, texts: &Texts, advice: &Advice) -> [String; 4] {
        let mut rest = Vec::new();
        if let Some(vp) = advice.vp().filter(|_| self.goal == Goal::Victory) {
            rest.push(texts.hint_expected(&texts.tenths(vp)));
        }
        if let Some(Parts { own: parts, .. }) = advice.parts {
            let types: f64 = parts.types.iter().sum();
            // Means that are corrected for the luck of the dice can come out a hair below nothing.
            let [lines, coins] = [parts.lines, parts.coins].map(|vp| texts.tenths(vp.max(0.0)));
            rest.push(texts.advise_parts(&texts.tenths(types), &lines, &coins));
        }
        match advice.basis() {
            Basis::Exact => rest.push(texts.hint_exact().to_owned()),
            Basis::Value if self.ranking.rollouts > 0 => rest.push(texts.hint_value().to_owned()),
            Basis::Value | Basis::Rollouts => {}
        }
        let figures = Figures::exact(texts, self.goal);
        let worth = match (self.goal, advice.victory) {
            (Goal::Victory, Some(victory)) => figures.figure(victory),
            _ => Figures::exact(texts, Goal::Total).figure(advice.total.mean),
        };
        let option = option_text(texts, self.config, &self.state, &advice.choice);
        [option, worth, figures.estimate(advice.difference), all(texts, rest)]
    }

    fn json(&self) -> Value {
        json!({
            "id": self.shown.game.header().id,
            "at": self.shown.at,
            "round": self.shown.round(),
            "next": records::next_json(&self.state),
            "unit": unit(self.goal),
            "rollouts": self.ranking.rollouts,
            "cut": cut_json(self.ranking.cut),
            "options": self.ranking.options.iter().map(|advice| self.option(advice)).collect::<Vec<_>>(),
        })
    }

    fn option(&self, advice: &Advice) -> Value {
        let parts = advice.parts.map(|Parts { own: parts, .. }| {
            let types: serde_json::Map<String, Value> = BuildingType::ALL
                .into_iter()
                .map(|building| (building.name().to_owned(), json!(parts.types[building.index()])))
                .collect();
            json!({"types": types, "lines": parts.lines, "coins": parts.coins})
        });
        json!({
            "option": option_json(self.config, &self.state, &advice.choice),
            "total": estimate_json(advice.total),
            "difference": estimate_json(advice.difference),
            "victory": advice.victory,
            "above_mean": advice.above_mean,
            "parts": parts,
            "rollouts": advice.rollouts,
            "exact": advice.exact,
            "basis": basis_json(advice.basis()),
        })
    }
}
