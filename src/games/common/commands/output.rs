//! Where a command writes what it makes: a file, or standard output when that is called `-`.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use clap::{
    Args,
    builder::{OsStringValueParser, TypedValueParser as _},
};
use serde_json::Value;

use super::Failure;
use crate::words::json_text;
use opening::given_path;
use storage::{StoreError, write_out};

/// Where to, and how it is told.
#[derive(Debug, Args)]
pub struct Output {
    #[arg(short, long, value_name = "OUT", value_parser = OsStringValueParser::new().map(given_path))]
    output: PathBuf,
    #[arg(long)]
    force: bool,
    #[arg(long)]
    json: bool,
}

impl Output {
    /// That of a command which does not always write one.
    #[must_use]
    pub const fn new(output: PathBuf, force: bool, json: bool) -> Self {
        Self { output, force, json }
    }

    /// The same of what a command was given; standard output is always free.
    pub fn check_free(&self) -> Result<(), Failure> {
        if self.is_stream() { Ok(()) } else { check_free(&self.output, self.force) }
    }

    /// The path, as it was given.
    pub fn path(&self) -> &Path {
        &self.output
    }

    /// Writes a record or a picture; a file that exists is replaced only if somebody said so, and nothing but a file
    /// ever is.
    pub fn write(&self, bytes: &[u8], out: &mut dyn Write) -> Result<(), Failure> {
        if self.is_stream() {
            return Ok(out.write_all(bytes)?);
        }
        write_out(&self.output, bytes, self.force).map_err(|error| match error {
            StoreError::Exists { path } => Failure::Exists(path),
            error => Failure::Write(error),
        })
    }

    /// Says what was written: in lines, or with more as JSON. Beside what went to standard output it is told on stderr.
    pub fn tell(&self, lines: &[String], more: Value, out: &mut dyn Write) -> Result<(), Failure> {
        let told = if self.json {
            let mut told = serde_json::json!({"written": self.output.display().to_string()});
            if let (Value::Object(all), Value::Object(more)) = (&mut told, more) {
                all.extend(more);
            }
            json_text(&told)
        } else {
            lines.join("\n")
        };
        if self.is_stream() {
            // Without a stderr there is nobody to tell.
            drop(writeln!(io::stderr(), "{told}"));
        } else {
            writeln!(out, "{told}")?;
        }
        Ok(())
    }

    fn is_stream(&self) -> bool {
        self.output.as_os_str() == "-"
    }
}

/// Refuses early to write a file that exists and is not to be replaced.
pub fn check_free(output: &Path, force: bool) -> Result<(), Failure> {
    if !force && output.exists() { Err(Failure::Exists(output.into())) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Command {
        #[command(flatten)]
        output: Output,
    }

    #[test]
    fn an_output_may_be_quoted_or_an_address() {
        let path = Path::new("/nowhere/my tables/July.json");
        for given in [
            "/nowhere/my tables/July.json",
            "\"/nowhere/my tables/July.json\"",
            "„/nowhere/my tables/July.json“",
            "file:///nowhere/my%20tables/July.json",
        ] {
            let command = Command::try_parse_from(["test", "-o", given]).unwrap();
            assert_eq!(command.output.path(), path, "{given}");
        }
        assert!(Command::try_parse_from(["test", "-o", "-"]).unwrap().output.is_stream());
    }
}
