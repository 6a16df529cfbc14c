//! What drawings of charts say beside the figures: when results were, whose they are, and how people played last.

use std::collections::HashMap;

use crate::statistics::{Drawing, Moment, Person, Play};

/// All of a hundred.
pub const WHOLE: f64 = 100.0;

/// Which of these games a result is of.
pub fn panel_of(games: &[&str], play: &Play<'_>) -> usize {
    games.iter().position(|game| *game == play.result.game).unwrap_or(0)
}

/// How results lie over time, and whose they are.
pub fn over_time(plays: &[Play<'_>]) -> Drawing {
    let mut counts: HashMap<&str, (usize, &str)> = HashMap::new();
    for player in plays.iter().map(Play::player) {
        let (count, name) = counts.entry(&player.person).or_default();
        (*count, *name) = (*count + 1, &player.name);
    }
    let mut people: Vec<(&str, (usize, &str))> = counts.into_iter().collect();
    people.sort_by(|(one, (more, _)), (other, (less, _))| less.cmp(more).then_with(|| one.cmp(other)));
    let places: HashMap<&str, usize> = people.iter().enumerate().map(|(at, (id, _))| (*id, at)).collect();
    let person = |play: &Play<'_>| places.get(play.player().person.as_str()).copied().unwrap_or(0);
    let moment = |play: &Play<'_>| Moment { day: play.result.day, person: person(play) };
    Drawing {
        moments: plays.iter().map(moment).collect(),
        people: people.into_iter().map(|(id, (_, name))| (id.to_owned(), name.to_owned())).collect(),
        ..Drawing::default()
    }
}

/// Bars for games, averages, bests and the share of victories, and how each person played last.
pub fn of_people(people: &[Person], with_points: bool) -> Drawing {
    let bars: &[(usize, Option<f64>)] = match with_points {
        true => &[(0, None), (1, None), (2, None), (3, Some(WHOLE))],
        false => &[(0, None), (1, Some(WHOLE))],
    };
    Drawing {
        people: people.iter().map(|person| (person.id.clone(), person.name.clone())).collect(),
        forms: people.iter().map(|person| person.form.clone()).collect(),
        compares_totals: with_points,
        bars: bars.to_vec(),
        ..Drawing::default()
    }
}
