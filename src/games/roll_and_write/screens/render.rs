//! A picture of a game without a window: the same sheets, drawn on the CPU alone.

use egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

use super::{
    arrangement::Arrangement,
    board::{Board, GAP, race_height, show_race},
    race_view::Race,
    score_card::table,
};
use crate::{
    log::Game,
    pad::{Pad, PadState},
    record::{AnyGame, Loaded, Sheets},
    rules::Phase,
    session::RollAndWrite,
    text::{
        pad_timeline,
        score_text::ScoreText,
        timeline::{self, GameStep},
    },
};
use common::{
    screens::table::{PictureStyle, page_bar, painted, show_code},
    table::record_title,
    timeline::TimelineStep,
};
use text::{Language, Texts};
use ui::{
    raster::Image,
    theme::{self, TextSize, Theme},
    widgets::{
        fitted_text,
        surface::{self, Surface},
    },
};

/// The size in points that the layout is made for.
const USUAL: (f32, f32) = (1280.0, 800.0);
/// The height of a type of the score sheet over the reasons of several players.
const LOW_ROW: f32 = 40.0;
/// The share of the width that it has then: the places of the table beside it need more.
const SEVERAL: f32 = 0.46;
/// The height of the headline over the table of points, and of its rows at most.
const HEADLINE: f32 = 44.0;
const HIGHEST_ROW: f32 = 64.0;
/// The smallest it is still good for.
const SMALLEST: (f32, f32) = (1024.0, 640.0);

/// A picture of a record: the position after entry `at` of its log, or the last one; at the end of a table the score card.
#[must_use]
pub fn record(loaded: &Loaded, at: Option<usize>, style: PictureStyle<'_>, language: Language) -> Image {
    let texts = Texts::new(language);
    let game = &loaded.game;
    let is_last = at.is_none_or(|at| at >= game.entries());
    let drawing = if matches!(game, AnyGame::Table(_)) && game.is_over() && is_last {
        Drawing::card(&texts, game)
    } else {
        Drawing::new(&texts, game, at, false)
    };
    let scale = |pixels: Vec2| {
        let fits = |(width, height): (f32, f32)| (pixels.x / width).min(pixels.y / height);
        // A small picture shows a smaller window, not only smaller letters; a large one finer lines. The reasons for the
        // points of all need the usual room.
        fits(USUAL).max(if drawing.is_card() { 0.0 } else { fits(SMALLEST).min(1.0) })
    };
    painted(style, scale, |ui| drawing.show(ui))
}

/// A record made ready to be drawn.
pub struct Drawing<'a> {
    board: Board<'a>,
    game: &'a AnyGame,
    shown: Drawn,
}

/// What is shown of it.
enum Drawn {
    /// The last of these steps of a game on screen.
    Position(Vec<GameStep>),
    /// The last of these steps of a table.
    Table(Vec<TimelineStep<PadState>>),
    /// The score card.
    Card,
}

impl<'a> Drawing<'a> {
    /// The position after entry `at` of the log, or the last one; as it stood, or with later corrections. Of a record that
    /// has no positions, this is the score card.
    #[must_use]
    pub fn new(texts: &'a Texts, game: &'a AnyGame, at: Option<usize>, corrected: bool) -> Self {
        let shown = match game {
            AnyGame::Played(game) => {
                let timeline = timeline::of_game(texts, game, corrected);
                let step = at.map_or(timeline.last(), |entry| timeline.step_of_entry(entry));
                Drawn::Position(timeline.steps()[..=step].to_vec())
            }
            AnyGame::Table(pad) => Drawn::Table(table_steps(texts, pad, at, corrected)),
            AnyGame::Result(_) => Drawn::Card,
        };
        Self { shown, ..Self::card(texts, game) }
    }

    /// The score card.
    #[must_use]
    pub fn card(texts: &'a Texts, game: &'a AnyGame) -> Self {
        let board = Board { texts, config: game.config(), header: game.header(), letters: false };
        Self { board, game, shown: Drawn::Card }
    }

    const fn is_card(&self) -> bool {
        matches!(self.shown, Drawn::Card)
    }

