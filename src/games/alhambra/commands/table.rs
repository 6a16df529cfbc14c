//! The table at which computers play: its seats and rules, as options say them.

use ::text::{Label, Texts};
use clap::{ArgMatches, Args, FromArgMatches, ValueEnum};

use crate::{
    advisor::Policy,
    log::third_seat,
    rules::{
        BoardOptions, FurtherAction, GameConfig, Holes, Module, Options, Printed, SecondScoringPile,
        ThirdPlayerModules, TileSet, play::PlayConfig,
    },
};
use common::commands::{BadValue, Failure, Players, computer_seats};
use kernel::record::Seat;

/// What each option is for.
pub(super) const LABELS: &[(&str, Label)] = &[
    ("players", Texts::alhambra_help_players),
    ("modules", Texts::alhambra_help_modules),
    ("second_scoring_pile", Texts::alhambra_help_second_scoring_pile),
    ("holes", Texts::alhambra_help_holes),
    ("further_action", Texts::alhambra_help_further_action),
    ("vizier_before_scoring", Texts::alhambra_help_vizier_before_scoring),
    ("third_player_modules", Texts::alhambra_help_third_player_modules),
];

/// Who plays where nobody is named.
const USUAL: [Policy; 2] = [Policy::Greedy; 2];

#[derive(Debug, Args)]
pub(super) struct TableOptions {
    #[command(flatten)]
    pub players: Players,
    #[arg(long, value_name = "M,M,…", value_delimiter = ',', value_parser = module)]
    modules: Vec<Module>,
    #[arg(long, value_enum, value_name = "4|5", default_value_t = Pile::Four, hide_possible_values = true)]
    second_scoring_pile: Pile,
    #[arg(long, value_enum, value_name = "area|single", default_value_t = HolesOption::Area, hide_possible_values = true)]
    holes: HolesOption,
    #[arg(long, value_enum, value_name = "may|must", default_value_t = Further::May, hide_possible_values = true)]
    further_action: Further,
    #[arg(long)]
    vizier_before_scoring: bool,
    #[arg(long, value_enum, value_name = "keep|redraw", default_value_t = DrawnModules::Keep, hide_possible_values = true)]
    third_player_modules: DrawnModules,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Pile {
    #[value(name = "4")]
    Four,
    #[value(name = "5")]
    Five,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum HolesOption {
    Area,
    Single,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Further {
    May,
    Must,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum DrawnModules {
    Keep,
    Redraw,
}

/// What the options make: a table with computers in its seats.
#[derive(Debug)]
pub(super) struct Table {
    pub config: PlayConfig,
    pub policies: Vec<Policy>,
}

impl TableOptions {
    /// What was read of them.
    pub(super) fn of(table: &ArgMatches) -> Result<Self, Failure> {
        // They were read by these rules already.
        Self::from_arg_matches(table).map_err(|error| Failure::Usage(error.to_string()))
    }

    /// The table, with the standard tiles and our pieces of the modules (§A11.5).
    pub(super) fn table(self, texts: &Texts) -> Result<Table, Failure> {
        let options = self.options();
        let policies = self.players.or(&USUAL);
        let game = GameConfig::new(policies.len(), TileSet::standard().clone(), options);
        let config = game.ok().and_then(|game| PlayConfig::new(game, &Printed::ours()).ok());
        let no_table = || Failure::Usage(texts.alhambra_play_seats(policies.len()));
        Ok(Table { config: config.ok_or_else(no_table)?, policies })
    }

    fn options(&self) -> Options {
        Options {
            modules: self.modules.iter().copied().collect(),
            second_scoring_pile: match self.second_scoring_pile {
                Pile::Four => SecondScoringPile::Four,
                Pile::Five => SecondScoringPile::Five,
            },
            board: BoardOptions {
                holes: match self.holes {
                    HolesOption::Area => Holes::Area,
                    HolesOption::Single => Holes::Single,
                },
                ..BoardOptions::default()
            },
            vizier_before_scoring: self.vizier_before_scoring,
            further_action: match self.further_action {
                Further::May => FurtherAction::May,
                Further::Must => FurtherAction::Must,
            },
            third_player_modules: match self.third_player_modules {
                DrawnModules::Keep => ThirdPlayerModules::Keep,
                DrawnModules::Redraw => ThirdPlayerModules::Redraw,
            },
            ..Options::default()
        }
    }
}

impl Table {
    /// The seats: computers, and with two of them the third player (§A5.2).
    pub(super) fn seats(&self, texts: &Texts) -> Vec<Seat> {
        let third = || third_seat(texts.alhambra_third_usual().to_owned());
        let third = self.config.game().has_third_player().then(third);
        computer_seats(&self.policies).into_iter().chain(third).collect()
    }
}

fn module(text: &str) -> Result<Module, BadValue> {
    let named = Module::ALL.into_iter().find(|module| module.name() == text);
    named.ok_or_else(|| BadValue::NotOneOf(Module::ALL.map(Module::name).to_vec()))
}
