//! Challenges in words: what a code says, what is wrong with one, and a result to share.

use jiff::civil::Date;

use super::event_text;
use crate::{
    challenge::{Challenge, Dated, LayoutMark},
    rules::{ChangeDice, SpecialActions},
};
use text::Texts;

/// What is played: of the options only what is unusual.
#[must_use]
pub fn setup(texts: &Texts, challenge: &Challenge) -> String {
    let options = challenge.options();
    let mut words = vec![
        event_text::usual_title(texts, challenge.players(), challenge.phantoms()),
        texts.count_rounds(options.rounds),
    ];
    words.extend(options.phantom_bonus.map(|bonus| format!("{} (+{bonus})", texts.new_goal_beat())));
    let unusual = [
        (options.special_actions == SpecialActions::Both, texts.records_both()),
        (options.change_dice == ChangeDice::Any, texts.records_any()),
        (challenge.layout() != LayoutMark::Standard, texts.challenges_own_sheet()),
    ];
    words.extend(unusual.into_iter().filter(|(holds, _)| *holds).map(|(_, word)| word.to_owned()));
    words.join(" · ")
}

/// The date of a challenge.
#[must_use]
pub fn when(texts: &Texts, dated: Dated) -> String {
    match dated {
        Dated::Day(date) => texts.date(date.day(), date.month(), &date.year().to_string()),
        Dated::Week(date) => {
            let week = date.iso_week_date();
            texts.challenges_week_of(week.week(), &week.year().to_string())
        }
    }
}

/// What a challenge that was begun on a day is called: by its date where it is of one, else by its code.
#[must_use]
pub fn title(texts: &Texts, challenge: &Challenge, began: Date) -> String {
    let dated = [Dated::Day(began), Dated::Week(began)].into_iter().find(|it| it.challenge() == *challenge);
    match dated {
        Some(dated @ Dated::Day(_)) => format!("{}, {}", texts.challenges_day(), when(texts, dated)),
        Some(dated @ Dated::Week(_)) => format!("{}, {}", texts.challenges_week(), when(texts, dated)),
        None => challenge.code(),
    }
}

/// A result: the total, which try it was, and whether it is practice.
#[must_use]
pub fn result(texts: &Texts, total: u16, number: usize, is_practice: bool) -> String {
    let mut words = texts.challenges_result(number, total);
    if is_practice {
        words = format!("{words} · {}", texts.library_practice());
    }
    words
}

/// A result to share: no dice and no buildings, so that nothing is given away.
#[must_use]
pub fn share(texts: &Texts, challenge: &Challenge, began: Date, result: &str) -> String {
    let title = title(texts, challenge, began);
    let code = challenge.code();
    let lines = [
        format!("{} {}", texts.app_name(), texts.roll_and_write()),
        if title == code { setup(texts, challenge) } else { format!("{title}\n{}", setup(texts, challenge)) },
        result.to_owned(),
        texts.challenges_with_code(&code),
    ];
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use text::Language;

    #[test]
    fn a_shared_result_tells_the_code_and_the_total_and_gives_nothing_away() {
        let texts = Texts::new(Language::English);
        let day = date(2026, 11, 23);
        let challenge = Dated::Day(day).challenge();
        let told = share(&texts, &challenge, day, &result(&texts, 96, 1, false));
        assert_eq!(
            told,
            "Alhambra Roll & Write\nDice of the day, 23 November 2026\nSolo, two phantoms · 18 rounds\n\
             96\u{a0}VP, first try\nCode: 100TZ-GW7EZ"
        );
        let other = share(&texts, &challenge, date(2026, 11, 24), &result(&texts, 96, 2, true));
        assert_eq!(
            other,
            "Alhambra Roll & Write\nSolo, two phantoms · 18 rounds\n96\u{a0}VP, try 2 · Practice\nCode: 100TZ-GW7EZ"
        );
    }
}
