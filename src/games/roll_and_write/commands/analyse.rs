//! What every decision of a game lost, and what every roll brought.

use ::text::{Texts, plain};
use serde_json::{Value, json};

use super::option_words::{option_json, option_text};
use crate::{
    advisor::{
        Advisor, Analysis, AnalysisExt, Basis, Budget, Choice, Decision, DecisionExt, Estimate, Goal,
        LossAccount, Roll, ValueSets,
    },
    game::records::told,
    log::Game,
    record::{self, AnyGame},
    rules::NoGrid,
};
use common::{
    commands::{Failure, Input, ProgressBar},
    words::{Figures, json_text},
};
use kernel::record::RecordKind;

/// The worst decisions that the text names.
const MISTAKES: usize = 3;

/// A game gone over, as text or JSON.
pub(super) fn run(texts: &Texts, input: Input<'_>, rollouts: u32, json: bool) -> Result<String, Failure> {
    let game = full(texts, input)?;
    let analysis = analysed(texts, &game, input, rollouts)?;
    Ok(if json {
        format!("{}\n", json_text(&analysis_json(&game, &analysis)))
    } else {
        analysis_text(texts, &game, &analysis)
    })
}

/// A game gone over, with at most so many rollouts a decision; none for by value.
pub(super) fn analysed(
    texts: &Texts,
    game: &Game,
    input: Input<'_>,
    rollouts: u32,
) -> Result<Analysis, Failure> {
    let advisor = advisor(texts, game, input)?;
    let budget = Budget { rollouts, ..Budget::REVIEW };
    let budget = Some(&budget).filter(|budget| budget.rollouts > 0);
    let bar = ProgressBar::of_work(texts);
    let analysis = Analysis::watched(&advisor, game, budget, &mut |part| {
        bar.report_part(part.into());
        true
    });
    bar.finish();
    // Nobody has stopped it.
    Ok(analysis.unwrap_or_else(|| Analysis::new(&advisor, game, budget)))
}

/// What advises in a game, with the values that come with the program.
pub(super) fn advisor(texts: &Texts, game: &Game, input: Input<'_>) -> Result<Advisor, Failure> {
    Advisor::new(game.config(), &ValueSets::bundled())
        .map_err(|NoGrid| input.bad(texts, vec![texts.refused_no_grid().to_owned()]))
}

/// The full game of a record: tables and results know neither sheets nor dice.
pub(super) fn full(texts: &Texts, input: Input<'_>) -> Result<Game, Failure> {
    let loaded = record::read(input.text).map_err(|faults| input.bad(texts, told(texts, &faults)))?;
    let kind = match loaded.game {
        AnyGame::Played(game) => return Ok(*game),
        game if game.kind() == RecordKind::Table => texts.verify_table(),
        _ => texts.verify_result(),
    };
    Err(Failure::OtherKind(texts.failure_no_decisions(&input.name(texts), kind)))
}

fn analysis_text(texts: &Texts, game: &Game, analysis: &Analysis) -> String {
    let header = &game.header;
    let title = plain(if header.title.is_empty() { &header.id } else { &header.title });
    let (layout, rounds) = (plain(&header.layout_name), game.config().rounds());
    let mut text = if analysis.is_over {
        texts.analyse_title(&title, &layout, rounds)
    } else {
        texts.analyse_title_open(&title, &layout, rounds)
    };
    text += "\n";
    for (seat, account) in header.seats.iter().zip(&analysis.players) {
        let told = PlayerReport { texts, game, analysis, account };
        text += &format!("\n{}\n{}{}{}", plain(&seat.name), told.table(), told.sums(), told.mistakes());
    }
    text + "\n" + &basis(texts, analysis)
}

/// What is told of a player.
struct PlayerReport<'a> {
    texts: &'a Texts,
    game: &'a Game,
    analysis: &'a Analysis,
    account: &'a LossAccount,
}

