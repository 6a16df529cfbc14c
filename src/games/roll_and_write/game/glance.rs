//! What is said of a record at a glance.

use super::{GameCommand, GameSummary, TableCommand, Unreadable};
use crate::{
    session::{challenges, file_errors},
    text::event_text,
};
#[cfg(feature = "gui")]
use common::contract::GlanceWindow;
use common::{
    Summary,
    contract::{AnyCommand, GameGlance, Reason},
};
use kernel::record::RecordKind;
use text::Texts;

impl Reason for Unreadable {
    fn words(&self, texts: &Texts) -> String {
        file_errors::unreadable(texts, self)
    }
}

impl GameGlance for GameSummary {
    fn general(&self) -> &Summary {
        &self.general
    }

    fn to_json(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// Tables of several are told apart by who played, challenges of a date by that.
    fn usual_title(&self, texts: &Texts) -> String {
        let general = &self.general;
        let players = general.header.players();
        if general.kind != RecordKind::Full && players > 1 {
            let rows: Vec<usize> = (0..players).collect();
            return event_text::names(texts, &general.header.seats, &rows);
        }
        let challenge = challenges::name_of_saved(texts, self);
        challenge
            .map_or_else(|| event_text::usual_title(texts, players, general.phantoms()), |name| name.full)
    }

    fn stage(&self, texts: &Texts) -> String {
        match (self.general.round, self.general.rounds) {
            (0, _) => texts.library_setup().to_owned(),
            (round, rounds) => texts.library_unfinished(round, rounds),
        }
    }

    fn marks<'a>(&self, texts: &'a Texts) -> Vec<&'a str> {
        event_text::marks(texts, self.general.practice, &self.general.header)
    }

    fn goal<'a>(&self, texts: &'a Texts) -> &'a str {
        match self.general.kind {
            RecordKind::Table => texts.home_pad(),
            _ if self.options.phantom_bonus.is_some() => texts.new_goal_beat(),
            _ => texts.new_goal_score(),
        }
    }

    fn is_contest(&self) -> bool {
        self.general.header.players() > 1 || self.options.phantom_bonus.is_some()
    }

    fn seat_name(&self, texts: &Texts, seat: usize) -> String {
        event_text::name(texts, &self.general.header.seats, seat)
    }

    /// Those of games played on screen are known.
    fn can_review(&self) -> bool {
        self.general.kind == RecordKind::Full && self.general.round > 0
    }

    #[cfg(feature = "gui")]
    fn window(&self) -> &dyn GlanceWindow {
        self
    }

    fn correction(&self, file: &str) -> Option<AnyCommand> {
        let correct = || GameCommand::Table(TableCommand::TypeIn(Some(file.to_owned())));
        self.general.is_typed_in().then(|| correct().into())
    }
}
