//! The director of what happens on screen: a list of cues, each with its time, in the order one is to see them. Screens ask
//! it what has begun; any key or click hurries it to its end.

/// How long points fly to a total, in seconds at the pace designed.
pub const FLIGHT: f64 = 0.6;
/// How long the total counts then.
pub const COUNT: f64 = 0.4;

/// Something that happens, with its time.
#[derive(Clone, Debug, PartialEq)]
pub struct Cue<E> {
    /// The entry of the log that it belongs to.
    pub entry: usize,
    /// When it begins, in seconds at the pace designed.
    pub at: f64,
    /// How long it takes, in the same seconds.
    pub takes: f64,
    /// What it is.
    pub what: E,
}

/// The moment of a frame.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// In seconds.
    pub now: f64,
    /// A key or a button of the pointer was pressed.
    pub hurries: bool,
    /// Something lies over the screen: nothing goes on.
    pub waits: bool,
    /// How many times as long as designed things take; 0 where nothing moves.
    pub times: f64,
}

/// Goes through the cues of a game that goes on.
#[derive(Clone, Debug)]
pub struct Director<E> {
    /// The game, and how far it has come.
    known: Option<(String, usize)>,
    cues: Vec<Cue<E>>,
    began: f64,
    /// Seconds since it began, at the pace designed.
    since: f64,
}

impl<E> Default for Director<E> {
    fn default() -> Self {
        Self { known: None, cues: Vec::new(), began: 0.0, since: 0.0 }
    }
}

impl<E> Director<E> {
    /// Follows a game, which has come to an entry. `script` gives the cues since the entry that was known before, or those
    /// of the first sight of a game; what is reached by going back has none.
    pub fn follow(
        &mut self,
        moment: Moment,
        (game, entry): (&str, usize),
        script: impl FnOnce(Option<usize>) -> Vec<Cue<E>>,
    ) {
        if moment.hurries || moment.times == 0.0 {
            self.cues.clear();
        }
        let known = self.known.as_ref().filter(|(known, _)| known == game).map(|(_, entry)| *entry);
        if known != Some(entry) {
            let goes_on = known.is_none_or(|known| known < entry);
            if known.is_none() || !goes_on {
                self.cues.clear();
            }
            self.known = Some((game.to_owned(), entry));
            if goes_on && moment.times > 0.0 {
                self.add(script(known), moment);
            }
        }
        if moment.times > 0.0 {
            let since = (moment.now - self.began) / moment.times;
            if moment.waits {
                self.began += (since - self.since) * moment.times;
            } else {
                self.since = since;
            }
        }
        let since = self.since;
        self.cues.retain(|cue| since < cue.at + cue.takes);
    }

    /// Adds cues after those that are still to come.
    fn add(&mut self, script: Vec<Cue<E>>, moment: Moment) {
        if self.cues.is_empty() {
            (self.began, self.since) = (moment.now, 0.0);
        }
        let end = self.end();
        self.cues.extend(script.into_iter().map(|cue| Cue { at: cue.at + end, ..cue }));
    }

    /// When the last of them ends.
    fn end(&self) -> f64 {
        self.cues.iter().map(|cue| cue.at + cue.takes).fold(0.0, f64::max)
    }

