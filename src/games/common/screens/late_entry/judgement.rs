//! What comes of what is typed on the page of a paper game.

use text::Language;

/// What somebody has by what is typed.
pub struct Total {
    /// Who.
    pub name: String,
    /// Points; none where what is typed makes no sense.
    pub points: Option<i64>,
    /// Wins by the rules, and nothing is wrong.
    pub wins: bool,
    /// Takes a place; a third player never does (§A5.4).
    pub plays: bool,
}

/// What a game makes of what is typed.
#[derive(Default)]
pub struct Judgement {
    /// What the rows have.
    pub totals: Vec<Total>,
    /// What else is to be said of it, such as what no legal game gives.
    pub remarks: Vec<String>,
}

/// What is typed and what comes of it: worked out when it changes, not whenever it is drawn.
pub(super) struct Judged {
    pub revision: u64,
    pub language: Language,
    /// What keeps it from being saved, in a sentence.
    pub not_ready: Option<String>,
    pub judgement: Judgement,
}
