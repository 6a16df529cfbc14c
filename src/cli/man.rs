//! `alhambra man`: manual pages of the program and of each command, made from their help.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use clap::{
    Args, Command,
    builder::{OsStringValueParser, TypedValueParser as _},
};
use clap_mangen::{
    Man,
    roff::{Roff, roman},
};

use common::commands::{Failure, Output, file_name};
use opening::given_path;
use storage::create_folder;
use text::{Language, Texts};

/// The source that every page names.
const SOURCE: &str = concat!("alhambra ", env!("CARGO_PKG_VERSION"));

#[derive(Debug, Args)]
pub(super) struct Manual {
    #[arg(short, long, value_name = "DIR", value_parser = OsStringValueParser::new().map(given_path))]
    output: Option<PathBuf>,
    #[arg(long)]
    force: bool,
}

/// A page and the name of its file.
struct ManPage {
    file: String,
    text: Vec<u8>,
}

impl Manual {
    /// Writes the pages of the command line, whose help is in `texts`. Pages are in English, as are the headings that
    /// clap gives them.
    pub(super) fn run(
        self,
        command_line: impl Fn(&Texts) -> Command,
        texts: &Texts,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let english = Texts::new(Language::English);
        let pages = pages(&english, command_line(&english))?;
        let Some(folder) = self.output.filter(|folder| folder.as_os_str() != "-") else {
            return Ok(pages.iter().try_for_each(|page| out.write_all(&page.text))?);
        };
        let outputs = pages.iter().map(|page| Output::new(folder.join(&page.file), self.force, false));
        let outputs: Vec<Output> = outputs.collect();
        outputs.iter().try_for_each(Output::check_free)?;
        create_folder(&folder).map_err(Failure::Write)?;
        for (page, output) in pages.iter().zip(&outputs) {
            output.write(&page.text, out)?;
            writeln!(out, "{}", texts.install_written(&file_name(output.path())))?;
        }
        Ok(())
    }
}

/// All pages, that of the program first.
fn pages(texts: &Texts, command_line: Command) -> io::Result<Vec<ManPage>> {
    let all = command_line.mut_subcommand("help", |help| help.hide(true));
    let commands = all.get_subcommands().filter(|command| !command.is_hide_set());
    std::iter::once(&all).chain(commands).map(|command| page(texts, command)).collect()
}

fn page(texts: &Texts, command: &Command) -> io::Result<ManPage> {
    let more = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let command = command.clone().after_help(None::<&str>).subcommand_help_heading("COMMANDS");
    // A date that is empty would be left out, and the source be taken for it.
    let man = Man::new(command).date(" ").source(SOURCE).manual("Alhambra Companion");
    let mut text = Vec::new();
    man.render(&mut text)?;
    after_options(&more, texts.help_examples()).to_writer(&mut text)?;
    Ok(ManPage { file: man.get_filename(), text })
}

/// What follows the options in the help of a command, with the examples last. clap would run the lines together.
fn after_options(help: &str, examples: &str) -> Roff {
    let (shown, notes): (Vec<&str>, Vec<&str>) =
        help.split("\n\n").filter(|part| !part.is_empty()).partition(|part| part.starts_with(examples));
    let mut roff = Roff::new();
    if !notes.is_empty() {
        roff.control("SH", ["NOTES"]);
    }
    for part in notes {
        roff.control("PP", []);
        set(&mut roff, part);
    }
    for part in shown {
        roff.control("SH", ["EXAMPLES"]);
        set(&mut roff, part[examples.len()..].trim_start_matches('\n'));
    }
    roff
}

/// A paragraph whose indented lines remain separate lines.
fn set(roff: &mut Roff, paragraph: &str) {
    let (mut lines, mut kept) = (paragraph.lines().peekable(), false);
    while let Some(line) = lines.next() {
        if line.starts_with(' ') && !kept {
            kept = true;
            roff.control("nf", []);
        }
        roff.text([roman(line)]);
        if kept && lines.peek().is_none_or(|next| !next.starts_with(' ')) {
            kept = false;
            roff.control("fi", []);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_indented_in_the_help_stays_in_lines_of_its_own() {
        let help = "A note.\n\nExamples:\n  alhambra a\n  alhambra --b\n\nCodes:\n  0  fine";
        let roff = after_options(help, "Examples:").to_roff();
        assert_eq!(
            roff,
            ".SH NOTES\n.PP\nA note.\n.PP\nCodes:\n.nf\n  0  fine\n.fi\n.SH EXAMPLES\n.nf\n  alhambra a\n  alhambra \\-\\-b\n.fi\n"
        );
    }

    #[test]
    fn nothing_follows_where_the_help_has_no_more() {
        assert_eq!(after_options("", "Examples:").to_roff(), "");
    }
}
