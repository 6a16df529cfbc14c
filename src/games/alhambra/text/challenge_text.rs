//! Challenges in words.

use super::modules::module;
use crate::{challenge::Challenge, log::PlayOptions};
use common::words::challenges::{ChallengeText, ChallengeWords};
use text::Texts;

impl ChallengeText for Challenge {
    fn game_name(texts: &Texts) -> String {
        texts.alhambra_name().to_owned()
    }

    fn setup(&self, texts: &Texts) -> String {
        let PlayOptions { common, .. } = self.options();
        let mut words = vec![texts.alhambra_challenges_against(self.players() - 1)];
        words.extend(common.modules.iter().map(|of| module(texts, *of)));
        let mut usual = PlayOptions::default();
        usual.common.modules.clone_from(&common.modules);
        if *self.options() != usual {
            words.push(texts.alhambra_new_more().to_owned());
        }
        words.join(" · ")
    }

    fn words(texts: &Texts) -> ChallengeWords<'_> {
        ChallengeWords {
            day: texts.alhambra_challenges_day(),
            week: texts.alhambra_challenges_week(),
            play_day: texts.alhambra_challenges_play_day(),
            play_week: texts.alhambra_challenges_play_week(),
            again: texts.alhambra_challenges_again(),
            code: texts.alhambra_challenges_code(),
            none: texts.alhambra_challenges_none(),
            no_code: texts.alhambra_challenges_no_code(),
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::{Timestamp, civil::date};

    use super::*;
    use crate::challenge::Dated;
    use common::{
        challenges::Attempt,
        words::challenges::{result, share},
    };
    use text::Language;

    #[test]
    fn a_shared_result_tells_place_total_and_code_and_gives_nothing_away() {
        let texts = Texts::new(Language::English);
        let day = date(2026, 11, 23);
        let attempt = Attempt {
            file: String::new(),
            started: Timestamp::UNIX_EPOCH,
            total: Some(127),
            place: Some(2),
            is_open: false,
            practice: false,
            is_whole: true,
        };
        let told = |dated: Dated| {
            let result = result(&texts, 1, &attempt).unwrap();
            share(&texts, &Challenge::dated(dated), day, &result)
        };
        assert_eq!(
            told(Dated::Day(day)),
            "Alhambra, the tile game\nGame of the day, 23 November 2026\nAgainst two strong computers\n\
             2nd · 127\u{a0}VP, first try\nCode: 21104-5742M-K"
        );
        assert_eq!(
            told(Dated::Week(day)),
            "Alhambra, the tile game\nGame of the week, 48/2026\n\
             Against three strong computers · Vizier · Camps · Bazaars · Falconers\n\
             2nd · 127\u{a0}VP, first try\nCode: 212FX-1WCQH-H"
        );
    }
}