impl PlayerReport<'_> {
    fn figures(&self) -> Figures<'_> {
        Figures::exact(self.texts, self.account.goal)
    }

    /// The decisions, a line each: round, place in the log, what was done, what was best, what it lost, and the luck of
    /// the rolls that followed it.
    fn table(&self) -> String {
        let (texts, account, figures) = (self.texts, self.account, self.figures());
        let line = |line: [&str; 6]| line.map(str::to_owned);
        let luck = |from: usize, to: usize| {
            let rolls = account.draws.iter().filter(|roll| (from..to).contains(&roll.entry));
            let luck: Vec<f64> = rolls.map(Roll::luck).collect();
            if luck.is_empty() { String::new() } else { figures.signed(luck.iter().sum()) }
        };
        let first = account.decisions.first().map_or(usize::MAX, |decision| decision.entries.0);
        let mut lines = vec![
            line([
                texts.analyse_round(),
                texts.analyse_at(),
                texts.analyse_done(),
                texts.analyse_best(),
                texts.analyse_loss(),
                texts.analyse_luck(),
            ]),
            line([texts.show_setup(), "", "", "", "", &luck(0, first)]),
        ];
        for (i, decision) in account.decisions.iter().enumerate() {
            let next = account.decisions.get(i + 1).map_or(usize::MAX, |next| next.entries.0);
            let loss = if decision.is_real { figures.estimate(decision.loss) } else { "–".to_owned() };
            lines.push([
                decision.round.to_string(),
                (decision.entries.0 - 1).to_string(),
                self.words(decision, &decision.chosen),
                self.best(decision),
                loss,
                luck(decision.entries.0, next),
            ]);
        }
        let (loss, luck) = (figures.figure(account.loss()), figures.signed(account.luck()));
        lines.push(line([texts.analyse_sum(), "", "", "", &loss, &luck]));
        let width = |i: usize| lines.iter().map(|line| line[i].chars().count()).max().unwrap_or(0);
        let [round, at, done, best, loss, luck] = [0, 1, 2, 3, 4, 5].map(width);
        lines.iter().fold(String::new(), |text, [r, a, d, b, lost, after]| {
            let row = format!("{r:>round$}  {a:>at$}  {d:<done$}  {b:<best$}  {lost:>loss$}  {after:>luck$}");
            text + row.trim_end() + "\n"
        })
    }

    /// An option of a decision in words.
    fn words(&self, decision: &Decision, choice: &Choice) -> String {
        option_text(self.texts, self.game.config(), &decision.before(self.game), choice)
    }

    /// What was best where a decision was made.
    fn best(&self, decision: &Decision) -> String {
        if !decision.is_real {
            return self.texts.analyse_no_choice().to_owned();
        }
        if decision.chosen.after == decision.best().after {
            return self.texts.analyse_same().to_owned();
        }
        let best = self.words(decision, decision.best());
        if decision.is_clear_loss(self.account.goal) { best } else { format!("≈ {best}") }
    }

    /// The identity, and what it says.
    fn sums(&self) -> String {
        let (texts, account, figures) = (self.texts, self.account, self.figures());
        let what = match (account.goal, self.analysis.is_over) {
            (Goal::Total, true) => texts.analyse_result(),
            (Goal::Total, false) => texts.analyse_result_open(),
            (Goal::Victory, true) => texts.analyse_victory(),
            (Goal::Victory, false) => texts.analyse_victory_open(),
        };
        let mut parts = vec![
            texts.analyse_start(&figures.estimate(account.start)),
            texts.analyse_plus_luck(&figures.signed(account.luck())),
            texts.analyse_losses(&figures.signed(-account.loss())),
        ];
        if account.others() != 0.0 {
            parts.push(texts.analyse_others(&figures.signed(account.others())));
        }
        parts.push(texts.analyse_residual(&figures.signed(account.residual())));
        let mut lines = vec![
            texts.analyse_identity(what, &figures.figure(account.end), &parts.join(" ")),
            texts.analyse_without_luck(&figures.figure(account.adjusted())),
        ];
        if let Some(mean) = account.mean_loss() {
            lines.push(texts.analyse_mean_loss(account.real_decisions().count(), &figures.figure(mean)));
        }
        lines.join("\n") + "\n"
    }

    /// The worst decisions, a sentence each.
    fn mistakes(&self) -> String {
        let texts = self.texts;
        let sentence = |decision: &&Decision| {
            let loss = self.figures().estimate(decision.loss);
            let loss = if self.account.goal == Goal::Total { texts.analyse_vp(&loss) } else { loss };
            let (best, chosen) =
                (self.words(decision, decision.best()), self.words(decision, &decision.chosen));
            texts.analyse_mistake(decision.round, &best, &loss, &chosen) + "\n"
        };
        let worst = self.account.mistakes(MISTAKES);
        if worst.is_empty() {
            return format!("{}\n", texts.analyse_no_mistake());
        }
        worst.iter().map(sentence).collect()
    }
}

/// What the figures rest on.
fn basis(texts: &Texts, analysis: &Analysis) -> String {
    let unit = match analysis.goal {
        Goal::Total => texts.analyse_unit_total(),
        Goal::Victory => texts.analyse_unit_victory(),
    };
    let losses = match analysis.rollouts {
        0 => texts.analyse_by_value().to_owned(),
        rollouts => texts.analyse_by_games(&texts.grouped(rollouts)),
    };
    format!("{}\n{}\n", texts.analyse_basis(unit, &losses), texts.analyse_legend())
}

fn analysis_json(game: &Game, analysis: &Analysis) -> Value {
    let player = |(row, account): (usize, &LossAccount)| {
        let decisions: Vec<Value> =
            account.decisions.iter().map(|decision| decision_json(game, decision)).collect();
        json!({
            "row": row + 1,
            "name": game.header.seats.get(row).map(|seat| &seat.name),
            "start": estimate_json(account.start),
            "end": account.end,
            "luck": account.luck(),
            "loss": account.loss(),
            "others": account.others(),
            "residual": account.residual(),
            "without_luck": account.adjusted(),
            "real_decisions": account.real_decisions().count(),
            "mean_loss": account.mean_loss(),
            "decisions": decisions,
            "rolls": account.draws.iter().map(roll_json).collect::<Vec<_>>(),
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

/// What figures rest on.
pub(super) const fn basis_json(basis: Basis) -> &'static str {
    match basis {
        Basis::Value => "value",
        Basis::Rollouts => "rollouts",
        Basis::Exact => "exact",
    }
}

/// A mean with its standard error.
pub(super) fn estimate_json(estimate: Estimate) -> Value {
    json!({"mean": estimate.mean, "error": estimate.error})
}

fn decision_json(game: &Game, decision: &Decision) -> Value {
    let (config, before) = (game.config(), decision.before(game));
    json!({
        "round": decision.round,
        "at": decision.entries.0 - 1,
        "last_event": decision.entries.1,
        "options": decision.options,
        "real_choice": decision.is_real,
        "chosen": option_json(config, &before, &decision.chosen),
        "best": option_json(config, &before, decision.best()),
        "worth": decision.worth,
        "loss": estimate_json(decision.loss),
        "rollouts": decision.rollouts,
        "exact": decision.exact,
        "basis": basis_json(decision.basis),
    })
}

fn roll_json(roll: &Roll) -> Value {
    json!({
        "round": roll.round,
        "event": roll.entry,
        "purpose": roll.of.purpose,
        "row": roll.of.row + 1,
        "expected": estimate_json(roll.expected),
        "worth": roll.worth,
        "luck": roll.luck(),
    })
}
