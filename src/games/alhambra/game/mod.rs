//! What this game offers the program around it, which knows nothing else of it: its name, what is under way, what its
//! records say at a glance; and, in a window, its pages and the ways to them.

mod desk;
mod figures;
mod high_scores;
#[cfg(feature = "gui")]
mod window;

use std::marker::PhantomData;

use super::{challenge::Challenge, log::GAME, record::Loaded, session::challenges};
use common::{
    Summary,
    contract::{
        self, AdvisedGame, Game, GameScores, KeptGame, PlayedGame, ScoresOf, TableGlance, TypedCommand,
        TypedPage,
    },
    words::{code_answer, sentence},
};
use storage::DataDir;
use text::Texts;

pub use super::{
    files::GameSummary,
    session::{Alhambra, Desk, GameCommand, GamePage, PlayCommand},
};

/// The game, as the list of games has it. A static, so that its code is made here and not where it is listed.
pub static ALHAMBRA: &dyn Game = &Alhambra;

/// The samples: name and record.
const SAMPLES: &[(&str, &str)] = &[
    ("alhambra-played-two-and-dirk", include_str!("../../../../saves/alhambra-played-two-and-dirk.json")),
    (
        "alhambra-played-three-with-modules",
        include_str!("../../../../saves/alhambra-played-three-with-modules.json"),
    ),
    ("alhambra-played-four", include_str!("../../../../saves/alhambra-played-four.json")),
    ("alhambra-table-two-and-dirk", include_str!("../../../../saves/alhambra-table-two-and-dirk.json")),
    (
        "alhambra-table-four-with-a-board",
        include_str!("../../../../saves/alhambra-table-four-with-a-board.json"),
    ),
    ("alhambra-result-three", include_str!("../../../../saves/alhambra-result-three.json")),
    ("alhambra-totals", include_str!("../../../../saves/alhambra-totals.json")),
];

impl KeptGame for Alhambra {
    type Glance = GameSummary;

    const SAMPLES: &'static [(&'static str, &'static str)] = SAMPLES;

    fn name(texts: &Texts) -> &str {
        texts.alhambra_name()
    }

    fn desk(data: &DataDir) -> Box<dyn contract::Desk> {
        Box::new(Desk::new(data))
    }

    fn played() -> Option<&'static dyn PlayedGame> {
        Some(&Alhambra)
    }

    fn advised() -> Option<&'static dyn AdvisedGame> {
        Some(&Alhambra)
    }

    fn scores() -> Option<&'static dyn GameScores> {
        Some(&ScoresOf::<GameSummary>(PhantomData))
    }

    fn code(texts: &Texts, text: &str) -> Option<Result<String, String>> {
        code_answer(texts, Challenge::read(text).map(|challenge| challenge.code()))
    }
}

impl TypedPage for GamePage {
    const GAME: &'static str = GAME;
    const ALL: &'static [Self] = &[
        Self::NewTable,
        Self::Table,
        Self::ScoreCard,
        Self::Replay,
        Self::Review,
        Self::SameTiles,
        Self::Trial,
        Self::Drills,
        Self::LateEntry,
        Self::Pieces,
        Self::NewGame,
        Self::Play,
        Self::Challenges,
        Self::Rules,
        Self::Lesson,
    ];

    fn is_form(self) -> bool {
        matches!(self, Self::NewTable | Self::NewGame)
    }

    fn is_aside(self) -> bool {
        matches!(self, Self::Pieces | Self::Rules | Self::Lesson | Self::Challenges | Self::Drills)
    }

    fn is_table(self) -> bool {
        self == Self::Table
    }
}

impl TypedCommand for PlayCommand {
    const GAME: &'static str = GAME;
}

impl TableGlance for GameSummary {
    type Game = Alhambra;

    fn of(loaded: &Loaded) -> Self {
        Self::of(loaded)
    }

    fn general(&self) -> &Summary {
        &self.general
    }

    fn challenge(&self, texts: &Texts) -> Option<String> {
        challenges::name_of_saved(texts, self).map(|name| name.full)
    }

    fn stage(&self, texts: &Texts) -> String {
        sentence(&match self.general.round + 1 {
            next @ 1..=3 => texts.alhambra_before_scoring(next),
            _ => texts.alhambra_all_held().to_owned(),
        })
    }
}
