//! The saved games at a glance: which game each belongs to, and what that game says about it.

use std::{borrow::Cow, ops::Deref, sync::Arc};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{GameGlance, GameList, GameRef, Reason, totals::TotalsGlance};
use crate::host::file_errors;
use kernel::record::RecordKind;
use storage::{StoreError, Summariser};
use text::Texts;

/// What a record says at a glance, and of which game it is.
#[derive(Clone, Debug)]
pub struct SavedGame {
    game: GameRef,
    glance: Arc<dyn GameGlance>,
}

impl SavedGame {
    /// The game it is of.
    #[must_use]
    pub const fn game(&self) -> GameRef {
        self.game
    }

    /// Its own title, or what was played.
    #[must_use]
    pub fn title(&self, texts: &Texts) -> String {
        let own = &self.general().header.title;
        if own.is_empty() { self.usual_title(texts) } else { own.clone() }
    }
}

impl Deref for SavedGame {
    type Target = dyn GameGlance;

    fn deref(&self) -> &Self::Target {
        &*self.glance
    }
}

/// Why a file says nothing that can be used.
#[derive(Clone, Debug)]
pub enum Unreadable {
    /// The file itself cannot be read.
    File(Arc<StoreError>),
    /// The record of a game that nobody here knows, and what that calls itself.
    OtherGame(String),
    /// What its game says.
    Game(Arc<dyn Reason>),
}

impl From<StoreError> for Unreadable {
    fn from(error: StoreError) -> Self {
        Self::File(Arc::new(error))
    }
}

impl Unreadable {
    /// It in words.
    #[must_use]
    pub fn describe(&self, texts: &Texts) -> String {
        match self {
            Self::File(error) => file_errors::with_file(texts, error),
            Self::OtherGame(game) => texts.refused_other_game(game),
            Self::Game(why) => why.words(texts),
        }
    }
}

/// A line of what is kept of the saved games.
#[derive(Serialize, Deserialize)]
struct Line<'a> {
    #[serde(borrow)]
    game: Cow<'a, str>,
    /// Nothing but the totals is known.
    #[serde(default, skip_serializing_if = "is_false")]
    totals: bool,
    #[serde(borrow)]
    says: &'a RawValue,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_false(value: &bool) -> bool {
    !*value
}

impl Summariser<SavedGame, Unreadable> for GameList {
    fn read(&self, text: &str) -> Result<SavedGame, Unreadable> {
        let (game, is_totals) = self.found(text).map_err(Unreadable::OtherGame)?;
        let glance = if is_totals {
            let read = TotalsGlance::read(game, text);
            Arc::new(read.map_err(|why| Unreadable::Game(Arc::new(why)))?)
        } else {
            game.read(text).map_err(Unreadable::Game)?
        };
        Ok(SavedGame { game, glance })
    }

    fn keep(&self, saved: &SavedGame) -> Option<String> {
        let says = RawValue::from_string(saved.to_json()?).ok()?;
        let totals = saved.general().kind == RecordKind::Totals;
        serde_json::to_string(&Line { game: saved.game.id().into(), totals, says: &says }).ok()
    }

    fn recall(&self, kept: &str) -> Option<SavedGame> {
        let line: Line<'_> = serde_json::from_str(kept).ok()?;
        let game = self.named(&line.game)?;
        let glance = if line.totals {
            Arc::new(TotalsGlance::recall(game, line.says.get())?)
        } else {
            game.recall(line.says.get())?
        };
        Some(SavedGame { game, glance })
    }
}
