//! Which game a command is for: the one that computers play, with its own options, or that of a record.

use std::ffi::OsString;

use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches};

use common::{
    commands::{Failure, Input},
    contract::{AdvisedGame, GameList, GameRef, PlayedGame},
};
use kernel::record::{Container, RecordKind};
use text::{Label, Texts};

/// The commands that take options of games.
const WITH_TABLE: [&str; 2] = ["play", "simulate"];

/// The options of one game, as they were read: the game knows what they mean.
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

/// None here: [`GameChoice::with_options`] adds them.
impl Args for GameOptions {
    fn augment_args(command: Command) -> Command {
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        command
    }
}

/// The option that says which game is played.
const GAME: &str = "game";

/// The game that computers are to play, whose options are known, among those of a program.
#[derive(Clone, Copy)]
pub struct GameChoice {
    /// All games of the program.
    pub list: GameList,
    /// None where the options of all are shown, or where no game is played here.
    played: Option<GameRef>,
}

impl GameChoice {
    /// Any game: with the options of all, as people read them.
    #[must_use]
    pub const fn any(list: GameList) -> Self {
        Self { list, played: None }
    }

    /// The one that these arguments name, or else the oldest of those that are played here; a name that none has is
    /// for clap to refuse.
    pub(super) fn named_in(list: GameList, arguments: &[OsString]) -> Self {
        let words: Vec<_> = arguments.iter().map(|argument| argument.to_string_lossy()).collect();
        let named = words.iter().enumerate().find_map(|(at, word)| match word.strip_prefix("--game")? {
            "" => words.get(at + 1).map(AsRef::as_ref),
            value => value.strip_prefix('='),
        });
        let played = named.and_then(|name| all_played(list).find(|game| game.id() == name));
        Self { list, played: played.or_else(|| all_played(list).next()) }
    }

    /// The command line with the options of the game that is played, or of all, which come before those of the command.
    /// An option that several games have is there once.
    pub(super) fn with_options(self, command: Command) -> Command {
        let names: Vec<&str> = all_played(self.list).map(|game| game.id()).collect();
        let Some(&usual) = names.first() else { return command };
        WITH_TABLE.into_iter().fold(command, |all, name| {
            all.mut_subcommand(name, |one| {
                let which = Arg::new(GAME).long(GAME).value_name(names.join("|"));
                let which = which.value_parser(names.clone()).default_value(usual).hide_possible_values(true);
                let command = Command::new(name).display_order(one.get_display_order()).arg(which);
                let command = self.shown().fold(command, |command, game| {
                    let is_new =
                        |more: &&Arg| command.get_arguments().all(|arg| arg.get_id() != more.get_id());
                    let table = game.with_table(Command::new(name));
                    let more: Vec<Arg> = table.get_arguments().filter(is_new).cloned().collect();
                    command.args(more)
                });
                let own = command.get_arguments().count();
                let after = |shared: &Arg| shared.clone().display_order(own + shared.get_display_order());
                command.args(one.get_arguments().map(after))
            })
        })
    }

    /// What an option is for in the games that have it.
    pub(super) fn labels(self, command: &str, id: &str) -> Vec<(GameRef, Label)> {
        let games = all_played(self.list).filter(|_| WITH_TABLE.contains(&command));
        let label = |game: GameRef| {
            let (_, label) = game.played()?.table_labels().iter().find(|(name, _)| *name == id)?;
            Some((game, *label))
        };
        games.filter_map(label).collect()
    }

    /// The game that computers play; without one the command does not exist.
    pub(super) fn played(self, texts: &Texts, command: &str) -> Result<&'static dyn PlayedGame, Failure> {
        let none = || Failure::Usage(texts.usage_see_help(&texts.usage_no_command(command)));
        self.played.and_then(|game| game.played()).ok_or_else(none)
    }

    /// Those whose options there are.
    fn shown(self) -> impl Iterator<Item = &'static dyn PlayedGame> {
        let games = all_played(self.list);
        games
            .filter(move |game| self.played.is_none_or(|played| played == *game))
            .filter_map(|game| game.played())
    }
}

fn all_played(list: GameList) -> impl Iterator<Item = GameRef> {
    list.all().filter(|game| game.played().is_some())
}

/// The game of a record, if it can assess decisions; in other games nobody decided anything here.
pub(super) fn advised_in(
    list: GameList,
    texts: &Texts,
    input: Input<'_>,
) -> Result<&'static dyn AdvisedGame, Failure> {
    let advised = list.judging(input.text).advised();
    if let Some(advised) = advised.filter(|_| list.of_totals(input.text).is_none()) {
        return Ok(advised);
    }
    let good = list.records(input.text).verify(texts, input.text);
    good.map_err(|faults| input.bad(texts, faults))?;
    let kind = Container::read::<()>(input.text).ok().and_then(|record| record.kind::<()>().ok());
    Err(input.no_decisions(texts, kind.unwrap_or(RecordKind::Table)))
}
