//! The headline above the table of a score card: how the game ended, and when it was played.

use egui::{Rect, Ui};

use super::ending::Ending;
use crate::{
    pad::{Pad, PadExt as _},
    record::{AnyGame, Sheets},
    session::{AppView, desk::Viewed},
    text::{event_text, score_text::ScoreText},
};
use common::{
    day_of,
    widgets::headline::Headline,
    words::{high_scores::compared, sentence},
};
use text::{Texts, day};

/// Who won, or the total, in large letters; at the end of a game it counts up to there.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    app: &AppView<'_>,
    viewed: &Viewed,
    score: &ScoreText<'_>,
    ending: Option<&Ending>,
) {
    let over = viewed.loaded.game.is_over();
    let behind = if over { score.behind() } else { None };
    let lost = behind.is_some();
    let words = behind.unwrap_or_else(|| score.verdict(over));
    let waits = ending.filter(|ending| !ending.has_verdict());
    let is_best = viewed.placing.is_some_and(|placing| placing.is_new_best) && waits.is_none();
    let best = is_best.then(|| ending.map_or(0.0, Ending::turn));
    let (below, warns) = below(app, viewed, score);
    let counted = waits.map(|ending| match ending.total(score, 0) {
        Some(total) if score.is_one_total() => app.texts.score_solo_total(total),
        _ => app.texts.score_counting().to_owned(),
    });
    // What the verdict is, is not told before.
    let painted = match &counted {
        Some(counted) => [counted.as_str(), ""],
        None => [words.as_str(), below.as_str()],
    };
    let warns = warns && counted.is_none();
    let headline = Headline { words: &words, painted, over, best, below: &below, warns };
    if lost || counted.is_some() {
        headline.show_plain(ui, rect);
    } else {
        headline.show(ui, rect);
    }
}

/// When the game was played and how it compares with others; and whether it did not come to its end, which is said, too.
fn below(app: &AppView<'_>, viewed: &Viewed, score: &ScoreText<'_>) -> (String, bool) {
    let (texts, game) = (app.texts, &viewed.loaded.game);
    let day = day(texts, day_of(game.header()));
    let rounds = texts.count_rounds(score.config.rounds());
    let (mut line, warns) = if let Some(stopped) = stopped(texts, game) {
        (format!("{day} · {stopped}"), true)
    } else if game.is_over() {
        (format!("{day}, {rounds}"), false)
    } else {
        (format!("{day} · {}", unfinished(app, game)), true)
    };
    let is_practice = matches!(game, AnyGame::Played(game) if game.is_practice());
    let mut marks: Vec<String> =
        event_text::marks(texts, is_practice, game.header()).into_iter().map(str::to_owned).collect();
    if let Some(placing) = viewed.placing {
        if marks.is_empty() && placing.is_new_best {
            marks.push(texts.score_new_record().to_owned());
        }
        marks.push(compared(texts, placing));
    }
    for mark in marks {
        line = format!("{line} · {mark}");
    }
    (line, warns)
}

/// That a table was closed before its last round.
fn stopped(texts: &Texts, game: &AnyGame) -> Option<String> {
    let rounds = game.config().rounds();
    Some(texts.library_stopped(game.stopped_in()?, rounds))
}

/// How far a table has come: lines and coins are not known before the sheets are counted.
fn table(texts: &Texts, pad: &Pad) -> String {
    let stage = match pad.round() {
        0 => texts.library_setup().to_owned(),
        _ if pad.has_all_rounds() => return sentence(texts.verify_to_close()),
        round => texts.library_unfinished(round, pad.corrected_config().rounds()),
    };
    format!("{stage} · {}", texts.pad_types_now())
}

/// How far an unfinished game has come, whose score may still change.
fn unfinished(app: &AppView<'_>, game: &AnyGame) -> String {
    let texts = app.texts;
    match game {
        AnyGame::Played(game) if game.header.ended.is_none() => {
            let (round, rounds) = (game.state().round(), game.config().rounds());
            format!("{} · {}", texts.library_unfinished(round, rounds), texts.play_ended_now())
        }
        AnyGame::Table(pad) if pad.header.ended.is_none() => table(texts, pad),
        _ => texts.score_not_finished().to_owned(),
    }
}
