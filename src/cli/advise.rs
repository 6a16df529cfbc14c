//! `alhambra advise`: what every option of a decision is worth.

use std::{
    io::Write,
    path::PathBuf,
    sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed},
    time::{Duration, Instant},
};

use clap::Args;
use serde_json::{Value, json};

use super::{
    Failure,
    analyse::{basis_json, estimate_json, full, unit},
    option_words::{option_json, option_text},
    progress_bar::ProgressBar,
    reason, record,
    value::at_least,
    words::json_text,
};
use common::{BuildingType, contract::Refused};
use roll_and_write::{
    advisor::{Advice, Advisor, Basis, Budget, Cut, Goal, Ranking, ValueSets},
    game::records::{self, PositionReport},
    rules::{GameConfig, NoGrid, State, ToAct},
    session::hints::{all, verdict},
    text::figures::Figures,
};
use text::Texts;

/// Options that the text tells.
const SHOWN: usize = 12;
/// Rollouts where only a ceiling of time is given.
const ROLLOUTS: u32 = 100_000;
/// Differences need not be known better than this, in VP.
const ERROR: f64 = 0.05;
/// The dice of the rollouts.
pub(super) const SEED: u64 = 1;

#[derive(Debug, Args)]
pub(super) struct Advise {
    file: PathBuf,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = at_least(0_usize))]
    at: Option<usize>,
    #[arg(long, value_name = "R", allow_negative_numbers = true, value_parser = at_least(1_u32))]
    rollouts: Option<u32>,
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = at_least(1_u64))]
    ms: Option<u64>,
    #[arg(long)]
    json: bool,
}

impl Advise {
    pub(super) fn run(self, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let loaded = record::load(texts, &self.file)?;
        let game = full(texts, &loaded.game, &self.file)?;
        let at = Refused::entry(texts, self.at, loaded.game.entries())
            .map_err(|why| record::refused(texts, &self.file, why))?;
        let advisor = Advisor::new(game.config(), &ValueSets::bundled())
            .map_err(|NoGrid| record::bad(texts, &self.file, vec![texts.refused_no_grid().to_owned()]))?;
        let state = game.at(at).state;
        let ranking = match self.budget(&state, game.config()) {
            None => advisor.rank(&state),
            Some(budget) => refined(texts, &advisor, &state, &budget),
        };
        let shown = PositionReport::new(&loaded.game, at, false);
        let answer = Answer { shown, state, config: game.config(), goal: advisor.values().goal(), ranking };
        if self.json {
            writeln!(out, "{}", json_text(&answer.json()))?;
        } else {
            write!(out, "{}", answer.text(texts))?;
        }
        Ok(())
    }

    fn budget(&self, state: &State, config: &GameConfig) -> Option<Budget> {
        let ceiling = self.ms.map(Duration::from_millis);
        let budget = |rollouts| Some(Budget { rollouts, error: ERROR, ceiling, seed: SEED });
        match (self.rollouts, ceiling) {
            (Some(rollouts), _) => budget(rollouts),
            (None, Some(_)) => budget(ROLLOUTS),
            // All that can follow the last turn is counted at once.
            (None, None) if state.is_last_turn(config) => budget(0),
            (None, None) => None,
        }
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
