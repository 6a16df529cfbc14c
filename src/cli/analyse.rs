//! `alhambra analyse`: what every decision of a game lost, and what every roll brought.

use std::{io::Write, path::PathBuf};

use clap::Args;
use serde_json::{Value, json};

use super::{
    Failure,
    advise::SEED,
    option_words::{option_in_words, option_json},
    record,
    value::at_least,
    words::plain,
};
use crate::text::Texts;
use crate::{
    games::roll_and_write::{
        advisor::{Advisor, Analysis, Budget, Decision, Estimate, Goal, LossAccount, Roll, ValueSets},
        log::Game,
        record::AnyGame,
        rules::GameConfig,
    },
    kernel::record::RecordKind,
};

/// A loss need not be known better than this, in VP.
const ERROR: f64 = 0.1;
/// The worst decisions that the text names.
const MISTAKES: usize = 3;

#[derive(Debug, Args)]
pub(super) struct Analyse {
    file: PathBuf,
    #[arg(long, value_name = "R", allow_negative_numbers = true, default_value_t = 10_000, value_parser = at_least(0_u32))]
    rollouts: u32,
    #[arg(long)]
    json: bool,
}

impl Analyse {
    pub(super) fn run(self, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let loaded = record::load(texts, &self.file)?;
        let game = full(texts, &loaded.game, &self.file)?;
        let advisor = Advisor::new(game.config(), &ValueSets::bundled())
            .map_err(|fault| record::bad(texts, &self.file, vec![fault.to_string()]))?;
        let budget = Budget { rollouts: self.rollouts, error: ERROR, ceiling: None, seed: SEED };
        let budget = Some(&budget).filter(|budget| budget.rollouts > 0);
        let analysis = Analysis::new(&advisor, game, budget);
        if self.json {
            writeln!(out, "{:#}", analysis_json(game, &analysis))?;
        } else {
            write!(out, "{}", analysis_text(game, &analysis))?;
        }
        Ok(())
    }
}

/// The full game of a record: tables and results know neither sheets nor dice.
pub(super) fn full<'a>(
    texts: &Texts,
    game: &'a AnyGame,
    file: &std::path::Path,
) -> Result<&'a Game, Failure> {
    match game {
        AnyGame::Full(game) => Ok(game),
        AnyGame::Pad(_) | AnyGame::Result(_) => {
            let kind = if game.kind() == RecordKind::Table { "table" } else { "result" };
            let fault = format!("it is a {kind}: without sheets and dice there are no decisions to judge");
            Err(record::bad(texts, file, vec![fault]))
        }
    }
}

/// A figure in the unit of the goal: VP, or a chance in per cent.
pub(super) fn figure(goal: Goal, value: f64) -> String {
    match goal {
        Goal::Total => format!("{:.2}", unsigned_zero(value, 0.005)),
        Goal::Victory => format!("{:.1} %", unsigned_zero(100.0 * value, 0.05)),
    }
}

/// The same with its sign.
pub(super) fn signed(goal: Goal, value: f64) -> String {
    match goal {
        Goal::Total => format!("{:+.2}", unsigned_zero(value, 0.005)),
        Goal::Victory => format!("{:+.1} %", unsigned_zero(100.0 * value, 0.05)),
    }
}

/// What rounds to nothing has no minus.
fn unsigned_zero(value: f64, least: f64) -> f64 {
    if value.abs() < least { 0.0 } else { value }
}

/// The same with the standard error, where there is one.
pub(super) fn estimate(goal: Goal, estimate: Estimate) -> String {
    if estimate.error == 0.0 {
        return figure(goal, estimate.mean);
    }
    match goal {
        Goal::Total => format!("{} ± {:.2}", figure(goal, estimate.mean), estimate.error),
        Goal::Victory => format!("{:.1} ± {:.1} %", 100.0 * estimate.mean, 100.0 * estimate.error),
    }
}

