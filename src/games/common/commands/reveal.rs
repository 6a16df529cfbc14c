//! Who is told of a game on the command line: whoever looks on, unless all is asked for.

use clap::Args;

use kernel::Viewer;

/// Whether what is hidden before the end is told, too.
#[derive(Clone, Copy, Debug, Args)]
pub struct Reveal {
    #[arg(long)]
    reveal: bool,
}

impl Reveal {
    /// Who is told.
    pub const fn viewer(self) -> Viewer {
        if self.reveal { Viewer::Everybody } else { Viewer::Nobody }
    }
}
