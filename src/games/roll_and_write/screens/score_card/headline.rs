//! The headline above the table of a score card: how the game ended, and when it was played.

use egui::{Align2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2};

use crate::{
    games::roll_and_write::{
        record::AnyGame,
        session::{AppView, desk::Viewed},
        text::{event_text, score_text::ScoreText},
    },
    text::{Texts, date},
    ui::{
        drawing::{
            star,
            symbols::{self, Symbol},
        },
        theme::{self, TextSize, Theme},
        widgets::{fitted_text, surface::Surface},
    },
};

/// Who won, or the total, in large letters.
pub fn show(ui: &mut Ui, rect: Rect, app: &AppView<'_>, viewed: &Viewed, score: &ScoreText<'_>) {
    let game = &viewed.loaded.game;
    let (texts, theme) = (app.texts, Theme::of(ui.ctx()));
    let over = game.is_over();
    let words = score.headline(over);
    Surface::Ornate.show_in(ui, rect, |ui| {
        let painter = ui.painter();
        let middle = rect.center();
        let width = rect.width() - 150.0;
        let size = TextSize::fitted(rect.height() * 0.36, TextSize::DISPLAY..=TextSize::HERO);
        let above = pos2(middle.x, middle.y - rect.height() * 0.1);
        let colour = if over { theme.gold_ink } else { theme.ink };
        let title =
            fitted_text(painter, above, Align2::CENTER_CENTER, &words, theme::title(size), colour, width);
        for side in [-1.0, 1.0] {
            let x = middle.x + side * (title.width() / 2.0 + 34.0);
            star::eight(painter, pos2(x, above.y), 9.0, theme.gold_leaf, theme::stroke::fine(theme.gold));
        }
        let day = date(texts, game.header().started);
        let rounds = texts.count_rounds(score.config.rounds());
        let (mut line, ink) = if let Some(stopped) = stopped(texts, game) {
            (format!("{day} · {stopped}"), theme.danger)
        } else if over {
            (format!("{day}, {rounds}"), theme.ink_soft)
        } else {
            (unfinished(app, game), theme.danger)
        };
        let is_practice = matches!(game, AnyGame::Full(game) if game.is_practice());
        let mut marks = event_text::marks(texts, is_practice, game.header());
        if marks.is_empty() && viewed.is_new_record {
            marks.push(texts.score_new_record());
        }
        for mark in marks {
            line = format!("{line} · {mark}");
        }
        let below = pos2(middle.x, middle.y + rect.height() * 0.24);
        let written = fitted_text(
            painter,
            below,
            Align2::CENTER_CENTER,
            &line,
            theme::body(TextSize::TEXT),
            ink,
            width,
        );
        if ink == theme.danger {
            let icon =
                Rect::from_center_size(pos2(written.min.x - 14.0, below.y), Vec2::splat(theme::size::SYMBOL));
            symbols::paint(painter, icon, Symbol::Info, theme.danger);
        }
        // What is painted is read, too.
        let response = ui.allocate_rect(rect.shrink(20.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, format!("{words}. {line}")));
    });
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
        AnyGame::Full(game) if game.header.ended.is_none() => {
            let (round, rounds) = (game.state().round(), game.config().rounds());
            texts.library_unfinished(round, rounds)
        }
        _ => texts.score_not_finished().to_owned(),
    }
}
