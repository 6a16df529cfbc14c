//! The values of options, and why one is not valid, in words.

use std::{error::Error, fmt, ops::RangeInclusive, str::FromStr};

use jiff::tz::TimeZone;

use kernel::{Seed, record::When};
use text::Texts;

/// Why a value is none of its option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadValue {
    /// It is no whole number.
    Number,
    /// It is no whole number from the first to the last.
    Range(String, String),
    /// It is no whole number from this on.
    AtLeast(String),
    /// It is none of these.
    NotOneOf(Vec<&'static str>),
    /// It is no day, with or without a time.
    Moment,
    /// It is no width and height of a picture.
    Size,
}

/// What clap asks of an error; [`BadValue::told`] is what people read.
impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Error for BadValue {}

impl BadValue {
    /// The sentence about a value of an argument.
    pub fn told(&self, texts: &Texts, value: &str, argument: &str) -> String {
        let because = |why: &str| texts.usage_value_because(value, argument, why);
        match self {
            Self::Number => because(texts.usage_number()),
            Self::Range(from, to) => because(&texts.usage_range(from, to)),
            Self::AtLeast(from) => because(&texts.usage_at_least(from)),
            Self::NotOneOf(all) => texts.usage_not_one_of(value, argument, &all.join(", ")),
            Self::Moment => because(texts.usage_moment()),
            Self::Size => because(texts.usage_size()),
        }
    }
}

/// Any whole number.
pub fn number(text: &str) -> Result<i64, BadValue> {
    text.parse().map_err(|_| BadValue::Number)
}

/// A whole number from the first to the last.
pub fn within<T: Whole>(
    range: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, BadValue> + Clone + Send + Sync {
    move |text| match text.parse() {
        Ok(value) if range.contains(&value) => Ok(value),
        _ => Err(BadValue::Range(range.start().to_string(), range.end().to_string())),
    }
}

/// A whole number from this on.
pub fn at_least<T: Whole>(from: T) -> impl Fn(&str) -> Result<T, BadValue> + Clone + Send + Sync {
    move |text| match text.parse() {
        Ok(value) if value >= from => Ok(value),
        _ => Err(BadValue::AtLeast(from.to_string())),
    }
}

/// What counts without a sign.
pub trait Whole: FromStr + PartialOrd + fmt::Display + Copy + Send + Sync + 'static {}

impl Whole for u32 {}
impl Whole for u64 {}
impl Whole for usize {}

/// What decides all dice.
pub fn seed(text: &str) -> Result<Seed, BadValue> {
    within(0..=u64::MAX)(text).map(Seed)
}

/// A day, with or without a time, where the program runs.
pub fn moment(text: &str) -> Result<When, BadValue> {
    When::read(text, &TimeZone::system()).map_err(|_| BadValue::Moment)
}

/// Width and height of a picture.
pub fn size(text: &str) -> Result<[u16; 2], BadValue> {
    let sides = text.split_once('x').and_then(|(w, h)| Some([w.parse().ok()?, h.parse().ok()?]));
    sides.filter(|sides| sides.iter().all(|side| (200..=8000).contains(side))).ok_or(BadValue::Size)
}
