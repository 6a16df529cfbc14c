//! Who won, which places somebody has, and what several get who share them, in words.

use super::list;
use kernel::record::{Seat, SeatKind};
use text::{Texts, Who};

/// Somebody as texts take them: "you" where that is what they are called, because nobody typed a name.
#[must_use]
pub fn named(texts: &Texts, name: &str) -> Who {
    if name == texts.you() { Who::You } else { Who::Named(name.to_owned()) }
}

/// Somebody within a sentence.
#[must_use]
pub fn within(texts: &Texts, who: Who) -> String {
    match who {
        Who::You => texts.you_within().to_owned(),
        Who::Named(name) => name,
    }
}

/// Who has won, as a remark below a table of totals.
#[must_use]
pub fn winner(texts: &Texts, winners: &[impl AsRef<str>]) -> String {
    match winners {
        [name] => texts.show_winner(name.as_ref()),
        names => texts.show_winners(&names.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ")),
    }
}

/// Who won; nothing while nobody has.
#[must_use]
pub fn won(texts: &Texts, winners: &[&str]) -> Option<String> {
    match winners {
        [] => None,
        [name] => Some(texts.score_won(&named(texts, name))),
        names => Some(texts.score_shared(&list(texts, names.iter().map(ToString::to_string)))),
    }
}

/// The same by the rows of those who won, from 0.
#[must_use]
pub fn won_by(texts: &Texts, seats: &[Seat], rows: &[usize]) -> Option<String> {
    let names: Vec<&str> = rows.iter().filter_map(|row| Some(seats.get(*row)?.name.as_str())).collect();
    won(texts, &names)
}

/// The same with whom they are ahead of and by how much: by the totals of all rows, of which a third player's counts for
/// nothing. `counted` says a number of points.
#[must_use]
pub fn won_ahead_by(
    texts: &Texts,
    seats: &[Seat],
    totals: &[i32],
    rows: &[usize],
    counted: impl Fn(u16) -> String,
) -> Option<String> {
    let totals = of_players(seats, totals);
    let name = |row: &usize| within(texts, named(texts, &seats[*row].name));
    let won = won_by(texts, seats, rows)?;
    Some(ahead(texts, won, &totals, rows, |next| list(texts, next.iter().map(name)), counted))
}

/// The totals of those who play: of no third player.
fn of_players(seats: &[Seat], totals: &[i32]) -> Vec<Option<i32>> {
    let plays = |seat: &Seat| seat.kind != SeatKind::Phantom;
    seats.iter().zip(totals).map(|(seat, total)| plays(seat).then_some(*total)).collect()
}

/// Who leads with how much as long as nobody has won, or that several do; of one who plays alone only how much.
#[must_use]
pub fn leading(texts: &Texts, seats: &[Seat], totals: &[i32], counted: impl Fn(u16) -> String) -> String {
    let totals = of_players(seats, totals);
    let best = totals.iter().flatten().copied().max().unwrap_or_default();
    let leaders: Vec<usize> = (0..totals.len()).filter(|&row| totals[row] == Some(best)).collect();
    let points = counted(u16::try_from(best).unwrap_or_default());
    match leaders.as_slice() {
        _ if totals.iter().flatten().count() < 2 => points,
        &[row] => texts.library_leads(&named(texts, &seats[row].name), &points),
        _ => texts.library_level(&points),
    }
}

/// That somebody has won, with whom these rows are ahead of, and by how much: whoever has most of the others. `names` says who
/// some rows are within a sentence; rows without a total are none of the others.
#[must_use]
pub fn ahead(
    texts: &Texts,
    won: String,
    totals: &[Option<i32>],
    rows: &[usize],
    names: impl Fn(&[usize]) -> String,
    counted: impl Fn(u16) -> String,
) -> String {
    let total = |row: &usize| totals.get(*row).copied().flatten();
    let others: Vec<usize> =
        (0..totals.len()).filter(|row| !rows.contains(row) && total(row).is_some()).collect();
    let (Some(most), Some(next)) = (rows.first().and_then(total), others.iter().filter_map(total).max())
    else {
        return won;
    };
    let whom = || names(&others.iter().copied().filter(|row| total(row) == Some(next)).collect::<Vec<_>>());
    match u16::try_from(most - next) {
        Ok(0) => texts.score_level(&won, &whom()),
        Ok(lead) => texts.score_ahead(&won, &counted(lead), &whom()),
        Err(_) => won,
    }
}

/// So many places from this one on, such as "1st"; several as "1st–2nd".
#[must_use]
pub fn places(texts: &Texts, first: u8, count: usize) -> String {
    match first + count as u8 - 1 {
        last if last > first => format!("{}–{}", texts.place_name(first), texts.place_name(last)),
        _ => texts.place_name(first),
    }
}

/// The sum of some places and how many share it, written out.
#[must_use]
pub fn sum(texts: &Texts, places: &[u8], players: usize) -> String {
    match *places {
        [first] => texts.share_one(first, players),
        [first, second] => texts.share_two(first, second, players),
        [first, second, third] => texts.share_three(first, second, third, players),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    #[test]
    fn whoever_won_is_ahead_of_the_next_of_those_who_play() {
        let texts = Texts::new(Language::English);
        let mut seats: Vec<Seat> = ["Ada", "Ben", "Cleo"].map(|name| Seat::human("", name, "")).to_vec();
        let said = |seats: &[Seat], totals: &[i32], rows: &[usize]| {
            won_ahead_by(&texts, seats, totals, rows, |vp| texts.count_vp(vp))
        };
        let ada = texts.score_won(&Who::Named("Ada".to_owned()));
        let ahead = |vp, whom: &str| Some(texts.score_ahead(&ada, &texts.count_vp(vp), whom));
        assert_eq!(said(&seats, &[90, 80, 86], &[0]), ahead(4, "Cleo"));
        assert_eq!(said(&seats, &[90, 86, 86], &[0]), ahead(4, "Ben and Cleo"));
        assert_eq!(
            said(&seats, &[90, 90, 86], &[0]),
            Some(texts.score_level(&ada, "Ben")),
            "a tie that is broken"
        );
        let shared = texts.score_shared("Ada and Ben");
        let both = Some(texts.score_ahead(&shared, &texts.count_vp(4), "Cleo"));
        assert_eq!(said(&seats, &[90, 90, 86], &[0, 1]), both);
        assert_eq!(said(&seats, &[90, 90, 90], &[]), None, "nobody has won yet");
        seats[2].kind = SeatKind::Phantom;
        assert_eq!(said(&seats, &[90, 80, 95], &[0]), ahead(10, "Ben"), "a third player is nobody to beat");
        assert_eq!(said(&seats[..1], &[90], &[0]), Some(ada.clone()), "alone");
    }
}
