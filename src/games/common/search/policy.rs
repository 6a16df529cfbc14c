//! What computers are called, in every game: records and `--players` name them so.

use std::fmt;

/// A level of play below the advisor: it knows what options are worth, and errs as people do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Knows the rules.
    Beginner,
    /// Has played some games.
    Casual,
    /// Knows what matters, and sometimes overlooks it.
    Strong,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Casual, Self::Strong];
}

/// A way to decide. What each of them does is said by every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Policy {
    /// Whatever is legal.
    Random,
    /// The most points at once.
    Greedy,
    /// A level that errs as people do.
    Level(Level),
    /// The best option by value, at once.
    AdvisorFast,
    /// The best option after looking ahead.
    Advisor,
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Policy {
    /// All policies.
    pub const ALL: [Self; 7] = [
        Self::Random,
        Self::Greedy,
        Self::Level(Level::Beginner),
        Self::Level(Level::Casual),
        Self::Level(Level::Strong),
        Self::AdvisorFast,
        Self::Advisor,
    ];

    /// The levels and the advisor, weakest first: who plays a tournament where nobody is named.
    pub const LADDER: [Self; 4] =
        [Self::Level(Level::Beginner), Self::Level(Level::Casual), Self::Level(Level::Strong), Self::Advisor];

    /// The name that records and `--players` use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Level(Level::Beginner) => "beginner",
            Self::Level(Level::Casual) => "casual",
            Self::Level(Level::Strong) => "strong",
            Self::AdvisorFast => "advisor-fast",
            Self::Advisor => "advisor",
        }
    }

    /// The policy of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|policy| policy.name() == name)
    }
}