fn analysis_text(game: &Game, analysis: &Analysis) -> String {
    let header = &game.header;
    let title = if header.title.is_empty() { &header.id } else { &header.title };
    let mut text =
        format!("{}, layout {}, {} rounds", plain(title), plain(&header.layout_name), game.config().rounds());
    text += if analysis.is_over { "\n" } else { ", not over yet\n" };
    for (seat, account) in header.seats.iter().zip(&analysis.players) {
        text += &format!("\n{}\n", plain(&seat.name));
        text += &table(game.config(), account);
        text += &sums(analysis, account);
        text += &mistakes(game.config(), account);
    }
    text + "\n" + &basis(analysis)
}

/// A decision in a line, with the luck of the rolls that followed it.
struct Line {
    round: String,
    at: String,
    done: String,
    best: String,
    loss: String,
    luck: String,
}

fn table(config: &GameConfig, account: &LossAccount) -> String {
    let line = |[round, at, done, best, loss, luck]: [&str; 6]| Line {
        round: round.to_owned(),
        at: at.to_owned(),
        done: done.to_owned(),
        best: best.to_owned(),
        loss: loss.to_owned(),
        luck: luck.to_owned(),
    };
    let luck = |from: usize, to: usize| {
        let rolls = account.rolls.iter().filter(|roll| (from..to).contains(&roll.entry));
        let luck: Vec<f64> = rolls.map(Roll::luck).collect();
        if luck.is_empty() { String::new() } else { signed(account.goal, luck.iter().sum()) }
    };
    let first = account.decisions.first().map_or(usize::MAX, |decision| decision.entries.0);
    let mut lines = vec![
        line(["round", "at", "what was done", "what was best", "loss", "luck after it"]),
        line(["setup", "", "", "", "", &luck(0, first)]),
    ];
    for (i, decision) in account.decisions.iter().enumerate() {
        let next = account.decisions.get(i + 1).map_or(usize::MAX, |next| next.entries.0);
        let is_best = decision.chosen.after == decision.best.after;
        let loss = if decision.is_real { estimate(account.goal, decision.loss) } else { "–".to_owned() };
        lines.push(Line {
            round: decision.round.to_string(),
            at: (decision.entries.0 - 1).to_string(),
            done: option_in_words(config, &decision.before, &decision.chosen),
            best: match option_in_words(config, &decision.before, &decision.best) {
                _ if !decision.is_real => "no choice".to_owned(),
                _ if is_best => "the same".to_owned(),
                best if !decision.is_clear_loss(account.goal) => format!("≈ {best}"),
                best => best,
            },
            loss,
            luck: luck(decision.entries.0, next),
        });
    }
    lines.push(line([
        "sum",
        "",
        "",
        "",
        &figure(account.goal, account.loss()),
        &signed(account.goal, account.luck()),
    ]));
    let width =
        |of: fn(&Line) -> &String| lines.iter().map(|line| of(line).chars().count()).max().unwrap_or(0);
    let (at, done, best) = (width(|line| &line.at), width(|line| &line.done), width(|line| &line.best));
    let (loss, luck) = (width(|line| &line.loss), width(|line| &line.luck));
    lines.iter().fold(String::new(), |text, line| {
        let Line { round, at: a, done: d, best: b, loss: lost, luck: after } = line;
        let row = format!("{round:>5}  {a:>at$}  {d:<done$}  {b:<best$}  {lost:>loss$}  {after:>luck$}");
        text + row.trim_end() + "\n"
    })
}

/// The identity, and what it says.
fn sums(analysis: &Analysis, account: &LossAccount) -> String {
    let goal = account.goal;
    let what = match (goal, analysis.is_over) {
        (Goal::Total, true) => "result in VP",
        (Goal::Total, false) => "expected result in VP, as it stands",
        (Goal::Victory, true) => "victory",
        (Goal::Victory, false) => "chance of winning, as it stands",
    };
    let others = match account.others {
        0.0 => String::new(),
        others => format!(" {} others' turns", signed(goal, others)),
    };
    let mut text = format!(
        "{what}: {} = {} at the start {} luck {} losses{others} {} residual\n",
        figure(goal, account.end),
        estimate(goal, account.start),
        signed(goal, account.luck()),
        signed(goal, -account.loss()),
        signed(goal, account.residual()),
    );
    text += &format!("without luck: {}\n", figure(goal, account.adjusted()));
    let real = account.real_decisions().count();
    if let Some(mean) = account.mean_loss() {
        let decisions = if real == 1 { "1 decision".to_owned() } else { format!("{real} decisions") };
        text += &format!("mean loss of {decisions} with a real choice: {}\n", figure(goal, mean));
    }
    text
}