    /// Whether anything still happens.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        !self.cues.is_empty()
    }

    /// What happens now, with the seconds since it began; what is still to come has less than 0.
    pub fn cues(&self) -> impl DoubleEndedIterator<Item = (&Cue<E>, f64)> {
        self.cues.iter().map(|cue| (cue, self.since - cue.at))
    }

    /// The same of those that have begun, the latest first.
    pub fn begun(&self) -> impl Iterator<Item = (&Cue<E>, f64)> {
        self.cues().rev().filter(|(_, since)| *since >= 0.0)
    }

    /// The game that it follows.
    #[must_use]
    pub fn game(&self) -> &str {
        self.known.as_ref().map_or("", |(game, _)| game)
    }

    /// The last entry that is shown by whatever concerns somebody: none of its cues is still to come.
    #[must_use]
    pub fn entry(&self, concerns: impl Fn(&E) -> bool) -> usize {
        let last = self.known.as_ref().map_or(0, |(_, entry)| *entry);
        let to_come = self.cues().filter(|(cue, since)| *since < 0.0 && concerns(&cue.what));
        to_come.map(|(cue, _)| cue.entry.saturating_sub(1)).fold(last, usize::min)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(now: f64) -> Moment {
        Moment { now, hurries: false, waits: false, times: 1.0 }
    }

    fn script(entries: std::ops::RangeInclusive<usize>) -> Vec<Cue<usize>> {
        (0_u8..)
            .zip(entries)
            .map(|(k, entry)| Cue { entry, at: f64::from(k), takes: 1.0, what: entry })
            .collect()
    }

    /// A director to whom a game was known to entry 3 and which goes on to 6 at second 10.
    fn directing() -> Director<usize> {
        let mut director = Director::default();
        director.follow(moment(0.0), ("a", 3), |_| Vec::new());
        director.follow(moment(10.0), ("a", 6), |from| script(from.unwrap() + 1..=6));
        director
    }

    fn no_script(_: Option<usize>) -> Vec<Cue<usize>> {
        panic!("nothing new has happened")
    }

    #[test]
    fn cues_begin_one_after_the_other_and_their_entries_are_shown_with_them() {
        let mut director = directing();
        let mut shown = Vec::new();
        for second in [10.0, 10.5, 11.0, 12.5, 13.0] {
            director.follow(moment(second), ("a", 6), no_script);
            let now: Vec<usize> =
                director.begun().filter(|(_, since)| *since < 1.0).map(|(cue, _)| cue.what).collect();
            shown.push((now, director.entry(|_| true)));
        }
        assert_eq!(shown, [(vec![4], 4), (vec![4], 4), (vec![5], 5), (vec![6], 6), (vec![], 6)]);
        assert!(!director.is_playing());
    }

    #[test]
    fn what_does_not_concern_somebody_keeps_nothing_back_from_them() {
        let director = directing();
        assert_eq!(director.entry(|_| true), 4);
        assert_eq!(director.entry(|what| *what != 5), 5);
        assert_eq!(director.entry(|_| false), 6);
    }

    #[test]
    fn a_key_hurries_to_the_end_and_what_it_does_is_shown_from_its_beginning() {
        let mut director = directing();
        let acts = Moment { hurries: true, ..moment(10.2) };
        director.follow(acts, ("a", 8), |from| script(from.unwrap() + 1..=8));
        assert_eq!(director.cues().map(|(cue, _)| cue.what).collect::<Vec<_>>(), [7, 8]);
        assert_eq!(director.entry(|_| true), 7);
    }

    #[test]
    fn what_happens_meanwhile_comes_after_what_is_still_shown() {
        let mut director = directing();
        director.follow(moment(10.5), ("a", 7), |from| script(from.unwrap() + 1..=7));
        let at: Vec<f64> = director.cues().map(|(cue, _)| cue.at).collect();
        assert_eq!(at, [0.0, 1.0, 2.0, 3.0]);
    }

    #[test]
    fn nothing_happens_by_going_back_in_another_game_or_where_nothing_moves() {
        let mut director = directing();
        director.follow(moment(10.1), ("a", 2), no_script);
        assert!(!director.is_playing() && director.entry(|_| true) == 2);
        let mut director = directing();
        director.follow(moment(10.1), ("b", 9), |known| {
            assert_eq!(known, None);
            Vec::new()
        });
        assert!(!director.is_playing());
        let still = Moment { times: 0.0, ..moment(10.2) };
        director.follow(still, ("b", 12), no_script);
        assert_eq!(director.entry(|_| true), 12);
    }

    #[test]
    fn what_lies_over_the_screen_holds_it_and_a_slower_pace_lasts_longer() {
        let mut director = directing();
        director.follow(Moment { waits: true, ..moment(60.0) }, ("a", 6), no_script);
        assert_eq!(director.entry(|_| true), 4);
        director.follow(moment(61.0), ("a", 6), no_script);
        assert_eq!(director.entry(|_| true), 5);
        let slow = Moment { times: 2.0, ..moment(0.0) };
        let mut director = Director::default();
        director.follow(slow, ("a", 0), |_| Vec::new());
        director.follow(slow, ("a", 2), |_| script(1..=2));
        director.follow(Moment { now: 1.9, ..slow }, ("a", 2), no_script);
        assert_eq!(director.entry(|_| true), 1);
        director.follow(Moment { now: 2.1, ..slow }, ("a", 2), no_script);
        assert_eq!(director.entry(|_| true), 2);
    }
}
