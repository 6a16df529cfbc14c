//! The challenges of the day and of the week, codes that people type in, and the results so far.

use egui::{Painter, Rect, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::{
    challenge::Challenge,
    log::{Played, PlayedGame},
    record::AnyGame,
    rules::{Currency, FalconKind, Laid, Module, Side},
    session::{PlayCommand, PlayView, challenges::of_game},
    widgets::{
        board_view::{self, BoardScene},
        money,
        tiles::{self, bazaar, camp, falcon},
    },
};
use common::{
    BuildingType,
    host::{AppRequest, Source, Tone, Viewing, today},
    screens::{
        challenges::{self, ChallengeBoard, ChallengeRequest, Challenged, ChallengesPage},
        table::card_bar::CopyAction,
    },
};
use ui::{
    drawing::{
        star,
        symbols::{self, Symbol},
    },
    theme::{self, Theme},
};

/// The drawing is laid out in parts of its side: the yard, the court with the fountain, and the strip at its foot.
const YARD: f32 = 0.28;
const COURT: f32 = 0.54;
const STRIP: f32 = 0.14;
/// The fountain in the court, in parts of the side.
const FOUNTAIN: f32 = 0.56;
/// The room of a person and of a module in the strip, and between both, in parts of its height.
const PERSON: f32 = 0.6;
const MODULE: f32 = 0.8;
const BETWEEN: f32 = 0.3;

/// The table before the deal: the yard with its tiles face down, the court with its fountain, who plays, and the modules.
impl ChallengeBoard for Challenge {
    type Kind = Played;

    fn paint(&self, painter: &Painter, place: Rect, theme: &Theme) {
        let side = place.width().min(place.height());
        let all = Rect::from_center_size(place.center(), Vec2::splat(side));
        let gap = side * (1.0 - YARD - COURT - STRIP) / 2.0;
        let yard = all.with_max_y(all.min.y + side * YARD);
        paint_yard(painter, yard, theme, |_, tile| paint_back(painter, tile, theme));
        let top = all.min.y + side * YARD + gap;
        let court = all.with_min_y(top).with_max_y(top + side * COURT);
        let fountain = Rect::from_center_size(court.center(), Vec2::splat(side * FOUNTAIN));
        tiles::paint(painter, fountain, theme, Laid::Start);
        self.paint_strip(painter, all.with_min_y(all.max.y - side * STRIP), theme);
    }

    /// The Alhambra as it was built.
    fn paint_ended(painter: &Painter, place: Rect, theme: &Theme, game: &PlayedGame) {
        let seat = game.header.people().next().unwrap_or_default();
        let board = game.state().player(seat).grounds().board(game.config());
        board_view::paint_small(painter, place, theme, &BoardScene::still(None, &board).tight());
    }
}

/// The four spaces of the yard, with what is drawn on each.
pub(super) fn paint_yard(painter: &Painter, place: Rect, theme: &Theme, paint_on: impl Fn(Currency, Rect)) {
    let step = place.width() / 4.0;
    for (k, currency) in Currency::ALL.into_iter().enumerate() {
        let min = pos2(place.min.x + step * k as f32, place.min.y);
        let space = Rect::from_min_size(min, vec2(step, place.height())).shrink2(vec2(step * 0.05, 0.0));
        let colours = theme.money[currency.index()];
        painter.rect_filled(space, theme::radius::CONTROL, colours.tint);
        let head = space.with_max_y(space.min.y + space.height() * 0.22);
        painter.rect_filled(head, theme::radius::CONTROL, colours.band);
        money::mark(painter, head.center(), head.height() * 0.24, theme, currency);
        let below = space.with_min_y(head.max.y);
        let tile =
            Rect::from_center_size(below.center(), Vec2::splat(below.width().min(below.height()) * 0.8));
        paint_on(currency, tile);
    }
}

/// The back of a tile: a star in a frame.
fn paint_back(painter: &Painter, tile: Rect, theme: &Theme) {
    let (side, edge) = (tile.width(), theme::stroke::edge(theme.gold));
    painter.rect(tile, tiles::radius(side), theme.gold_line, edge, StrokeKind::Inside);
    let frame = tile.shrink(side * 0.1);
    painter.rect_stroke(frame, tiles::radius(side), theme::stroke::fine(theme.gold), StrokeKind::Inside);
    star::emblem(painter, tile.center(), side * 0.3, theme);
}

impl Challenge {
    /// Who plays, and the modules that are played with, together in the middle.
    fn paint_strip(&self, painter: &Painter, place: Rect, theme: &Theme) {
        let side = place.height();
        let modules = &self.options().common.modules;
        let people = PERSON * self.players() as f32;
        let beside = if modules.is_empty() { 0.0 } else { BETWEEN + MODULE * modules.len() as f32 };
        let left = place.center().x - side * (people + beside) / 2.0;
        let square = |middle: f32, share: f32| {
            Rect::from_center_size(pos2(middle, place.center().y), Vec2::splat(side * share))
        };
        for k in 0..self.players() {
            let ink = if k == 0 { theme.ink } else { theme.ink_faint };
            let person = square(left + side * PERSON * (k as f32 + 0.5), 0.62);
            symbols::paint(painter, person, Symbol::Person, ink);
        }
        for (k, module) in modules.iter().enumerate() {
            let emblem = square(left + side * (people + BETWEEN + MODULE * (k as f32 + 0.5)), 0.7);
            match module {
                Module::Vizier => symbols::paint(painter, emblem, Symbol::Eye, theme.gold_ink),
                Module::Camps => camp::paint(painter, emblem, theme, [Side::North].into_iter().collect()),
                Module::Bazaars => {
                    let [one, two, three, ..] = BuildingType::ALL;
                    bazaar::paint(painter, emblem, theme, &[one, two, three]);
                }
                Module::Falconers => {
                    let (centre, radius) = (emblem.center(), emblem.width() * 0.42);
                    falcon::paint_kind(painter, theme, centre, radius, FalconKind::Black);
                }
            }
        }
    }
}

/// Draws the page.
pub fn show(page: &mut ChallengesPage, ui: &mut Ui, app: &PlayView<'_>, commands: &mut Vec<PlayCommand>) {
    let texts = app.texts;
    let (challenges, leads_to) = (&app.desk.challenges, texts.score_card());
    let of = Challenged { texts, challenges, ended: &app.desk.ended, leads_to, today: today() };
    commands.extend(page.show(ui, &of).into_iter().map(|asked| match asked {
        ChallengeRequest::Back => AppRequest::Back.into(),
        ChallengeRequest::Play(challenge) => PlayCommand::PlayChallenge(Box::new(challenge)),
        ChallengeRequest::GoOn(file) => AppRequest::Open(file).into(),
        ChallengeRequest::Result(file) => AppRequest::View(Source::File(file), Viewing::Card).into(),
        ChallengeRequest::Replay(file) => AppRequest::View(Source::File(file), Viewing::Replay).into(),
        ChallengeRequest::Read(file) => PlayCommand::LookAtEnd(file),
        ChallengeRequest::Shared => AppRequest::Say(Tone::Done, texts.challenges_shared().to_owned()).into(),
    }));
}

/// What can be handed on of the game that is looked at, where it was played here.
pub fn handed_on<'a>(app: &PlayView<'a>) -> Vec<CopyAction<'a>> {
    let Some(viewed) = &app.desk.tables.viewed else { return Vec::new() };
    let AnyGame::Played(game) = &viewed.loaded.game else { return Vec::new() };
    challenges::handed_on(app.texts, of_game(game).as_ref(), &app.desk.challenges, &viewed.source)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{record, session::Alhambra};
    use common::{screens::table::draw_picture, table::code_of};
    use text::{Language, Texts};
    use ui::{
        theme::TextSize,
        vector::{Drawn, Page},
    };

    #[test]
    fn whoever_gets_the_picture_of_a_finished_game_reads_its_code() {
        let text = include_str!("../../../../saves/alhambra-played-four.json");
        let game = record::read(text).unwrap().game;
        for texts in Language::ALL.map(Texts::new) {
            let code = code_of::<Alhambra>(&texts, &game).unwrap();
            let draw = |ui: &mut Ui| draw_picture::<Alhambra>(ui, &texts, &game, game.entries());
            let pieces = Page::new(vec2(1280.0, 800.0), 1.0, draw).pieces;
            let is_code = |drawn: &Drawn| match drawn {
                Drawn::Text(run) => run.text() == code && run.size >= TextSize::TEXT.points(),
                Drawn::Path { .. } => false,
            };
            assert!(pieces.iter().any(|piece| is_code(&piece.drawn)), "{code}");
        }
    }
}
