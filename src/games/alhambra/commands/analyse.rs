//! What every decision of a game lost, and what chance brought.

use ::text::{Texts, plain};
use serde_json::{Value, json};

use super::{full_game::full, option_json::option_json};
#[cfg(feature = "gui")]
use crate::screens::review::{model, page};
use crate::{
    advisor::{
        Advisor, Analyst, Budget, Choice, Decision, Drawn, Goal, LossAccount, PlayerReview, Purpose, Review,
    },
    log::PlayedGame,
    rules::play::State,
    session::hints::{Telling, option_text},
};
#[cfg(feature = "gui")]
use common::contract::WritePages;
use common::{
    commands::{Failure, Input, ProgressBar, ReviewReport, basis_json, estimate_json},
    words::{Figures, json_text},
};
#[cfg(feature = "gui")]
use ui::vector::Paper;

/// Losses need not be known better than this, in VP: where few games are played in a second, 2 % of a victory.
const ERROR: f64 = 0.4;
/// Rollouts of a decision at most, unless it is said: as many as are played in about a second. Each module makes turns
/// longer, and has fewer.
const ROLLOUTS: u32 = 2_000;

/// A game gone over, as text or JSON.
pub(super) fn run(
    texts: &Texts,
    input: Input<'_>,
    rollouts: Option<u32>,
    json: bool,
) -> Result<String, Failure> {
    let game = full(texts, input)?;
    let review = reviewed(texts, &game, rollouts);
    Ok(if json {
        format!("{}\n", json_text(&review_json(&game, &review)))
    } else {
        review_text(texts, &game, &review)
    })
}

/// A game gone over, with at most so many rollouts a decision; 0 for by value.
pub(super) fn reviewed(texts: &Texts, game: &PlayedGame, rollouts: Option<u32>) -> Review {
    let modules = game.config().game().options().modules.iter().count() as u32;
    let rollouts = rollouts.unwrap_or(ROLLOUTS / (1 + modules));
    let budget = Budget { rollouts, error: ERROR, ..Budget::REVIEW };
    let budget = Some(&budget).filter(|budget| budget.rollouts > 0);
    let bar = ProgressBar::of_work(texts);
    let advisor = Advisor::new(game.config().clone());
    let review = Analyst::new(&advisor).review(game, budget, &mut |part| bar.report_part(part));
    bar.finish();
    review
}

/// A game gone over, a page for each player.
#[cfg(feature = "gui")]
pub(super) fn pages(
    texts: &Texts,
    input: Input<'_>,
    rollouts: Option<u32>,
    paper: Paper,
    write: &mut WritePages<'_>,
) -> Result<(), Failure> {
    let game = full(texts, input)?;
    let review = reviewed(texts, &game, rollouts);
    write(page::prints(texts, &game, &review, paper), &model::title(texts, &game));
    Ok(())
}

fn review_text(texts: &Texts, game: &PlayedGame, review: &Review) -> String {
    let header = &game.header;
    let title = plain(if header.title.is_empty() { &header.id } else { &header.title });
    let mut text = if review.is_over { title } else { texts.alhambra_analyse_open(&title) };
    if game.config().options().open_hands {
        text = texts.alhambra_review_open_hands(&text);
    }
    text += "\n";
    for (seat, player) in header.seats.iter().zip(&review.players) {
        text += &format!("\n{}\n{}", plain(&seat.name), player_text(texts, game, review, player));
    }
    let basis = match review.rollouts {
        0 => texts.alhambra_analyse_by_value().to_owned(),
        rollouts => texts.alhambra_analyse_by_games(&texts.grouped(rollouts)),
    };
    format!("{text}\n{basis}\n{}\n", texts.alhambra_analyse_legend())
}

fn player_text(texts: &Texts, game: &PlayedGame, review: &Review, player: &PlayerReview) -> String {
    let words = |decision: &Decision, choice: &Choice| {
        let before = player.before(decision);
        before.map_or_else(String::new, |before| {
            option_text(texts, game.config(), before, &choice.moves, Telling::Written)
        })
    };
    let mistake = |decision: &Decision, loss: &str, [best, chosen]: [&str; 2]| {
        let vp = player.in_vp(decision).map(|beside| beside.loss).unwrap_or_default();
        let vp = Figures::exact(texts, Goal::Total).estimate(vp);
        texts.alhambra_analyse_mistake(decision.round, best, loss, chosen, &vp)
    };
    ReviewReport {
        texts,
        accounts: &[&player.victory, &player.vp],
        is_over: review.is_over,
        rounds: texts.alhambra_analyse_turn(),
        words: &words,
        is_same: &|one, other| one.after == other.after,
        mistake: &mistake,
    }
    .text()
}

fn review_json(game: &PlayedGame, review: &Review) -> Value {
    let player = |(row, player): (usize, &PlayerReview)| {
        let decisions = player.victory.decisions.iter().zip(&player.vp.decisions).zip(&player.positions);
        let draws = player.victory.draws.iter().zip(&player.vp.draws);
        json!({
            "row": row + 1,
            "name": game.header.seats.get(row).map(|seat| &seat.name),
            "victory": account_json(&player.victory),
            "vp": account_json(&player.vp),
            "real_decisions": player.victory.real_decisions().count(),
            "decisions": decisions.map(|(both, before)| decision_json(game, before, both)).collect::<Vec<_>>(),
            "draws": draws.map(draw_json).collect::<Vec<_>>(),
        })
    };
    json!({
        "id": game.header.id,
        "over": review.is_over,
        "losses_by": if review.rollouts == 0 { "value" } else { "rollouts" },
        "rollouts": review.rollouts,
        "players": review.players.iter().enumerate().map(player).collect::<Vec<_>>(),
    })
}

fn account_json(account: &LossAccount) -> Value {
    json!({
        "start": estimate_json(account.start),
        "end": account.end,
        "luck": account.luck(),
        "loss": account.loss(),
        "others": account.others(),
        "residual": account.residual(),
        "without_luck": account.adjusted(),
        "mean_loss": account.mean_loss(),
    })
}

fn decision_json(game: &PlayedGame, before: &State, (decision, vp): (&Decision, &Decision)) -> Value {
    let config = game.config();
    json!({
        "turn": decision.round,
        "at": decision.entries.0 - 1,
        "last_event": decision.entries.1,
        "options": decision.options,
        "real_choice": decision.is_real,
        "chosen": option_json(config, before, &decision.chosen),
        "best": option_json(config, before, decision.best()),
        "worth": {"victory": decision.worth, "vp": vp.worth},
        "loss": {"victory": estimate_json(decision.loss), "vp": estimate_json(vp.loss)},
        "rollouts": decision.rollouts,
        "basis": basis_json(decision.basis),
    })
}

fn draw_json((draw, vp): (&Drawn, &Drawn)) -> Value {
    let told = |draw: &Drawn| json!({"expected": estimate_json(draw.expected), "worth": draw.worth, "luck": draw.luck()});
    json!({
        "turn": draw.round,
        "event": draw.entry,
        "purpose": purpose_json(draw.of.purpose),
        "row": draw.of.row.map(|row| row + 1),
        "victory": told(draw),
        "vp": told(vp),
    })
}

const fn purpose_json(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Deal => "deal",
        Purpose::Display => "display",
        Purpose::ScoringCard => "scoring_card",
        Purpose::Yard => "yard",
        Purpose::ThirdPlayer => "neutral",
        Purpose::First => "first",
    }
}