/// The worst decisions, a sentence each.
fn mistakes(config: &GameConfig, account: &LossAccount) -> String {
    let sentence = |decision: &&Decision| {
        let words = |choice| option_in_words(config, &decision.before, choice);
        let unit = if account.goal == Goal::Total { " VP" } else { "" };
        format!(
            "round {}: “{}” would have been worth {}{unit} more than “{}”.\n",
            decision.round,
            words(&decision.best),
            estimate(account.goal, decision.loss),
            words(&decision.chosen),
        )
    };
    let worst = account.mistakes(MISTAKES);
    if worst.is_empty() {
        return "no decision lost more than a trifle\n".to_owned();
    }
    worst.iter().map(sentence).collect()
}

/// What the figures rest on.
fn basis(analysis: &Analysis) -> String {
    let unit = match analysis.goal {
        Goal::Total => "Losses and luck are in VP",
        Goal::Victory => "Losses and luck are parts of a victory",
    };
    let losses = match analysis.rollouts {
        0 => "by value".to_owned(),
        rollouts => format!("by up to {rollouts} rollouts a decision ± standard error"),
    };
    format!(
        "{unit}: losses {losses}, exact in the last turn; luck by value over all outcomes, in setup over sampled ones.\n\
         2/3 is row 2, column 3; ≈ is about equal. `advise --at N` tells all options of a decision. The residual is what values do not know.\n"
    )
}

fn analysis_json(game: &Game, analysis: &Analysis) -> Value {
    let config = game.config();
    let player = |(row, account): (usize, &LossAccount)| {
        let decisions: Vec<Value> =
            account.decisions.iter().map(|decision| decision_json(config, decision)).collect();
        json!({
            "row": row + 1,
            "name": game.header.seats.get(row).map(|seat| &seat.name),
            "start": estimate_json(account.start),
            "end": account.end,
            "luck": account.luck(),
            "loss": account.loss(),
            "others": account.others,
            "residual": account.residual(),
            "without_luck": account.adjusted(),
            "real_decisions": account.real_decisions().count(),
            "mean_loss": account.mean_loss(),
            "decisions": decisions,
            "rolls": account.rolls.iter().map(roll_json).collect::<Vec<_>>(),
        })
    };
    json!({
        "id": game.header.id,
        "over": analysis.is_over,
        "unit": unit(analysis.goal),
        "losses_by": if analysis.rollouts == 0 { "value" } else { "rollouts" },
        "rollouts": analysis.rollouts,
        "players": analysis.players.iter().enumerate().map(player).collect::<Vec<_>>(),
    })
}

/// What figures are in.
pub(super) const fn unit(goal: Goal) -> &'static str {
    match goal {
        Goal::Total => "vp",
        Goal::Victory => "victory",
    }
}

/// A mean with its standard error.
pub(super) fn estimate_json(estimate: Estimate) -> Value {
    json!({"mean": estimate.mean, "error": estimate.error})
}

fn decision_json(config: &GameConfig, decision: &Decision) -> Value {
    json!({
        "round": decision.round,
        "at": decision.entries.0 - 1,
        "last_event": decision.entries.1,
        "options": decision.options,
        "real_choice": decision.is_real,
        "chosen": option_json(config, &decision.before, &decision.chosen),
        "best": option_json(config, &decision.before, &decision.best),
        "worth": decision.worth,
        "loss": estimate_json(decision.loss),
        "rollouts": decision.rollouts,
        "exact": decision.exact,
    })
}

fn roll_json(roll: &Roll) -> Value {
    json!({
        "round": roll.round,
        "event": roll.entry,
        "purpose": roll.purpose,
        "row": roll.row + 1,
        "expected": estimate_json(roll.expected),
        "worth": roll.worth,
        "luck": roll.luck(),
    })
}
