//! One rule for the names of people: which are one person's, and which nobody can have.

use std::fmt;

use serde::{Deserialize, Serialize};
use unicase::UniCase;
use unicode_normalization::UnicodeNormalization;

use super::record::MOST_NAME;

/// What tells a name apart from others, however it is written: without capitals, spaces around it and signs that are not
/// seen, with one space where there are several, its accents composed. Records keep the name as it was written.
///
/// ```
/// use kernel::NameKey;
///
/// assert_eq!(NameKey::of("  JO\u{308}RG  Müller "), NameKey::of("Jörg müller"));
/// assert_ne!(NameKey::of("Jorg"), NameKey::of("Jörg"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct NameKey(String);

impl NameKey {
    /// That of a name. The key of a key is itself.
    #[must_use]
    pub fn of(name: &str) -> Self {
        let seen = name.chars().filter(|c| c.is_whitespace() || !is_unseen(*c));
        let folded = if name.is_ascii() {
            seen.map(|c| c.to_ascii_lowercase()).collect()
        } else {
            // Canonical caseless matching, Unicode D145.
            UniCase::unicode(seen.nfd().collect::<String>()).to_folded_case().nfc().collect::<String>()
        };
        Self(folded.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// Whether it is that of a name of which nothing is seen.
    #[must_use]
    pub const fn is_blank(&self) -> bool {
        self.0.is_empty()
    }

    /// It as a text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<NameKey> for String {
    fn from(key: NameKey) -> Self {
        key.0
    }
}

/// Why nobody can have a name. What was saved with such a one stays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// Nothing of it is seen.
    Blank,
    /// It has a sign that ends a line, turns the direction or controls a device.
    Sign {
        /// The name.
        name: String,
        /// The first such sign.
        sign: char,
    },
    /// It has more letters than [`MOST_NAME`].
    Long {
        /// The name.
        name: String,
        /// How many it has.
        letters: usize,
    },
}

impl NameFault {
    /// What is wrong with a new name, if something is.
    #[must_use]
    pub fn of(name: &str) -> Option<Self> {
        if let Some(sign) = name.chars().find(|&c| is_forbidden(c)) {
            return Some(Self::Sign { name: name.to_owned(), sign });
        }
        if NameKey::of(name).is_blank() {
            return Some(Self::Blank);
        }
        let letters = name.trim().chars().count();
        (letters > MOST_NAME).then(|| Self::Long { name: name.to_owned(), letters })
    }
}

/// A sign as Unicode names it, such as `U+202E`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodePoint(pub char);

impl fmt::Display for CodePoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "U+{:04X}", u32::from(self.0))
    }
}

/// Whether no new name can have it.
fn is_forbidden(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether nothing is seen of it: what Unicode says can be ignored, and what is drawn as nothing.
fn is_unseen(c: char) -> bool {
    is_forbidden(c)
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn one_name_has_one_key_however_it_is_written() {
        for (one, other) in [
            ("Jörg Müller", "Jo\u{308}rg Mu\u{308}ller"),
            ("Jörg Müller", " JÖRG \u{a0} müller\t"),
            ("Strauß", "STRAUSS"),
            ("STRAUẞ", "strauß"),
            ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
            ("Å", "\u{212b}"),
            ("각", "\u{1100}\u{1161}\u{11a8}"),
            ("A\u{323}\u{301}", "a\u{301}\u{323}"),
            ("Ada", "A\u{200b}da\u{feff}"),
            ("Ada", "Ad\0a"),
            ("\u{3b1}\u{345}\u{301}", "\u{3ac}\u{345}"),
        ] {
            assert_eq!(NameKey::of(one), NameKey::of(other), "{one:?} {other:?}");
        }
        for (one, other) in [("Jörg", "Jorg"), ("Ada", "Adam"), ("A Da", "Ada"), ("İpek", "Ipek")] {
            assert_ne!(NameKey::of(one), NameKey::of(other), "{one:?} {other:?}");
        }
    }

    #[test]
    fn no_sign_changes_its_key_when_it_is_made_again_or_in_small_letters() {
        for c in ('\0'..=char::MAX).map(String::from) {
            let key = NameKey::of(&c);
            assert_eq!(NameKey::of(key.as_str()), key, "{c:?}");
            assert_eq!(NameKey::of(&c.nfd().collect::<String>()), key, "{c:?} decomposed");
            assert_eq!(NameKey::of(&c.nfc().collect::<String>()), key, "{c:?} composed");
            // Records call people so by now.
            assert_eq!(NameKey::of(&c.to_lowercase()), key, "{c:?} in small letters");
        }
    }

    #[test]
    fn nobody_is_called_nothing_or_by_what_is_not_seen() {
        for blank in ["", " ", "\u{a0}\u{3000}", "\u{200b}", "\u{2800}\u{3164}"] {
            assert_eq!(NameFault::of(blank), Some(NameFault::Blank), "{blank:?}");
        }
        for sign in ['\0', '\n', '\t', '\u{7f}', '\u{85}', '\u{2028}', '\u{202e}', '\u{2067}'] {
            let name = format!("Ada{sign}Wong");
            assert_eq!(NameFault::of(&name), Some(NameFault::Sign { name, sign }));
        }
        let long = |letters: usize| "é".repeat(letters);
        let told = NameFault::Long { name: long(MOST_NAME + 1), letters: MOST_NAME + 1 };
        assert_eq!(NameFault::of(&long(MOST_NAME + 1)), Some(told));
        assert_eq!(NameFault::of(&format!(" {} ", long(MOST_NAME))), None);
        for good in ["Ada", "עמוס לוי", "👩\u{200d}🚀", "❤\u{fe0f}", "Ольга", "می\u{200c}خواهم"]
        {
            assert_eq!(NameFault::of(good), None, "{good}");
        }
        assert_eq!(CodePoint('\0').to_string(), "U+0000");
    }

    proptest! {
        #[test]
        fn the_rule_is_made_once(name in ".{0,12}", spaces in "[ \u{a0}\u{3000}]{0,3}") {
            let key = NameKey::of(&name);
            prop_assert_eq!(&NameKey::of(key.as_str()), &key);
            prop_assert_eq!(&NameKey::of(&format!("{spaces}{name}{spaces}")), &key);
            prop_assert_eq!(&NameKey::of(&name.nfd().collect::<String>()), &key);
            prop_assert_eq!(&NameKey::of(&name.nfc().collect::<String>()), &key);
        }
    }
}
