//! Which saved games were played on the same dice.

use jiff::tz::TimeZone;

use crate::{
    challenge::{Challenge, LayoutMark},
    files::{GameSummary, layout_hash},
    log::{Game, NamedLayout},
    rules::Layout,
};
use common::{
    challenges::Attempt,
    words::challenges::{ChallengeName, name_of_game},
};
use kernel::record::RecordKind;
use text::Texts;

/// The saved games by the dice that they were played on.
pub type Challenges = common::challenges::Challenges<Challenge>;

/// The mark of a sheet.
#[must_use]
pub fn mark_of(layout: &Layout) -> LayoutMark {
    // A digest always makes one.
    LayoutMark::of(&layout_hash(layout), standard()).unwrap_or(LayoutMark::Standard)
}

/// The digest of the program's sheet.
fn standard() -> &'static str {
    static STANDARD: std::sync::LazyLock<String> =
        std::sync::LazyLock::new(|| layout_hash(&NamedLayout::standard().1));
    &STANDARD
}

/// The challenge that a game is; none if its dice are not the program's.
#[must_use]
pub fn of_game(game: &Game) -> Option<Challenge> {
    let seed = game.seed_at(1).filter(|_| !game.has_typed_chance())?;
    Some(Challenge::of(game.config(), mark_of(game.config().layout()), seed))
}

/// The name of a game that is the challenge of a date and was not played on from a replay.
#[must_use]
pub fn name_of(texts: &Texts, game: &Game) -> Option<ChallengeName> {
    name_of_game(texts, &game.header, game.seed_at(1)?, || of_game(game))
}

/// The same for a saved game.
#[must_use]
pub fn name_of_saved(texts: &Texts, summary: &GameSummary) -> Option<ChallengeName> {
    let [seed] = summary.seeds[..] else { return None };
    let challenge = || shown(summary).next().filter(|_| summary.program_dice);
    name_of_game(texts, &summary.general.header, seed, challenge)
}

/// The challenges of saved games, each with its file.
#[must_use]
pub fn of_saved<'a>(games: impl IntoIterator<Item = (&'a str, &'a GameSummary)>) -> Challenges {
    let games = games.into_iter().map(|(file, summary)| {
        let is_whole = summary.program_dice && summary.seeds.len() == 1;
        (shown(summary), Attempt::of(file, &summary.general, is_whole))
    });
    Challenges::new(games, TimeZone::system())
}

/// The challenges whose dice a game has shown.
fn shown(summary: &GameSummary) -> impl Iterator<Item = Challenge> {
    let general = &summary.general;
    let seats = (general.header.players(), general.phantoms());
    let layout = LayoutMark::of(&summary.layout, standard());
    let seeds = summary.seeds.iter().filter(|_| general.kind == RecordKind::Full);
    seeds.filter_map(move |&seed| Challenge::new(seats, summary.options, layout?, seed))
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::{challenge::Dated, log::solo_header};
    use kernel::{
        Seed,
        record::{Header, Parent},
    };
    use text::Language;

    /// A finished game on the dice of a challenge.
    fn game(challenge: &Challenge) -> GameSummary {
        let header = solo_header("id", "Default", challenge.phantoms());
        let general = common::Summary {
            totals: header.seats.iter().map(|seat| seat.is_person().then_some(90)).collect(),
            header: Header { ended: Some(header.started), ..header },
            kind: RecordKind::Full,
            round: 18,
            rounds: 18,
            over: true,
            winners: vec![0],
            practice: false,
            read_only: false,
        };
        GameSummary {
            general,
            options: *challenge.options(),
            parts: [90, 0, 0],
            sheet: None,
            program_dice: true,
            seeds: vec![challenge.seed()],
            layout: standard().to_owned(),
        }
    }

    #[test]
    fn a_saved_game_is_called_as_its_date_unless_it_is_a_branch_or_has_other_dice() {
        let texts = Texts::new(Language::English);
        let name = |summary: &GameSummary| name_of_saved(&texts, summary).map(|name| name.full);
        let mut of_day = game(&Challenge::dated(Dated::Day(date(2026, 11, 23))));
        assert_eq!(name(&of_day), None, "begun long before its day");
        of_day.general.header.started = "2026-11-25T12:00:00Z".parse().unwrap();
        assert_eq!(name(&of_day).as_deref(), Some("Dice of the day, 23 November 2026"));
        let mut typed = of_day.clone();
        typed.program_dice = false;
        let mut branch = of_day.clone();
        branch.general.header.parent = Some(Parent { id: "x".to_owned(), entry: 3 });
        let mut other = of_day;
        other.seeds = vec![Seed(7)];
        assert_eq!([typed, branch, other].map(|summary| name(&summary)), [None, None, None]);
    }

    #[test]
    fn a_game_is_a_result_on_its_dice_where_no_others_were_rolled() {
        let day = Challenge::dated(Dated::Day(date(2026, 11, 23)));
        let other = Challenge::new((1, 2), *day.options(), day.layout(), Seed(7)).unwrap();
        let mut two = game(&day);
        two.seeds.push(other.seed());
        let mut typed = game(&day);
        typed.program_dice = false;
        let mut elsewhere = game(&day);
        elsewhere.layout = "0123456789abcdef".to_owned();
        let results = |summary: &GameSummary, challenge: &Challenge| {
            let all = of_saved([("a", summary)]);
            (all.attempts(challenge).len(), all.result(challenge, "a").is_some())
        };
        assert_eq!(results(&game(&day), &day), (1, true));
        assert_eq!(results(&game(&day), &other), (0, false));
        assert_eq!([&day, &other].map(|challenge| results(&two, challenge)), [(1, false); 2]);
        assert_eq!(results(&typed, &day), (1, false));
        assert_eq!(results(&elsewhere, &day), (0, false));
    }
}
