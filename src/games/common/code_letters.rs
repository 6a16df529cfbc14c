//! The letters of codes: 32 that nobody mistakes for each other, and the check letter.

/// The digits and letters but I, L, O and U, as Crockford chose them.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Letters between two hyphens, for reading aloud.
const GROUP: usize = 5;

/// The value of a letter, 0 to 31, however it is written: I and L are read as 1, and O as 0.
pub fn value(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'I' | 'L' => '1',
        'O' => '0',
        other => other,
    };
    ALPHABET.iter().position(|&known| char::from(known) == letter).map(|value| value as u8)
}

/// Values as text, in groups.
pub fn text(values: &[u8]) -> String {
    let group = |values: &[u8]| -> String {
        values.iter().map(|&value| char::from(ALPHABET[usize::from(value) % ALPHABET.len()])).collect()
    };
    values.chunks(GROUP).map(group).collect::<Vec<_>>().join("-")
}

/// What is left of values when their polynomial over the field of 32 elements is divided by X − α; with the check letter
/// it is 0. Each place has a weight of its own up to 31 letters, so that one wrong letter and two that changed places
/// always show.
fn remainder(values: &[u8]) -> u8 {
    values.iter().fold(0, |left, value| times_alpha(left) ^ value)
}

/// The letter that goes behind these.
pub fn check(values: &[u8]) -> u8 {
    times_alpha(remainder(values))
}

/// Whether the last of these is the check letter of those before it.
pub fn is_checked(values: &[u8]) -> bool {
    remainder(values) == 0
}

/// Times α, a root of x⁵ + x² + 1.
const fn times_alpha(value: u8) -> u8 {
    let doubled = value << 1;
    if doubled & 0b10_0000 == 0 { doubled } else { doubled ^ 0b10_0101 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_read_as_itself_in_any_case_and_look_alikes_as_what_they_look_like() {
        for (k, &letter) in ALPHABET.iter().enumerate() {
            let letter = char::from(letter);
            assert_eq!((value(letter), value(letter.to_ascii_lowercase())), (Some(k as u8), Some(k as u8)));
        }
        assert_eq!(['i', 'L', 'o', 'O'].map(value), [Some(1), Some(1), Some(0), Some(0)]);
        assert_eq!(['U', 'é', '%', ' '].map(value), [None; 4]);
    }

    #[test]
    fn any_wrong_letter_and_any_two_that_changed_places_show_up_to_31_letters() {
        for length in 1..31 {
            let mut code: Vec<u8> = (0..length).map(|k| (k * 7 + 3) % 32).collect();
            code.push(check(&code));
            assert!(is_checked(&code));
            for place in 0..code.len() {
                for wrong in (0..32).filter(|wrong| *wrong != code[place]) {
                    let mut mistyped = code.clone();
                    mistyped[place] = wrong;
                    assert!(!is_checked(&mistyped));
                }
                for other in (0..place).filter(|other| code[*other] != code[place]) {
                    let mut swapped = code.clone();
                    swapped.swap(place, other);
                    assert!(!is_checked(&swapped));
                }
            }
        }
    }
}
