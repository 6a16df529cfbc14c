//! `alhambra` without a command: the window.

#[cfg(feature = "gui")]
use std::process;
use std::{io::Write, path::Path};

#[cfg(feature = "gui")]
use super::{data_folder::data_folder, reporter::Reporter};
#[cfg(feature = "gui")]
use app::window::{WindowError, has_display};
use common::{commands::Failure, contract::GameList};
use opening::Opening;
#[cfg(feature = "gui")]
use opening::ask_window;
use text::Texts;

/// Opens the window, and returns when it is closed. What is to be opened goes to a window that is already there, and so
/// does the reason why it cannot be: whoever clicks on the desktop sees no terminal.
#[cfg(feature = "gui")]
pub(super) fn start(
    list: GameList,
    texts: &Texts,
    data_dir: Option<&Path>,
    opening: Option<Result<Opening, Failure>>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (opening, wrong) = match opening {
        None => (None, None),
        Some(Ok(opening)) => (Some(opening), None),
        Some(Err(wrong)) if !has_display() => return Err(wrong),
        Some(Err(wrong)) => (Some(Opening::wrong(&wrong.message(texts))), Some(wrong)),
    };
    let shown = show(list, texts, data_dir, opening, wrong.is_none().then_some(out));
    // If no window opens either, the first thing that went wrong is what gets reported.
    wrong.map_or(shown, Err)
}

#[cfg(feature = "gui")]
fn show(
    list: GameList,
    texts: &Texts,
    data_dir: Option<&Path>,
    opening: Option<Opening>,
    out: Option<&mut dyn Write>,
) -> Result<(), Failure> {
    let data = data_folder(texts, data_dir)?;
    if opening.as_ref().is_some_and(|opening| ask_window(&data, opening)) {
        return Ok(out.map_or(Ok(()), |out| writeln!(out, "{}", texts.window_open()))?);
    }
    let language = texts.language();
    let leave = move |error| {
        let reporter = Reporter::in_language(language);
        let failure = Failure::NoWindow(told(&reporter.texts, &error));
        let _ = reporter.print_error(&failure);
        process::exit(failure.exit_code().into())
    };
    app::start(data, list, language, opening, leave).map_err(|error| Failure::NoWindow(told(texts, &error)))
}

/// Why no window opened, and what helps.
#[cfg(feature = "gui")]
fn told(texts: &Texts, error: &WindowError) -> String {
    match error {
        WindowError::NoDisplay => texts.window_no_display().to_owned(),
        WindowError::Unreachable { variable, display } => texts.window_unreachable(variable, display),
        WindowError::MissingLibrary { library } => texts.window_library(library),
        WindowError::NoGraphics => texts.window_no_graphics().to_owned(),
        WindowError::Refused => texts.window_refused().to_owned(),
    }
}

/// Says that this program was built without a window.
#[cfg(not(feature = "gui"))]
pub(super) fn start(
    _: GameList,
    texts: &Texts,
    _: Option<&Path>,
    opening: Option<Result<Opening, Failure>>,
    _: &mut dyn Write,
) -> Result<(), Failure> {
    opening.transpose()?;
    Err(Failure::NoWindow(texts.failure_no_gui().to_owned()))
}
