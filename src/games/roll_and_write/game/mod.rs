//! What this game offers the program around it, which knows nothing else of it: its name, what is under way, what its
//! records say at a glance; and, in a window, its pages and the ways to them.

mod desk;
mod figures;
mod glance;
mod high_scores;
#[cfg(feature = "gui")]
mod prints;
pub mod records;
#[cfg(feature = "gui")]
mod window;

use std::{marker::PhantomData, sync::Arc};

use super::{challenge::Challenge, log::GAME, text::bg_stats::PUBLISHED};
use common::{
    contract::{self, Game, GameGlance, Reason, ScoresOf, TypedCommand, TypedPage},
    words::code_answer,
};
use storage::DataDir;
use text::Texts;

pub use super::{
    files::{GameSummary, Unreadable},
    session::{
        Desk, GameCommand, GamePage, LayoutCommand, NewGame, NewPad, PadCommand, RollAndWrite, TableCommand,
    },
};

/// The game, as the list of games has it. A static, so that its code is made here and not where it is listed.
pub static ROLL_AND_WRITE: &dyn Game = &RollAndWrite;

/// The samples: name and record.
const SAMPLES: &[(&str, &str)] = &[
    ("solo-2-phantoms-greedy", include_str!("../../../../saves/solo-2-phantoms-greedy.json")),
    ("solo-2-phantoms", include_str!("../../../../saves/solo-2-phantoms.json")),
    ("solo-3-phantoms", include_str!("../../../../saves/solo-3-phantoms.json")),
    ("solo-4-phantoms", include_str!("../../../../saves/solo-4-phantoms.json")),
    ("solo-against-3-phantoms", include_str!("../../../../saves/solo-against-3-phantoms.json")),
    ("two-players", include_str!("../../../../saves/two-players.json")),
    ("four-players", include_str!("../../../../saves/four-players.json")),
    ("table-three-players", include_str!("../../../../saves/table-three-players.json")),
];

impl Game for RollAndWrite {
    fn id(&self) -> &'static str {
        GAME
    }

    fn name<'a>(&self, texts: &'a Texts) -> &'a str {
        texts.roll_and_write()
    }

    fn desk(&self, data: &DataDir) -> Box<dyn contract::Desk> {
        Box::new(Desk::new(data))
    }

    fn records(&self) -> &dyn contract::GameRecords {
        self
    }

    fn totals(&self) -> &'static contract::TotalsRecords {
        const { &contract::TotalsRecords { published: PUBLISHED } }
    }

    fn played(&self) -> Option<&'static dyn contract::PlayedGame> {
        Some(&Self)
    }

    fn advised(&self) -> Option<&'static dyn contract::AdvisedGame> {
        Some(&Self)
    }

    fn code(&self, texts: &Texts, text: &str) -> Option<Result<String, String>> {
        code_answer(texts, Challenge::read(text).map(|challenge| challenge.code()))
    }

    #[cfg(feature = "gui")]
    fn window(&self) -> &dyn contract::GameWindow {
        self
    }

    fn read(&self, text: &str) -> Result<Arc<dyn GameGlance>, Arc<dyn Reason>> {
        match GameSummary::read(text) {
            Ok(summary) => Ok(Arc::new(summary)),
            Err(why) => Err(Arc::new(why)),
        }
    }

    fn recall(&self, kept: &str) -> Option<Arc<dyn GameGlance>> {
        Some(Arc::new(serde_json::from_str::<GameSummary>(kept).ok()?))
    }

    fn samples(&self) -> &'static [(&'static str, &'static str)] {
        SAMPLES
    }

    /// What no other game knows is for this one.
    fn is_written(&self, _: &str) -> bool {
        false
    }

    fn scores(&self) -> Option<&'static dyn contract::GameScores> {
        Some(&ScoresOf::<GameSummary>(PhantomData))
    }
}

impl TypedPage for GamePage {
    const GAME: &'static str = GAME;
    const ALL: &'static [Self] = &[
        Self::NewGame,
        Self::NewPad,
        Self::Play,
        Self::Pad,
        Self::ScoreCard,
        Self::Replay,
        Self::Review,
        Self::Challenges,
        Self::Trial,
        Self::BestPlay,
        Self::Standing,
        Self::Drills,
        Self::Layouts,
        Self::LayoutEditor,
        Self::LateEntry,
        Self::Rules,
        Self::Lesson,
    ];

    fn is_form(self) -> bool {
        matches!(self, Self::NewGame | Self::NewPad)
    }

    fn is_aside(self) -> bool {
        matches!(self, Self::Layouts | Self::Rules)
    }

    fn is_table(self) -> bool {
        self == Self::Pad
    }
}

impl TypedCommand for GameCommand {
    const GAME: &'static str = GAME;
}
