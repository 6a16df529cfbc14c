//! The headline above the table of a score card: how the game ended, and when it was played.

use egui::{Align2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::ending::Ending;
use crate::{
    games::{
        common::{day_of, host::ResultRank},
        roll_and_write::{
            record::AnyGame,
            session::{AppView, desk::Viewed},
            text::{event_text, score_text::ScoreText},
        },
    },
    text::{Texts, day},
    ui::{
        drawing::{
            rosette, star,
            symbols::{self, Symbol},
        },
        theme::{self, TextSize, Theme},
        widgets::{fitted_text, surface::Surface},
    },
};

/// Who won, or the total, in large letters; at the end of a game it counts up to there.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    app: &AppView<'_>,
    viewed: &Viewed,
    score: &ScoreText<'_>,
    ending: Option<Ending>,
) {
    let game = &viewed.loaded.game;
    let (texts, theme) = (app.texts, Theme::of(ui.ctx()));
    let over = game.is_over();
    let words = score.headline(over);
    let counted = ending.and_then(|ending| ending.counted(texts, score)).unwrap_or_else(|| words.clone());
    Surface::Ornate.show_in(ui, rect, |ui| {
        let painter = ui.painter();
        let middle = rect.center();
        let width = rect.width() - 150.0;
        let share = if over { LARGE } else { USUAL };
        let size = TextSize::fitted(rect.height() * share, TextSize::DISPLAY..=TextSize::RESULT);
        let above = pos2(middle.x, middle.y - rect.height() * 0.12);
        let colour = if over { theme.gold_ink } else { theme.ink };
        let title =
            fitted_text(painter, above, Align2::CENTER_CENTER, &counted, theme::title(size), colour, width);
        let is_best = viewed.placing.is_some_and(|placing| placing.is_new_best);
        for side in [-1.0, 1.0] {
            let reach = if is_best { rect.height() * 0.34 } else { 9.0 };
            let at = pos2(middle.x + side * (title.width() / 2.0 + 25.0 + reach), above.y);
            if is_best {
                let turn = ending.map_or(0.0, |ending| side * ending.turn());
                rosette::paint(painter, at + vec2(0.0, rect.height() * 0.12), reach, turn, &theme);
            } else {
                star::eight(painter, at, 9.0, theme.gold_leaf, theme::stroke::fine(theme.gold));
            }
        }
        let (line, ink) = below(app, viewed, score);
        let below = pos2(middle.x, middle.y + rect.height() * 0.28);
        let written = fitted_text(
            painter,
            below,
            Align2::CENTER_CENTER,
            &line,
            theme::body(TextSize::TEXT),
            if ink == Ink::Warns { theme.danger } else { theme.ink_soft },
            width,
        );
        if ink == Ink::Warns {
            let icon =
                Rect::from_center_size(pos2(written.min.x - 14.0, below.y), Vec2::splat(theme::size::SYMBOL));
            symbols::paint(painter, icon, Symbol::Info, theme.danger);
        }
        // What is painted is read, too.
        let response = ui.allocate_rect(rect.shrink(20.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, format!("{words}. {line}")));
    });
}

/// How large the headline is, as a part of its card: the result of a game larger than how it stands.
const LARGE: f32 = 0.5;
const USUAL: f32 = 0.36;

/// Whether the line below the headline warns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ink {
    Tells,
    Warns,
}

/// When the game was played and how it compares with others; or that it did not come to its end.
fn below(app: &AppView<'_>, viewed: &Viewed, score: &ScoreText<'_>) -> (String, Ink) {
    let (texts, game) = (app.texts, &viewed.loaded.game);
    let day = day(texts, day_of(game.header()));
    let rounds = texts.count_rounds(score.config.rounds());
    let (mut line, ink) = if let Some(stopped) = stopped(texts, game) {
        (format!("{day} · {stopped}"), Ink::Warns)
    } else if game.is_over() {
        (format!("{day}, {rounds}"), Ink::Tells)
    } else {
        (unfinished(app, game), Ink::Warns)
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
    (line, ink)
}

/// How a result compares with the others of its kind.
fn compared(texts: &Texts, placing: ResultRank) -> String {
    let (place, of) = (placing.place, placing.of);
    match placing.above {
        0 => texts.score_average(place, of),
        above @ 1.. => texts.score_above(place, of, above),
        below => texts.score_below(place, of, -below),
    }
}

/// That a table was closed before its last round.
fn stopped(texts: &Texts, game: &AnyGame) -> Option<String> {
    let rounds = game.config().rounds();
    Some(texts.library_stopped(game.stopped_in()?, rounds))
}

/// How far an unfinished game has come.
fn unfinished(app: &AppView<'_>, game: &AnyGame) -> String {
    let texts = app.texts;
    match game {
        AnyGame::Played(game) if game.header.ended.is_none() => {
            let (round, rounds) = (game.state().round(), game.config().rounds());
            texts.library_unfinished(round, rounds)
        }
        _ => texts.score_not_finished().to_owned(),
    }
}
