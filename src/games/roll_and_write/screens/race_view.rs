//! Turns the race of a position, of a table or of a score sheet into what the score sheet shows.

use super::position::colour;
use crate::{
    pad::PadState,
    rules::{GameConfig, ScoreSheet, State},
    text::{event_text, names::building_name},
    widgets::score_sheet::{RaceCell, RaceRow, ScoreView},
};
use common::{
    BuildingType,
    widgets::type_table::{Name, Places},
};
use kernel::record::Seat;
use text::Texts;
use ui::theme::Theme;

/// What a score sheet shows the race of.
#[derive(Clone, Copy, Debug)]
pub struct Race<'a> {
    /// The configuration.
    pub config: &'a GameConfig,
    /// The boxes.
    pub score: &'a ScoreSheet,
    /// The rows.
    pub seats: &'a [Seat],
    /// Rounds whose awards are given: their places are struck (§6).
    pub awarded: u8,
    /// Whose turn it is.
    pub current: Option<usize>,
}

impl<'a> Race<'a> {
    /// The race of a position.
    #[must_use]
    pub fn of(config: &'a GameConfig, state: &'a State, seats: &'a [Seat]) -> Self {
        let current =
            (state.round() > 0 && state.to_act() != crate::rules::ToAct::Nothing).then_some(state.seat());
        Self { config, score: state.score(), seats, awarded: state.awarded_rounds(), current }
    }

    /// Nothing is left to win: all awards are given.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.awarded >= self.config.rounds()
    }

    /// The race of a table.
    #[must_use]
    pub fn of_table(pad_state: &'a PadState, seats: &'a [Seat]) -> Self {
        let (config, score) = (&pad_state.config, &pad_state.score);
        Self { config, score, seats, awarded: pad_state.rounds_over(), current: pad_state.turn() }
    }

    /// The race of a score sheet without a position: all awards are given.
    #[must_use]
    pub const fn at_the_end(config: &'a GameConfig, score: &'a ScoreSheet, seats: &'a [Seat]) -> Self {
        Self { config, score, seats, awarded: config.rounds(), current: None }
    }
}

/// The score sheet as it stands.
#[must_use]
pub fn score_view<'a>(texts: &'a Texts, theme: &Theme, race: Race<'_>, row_height: f32) -> ScoreView<'a> {
    let column = |(row, seat): (usize, &Seat)| Name {
        words: event_text::name(texts, race.seats, row),
        colour: colour(theme, row, seat),
        current: race.current == Some(row),
        ..Name::default()
    };
    let all = 0..race.seats.len();
    ScoreView {
        title: texts.score_sheet(),
        places_title: texts.play_still_to_win(),
        columns: race.seats.iter().enumerate().map(column).collect(),
        short_names: all.map(|row| event_text::short_name(texts, race.seats, row)).collect(),
        rows: BuildingType::ALL.map(|building| race_row(texts, race, building)),
        row_height,
        still: false,
    }
}

fn race_row(texts: &Texts, race: Race<'_>, building: BuildingType) -> RaceRow {
    let (layout, score) = (race.config.layout(), race.score);
    let struck = score.struck(building, race.awarded);
    let cell = |row: usize| {
        let standing = score.standing(layout, row, building);
        let awarded = standing.completed.is_some_and(|round| round <= race.awarded);
        // What a phantom wins is lost to all, unless one plays against it (§9, §11).
        RaceCell {
            count: standing.boxes,
            printed: layout.count(building),
            preview: false,
            completed: standing.completed.is_some(),
            award: if awarded && race.config.scores(row) {
                texts.count_vp(standing.vp)
            } else {
                String::new()
            },
            points: (race.is_over() && race.config.scores(row)).then_some(standing.vp),
            arriving: 0.0,
        }
    };
    let mut tooltip = building_name(texts, building);
    for row in 0..race.config.rows() {
        tooltip.push('\n');
        tooltip.push_str(&race_words(texts, race, building, row));
    }
    let places = Places { vp: layout.vp(building), struck };
    if !race.is_over() {
        tooltip.push('\n');
        tooltip.push_str(&places_left(texts, places));
    }
    RaceRow {
        name: building_name(texts, building),
        places,
        cells: (0..race.config.rows()).map(cell).collect(),
        tooltip,
        highlighted: false,
        shine: 0.0,
    }
}

