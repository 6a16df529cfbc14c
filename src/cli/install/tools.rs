//! The desktop's own tools, which tell it what is new. If one is missing, desktops find out by themselves, later.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use super::entry::{ENTRY, LINKS};
use crate::Failure;
use text::Texts;

/// Has the lists of types and programs rebuilt, and says how that went.
pub(super) fn update(texts: &Texts, share: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    for (tool, folder, needs) in [
        ("update-mime-database", "mime", "mime/packages"),
        ("update-desktop-database", "applications", "applications"),
    ] {
        if !share.join(needs).is_dir() {
            continue;
        }
        let said = match run(Command::new(tool).arg(share.join(folder))) {
            None => texts.install_tool_missing(tool),
            Some(None) => texts.install_tool_failed(tool),
            Some(Some(_)) => texts.install_tool_done(tool),
        };
        writeln!(out, "  {said}")?;
    }
    Ok(())
}

/// Asks the desktop which program opens links, and prints the answer.
pub(super) fn check(texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
    let tool = "xdg-mime";
    let said = match run(Command::new(tool).args(["query", "default", LINKS])) {
        None => texts.install_tool_missing(tool),
        Some(Some(answer)) if answer.trim() == ENTRY => texts.install_links_open(tool),
        _ => texts.install_links_elsewhere(tool),
    };
    Ok(writeln!(out, "  {said}")?)
}

/// The output of a tool; nothing within if it fails, and nothing at all if it is missing.
fn run(command: &mut Command) -> Option<Option<String>> {
    let done = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    Some(done.status.success().then(|| String::from_utf8_lossy(&done.stdout).into_owned()))
}
