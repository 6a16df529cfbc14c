//! Charts of results, game by game: over time, and how they are spread.

use std::collections::HashMap;

use super::charts::{Charts, Figures, GameName, STEP, WINDOW, figure_text, owned};
use crate::statistics::{Play, TrendPoint, by_course, by_game, distribution, trend};

/// What lines are called in files, as charts have it.
pub(super) type FileNames = Option<(Vec<String>, Vec<Vec<String>>)>;

impl Charts<'_> {
    /// The games that results are of, as records name them.
    pub(super) fn games(&self) -> Vec<&'static str> {
        by_game(self.plays).iter().map(|own| own[0].result.game).collect()
    }

    /// A panel for each of several games.
    pub(super) fn panels(&self, games: &[&str], name: &GameName<'_>) -> Vec<String> {
        if games.len() > 1 { games.iter().map(|game| name(game)).collect() } else { Vec::new() }
    }

    /// Results are told by date and person in files, where dates are those of ISO 8601, and by game where there are several.
    pub(super) fn results_in_files(&self, games: &[&str]) -> (Vec<String>, Vec<Vec<String>>) {
        let texts = self.texts;
        let mut heads = owned(&[texts.statistics_date(), texts.statistics_person()]);
        heads.extend((games.len() > 1).then(|| texts.library_game().to_owned()));
        let line = |play: &Play<'_>| {
            let mut names = vec![play.result.day.to_string(), play.player().name.clone()];
            names.extend((games.len() > 1).then(|| (self.game_name)(play.result.game)));
            names
        };
        (heads, self.plays.iter().map(line).collect())
    }

    pub(super) fn trend(&self, has_several_people: bool) -> Figures {
        let texts = self.texts;
        let mut heads = owned(&[texts.statistics_date(), texts.statistics_result()]);
        let courses = by_course(self.plays);
        let longest = courses.iter().map(Vec::len).max().unwrap_or_default();
        heads.push(texts.statistics_mean(WINDOW.min(longest)));
        heads.extend(owned(&[texts.statistics_low(), texts.statistics_high()]));
        let points = courses.iter().map(|own| (own[0].course(), trend(own, WINDOW).into_iter()));
        let mut points: HashMap<_, _> = points.collect();
        let lines = self.plays.iter().filter_map(|play| {
            let TrendPoint { total, mean, deviation } = points.get_mut(&play.course())?.next()?;
            // One result has no range, nor have several that are all alike.
            let [low, high] =
                [mean - deviation, mean + deviation].map(|end| (deviation > 0.0).then_some(end));
            let mut names = vec![text::day(texts, play.result.day)];
            names.extend(has_several_people.then(|| play.player().name.clone()));
            Some((names.join(" · "), vec![Some(total.into()), Some(mean), low, high]))
        });
        (heads, lines.collect())
    }

    /// The bars of each game one after the other, the panel of each, and what they are called in files.
    pub(super) fn spread(&self, games: &[&str]) -> (Figures, Vec<usize>, FileNames) {
        let texts = self.texts;
        let (mut lines, mut panels, mut names) = (Vec::new(), Vec::new(), Vec::new());
        for (panel, (own, game)) in by_game(self.plays).iter().zip(games).enumerate() {
            for (least, count) in distribution(own).bins(STEP) {
                let name = texts.statistics_from_to(least, least.saturating_add(STEP - 1));
                names.push(vec![(self.game_name)(game), name.clone()]);
                lines.push((name, vec![Some(count as f64)]));
                panels.push(panel);
            }
        }
        let heads = owned(&[texts.library_game(), texts.statistics_vp()]);
        let names = (games.len() > 1).then_some((heads, names));
        ((owned(&[texts.statistics_vp(), texts.stats_games()]), lines), panels, names)
    }

    pub(super) fn spread_remarks(&self) -> Vec<String> {
        let spread = distribution(self.plays);
        let quantile = |share| spread.quantile(share).map(|total| figure_text(self.texts, total));
        let [Some(low), Some(middle), Some(high)] = [0.25, 0.5, 0.75].map(quantile) else {
            return Vec::new();
        };
        let mut remarks = vec![self.texts.statistics_quartiles(&middle, &low, &high)];
        let others = self.plays.len() - 1;
        let is_of_one = self.plays.windows(2).all(|two| two[0].course() == two[1].course());
        if let Some(latest) = self.plays.last().filter(|_| is_of_one && others > 1) {
            let total = latest.player().total;
            remarks.push(self.texts.statistics_latest(total, spread.below(total), others));
        }
        remarks
    }
}