    /// Draws it as large as the room of `ui`.
    pub fn show(&self, ui: &mut Ui) {
        let title = &record_title::<RollAndWrite>(self.board.texts, self.game);
        match (&self.shown, self.game) {
            (Drawn::Position(steps), AnyGame::Played(game)) => position(ui, self.board, title, game, steps),
            (Drawn::Table(steps), _) => table_position(ui, self.board, title, steps),
            _ => score_only(ui, self.board, title, self.game),
        }
    }
}

/// The steps of a table up to an entry.
fn table_steps(texts: &Texts, pad: &Pad, at: Option<usize>, corrected: bool) -> Vec<TimelineStep<PadState>> {
    let entries = pad.log().len();
    let at = at.map_or(entries, |at| at.min(entries));
    if corrected {
        let timeline = pad_timeline::of_table(texts, pad, true);
        return timeline.steps()[..=timeline.step_of_entry(at)].to_vec();
    }
    pad_timeline::of_table(texts, &pad.as_of(at), false).steps().to_vec()
}

/// The last of some steps, and what happened before it as far as there is room.
fn position(ui: &mut Ui, board: Board<'_>, title: &str, game: &Game, steps: &[GameStep]) {
    let Some(step) = steps.last() else { return };
    let texts = board.texts;
    let round = step.position.state.round().into();
    let room = page_bar(ui, texts, (title, board.header), |ui| board.track(ui, round));
    let parts = Arrangement::of(room);
    board.sheet(ui, parts.sheet, step, step.player, None);
    let race = Race::of(game.config(), &step.position.state, &game.header.seats);
    let race = board.race_view(ui, race, parts.row_height(parts.height() / 15.0), true);
    let over = step.position.state.phase() == Phase::Over;
    parts.show_side(ui, (race_height(&race), 0.0), |ui, [above, below]| {
        show_race(ui, above, &race);
        Surface::Plain.show_in(ui, below, |ui| {
            ui.spacing_mut().item_spacing.y = theme::space::SMALL;
            surface::heading(ui, if over { texts.play_game_over() } else { texts.play_ended_now() });
            board.figures(ui, &step.position.state.cards(game.config()));
            ui.add_space(theme::space::HAIR);
            lines(ui, told(texts, steps));
        });
    });
}

/// The last of some steps of a table: its score sheet, and what was entered before.
fn table_position(ui: &mut Ui, board: Board<'_>, title: &str, steps: &[TimelineStep<PadState>]) {
    let Some(step) = steps.last() else { return };
    let (texts, pad_state) = (board.texts, &step.position);
    let room = page_bar(ui, texts, (title, board.header), |ui| board.track(ui, step.part));
    let middle = room.min.x + room.width() * 0.6;
    let left = room.with_max_x(middle);
    let board = Board { config: &pad_state.config, ..board };
    let bottom = board.race(
        ui,
        left,
        Race::of_table(pad_state, board.seats()),
        ((left.height() - 240.0) / 6.0).clamp(34.0, 60.0),
    );
    Surface::Plain.show_in(ui, left.with_min_y(bottom + GAP), |ui| {
        let over = pad_state.is_closed();
        surface::heading(ui, if over { texts.play_game_over() } else { texts.play_ended_now() });
        board.figures(ui, &pad_state.cards());
    });
    Surface::Plain.show_in(ui, room.with_min_x(middle + GAP), |ui| {
        ui.spacing_mut().item_spacing.y = theme::space::SMALL;
        lines(ui, told(texts, steps));
    });
}

/// What the last step was, and before it the others, the newest first.
fn told<P>(texts: &Texts, steps: &[TimelineStep<P>]) -> impl Iterator<Item = String> {
    let last = steps.len() - 1;
    steps.iter().enumerate().rev().take(41).filter(move |(k, _)| *k > 0 || last == 0).flat_map(
        move |(k, step)| {
            let text = if k == last { texts.play_last(&step.text) } else { step.text.clone() };
            let awards: Vec<String> = step.awards.iter().rev().cloned().collect();
            if k == last { [vec![text], awards].concat() } else { [awards, vec![text]].concat() }
        },
    )
}

