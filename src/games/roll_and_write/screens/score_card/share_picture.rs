//! The picture of a finished game to send to friends: how it ended, the winner's sheet or the race, and everybody's points
//! as bars; upright, as telephones show it.

use egui::{Align2, Color32, Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::{
    challenge::Challenge,
    record::{AnyGame, Sheets},
    rules::{BreakdownExt, cells},
    screens::{
        board::GAP,
        position,
        race_view::{self, Race},
    },
    session::RollAndWrite,
    text::{event_text, score_text::ScoreText},
    widgets::{mini_sheet, score_sheet},
};
use common::{
    day_of,
    screens::table::{PictureStyle, painted},
    table::{code_of, record_title},
    widgets::type_table::TypeTable,
    words::challenges::ChallengeText as _,
};
use kernel::Breakdown;
use text::{Texts, day};
use ui::{
    drawing::{frame, star},
    raster::Image,
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
};

/// In pixels, and in points: as large as it is looked at on a telephone.
const SIZE: (u32, u32) = (1080, 1350);
const POINTS: Vec2 = vec2(540.0, 675.0);

/// From the edge of the picture to the frame, and from there to what is told.
const OUTSIDE: f32 = theme::space::LARGE;
const INSIDE: f32 = 36.0;
/// The title of the game with its code or its day, how it ended, and the line at the foot.
const TITLE: f32 = 60.0;
const RESULT: f32 = 68.0;
const FOOT: f32 = 28.0;
/// A bar with its name, at most and at least.
const BAR: f32 = 40.0;
const LEAST_BAR: f32 = 28.0;
/// What stands before and after a bar.
const NAME: f32 = 128.0;
const NUMBER: f32 = 56.0;

/// The picture of a game that is over; it has a size of its own.
#[must_use]
pub fn picture(texts: &Texts, game: &AnyGame, style: PictureStyle<'_>) -> Image {
    painted(PictureStyle { size: SIZE, ..style }, |pixels| pixels.x / POINTS.x, |ui| show(ui, texts, game))
}

/// A bar: what it is of, in which colour, how long, and whether it stands out.
struct Bar {
    name: String,
    colour: Color32,
    vp: i32,
    wins: bool,
}

fn show(ui: &mut Ui, texts: &Texts, game: &AnyGame) {
    let theme = Theme::of(ui.ctx());
    let score = ScoreText::new(texts, game);
    let card = Rect::from_min_size(ui.max_rect().min, POINTS).shrink(OUTSIDE);
    frame::ornate(ui.painter(), card, &theme);
    let room = card.shrink(INSIDE);
    let line = |y: f32, size: TextSize, words: &str, ink: Color32, is_title: bool| {
        let font = if is_title { theme::title(size) } else { theme::body(size) };
        let at = pos2(room.center().x, y);
        fitted_text(ui.painter(), at, Align2::CENTER_CENTER, words, font, ink, room.width())
    };
    let title = record_title::<RollAndWrite>(texts, game);
    let title = line(room.min.y + 14.0, TextSize::TITLE, &title, theme.ink, true);
    for side in [-1.0, 1.0] {
        let at = title.center() + vec2(side * (title.width() / 2.0 + theme::space::WIDE), 0.0);
        star::eight(ui.painter(), at, 8.0, theme.gold_leaf, theme::stroke::fine(theme.gold));
    }
    let (day, name) = (day(texts, day_of(game.header())), Challenge::game_name(texts));
    // Whoever gets the picture can play the same.
    let foot = match code_of::<RollAndWrite>(texts, game) {
        Some(code) => {
            line(room.min.y + 44.0, TextSize::LEAD, &code, theme.ink, false);
            format!("{name} · {day}")
        }
        None => {
            line(room.min.y + 44.0, TextSize::TEXT, &day, theme.ink_soft, false);
            name
        }
    };
    line(room.min.y + TITLE + RESULT / 2.0, TextSize::HERO, &score.headline(true), theme.gold_ink, true);
    let below = room.max.y - FOOT / 2.0 + theme::space::SMALL;
    line(below, TextSize::SMALL, &foot, theme.ink_soft, false);

    let bars = bars(texts, &theme, &score);
    let below = room.with_max_y(room.max.y - FOOT);
    let height = bars.len() as f32 * if bars.len() > 4 { LEAST_BAR } else { BAR };
    let middle = below.with_min_y(room.min.y + TITLE + RESULT + GAP).with_max_y(below.max.y - height - GAP);
    sheet_or_race(ui, middle, texts, &score, game);
    let longest = bars.iter().map(|bar| bar.vp).max().unwrap_or(0).max(1);
    let step = height / bars.len().max(1) as f32;
    for (k, bar) in bars.iter().enumerate() {
        let top = below.max.y - height + step * k as f32;
        let row = Rect::from_min_size(pos2(room.min.x, top), vec2(room.width(), step));
        paint_bar(ui, row, &theme, bar, longest);
    }
}

/// The sheet of the winner where there are sheets, else the race.
fn sheet_or_race(ui: &mut Ui, room: Rect, texts: &Texts, score: &ScoreText<'_>, game: &AnyGame) {
    let theme = Theme::of(ui.ctx());
    if let (AnyGame::Played(played), Some(grid)) = (game, game.config().layout().grid()) {
        let players = played.config().players();
        let row = score.winners().into_iter().find(|row| *row < players).unwrap_or(0);
        mini_sheet::paint(ui.painter(), room, &theme, &cells(grid, played.state().sheet(row).built()));
    } else if let Some(pad_state) = game.pad_state() {
        let race = Race::at_the_end(game.config(), &pad_state.score, &game.header().seats);
        let names = TypeTable::NAMES;
        let mut view = race_view::score_view(texts, &theme, race, (room.height() - names) / 6.0);
        view.title = "";
        ui.scope_builder(UiBuilder::new().max_rect(room), |ui| score_sheet::show(ui, &view));
    }
}

/// The parts of the total of one alone, everybody's totals where several have one.
fn bars(texts: &Texts, theme: &Theme, score: &ScoreText<'_>) -> Vec<Bar> {
    let winners = score.winners();
    if score.is_one_total() {
        let Some(total) = score.rows.first() else { return Vec::new() };
        let parts = [
            (texts.types(), Some(total.types_vp())),
            (texts.lines(), total.lines_vp()),
            (texts.coins(), total.coins_vp()),
        ];
        let bar = |(name, vp): (&str, Option<i32>)| {
            Some(Bar { name: name.to_owned(), colour: theme.gold, vp: vp?, wins: false })
        };
        return parts.into_iter().filter_map(bar).collect();
    }
    let rows = score.rows.iter().enumerate();
    let mut bars: Vec<Bar> = rows
        .filter_map(|(row, card)| {
            let seat = &score.seats[row];
            Some(Bar {
                name: event_text::name(texts, score.seats, row),
                colour: position::colour(theme, row, seat),
                vp: Breakdown::total(card)?,
                wins: winners.contains(&row),
            })
        })
        .collect();
    bars.sort_by_key(|bar| -bar.vp);
    bars
}

fn paint_bar(ui: &Ui, row: Rect, theme: &Theme, bar: &Bar, longest: i32) {
    let painter = ui.painter();
    let ink = if bar.wins { theme.gold_ink } else { theme.ink };
    let font = if bar.wins { theme::bold(TextSize::LEAD) } else { theme::medium(TextSize::LEAD) };
    let name = row.with_max_x(row.min.x + NAME - theme::space::SMALL);
    fitted_text(painter, name.left_center(), Align2::LEFT_CENTER, &bar.name, font, ink, name.width());
    let track = row
        .with_min_x(row.min.x + NAME)
        .with_max_x(row.max.x - NUMBER)
        .shrink2(vec2(0.0, row.height() * 0.26));
    painter.rect_filled(track, theme::radius::MARK, theme.band);
    let far = (bar.vp.max(0) as f32 / longest as f32).clamp(0.0, 1.0);
    let filled = track.with_max_x(track.min.x + track.width() * far);
    painter.rect_filled(filled, theme::radius::MARK, bar.colour);
    let figure = theme::figures(TextSize::TITLE);
    let number = painter.text(row.right_center(), Align2::RIGHT_CENTER, bar.vp.to_string(), figure, ink);
    if bar.wins {
        let at = pos2(number.min.x - theme::space::MEDIUM, row.center().y);
        star::eight(painter, at, 6.0, theme.gold_leaf, theme::stroke::fine(theme.gold));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record;
    use kernel::record::MOST_NAME;
    use text::Language;
    use ui::{
        short_names::ShortNames,
        vector::{Drawn, Page},
    };

    fn style(names: &ShortNames) -> PictureStyle<'_> {
        PictureStyle { size: SIZE, dark: false, names }
    }

    #[test]
    fn a_name_that_has_no_room_is_told_by_its_short_one() {
        let texts = Texts::new(Language::English);
        let text = include_str!("../../../../../saves/table-three-players.json");
        let mut game = record::read(text).unwrap().game;
        let AnyGame::Table(pad) = &mut game else { panic!("a table") };
        pad.header.seats[1].name = "W".repeat(MOST_NAME);
        let names = ShortNames::new(|name| name.starts_with('W').then(|| "Max".to_owned()));
        let [long, short] =
            [&ShortNames::default(), &names].map(|names| picture(&texts, &game, style(names)));
        assert!(long != short);
    }

    #[test]
    fn every_kind_of_record_has_a_picture_that_tells_its_own_end() {
        let texts = Texts::new(Language::English);
        let mut seen: Vec<Image> = Vec::new();
        for name in ["solo-2-phantoms", "four-players", "table-three-players"] {
            let path = format!("{}/../../../saves/{name}.json", env!("CARGO_MANIFEST_DIR"));
            let game = record::read(&std::fs::read_to_string(path).unwrap()).unwrap().game;
            let image = picture(&texts, &game, style(&ShortNames::default()));
            assert_eq!((image.width, image.height), (1080, 1350));
            assert!(!seen.contains(&image), "{name}");
            seen.push(image);
        }
    }

    #[test]
    fn whoever_gets_the_picture_reads_the_code_below_the_name() {
        let path = format!("{}/../../../saves/solo-2-phantoms.json", env!("CARGO_MANIFEST_DIR"));
        let game = record::read(&std::fs::read_to_string(path).unwrap()).unwrap().game;
        for texts in Language::ALL.map(Texts::new) {
            let code = code_of::<RollAndWrite>(&texts, &game).unwrap();
            let pieces = Page::new(POINTS, 1.0, |ui| show(ui, &texts, &game)).pieces;
            let is_code = |drawn: &Drawn| match drawn {
                Drawn::Text(run) => run.text() == code && run.size >= TextSize::TEXT.points(),
                Drawn::Path { .. } => false,
            };
            assert!(pieces.iter().any(|piece| is_code(&piece.drawn)), "{code}");
        }
    }

    #[test]
    fn bars_are_those_of_the_parts_or_of_everybody_from_the_best_down() {
        let (texts, theme) = (Texts::new(Language::English), Theme::new(false, false));
        let bars_of = |name: &str| {
            let path = format!("{}/../../../saves/{name}.json", env!("CARGO_MANIFEST_DIR"));
            let game = record::read(&std::fs::read_to_string(path).unwrap()).unwrap().game;
            let score = ScoreText::new(&texts, &game);
            let total = score.rows[score.winners()[0]].vp;
            (bars(&texts, &theme, &score), total)
        };
        let (alone, total) = bars_of("solo-2-phantoms");
        assert_eq!((alone.len(), alone.iter().map(|bar| bar.vp).sum::<i32>()), (3, total));
        let (several, best) = bars_of("four-players");
        assert_eq!((several.len(), several[0].vp), (4, best));
        assert!(several.is_sorted_by_key(|bar| -bar.vp) && several[0].wins && !several[3].wins);
    }
}