#[cfg(test)]
mod tests {
    use jiff::{Timestamp, civil::date};
    use kernel::record::{RecordKind, When};
    use text::{Language, Texts};

    use super::*;
    use crate::statistics::{Filter, GameResult, PlayerResult, plays};

    /// A game of two people.
    fn result(game: &'static str, day: i8, totals: [u16; 2]) -> GameResult {
        let day = date(2026, 3, day);
        let player = |(name, total): (&str, u16)| PlayerResult {
            person: name.to_owned(),
            name: name.to_owned(),
            written: (name.to_owned(), name.to_owned()),
            is_person: true,
            total,
            place: 1,
            won: false,
        };
        GameResult {
            game,
            file: String::new(),
            id: String::new(),
            kind: RecordKind::Result,
            when: When::On(day),
            started: Timestamp::UNIX_EPOCH,
            day,
            place: String::new(),
            seconds: 0,
            is_contest: true,
            winners: 1,
            players: ["Ani", "Ben"].into_iter().zip(totals).map(player).collect(),
        }
    }

    /// What charts of these results say.
    fn with_charts<T>(results: &[GameResult], filter: &Filter, say: impl Fn(&Charts<'_>) -> T) -> T {
        let results: Vec<&GameResult> = results.iter().collect();
        let (texts, plays) = (Texts::new(Language::English), plays(&results, filter));
        let name: &GameName<'_> = &str::to_owned;
        let (game_name, short_name) = (name, name);
        say(&Charts { texts: &texts, game_name, short_name, filter, results: &results, plays: &plays })
    }

    /// One of the figures of each result over time, by its column.
    fn over_time(results: &[GameResult], column: usize) -> Vec<Option<f64>> {
        let (_, lines) = with_charts(results, &Filter::default(), |charts| charts.trend(true));
        lines.iter().map(|(_, figures)| figures[column]).collect()
    }

    #[test]
    fn each_person_has_an_average_of_their_own_in_each_game() {
        let results =
            [result("dice", 1, [60, 100]), result("tiles", 2, [200, 300]), result("dice", 3, [80, 90])];
        assert_eq!(over_time(&results, 1), [60.0, 100.0, 200.0, 300.0, 70.0, 95.0].map(Some));
    }

    #[test]
    fn an_average_says_of_how_many_results_it_is_at_most() {
        let results: Vec<GameResult> = (1..=12).map(|day| result("dice", day, [60, 100])).collect();
        let head = |games: usize| {
            let (heads, _) = with_charts(&results[..games], &Filter::default(), |charts| charts.trend(true));
            heads[2].clone()
        };
        assert_eq!([3, 12].map(head), ["Average of 3", "Average of 10"]);
    }

    #[test]
    fn the_latest_result_is_told_among_the_others() {
        let results = [60, 90, 70, 70].map(|total| result("dice", 1, [total, 0]));
        let told = |texts: &Texts| texts.statistics_latest(70, 1_usize, 3_usize);
        let filter = Filter { person: Some("Ani".to_owned()), ..Filter::default() };
        let last = with_charts(&results, &filter, |charts| charts.spread_remarks().pop());
        assert_eq!(last, Some(told(&Texts::new(Language::English))));
    }

    #[test]
    fn there_is_a_usual_range_as_soon_as_two_results_differ() {
        let results =
            [result("dice", 1, [60, 100]), result("dice", 2, [60, 100]), result("dice", 3, [90, 100])];
        let (low, high) = (over_time(&results, 2), over_time(&results, 3));
        assert!(low[..4].iter().chain(&low[5..]).all(Option::is_none), "{low:?}");
        assert!(low[4].is_some_and(|low| low < 70.0) && high[4].is_some_and(|high| high > 70.0));
    }
}