/// Lines of text, as many as there is room for: none is cut.
fn lines(ui: &mut Ui, lines: impl Iterator<Item = String>) {
    let theme = Theme::of(ui.ctx());
    let room = ui.available_rect_before_wrap();
    let mut at = room.min;
    for line in lines {
        let font = theme::body(TextSize::TEXT);
        let line = ui.painter().layout(line, font, theme.ink_soft, room.width());
        let below = at.y + line.size().y;
        if below > room.max.y {
            break;
        }
        ui.painter().galley(at, line, theme.ink_soft);
        at.y = below + ui.spacing().item_spacing.y;
    }
}

/// The score sheet, the points in a table, and how each total came about.
fn score_only(ui: &mut Ui, board: Board<'_>, title: &str, game: &AnyGame) {
    let code = |ui: &mut Ui| show_code::<RollAndWrite>(ui, board.texts, game);
    let room = page_bar(ui, board.texts, (title, board.header), code);
    let seats = &board.header.seats;
    let race = match (game, game.pad_state()) {
        (AnyGame::Played(game), _) => Race::of(board.config, game.state(), seats),
        (_, Some(pad_state)) => Race::at_the_end(board.config, &pad_state.score, seats),
        (_, None) => return,
    };
    let score = ScoreText::new(board.texts, game);
    let rows = score.rows_as_text();
    let alone = rows.len() == 1;
    let middle = room.min.x + room.width() * if alone { 0.56 } else { SEVERAL };
    let (left, right) = (room.with_max_x(middle), room.with_min_x(middle + GAP));
    let bottom = board.race(ui, left, race, if alone { row_height(left) } else { LOW_ROW });
    // The reasons of one stand beside all else, those of several below it, each with a column of their own.
    let (table, reasons) = if alone {
        (left.with_min_y(bottom + GAP), right)
    } else {
        (right.with_max_y(bottom), room.with_min_y(bottom + GAP))
    };
    Surface::Plain.show_in(ui, table, |ui| points(ui, &score, game.is_over()));
    Surface::Plain.show_in(ui, reasons, |ui| self::reasons(ui, &rows));
}

/// Who won, and everybody's points in a table.
fn points(ui: &mut Ui, score: &ScoreText<'_>, over: bool) {
    let theme = Theme::of(ui.ctx());
    let rect = ui.max_rect();
    let headline = if over { score.headline(true) } else { score.texts.score_not_finished().to_owned() };
    let top = pos2(rect.center().x, rect.min.y + 16.0);
    let font = theme::title(TextSize::TITLE);
    fitted_text(ui.painter(), top, Align2::CENTER_CENTER, &headline, font, theme.ink, rect.width());
    let below = rect.with_min_y(rect.min.y + HEADLINE);
    let height = table::HEADER + HIGHEST_ROW * score.rows.len() as f32;
    table::show(
        ui,
        below.with_max_y(below.max.y.min(below.min.y + height)),
        score,
        over,
        (None, None),
        true,
        None,
    );
}

/// How each total came about, each in a column, in the largest letters that leave room for everything.
fn reasons(ui: &Ui, rows: &[(String, Vec<String>)]) {
    let theme = Theme::of(ui.ctx());
    let rect = ui.max_rect();
    let width = (rect.width() + GAP) / rows.len().max(1) as f32 - GAP;
    let painter = ui.painter();
    let set = |scale: f32| {
        let size = TextSize::TEXT * scale;
        let mut lines = Vec::new();
        let mut lowest = 0.0_f32;
        for (k, (name, reasons)) in rows.iter().enumerate() {
            let mut at = rect.min + vec2((width + GAP) * k as f32, 0.0);
            let name = (name, theme::bold(size), theme.ink);
            let reasons = reasons.iter().map(|line| (line, theme::body(size), theme.ink_soft));
            for (text, font, ink) in std::iter::once(name).chain(reasons) {
                let line = painter.layout(text.clone(), font, ink, width);
                let height = line.size().y;
                lines.push((at, line));
                at.y += height + size.points() * 0.12;
            }
            lowest = lowest.max(at.y);
        }
        (lowest <= rect.max.y, lines)
    };
    let mut settings = (55..=100).rev().step_by(3).map(|percent| set(percent as f32 / 100.0));
    let largest = settings.by_ref().find(|(fits, _)| *fits);
    let (_, lines) = largest.unwrap_or_else(|| set(0.55));
    for (at, line) in lines {
        painter.galley(at, line, theme.ink);
    }
}

