//! What this game offers the program around it, which knows nothing else of it: its name, what is under way, what its
//! records say at a glance; and, in a window, its pages and the ways to them.

#[cfg(feature = "gui")]
mod window;

use std::sync::Arc;

use super::{
    log::GAME,
    rules::TileSet,
    session::{Pieces, why_unreadable},
    text::names,
};
use crate::{
    games::common::{
        Summary,
        contract::{self, AnyCommand, Game, GameGlance, Reason, TypedPage},
        table::{LateDesk, TableGame},
        words::sentence,
    },
    kernel::json::parse,
    storage::DataDir,
    text::Texts,
};

pub use super::{
    files::{GameSummary, Unreadable},
    session::{Alhambra, Desk, GameCommand, GamePage},
};

/// The samples: name and record.
const SAMPLES: &[(&str, &str)] = &[
    ("alhambra-table-two-and-dirk", include_str!("../../../../saves/alhambra-table-two-and-dirk.json")),
    (
        "alhambra-table-four-with-a-board",
        include_str!("../../../../saves/alhambra-table-four-with-a-board.json"),
    ),
    ("alhambra-result-three", include_str!("../../../../saves/alhambra-result-three.json")),
];

impl Game for Alhambra {
    fn id(&self) -> &'static str {
        GAME
    }

    fn name<'a>(&self, texts: &'a Texts) -> &'a str {
        texts.alhambra_name()
    }

    fn desk(&self, data: &DataDir) -> Box<dyn contract::Desk> {
        Box::new(Desk::new(data))
    }

    fn records(&self) -> &dyn contract::GameRecords {
        self
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

    fn is_written(&self, text: &str) -> bool {
        <Self as TableGame>::is_written(text)
            || TileSet::is_list(text)
            || parse(text)
                .is_ok_and(|found| Pieces::is_box(&found) || LateDesk::<Self>::is_unfinished(&found))
    }
}

impl TypedPage for GamePage {
    const GAME: &'static str = GAME;
    const ALL: &'static [Self] =
        &[Self::NewTable, Self::Table, Self::ScoreCard, Self::Replay, Self::LateEntry, Self::Pieces];

    fn is_form(self) -> bool {
        self == Self::NewTable
    }

    fn is_table(self) -> bool {
        self == Self::Table
    }
}

impl Reason for Unreadable {
    fn words(&self, texts: &Texts) -> String {
        why_unreadable(texts, self)
    }
}

impl GameGlance for GameSummary {
    fn general(&self) -> &Summary {
        &self.general
    }

    fn to_json(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    fn usual_title(&self, texts: &Texts) -> String {
        let header = &self.general.header;
        let players: Vec<String> =
            (0..header.players()).map(|row| names::who(texts, &header.seats, row)).collect();
        players.join(", ")
    }

    fn stage(&self, texts: &Texts) -> String {
        sentence(&match self.general.round + 1 {
            next @ 1..=3 => texts.alhambra_before_scoring(next),
            _ => texts.alhambra_all_held().to_owned(),
        })
    }

    fn goal<'a>(&self, texts: &'a Texts) -> &'a str {
        texts.alhambra_name()
    }

    fn seat_name(&self, texts: &Texts, seat: usize) -> String {
        names::who(texts, &self.general.header.seats, seat)
    }

    #[cfg(feature = "gui")]
    fn window(&self) -> &dyn contract::GlanceWindow {
        self
    }

    fn correction(&self, file: &str) -> Option<AnyCommand> {
        self.general.is_typed_in().then(|| GameCommand::TypeIn(Some(file.to_owned())).into())
    }
}
