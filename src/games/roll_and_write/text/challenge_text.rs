//! Challenges in words.

use super::event_text;
use crate::{
    challenge::{Challenge, LayoutMark},
    rules::{ChangeDice, SpecialActions},
};
use common::words::challenges::{ChallengeText, ChallengeWords};
use text::Texts;

impl ChallengeText for Challenge {
    fn game_name(texts: &Texts) -> String {
        format!("{} {}", texts.app_name(), texts.roll_and_write())
    }

    fn setup(&self, texts: &Texts) -> String {
        let options = self.options();
        let mut words = vec![
            event_text::usual_title(texts, self.players(), self.phantoms()),
            texts.count_rounds(options.rounds),
        ];
        words.extend(options.phantom_bonus.map(|bonus| format!("{} (+{bonus})", texts.new_goal_beat())));
        let unusual = [
            (options.special_actions == SpecialActions::Both, texts.records_both()),
            (options.change_dice == ChangeDice::Any, texts.records_any()),
            (self.layout() != LayoutMark::Standard, texts.challenges_own_sheet()),
        ];
        words.extend(unusual.into_iter().filter(|(holds, _)| *holds).map(|(_, word)| word.to_owned()));
        words.join(" · ")
    }

    fn words(texts: &Texts) -> ChallengeWords<'_> {
        ChallengeWords {
            day: texts.challenges_day(),
            week: texts.challenges_week(),
            play_day: texts.challenges_play_day(),
            play_week: texts.challenges_play_week(),
            again: texts.challenges_again_hint(),
            code: texts.challenges_code_hint(),
            none: texts.challenges_none(),
            no_code: texts.why_no_code(),
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
    fn a_shared_result_tells_the_code_and_the_total_and_gives_nothing_away() {
        let texts = Texts::new(Language::English);
        let day = date(2026, 11, 23);
        let challenge = Challenge::dated(Dated::Day(day));
        let mut attempt = Attempt {
            file: String::new(),
            started: Timestamp::UNIX_EPOCH,
            total: Some(96),
            place: None,
            is_open: false,
            practice: false,
            is_whole: true,
        };
        let told = share(&texts, &challenge, day, &result(&texts, 1, &attempt).unwrap());
        assert_eq!(
            told,
            "Alhambra Roll & Write\nDice of the day, 23 November 2026\nSolo, two phantoms · 18 rounds\n\
             96\u{a0}VP, first try\nCode: 100TZ-GW7EZ"
        );
        attempt.practice = true;
        let other = |began| share(&texts, &challenge, began, &result(&texts, 2, &attempt).unwrap());
        assert!(other(date(2026, 12, 24)).contains("23 November 2026"), "played later it is called the same");
        assert_eq!(
            other(date(2026, 11, 22)),
            "Alhambra Roll & Write\nSolo, two phantoms · 18 rounds\n96\u{a0}VP, try 2 · Practice\nCode: 100TZ-GW7EZ"
        );
    }
}
