//! Text as a search compares it: without capitals and accents, so that "Élodie" is found by "elodie".

use unicode_normalization::UnicodeNormalization;

/// It in small letters, without accents or marks; apostrophes and spaces are of one kind.
#[must_use]
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    fold_onto(&mut folded, text);
    folded
}

/// The same at the end of a text.
pub fn fold_onto(folded: &mut String, text: &str) {
    // However a letter and its accent are written: most texts are composed already.
    for c in text.nfc() {
        match c {
            'A'..='Z' => folded.push(c.to_ascii_lowercase()),
            _ if c.is_ascii() => folded.push(c),
            _ => c.to_lowercase().for_each(|c| fold(folded, c)),
        }
    }
}

/// One small letter.
fn fold(folded: &mut String, c: char) {
    let plain = match c {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => 'c',
        'ď' | 'đ' | 'ð' => 'd',
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => 'e',
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => 'g',
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => 'i',
        'ķ' => 'k',
        'ĺ' | 'ļ' | 'ľ' | 'ł' => 'l',
        'ñ' | 'ń' | 'ņ' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => 'o',
        'ŕ' | 'ŗ' | 'ř' => 'r',
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => 's',
        'ţ' | 'ť' | 'ț' => 't',
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        '’' | '‘' => '\'',
        '\u{a0}' | '\u{202f}' => ' ',
        // An accent that stands behind its letter.
        '\u{300}'..='\u{36f}' => return,
        'æ' => return folded.push_str("ae"),
        'œ' => return folded.push_str("oe"),
        'ß' => return folded.push_str("ss"),
        _ => c,
    };
    folded.push(plain);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_accents_make_no_difference() {
        for (text, plain) in [
            ("Élodie à l’Œuvre", "elodie a l'oeuvre"),
            ("E\u{301}lodie", "elodie"),
            ("İstanbul, Łódź, GROẞ", "istanbul, lodz, gross"),
            ("Αθήνα 112\u{a0}VP", "αθήνα 112 vp"),
            ("Αθη\u{301}να", "αθήνα"),
            ("и\u{306}ог", "йог"),
        ] {
            assert_eq!(folded(text), plain);
            assert_eq!(folded(plain), plain, "nothing is left to fold");
        }
    }
}