fn row_height(rect: Rect) -> f32 {
    (rect.height() / 15.0).clamp(34.0, 52.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::solo_header;
    use crate::{log::NamedLayout, rules::GameConfig};
    use kernel::Seed;
    use ui::{short_names::ShortNames, theme::ThemeChoice};

    fn loaded(moves: usize) -> Loaded {
        let (named, layout) = NamedLayout::standard();
        let config = GameConfig::new(layout, 1, 2).unwrap();
        let mut game = Game::start(solo_header("test", &named.name, 2), config, Some(Seed(7))).unwrap();
        for k in 0..moves {
            while game.draw(None).is_ok() {}
            let legal = game.legal_moves();
            let Some(&choice) = legal.get(k % 2).or(legal.first()) else { break };
            game.perform(choice).unwrap();
        }
        let text = AnyGame::Played(Box::new(game)).write(None);
        crate::record::read(&text).unwrap()
    }

    #[test]
    fn a_picture_has_the_size_asked_for_and_shows_the_position() {
        let loaded = loaded(20);
        let style = PictureStyle { size: (640, 400), dark: false, names: &ShortNames::default() };
        let picture = |at| record(&loaded, at, style, Language::English);
        let last = picture(None);
        assert_eq!((last.width, last.height), (640, 400));
        assert_ne!(last, picture(Some(12)));
        assert_eq!(last, picture(Some(10_000)));
    }

    #[test]
    fn a_picture_of_a_table_has_everybodys_points_and_cuts_no_name() {
        let text = include_str!("../../../../saves/table-three-players.json");
        let mut loaded = crate::record::read(text).unwrap();
        let AnyGame::Table(pad) = &mut loaded.game else { panic!("a table") };
        pad.header.seats[1].name = "Maximilian-Alexander".to_owned();
        for texts in Language::ALL.map(Texts::new) {
            let game = &loaded.game;
            let board = Board { texts: &texts, config: game.config(), header: game.header(), letters: false };
            let ctx = egui::Context::default();
            theme::install(&ctx, ThemeChoice::LIGHT);
            let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(USUAL.0, USUAL.1));
            let input = || egui::RawInput { screen_rect: Some(window), ..egui::RawInput::default() };
            let mut shapes = Vec::new();
            for _ in 0..2 {
                let mut output = ctx.run_ui(input(), |ui| score_only(ui, board, "", game));
                output.textures_delta.clear();
                shapes = output.shapes;
            }
            let texts_of = |clipped: &egui::epaint::ClippedShape| match &clipped.shape {
                egui::Shape::Text(text) => Some(text.galley.clone()),
                _ => None,
            };
            let painted: Vec<_> = shapes.iter().filter_map(texts_of).collect();
            let cut: Vec<&str> =
                painted.iter().filter(|galley| galley.elided).map(|galley| galley.text()).collect();
            assert_eq!(cut, [""; 0]);
            let is_there = |words: &str| painted.iter().any(|galley| galley.text() == words);
            assert!(is_there(texts.lines()) && is_there(texts.coins()) && is_there(texts.total()));
            for card in game.cards().rows.into_iter().flatten() {
                assert!(is_there(&card.total().to_string()));
            }
        }
    }

    #[test]
    fn every_total_of_a_table_is_explained_within_its_card() {
        let loaded = crate::record::read(include_str!("../../../../saves/table-three-players.json")).unwrap();
        for language in Language::ALL {
            let style = PictureStyle { size: (1280, 800), dark: false, names: &ShortNames::default() };
            let picture = record(&loaded, None, style, language);
            let pixel = |x: u32, y: u32| &picture.rgba[4 * (y * 1280 + x) as usize..][..4];
            let is_paper = |y: u32| (745..1250).all(|x| pixel(x, y) == pixel(745, 770));
            assert!((400..700).any(|y| !is_paper(y)), "something is written");
            assert!((766..774).all(is_paper), "and nothing down to the edge");
        }
    }
}
