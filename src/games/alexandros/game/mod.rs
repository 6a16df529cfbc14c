//! What this game offers the program around it, which knows nothing else of it: its name, what is under way, what its
//! records say at a glance; and, in a window, its pages and the ways to them.

#[cfg(feature = "gui")]
mod window;

use std::sync::Arc;

use super::{
    log::GAME,
    session::{BoardDesk, unreadable},
};
use crate::{
    games::common::{
        Summary,
        contract::{self, AnyCommand, Game, GameGlance, Reason, TypedPage},
        table::{LateDesk, TableGame},
    },
    kernel::json::parse,
    storage::DataDir,
    text::Texts,
};

pub use super::{
    files::{GameSummary, Unreadable},
    session::{Alexandros, Desk, GameCommand, GamePage},
};

/// The samples: name and record.
const SAMPLES: &[(&str, &str)] = &[
    ("alexandros-ledger", include_str!("../../../../saves/alexandros-ledger.json")),
    ("alexandros-board", include_str!("../../../../saves/alexandros-board.json")),
    ("alexandros-result", include_str!("../../../../saves/alexandros-result.json")),
];

impl Game for Alexandros {
    fn id(&self) -> &'static str {
        GAME
    }

    fn name<'a>(&self, texts: &'a Texts) -> &'a str {
        texts.alexandros_page_game()
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
            || parse(text)
                .is_ok_and(|found| BoardDesk::is_board(&found) || LateDesk::<Self>::is_unfinished(&found))
    }
}

impl TypedPage for GamePage {
    const GAME: &'static str = GAME;
    const ALL: &'static [Self] = &[
        Self::NewTable,
        Self::Table,
        Self::ScoreCard,
        Self::Replay,
        Self::LateEntry,
        Self::Boards,
        Self::BoardEditor,
    ];

    fn is_form(self) -> bool {
        self == Self::NewTable
    }

    fn is_table(self) -> bool {
        self == Self::Table
    }
}

impl Reason for Unreadable {
    fn words(&self, texts: &Texts) -> String {
        unreadable(texts, self)
    }
}

impl GameGlance for GameSummary {
    fn general(&self) -> &Summary {
        &self.general
    }

    fn to_json(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    fn usual_title(&self, _: &Texts) -> String {
        let names = self.general.header.seats.iter().map(|seat| seat.name.as_str());
        names.collect::<Vec<_>>().join(", ")
    }

    fn stage(&self, texts: &Texts) -> String {
        texts.history_round(self.general.round)
    }

    fn counted(&self, texts: &Texts, points: u16) -> String {
        Alexandros::counted(texts, points)
    }

    fn goal<'a>(&self, texts: &'a Texts) -> &'a str {
        texts.alexandros_page_game()
    }

    fn seat_name(&self, _: &Texts, seat: usize) -> String {
        self.general.header.seats[seat].name.clone()
    }

    #[cfg(feature = "gui")]
    fn window(&self) -> &dyn contract::GlanceWindow {
        self
    }

    fn correction(&self, file: &str) -> Option<AnyCommand> {
        self.general.is_typed_in().then(|| GameCommand::TypeIn(Some(file.to_owned())).into())
    }
}
