//! What every option of a decision is worth.

use std::{
    sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed},
    time::{Duration, Instant},
};

use ::text::Texts;
use serde_json::{Value, json};

use super::{
    analyse::{advisor, basis_json, estimate_json, full, unit},
    option_words::{option_json, option_text},
    reason,
};
use crate::{
    advisor::{Advice, Advisor, Basis, Budget, Cut, Goal, Ranking},
    game::records::{self, PositionReport},
    record::AnyGame,
    rules::{GameConfig, State, ToAct},
    session::hints::{all, verdict},
};
use common::{
    BuildingType,
    commands::{Failure, Input, ProgressBar, Refused},
    contract::AdviceRequest,
    words::{Figures, json_text},
};

/// Options that the text tells.
const SHOWN: usize = 12;
/// Rollouts where only a ceiling of time is given.
const ROLLOUTS: u32 = 100_000;
/// Differences need not be known better than this, in VP.
const ERROR: f64 = 0.05;
/// The dice of the rollouts.
const SEED: u64 = 1;

/// What the options are worth, as text or JSON.
pub(super) fn run(texts: &Texts, input: Input<'_>, asked: &AdviceRequest) -> Result<String, Failure> {
    let game = full(texts, input)?;
    let at = Refused::entry(texts, asked.at, game.log().len()).map_err(|why| input.refused(texts, why))?;
    let advisor = advisor(texts, &game, input)?;
    let state = game.at(at).state;
    let ranking = match budget(asked, &state, game.config()) {
        None => advisor.rank(&state),
        Some(budget) => refined(texts, &advisor, &state, &budget),
    };
    let goal = advisor.values().goal();
    let game = AnyGame::Played(Box::new(game));
    let shown = PositionReport::new(&game, at, false);
    let answer = Answer { shown, state, config: game.config(), goal, ranking };
    Ok(if asked.json { format!("{}\n", json_text(&answer.json())) } else { answer.text(texts) })
}

fn budget(asked: &AdviceRequest, state: &State, config: &GameConfig) -> Option<Budget> {
    let ceiling = asked.ms.map(Duration::from_millis);
    let budget = |rollouts| Some(Budget { rollouts, error: ERROR, ceiling, seed: SEED });
    match (asked.rollouts, ceiling) {
        (Some(rollouts), _) => budget(rollouts),
        (None, Some(_)) => budget(ROLLOUTS),
        // All that can follow the last turn is counted at once.
        (None, None) if state.is_last_turn(config) => budget(0),
        (None, None) => None,
    }
}

/// The ranking refined within a budget, while a bar says how much of that is used at most.
fn refined(texts: &Texts, advisor: &Advisor, state: &State, budget: &Budget) -> Ranking {
    let (bar, began, played) = (ProgressBar::of_work(texts), Instant::now(), AtomicU32::new(0));
    let watch = |rollouts: u32| {
        let played = played.fetch_add(rollouts, Relaxed) + rollouts;
        let of_time = budget.ceiling.map_or(0.0, |ceiling| began.elapsed().div_duration_f64(ceiling));
        bar.report_part(of_time.max(f64::from(played) / f64::from(budget.rollouts)));
    };
    let ranking = advisor.refine_watched(state, budget, &AtomicBool::new(false), &watch);
    bar.finish();
    ranking
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
        let mut text = format!("{due}\n");
        let lines: Vec<[String; 4]> =
            options.iter().take(SHOWN).map(|advice| self.line(texts, advice)).collect();
        let width = |i: usize| lines.iter().map(|line| line[i].chars().count()).max().unwrap_or(0);
        let (option, worth, difference) = (width(0), width(1), width(2));
        for (place, [words, total, behind, rest]) in (1..).zip(&lines) {
            let line =
                format!("{place:>3}  {words:<option$}  {total:>worth$}  {behind:>difference$}  {rest}");
            text += line.trim_end();
            text += "\n";
        }
        if options.len() > SHOWN {
            text += &format!("     {}\n", texts.advise_more(options.len() - SHOWN));
        }
        text += "\n";
        text += if why.is_empty() { texts.advise_only() } else { &why };
        let gains = reason::gains(texts, self.config, &self.state, best);
        if !gains.is_empty() {
            text += "\n";
            text += &texts.advise_at_once(&all(texts, gains));
        }
        let legend = match self.goal {
            Goal::Total => texts.advise_legend_total(),
            Goal::Victory => texts.advise_legend_victory(),
        };
        format!("{text}\n{basis}\n{legend}\n")
    }

    /// An option, what it is worth, the difference to the best, and what is known beside.
    fn line(&self, texts: &Texts, advice: &Advice) -> [String; 4] {
        let mut rest = Vec::new();
        if let Some(victory) =
            advice.victory.filter(|_| self.goal == Goal::Total && self.config.players() > 1)
        {
            rest.push(texts.hint_wins(&format!("{:.0}", 100.0 * victory)));
        }
        if let Some(parts) = advice.parts {
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
            "cut": self.ranking.cut.map(|cut| match cut {
                Cut::Time => "time",
                Cut::Cancelled => "cancelled",
            }),
            "options": self.ranking.options.iter().map(|advice| self.option(advice)).collect::<Vec<_>>(),
        })
    }

    fn option(&self, advice: &Advice) -> Value {
        let parts = advice.parts.map(|parts| {
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
