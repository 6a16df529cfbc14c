//! What every command and every argument is for.

use text::{Label, Texts};

/// What a command does, and the addition for the long help.
pub(super) fn about(command: &str) -> Option<(Label, Option<Label>)> {
    COMMANDS.into_iter().find(|(name, ..)| *name == command).map(|(_, about, more)| (about, more))
}

/// What an argument of a command is for.
pub(super) fn label(command: &str, id: &str) -> Option<Label> {
    let is_of = |commands: &[&str]| commands.is_empty() || commands.contains(&command);
    ARGUMENTS.iter().find(|(commands, other, _)| *other == id && is_of(commands)).map(|(.., label)| *label)
}

const COMMANDS: [(&str, Label, Option<Label>); 17] = [
    ("alhambra", Texts::help_program, None),
    ("verify", Texts::help_verify, Some(Texts::help_verify_more)),
    ("show", Texts::help_show, None),
    ("score", Texts::help_score, Some(Texts::help_score_more)),
    ("advise", Texts::help_advise, Some(Texts::help_advise_more)),
    ("analyse", Texts::help_analyse, Some(Texts::help_analyse_more)),
    ("import", Texts::help_import, Some(Texts::help_import_more)),
    ("play", Texts::help_play, None),
    ("simulate", Texts::help_simulate, Some(Texts::help_simulate_more)),
    ("render", Texts::help_render, None),
    ("export", Texts::help_export, Some(Texts::help_export_more)),
    ("statistics", Texts::help_statistics, None),
    ("backup", Texts::help_backup, Some(Texts::help_backup_more)),
    ("restore", Texts::help_restore, Some(Texts::help_restore_more)),
    ("install", Texts::help_install, Some(Texts::help_install_more)),
    ("man", Texts::help_man, None),
    ("completions", Texts::help_completions, Some(Texts::help_completions_more)),
];

/// The arguments by their commands: the first line that fits counts, and one without commands fits all.
const ARGUMENTS: &[(&[&str], &str, Label)] = &[
    (&["alhambra"], "open", Texts::help_open),
    (&[], "data_dir", Texts::help_data_dir),
    (&[], "language", Texts::help_language),
    (&["play", "simulate"], "game", Texts::help_game),
    (&["play", "simulate"], "players", Texts::help_players),
    (&["import"], "game", Texts::help_import_game),
    (&[], "columns", Texts::help_columns),
    (&[], "take_again", Texts::help_take_again),
    (&[], "json", Texts::help_json),
    (&[], "force", Texts::help_force),
    (&[], "help", Texts::help_print),
    (&[], "version", Texts::help_version),
    (&[], "files", Texts::help_records),
    (&["show", "render"], "file", Texts::help_record),
    (&["score"], "file", Texts::help_scored),
    (&["export"], "file", Texts::help_export_file),
    (&["advise", "analyse"], "file", Texts::help_full_record),
    (&["import"], "file", Texts::help_written),
    (&["show"], "at", Texts::help_at),
    (&["advise"], "at", Texts::help_advise_at),
    (&["render"], "at", Texts::help_render_at),
    (&[], "corrected", Texts::help_corrected),
    (&[], "reveal", Texts::help_reveal),
    (&["advise"], "rollouts", Texts::help_advise_rollouts),
    (&["analyse", "export"], "rollouts", Texts::help_analyse_rollouts),
    (&[], "ms", Texts::help_advise_ms),
    (&["import", "play"], "output", Texts::help_record_to_write),
    (&["render"], "output", Texts::help_picture),
    (&["export"], "all", Texts::help_export_all),
    (&["export", "statistics"], "game", Texts::help_plays_game),
    (&["export", "statistics"], "person", Texts::help_plays_person),
    (&["export", "statistics"], "place", Texts::help_plays_place),
    (&["export", "statistics"], "since", Texts::help_plays_since),
    (&["export", "statistics"], "until", Texts::help_plays_until),
    (&["export", "statistics"], "players", Texts::help_plays_players),
    (&["export", "statistics"], "kind", Texts::help_plays_kind),
    (&["statistics"], "show", Texts::help_statistics_show),
    (&["export"], "format", Texts::help_format),
    (&["export"], "what", Texts::help_export_what),
    (&["export"], "at", Texts::help_export_at),
    (&["export"], "layout", Texts::help_export_layout),
    (&["export"], "paper", Texts::help_export_paper),
    (&["export"], "locale", Texts::help_export_locale),
    (&["export"], "output", Texts::help_exported),
    (&["backup"], "output", Texts::help_backup_output),
    (&["restore"], "file", Texts::help_restore_file),
    (&["man"], "output", Texts::help_man_output),
    (&["completions"], "shell", Texts::help_shell),
    (&["install"], "user", Texts::help_install_user),
    (&["install"], "remove", Texts::help_install_remove),
    (&[], "dry_run", Texts::help_dry_run),
    (&[], "conflicts", Texts::help_conflicts),
    (&[], "confirm", Texts::help_confirm),
    (&["play"], "seed", Texts::help_play_seed),
    (&["simulate"], "seed", Texts::help_simulate_seed),
    (&[], "started", Texts::help_started),
    (&[], "tournament", Texts::help_tournament),
    (&["simulate"], "first", Texts::help_first),
    (&[], "games", Texts::help_games),
    (&[], "threads", Texts::help_threads),
    (&[], "size", Texts::help_size),
    (&[], "theme", Texts::help_theme),
];
