//! The games that are played here, and the options that are theirs.

use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches};

use common::{
    commands::{Failure, Input},
    contract::{GameList, PlayedGame},
};
use kernel::record::{Container, RecordKind};
use text::{Label, Texts};

/// The commands with options of games.
const WITH_TABLE: [&str; 2] = ["play", "simulate"];

/// The options of a game's own, as they were read: the game knows what they mean.
#[derive(Clone, Debug)]
pub(super) struct GameOptions(pub ArgMatches);

impl FromArgMatches for GameOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        Ok(Self(matches.clone()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// None here: [`with_options`] adds them.
impl Args for GameOptions {
    fn augment_args(command: Command) -> Command {
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        command
    }
}

/// The command line with the options of its games, which come before those that all games share.
pub(super) fn with_options(list: GameList, command: Command) -> Command {
    let Some(game) = list.played() else { return command };
    WITH_TABLE.into_iter().fold(command, |all, name| {
        all.mut_subcommand(name, |one| {
            let command = game.with_table(Command::new(name).display_order(one.get_display_order()));
            let own = command.get_arguments().count();
            let after = |shared: &Arg| shared.clone().display_order(own + shared.get_display_order());
            command.args(one.get_arguments().map(after))
        })
    })
}

/// What an option of a game is for.
pub(super) fn label(list: GameList, command: &str, id: &str) -> Option<Label> {
    let labels = list.played().filter(|_| WITH_TABLE.contains(&command))?.table_labels();
    labels.iter().find(|(name, _)| *name == id).map(|(_, label)| *label)
}

/// The game that computers play; where none is, there is no such command.
pub(super) fn played(
    list: GameList,
    texts: &Texts,
    command: &str,
) -> Result<&'static dyn PlayedGame, Failure> {
    list.played().ok_or_else(|| Failure::Usage(texts.usage_see_help(&texts.usage_no_command(command))))
}

/// The game that is played in a record; in others nobody decided anything here.
pub(super) fn played_in(
    list: GameList,
    texts: &Texts,
    input: Input<'_>,
) -> Result<&'static dyn PlayedGame, Failure> {
    let game = list.judging(input.text);
    if let Some(played) = game.played() {
        return Ok(played);
    }
    let good = game.records().verify(texts, input.text);
    good.map_err(|faults| input.bad(texts, faults))?;
    let kind = Container::read::<()>(input.text).ok().and_then(|record| record.kind::<()>().ok());
    let kind = if kind == Some(RecordKind::Result) { texts.verify_result() } else { texts.verify_table() };
    Err(Failure::OtherKind(texts.failure_no_decisions(&input.name(texts), kind)))
}
