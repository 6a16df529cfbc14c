//! The table at which computers play: its seats, layout and rules, as options say them.

use std::path::{Path, PathBuf};

use ::text::{Label, Texts};
use clap::{ArgMatches, Args, FromArgMatches, ValueEnum};

use crate::{
    advisor::{GameKind, Policy, ValueSets, Values},
    files::TrainedFile,
    game::records,
    log::{NamedLayout, Options, phantom_seat},
    rules::{self, GameConfig, Layout},
    text::errors::ErrorText,
};
use common::commands::{self, Failure, Players, at_least, computer_seats, number};
use kernel::record::Seat;

/// What each option is for.
pub(super) const LABELS: &[(&str, Label)] = &[
    ("players", Texts::roll_and_write_help_players),
    ("phantoms", Texts::help_phantoms),
    ("against_phantoms", Texts::help_against_phantoms),
    ("layout", Texts::help_layout),
    ("special_actions", Texts::help_special_actions),
    ("change_dice", Texts::help_change_dice),
    ("phantom_bonus", Texts::help_phantom_bonus),
    ("rounds", Texts::help_rounds),
];

#[derive(Debug, Args)]
pub(super) struct TableOptions {
    #[command(flatten)]
    pub players: Players,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = at_least(0_usize))]
    phantoms: Option<usize>,
    #[arg(long)]
    against_phantoms: bool,
    #[arg(long, value_name = "FILE")]
    layout: Option<PathBuf>,
    #[arg(long, value_enum, value_name = "one|both", default_value_t = SpecialActions::One, hide_possible_values = true)]
    special_actions: SpecialActions,
    #[arg(long, value_enum, value_name = "two|any", default_value_t = ChangeDice::Two, hide_possible_values = true)]
    change_dice: ChangeDice,
    #[arg(long, value_name = "N", requires = "against_phantoms", allow_negative_numbers = true, value_parser = number)]
    phantom_bonus: Option<i64>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number)]
    rounds: Option<i64>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum SpecialActions {
    One,
    Both,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ChangeDice {
    Two,
    Any,
}

/// What the options make: a table with computers in its seats.
#[derive(Debug)]
pub(super) struct Table {
    pub layout_name: String,
    pub config: GameConfig,
    pub(super) values: ValueSets,
    pub policies: Vec<Policy>,
}

impl TableOptions {
    /// What was read of them.
    pub(super) fn of(table: &ArgMatches) -> Result<Self, Failure> {
        // They were read by these rules already.
        Self::from_arg_matches(table).map_err(|error| Failure::Usage(error.to_string()))
    }

    pub(super) fn table(self, texts: &Texts) -> Result<Table, Failure> {
        let policies = self.players.or(&[Policy::Greedy]);
        let (named, layout) = match &self.layout {
            Some(file) => read_layout(texts, file)?,
            None => NamedLayout::standard(),
        };
        if let Some(file) = &self.layout
            && layout.grid().is_none()
        {
            return Err(commands::bad(texts, file, vec![texts.refused_no_grid().to_owned()]));
        }
        let players = policies.len();
        let phantoms = self.phantoms.unwrap_or(rules::standard_phantoms(players));
        let options = Options {
            rounds: self
                .rounds
                .unwrap_or_else(|| rules::standard_rounds(players.saturating_add(phantoms)).into()),
            special_actions: match self.special_actions {
                SpecialActions::One => rules::SpecialActions::One,
                SpecialActions::Both => rules::SpecialActions::Both,
            },
            change_dice: match self.change_dice {
                ChangeDice::Two => rules::ChangeDice::Two,
                ChangeDice::Any => rules::ChangeDice::Any,
            },
            phantom_bonus: self
                .against_phantoms
                .then(|| self.phantom_bonus.unwrap_or_else(|| Options::booklet_bonus(phantoms))),
        };
        let config = options.config(layout, players, phantoms).map_err(|faults| {
            let told = faults.into_iter().map(|fault| ErrorText::new(texts, &[]).config(fault));
            Failure::Usage(told.collect::<Vec<_>>().join("; "))
        })?;
        let values = self.layout.as_ref().map_or_else(ValueSets::bundled, |file| trained(file, &config));
        Ok(Table { layout_name: named.name, config, values, policies })
    }
}

/// With what the window has trained for a layout: it lies beside it.
fn trained(sheet: &Path, config: &GameConfig) -> ValueSets {
    let mut sets = ValueSets::bundled();
    let bytes = TrainedFile::Values.read(sheet, &GameKind::of(config).to_string(), config.layout());
    if let Some(values) = bytes.and_then(|bytes| Values::from_bytes(&bytes, config.layout()).ok()) {
        sets.add(config, values);
    }
    sets
}

/// A layout from its file, all faults at once.
pub(super) fn read_layout(texts: &Texts, file: &Path) -> Result<(NamedLayout, Layout), Failure> {
    let text = commands::text_of(texts, file)?;
    records::layout(texts, &text).map_err(|faults| commands::bad(texts, file, faults))
}

impl Table {
    /// The rows of the score sheet. Computers are called by their policy, with a number where there are several.
    pub(super) fn seats(&self) -> Vec<Seat> {
        let phantoms = (1..=self.config.phantoms()).map(phantom_seat);
        computer_seats(&self.policies).into_iter().chain(phantoms).collect()
    }
}
