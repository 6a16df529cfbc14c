//! The system's own dialog for files. It works beside the drawing thread: the window goes on while it is open.

use std::{
    fmt,
    future::Future,
    path::PathBuf,
    pin::Pin,
    sync::Arc,
    task::{self, Poll, Wake, Waker},
};

use egui::{Context, Id};

/// What a file is chosen for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To be read.
    Open,
    /// To be written, under this path if nobody wants another.
    Save(PathBuf),
}

/// A path being chosen; none at the end where nothing was.
type Choice = Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>>;

/// What opens a dialog with this title.
type Opener = Arc<dyn Fn(&str, &Purpose) -> Choice + Send + Sync>;

/// An open dialog.
pub struct FileDialog(Choice);

impl fmt::Debug for FileDialog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FileDialog")
    }
}

impl FileDialog {
    /// Opens the dialog of the system.
    pub fn open(ctx: &Context, title: &str, purpose: &Purpose) -> Self {
        let opener: Option<Opener> = ctx.data(|data| data.get_temp(Id::unique(OPENER)));
        Self(opener.map_or_else(|| of_system(title, purpose), |opener| opener(title, purpose)))
    }

    /// What was chosen, once the dialog is closed; nothing within if nothing was. The window is woken then.
    pub fn chosen(&mut self, ctx: &Context) -> Option<Option<PathBuf>> {
        let waker = Waker::from(Arc::new(Repaint(ctx.clone())));
        match self.0.as_mut().poll(&mut task::Context::from_waker(&waker)) {
            Poll::Ready(path) => Some(path),
            Poll::Pending => None,
        }
    }
}

/// Opens this instead of the system's dialog, which needs a desktop.
pub fn open_instead(
    ctx: &Context,
    opener: impl Fn(&str, &Purpose) -> Option<PathBuf> + Send + Sync + 'static,
) {
    let opener: Opener = Arc::new(move |title: &str, purpose: &Purpose| -> Choice {
        let path = opener(title, purpose);
        Box::pin(async move { path })
    });
    ctx.data_mut(|data| data.insert_temp(Id::unique(OPENER), opener));
}

/// Where another opener is kept.
const OPENER: &str = "file dialog";

fn of_system(title: &str, purpose: &Purpose) -> Choice {
    let dialog = rfd::AsyncFileDialog::new().set_title(title);
    match purpose {
        Purpose::Open => {
            let picked = dialog.pick_file();
            Box::pin(async move { Some(picked.await?.path().to_owned()) })
        }
        Purpose::Save(path) => {
            let folder = path.parent().filter(|folder| folder.is_dir());
            let dialog = folder.into_iter().fold(dialog, rfd::AsyncFileDialog::set_directory);
            let name = path.file_name().map(|name| name.to_string_lossy());
            let dialog = name.into_iter().fold(dialog, rfd::AsyncFileDialog::set_file_name);
            let picked = dialog.save_file();
            Box::pin(async move { Some(picked.await?.path().to_owned()) })
        }
    }
}

/// Draws the window again when the dialog is closed.
struct Repaint(Context);

impl Wake for Repaint {
    fn wake(self: Arc<Self>) {
        self.0.request_repaint();
    }
}
