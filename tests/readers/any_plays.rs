//! Arbitrary bytes, read as plays from other programs: property tests call this, and so do the targets in `fuzz`.

use alhambra::{
    games::{
        HOUSE,
        common::{
            contract::known_games,
            plays_in::{Column, Incoming, KnownGame, Reading, Refusal, Understood, read, refusal, unusable},
            totals::read_totals,
        },
    },
    text::{Language, Texts, plain},
};
use jiff::tz::TimeZone;

thread_local! {
    static KNOWN: (Vec<KnownGame>, Vec<Texts>) =
        (known_games(HOUSE), Language::ALL.map(Texts::new).into_iter().collect());
}

/// Reads bytes, and returns how many plays were understood. Nothing panics, what is refused is refused in a sentence,
/// and what is understood makes records that can be read.
pub fn read_any(bytes: &[u8], is_table: bool) -> usize {
    KNOWN.with(|(games, texts)| {
        let reading = Reading { games, zone: &TimeZone::UTC };
        match read(bytes, is_table, reading) {
            Ok(Incoming::Plays(understood)) => check(texts, Ok(understood)),
            Ok(Incoming::Table(table)) => {
                // By its headings, and with columns as named by somebody who does not know what it holds.
                let said = Column::ALL.into_iter().skip(1).cycle().take(table.width()).collect();
                let ways = [(table.guess(), None), (table.guess(), Some("alhambra")), (said, None)];
                ways.map(|(columns, game)| check(texts, table.understand(&columns, game, reading)))
                    .into_iter()
                    .sum()
            }
            Err(why) => check(texts, Err(why)),
        }
    })
}

/// Checks what was understood, and why the rest was not; returns how many plays were.
fn check(texts: &[Texts], understood: Result<Understood, Refusal>) -> usize {
    let Understood { plays, unusable: others, .. } = match understood {
        Ok(understood) => understood,
        Err(why) => {
            for said in texts.iter().map(|texts| refusal(texts, &why)) {
                let is_one = !said.is_empty() && said == plain(&said) && !said.contains(". ");
                assert!(is_one && said.len() < 300, "{said:?} is no sentence");
            }
            return 0;
        }
    };
    for (_, why) in &others {
        let said = texts.iter().map(|texts| plain(&unusable(texts, why)));
        said.for_each(|said| assert!(!said.is_empty() && said.len() < 1200, "{said:?} is no sentence"));
    }
    for play in &plays {
        let record = play.record(&play.record_id(&TimeZone::UTC), &TimeZone::UTC);
        let text = record.unwrap_or_else(|fault| panic!("{play:?}: {fault:?}")).write(None);
        read_totals(&text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    }
    plays.len()
}
