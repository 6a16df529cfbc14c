//! Who decides for a seat of a game that is played here: people, and the levels of the program.

use serde::{Deserialize, Serialize};

use super::Controller;
use crate::search::{Level, Policy};

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum SeatController {
    /// A person.
    #[default]
    Person,
    /// The program, by a policy.
    Computer(Policy),
}

/// What remembered choices call a person.
const PERSON: &str = "person";

impl SeatController {
    /// All that a seat can be given to: a person, or a level of the program.
    pub const OFFERED: [Self; 5] = [
        Self::Person,
        Self::Computer(Policy::Level(Level::Beginner)),
        Self::Computer(Policy::Level(Level::Casual)),
        Self::Computer(Policy::Level(Level::Strong)),
        Self::Computer(Policy::Advisor),
    ];

    /// The policy, as records name it; none for a person.
    #[must_use]
    pub fn policy(self) -> Option<Policy> {
        match self {
            Self::Person => None,
            Self::Computer(policy) => Some(policy),
        }
    }
}

impl Controller for SeatController {
    /// An unknown policy is played as the greedy one.
    fn of(policy: Option<&str>) -> Self {
        policy.map_or(Self::Person, |name| Self::Computer(Policy::named(name).unwrap_or(Policy::Greedy)))
    }

    fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }

    fn policy_name(&self) -> Option<String> {
        self.policy().map(|policy| policy.to_string())
    }
}

impl From<String> for SeatController {
    fn from(name: String) -> Self {
        Self::of(Some(name.as_str()).filter(|name| *name != PERSON))
    }
}

impl From<SeatController> for String {
    fn from(controller: SeatController) -> Self {
        controller.policy().map_or_else(|| PERSON.to_owned(), |policy| policy.to_string())
    }
}
