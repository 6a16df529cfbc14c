//! The texts of the program, in each of its languages.
//!
//! Each text of `assets/texts` is a function of [`Texts`], which `build.rs` makes with the types of its variables.

mod folded;
mod plain;
mod rules;
mod variable;

use std::io::Read;

use flate2::read::DeflateDecoder;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use folded::{fold_onto, folded};
pub use plain::{is_plain, plain, shortened};
pub use rules::without_rules;
pub use variable::{Number, Who};

#[allow(clippy::too_many_arguments, reason = "a text has as many variables as its sentence")]
mod functions {
    use super::{Number, Texts, Who};
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}
pub use functions::*;

/// A text without variables, where a table names it.
pub type Label = fn(&Texts) -> &str;

/// The day of a moment, where the program runs.
#[must_use]
pub fn date(texts: &Texts, moment: jiff::Timestamp) -> String {
    day(texts, moment.to_zoned(jiff::tz::TimeZone::system()).date())
}

/// A day.
#[must_use]
pub fn day(texts: &Texts, day: jiff::civil::Date) -> String {
    texts.date(day.day(), day.month(), &day.year().to_string())
}

/// A month.
#[must_use]
pub fn month(texts: &Texts, year: i16, month: i8) -> String {
    texts.month(month, &year.to_string())
}

impl Language {
    /// The language a person has chosen, or that of the system.
    #[must_use]
    pub fn chosen(choice: Option<Self>) -> Self {
        choice.unwrap_or_else(|| Self::of_system(|name| std::env::var(name).ok()))
    }

    /// The language of the first locale that is set; English where it is none of ours.
    fn of_system(variable: impl Fn(&str) -> Option<String>) -> Self {
        let locale = locale("LC_MESSAGES", variable);
        let code = locale.as_deref().and_then(|locale| locale.split(['_', '.', '@', '-']).next());
        code.and_then(Self::named).unwrap_or(Self::English)
    }

    /// The language of a code.
    #[must_use]
    pub fn named(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }
}

/// The first locale that is set for a category, in the order of POSIX.
fn locale(category: &str, variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    ["LC_ALL", category, "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty())
}

/// The locale in which the system writes numbers.
#[must_use]
pub fn number_locale() -> String {
    locale("LC_NUMERIC", |name| std::env::var(name).ok()).unwrap_or_default()
}

/// The texts of one language, a function for each.
///
/// ```
/// use text::{Building, Language, Texts};
///
/// let texts = Texts::new(Language::French);
/// assert_eq!(texts.cancel(), "Annuler");
/// assert_eq!(texts.play_build(Building::Seraglio), "Bâtir le sérail");
/// ```
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// The texts without variables: screens ask for them in every frame.
    plain: Vec<String>,
    figures: Figures,
}

/// How a language writes numbers, read off two that it has written.
#[derive(Clone, Copy, Default)]
struct Figures {
    decimal: char,
    thousands: char,
    /// Numbers of four digits are kept together.
    joins_four: bool,
}

impl Figures {
    /// From 12345.6 and 1234 as the language writes them.
    fn of(large: &str, four: &str) -> Self {
        let mut signs = large.chars().filter(|sign| !sign.is_ascii_digit());
        let (thousands, decimal) = (signs.next().unwrap_or(','), signs.next().unwrap_or('.'));
        Self { decimal, thousands, joins_four: !four.contains(thousands) }
    }
}

impl Language {
    /// Its texts, as its file has them.
    fn source(self) -> String {
        let mut source = String::new();
        DeflateDecoder::new(self.packed())
            .read_to_string(&mut source)
            .expect("the build compressed the texts of every language");
        source
    }
}

impl Texts {
    /// Reads the texts of a language, which takes about a millisecond.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(language.source()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        let mut texts = Self { language, bundle, plain: Vec::new(), figures: Figures::default() };
        texts.plain = functions::PLAIN.iter().map(|id| texts.format(id, &[])).collect();
        texts.figures = Figures::of(texts.number_large(), texts.number_four());
        texts
    }

    /// The language of these texts.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A word such as "Lines" inside a line: nouns keep their capital in German.
    #[must_use]
    pub fn within(&self, word: &str) -> String {
        if self.noun_within().starts_with(char::is_uppercase) { word.to_owned() } else { word.to_lowercase() }
    }

    /// A number with one decimal, as the language writes it.
    #[must_use]
    pub fn tenths(&self, number: f64) -> String {
        self.decimals(number, 1)
    }

    /// A number with so many decimals, as the language writes it.
    #[must_use]
    pub fn decimals(&self, number: f64, decimals: usize) -> String {
        self.figure(format!("{number:.decimals$}"))
    }

    /// A figure with a decimal point, as the language writes it.
    #[must_use]
    pub fn figure(&self, figure: String) -> String {
        match self.figures.decimal {
            '.' => figure,
            decimal => figure.replace('.', decimal.encode_utf8(&mut [0; 4])),
        }
    }

    /// A whole number, its thousands apart as the language writes them.
    #[must_use]
    pub fn grouped(&self, number: u32) -> String {
        let digits = number.to_string();
        let Figures { thousands, joins_four, .. } = self.figures;
        if joins_four && digits.len() == 4 {
            return digits;
        }
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push(thousands);
            }
            text.push(digit);
        }
        text
    }

    fn format(&self, id: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        let args: FluentArgs<'_> = variables.iter().map(|(name, value)| (*name, value.clone())).collect();
        // build.rs lets no text be missing.
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

#[cfg(test)]
mod tests;
