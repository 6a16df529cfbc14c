//! What every decision of a game lost, and what every roll brought.

use ::text::{Texts, plain};
use serde_json::{Value, json};

use super::option_words::{option_json, option_text};
use crate::{
    advisor::{
        Advisor, Analysis, AnalysisExt, Budget, Choice, Decision, DecisionExt, Goal, LossAccount, Roll,
        ValueSets,
    },
    game::records::told,
    log::Game,
    record::{self, AnyGame},
    rules::NoGrid,
    session::hints::reasons,
};
use common::{
    commands::{Failure, Input, ProgressBar, ReviewReport, basis_json, estimate_json, unit},
    words::json_text,
};

/// A game gone over, as text or JSON.
pub(super) fn run(
    texts: &Texts,
    input: Input<'_>,
    rollouts: Option<u32>,
    json: bool,
) -> Result<String, Failure> {
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
    rollouts: Option<u32>,
) -> Result<Analysis, Failure> {
    let advisor = advisor(texts, game, input)?;
    let rollouts = rollouts.unwrap_or(Budget::REVIEW.rollouts);
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
    match loaded.game {
        AnyGame::Played(game) => Ok(*game),
        game => Err(input.no_decisions(texts, game.kind())),
    }
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
    let words = |decision: &Decision, choice: &Choice| {
        option_text(texts, game.config(), &decision.before(game), choice)
    };
    for (row, (seat, account)) in header.seats.iter().zip(&analysis.players).enumerate() {
        let accounts: Vec<&LossAccount> = std::iter::once(account).chain(analysis.in_vp.get(row)).collect();
        let told = ReviewReport {
            texts,
            accounts: &accounts,
            is_over: analysis.is_over,
            rounds: texts.analyse_round(),
            words: &words,
            is_same: &|one, other| one.after == other.after,
            mistake: &|decision, loss, [best, chosen]| {
                let round = decision.round;
                match reasons(texts, analysis.goal, decision) {
                    Some(reasons) => texts.analyse_mistake_because(round, best, loss, chosen, &reasons),
                    None => texts.analyse_mistake(round, best, loss, chosen),
                }
            },
        };
        text += &format!("\n{}\n{}", plain(&seat.name), told.text());
    }
    text + "\n" + &basis(texts, analysis)
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
            account.decisions.iter().map(|decision| decision_json(game, analysis.goal, decision)).collect();
        let in_vp = analysis.in_vp.get(row);
        let rolls = account.draws.iter().enumerate();
        let rolls = rolls.map(|(k, roll)| roll_json(roll, in_vp.and_then(|in_vp| in_vp.draws.get(k))));
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
            "vp": in_vp.map(sums_json),
            "real_decisions": account.real_decisions().count(),
            "mean_loss": account.mean_loss(),
            "decisions": decisions,
            "rolls": rolls.collect::<Vec<_>>(),
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

/// The sums of an account beside the one that counts.
fn sums_json(account: &LossAccount) -> Value {
    json!({
        "start": estimate_json(account.start),
        "end": account.end,
        "luck": account.luck(),
        "loss": account.loss(),
        "others": account.others(),
        "residual": account.residual(),
        "without_luck": account.adjusted(),
    })
}

fn decision_json(game: &Game, goal: Goal, decision: &Decision) -> Value {
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
        "loss_vp": decision.vp_lost().filter(|_| goal == Goal::Victory),
        "rollouts": decision.rollouts,
        "exact": decision.exact,
        "basis": basis_json(decision.basis),
    })
}

fn roll_json(roll: &Roll, in_vp: Option<&Roll>) -> Value {
    json!({
        "round": roll.round,
        "event": roll.entry,
        "purpose": roll.of.purpose,
        "row": roll.of.row + 1,
        "expected": estimate_json(roll.expected),
        "worth": roll.worth,
        "luck": roll.luck(),
        "luck_vp": in_vp.map(Roll::luck),
    })
}