/// The places of a type that are still to be won, in words.
pub fn places_left(texts: &Texts, places: Places) -> String {
    let left = &places.vp[usize::from(places.struck).min(3)..];
    match left.iter().map(ToString::to_string).collect::<Vec<_>>().as_slice() {
        [] => texts.race_none_left().to_owned(),
        left => texts.race_left(&left.join(", ")),
    }
}

/// How a row stands with a type, in words.
fn race_words(texts: &Texts, race: Race<'_>, building: BuildingType, row: usize) -> String {
    let layout = race.config.layout();
    let standing = race.score.standing(layout, row, building);
    let scores = race.config.scores(row);
    let name = event_text::name(texts, race.seats, row);
    let vp = standing.vp;
    match standing.completed {
        Some(round) if scores => texts.race_done(&name, round, vp),
        Some(round) => texts.race_gone(&name, round, vp),
        None => {
            let count = standing.boxes;
            let printed = layout.count(building);
            if scores {
                texts.race_now(&name, count, printed, vp)
            } else {
                texts.race_boxes(&name, count, printed)
            }
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::log::{Game, NamedLayout, solo_header};
    use kernel::Seed;
    use text::Language;

    /// A game alone that waits for its first decision.
    pub fn game() -> Game {
        let (named, layout) = NamedLayout::standard();
        let config = GameConfig::new(layout, 1, 2).unwrap();
        let mut game = Game::start(solo_header("test", &named.name, 2), config, Some(Seed(7))).unwrap();
        while game.legal_moves().is_empty() {
            game.draw(None).unwrap();
        }
        game
    }

    #[test]
    fn what_a_phantom_completes_shows_points_only_where_it_gets_them() {
        let texts = Texts::new(Language::English);
        let (named, layout) = NamedLayout::standard();
        let header = solo_header("test", &named.name, 2);
        let mut score = ScoreSheet::NEW;
        for _ in 0..layout.count(BuildingType::ALL[0]) {
            score.fill(&layout, 1, BuildingType::ALL[0], 3);
        }
        let award = |config: &GameConfig| {
            let race = Race::at_the_end(config, &score, &header.seats);
            score_view(&texts, &Theme::new(false, false), race, 40.0).rows[0].cells[1].award.clone()
        };
        let alone = GameConfig::new(layout, 1, 2).unwrap();
        assert_eq!(award(&alone), "");
        assert_ne!(award(&alone.against_phantoms(18).unwrap()), "");
    }

    #[test]
    fn at_the_end_every_type_of_a_player_shows_its_points() {
        let texts = Texts::new(Language::English);
        let (theme, game) = (Theme::new(false, false), game());
        let (config, state, seats) = (game.config(), game.state(), &game.header.seats);
        let points = |race: Race<'_>| {
            score_view(&texts, &theme, race, 40.0).rows.map(|row| row.cells[0].points.map(u16::from))
        };
        assert_eq!(points(Race::of(config, state, seats)), [None; BuildingType::COUNT]);
        let all = points(Race::at_the_end(config, state.score(), seats));
        let sum: Option<u16> = all.into_iter().sum();
        assert_eq!(sum, Some(state.score().types_vp(config.layout(), 0)));
        let view = score_view(&texts, &theme, Race::at_the_end(config, state.score(), seats), 40.0);
        assert_eq!(view.rows[0].cells[1].points, None, "a phantom scores nothing");
    }

    #[test]
    fn a_score_sheet_shows_the_boxes_of_every_row() {
        let texts = Texts::new(Language::French);
        let game = game();
        let theme = Theme::new(false, false);
        let race = Race::of(game.config(), game.state(), &game.header.seats);
        let view = score_view(&texts, &theme, race, 40.0);
        let names: Vec<_> = view.columns.iter().map(|column| column.words.as_str()).collect();
        assert_eq!(names, ["Vous", "Joueur fictif I", "Joueur fictif II"]);
        assert!(view.columns[0].current);
        let count = |row: usize| view.rows.iter().map(|race| race.cells[row].count).sum::<u8>();
        assert_eq!([count(0), count(1), count(2)], [3, 3, 3]);
        assert!(view.rows[0].tooltip.starts_with("Pavillon\nVous"), "{}", view.rows[0].tooltip);
    }
}
