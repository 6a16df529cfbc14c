//! What texts are given, besides words.

use fluent_bundle::FluentValue;

/// A whole number, by which a text can choose its words.
pub trait Number {
    /// It, as texts take it.
    fn value(self) -> FluentValue<'static>;
}

macro_rules! numbers {
    ($($of:ty),+) => {
        $(impl Number for $of {
            fn value(self) -> FluentValue<'static> {
                self.into()
            }
        })+
    };
}

numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

/// Whom a text speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// The only person at the table.
    You,
    /// Somebody by name.
    Named(String),
}

impl Who {
    pub(super) fn name(&self) -> &str {
        match self {
            Self::You => "you",
            Self::Named(name) => name,
        }
    }
}
