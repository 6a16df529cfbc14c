//! A window that asks for the path of a file.

use std::path::Path;

use egui::{Align2, Context, Key as Press, RichText, TextEdit, Ui, vec2};

use super::{
    actions::Action,
    dialogs::{Answer, answered, buttons, window},
    drawing::symbols::Symbol,
    file_dialog::{FileDialog, Purpose},
    keys::{DIGITS, Shortcut},
    theme::{self, TextSize, Theme},
    widgets::surface,
};
use opening::typed_path;
use text::Texts;

/// So many files are offered.
const OFFERED: usize = 5;

/// A path to type, or to choose in the system's dialog.
#[derive(Debug)]
pub struct Ask {
    title: String,
    hint: String,
    action: String,
    value: String,
    /// Whether the file is to be read.
    reads: bool,
    /// The system's dialog, while it is open.
    dialog: Option<FileDialog>,
    /// It was closed without a path.
    none_chosen: bool,
    /// How many errors had been told when the answer was given: it stays open until the answer has worked.
    given: Option<u64>,
    /// Has it been shown before?
    shown: bool,
    /// Files that were opened lately, newest first.
    recent: Vec<String>,
}

impl Ask {
    /// A window for the path of a file to be read.
    pub fn to_read(title: &str, hint: &str, action: &str) -> Self {
        Self::new([title, hint, action], String::new(), true)
    }

    /// A window for the path of a file to be written; `path` is proposed.
    pub fn to_write(title: &str, hint: &str, action: &str, path: String) -> Self {
        Self::new([title, hint, action], path, false)
    }

    /// The same with a path that is there already.
    #[must_use]
    pub fn proposing(self, path: String) -> Self {
        Self { value: path, ..self }
    }

    /// The same, offering files that were opened lately, newest first.
    #[must_use]
    pub fn recent(self, recent: Vec<String>) -> Self {
        Self { recent, ..self }
    }

    fn new(words: [&str; 3], value: String, reads: bool) -> Self {
        let [title, hint, action] = words.map(str::to_owned);
        Self {
            title,
            hint,
            action,
            value,
            reads,
            dialog: None,
            none_chosen: false,
            given: None,
            shown: false,
            recent: Vec::new(),
        }
    }

    /// Hears what was chosen in the system's dialog; whether a path was.
    fn hear_dialog(&mut self, ctx: &Context) -> bool {
        let Some(chosen) = self.dialog.as_mut().and_then(|dialog| dialog.chosen(ctx)) else { return false };
        self.dialog = None;
        self.none_chosen = chosen.is_none();
        let is_chosen = chosen.is_some();
        self.value =
            chosen.map_or_else(|| std::mem::take(&mut self.value), |path| path.display().to_string());
        is_chosen
    }

    fn open_dialog(&mut self, ctx: &Context) {
        let purpose = if self.reads { Purpose::Open } else { Purpose::Save(typed_path(&self.value)) };
        self.dialog = Some(FileDialog::open(ctx, &self.title, &purpose));
    }

    /// Shows the window; `errors` is how many were told so far. It is to be closed once what was given has worked.
    pub fn show(&mut self, ui: &Ui, texts: &Texts, errors: u64) -> Answer<String> {
        if let Some(before) = self.given.take() {
            if before == errors {
                return Answer::Cancelled;
            }
            self.shown = false;
            self.recent.retain(|path| Path::new(path) != typed_path(&self.value));
        }
        let theme = Theme::of(ui.ctx());
        let mut chosen = self.hear_dialog(ui.ctx());
        let modal = window(ui, "ask", theme::size::DIALOG, |ui| {
            let label = surface::heading(ui, &self.title);
            let line = TextEdit::singleline(&mut self.value)
                .desired_width(f32::INFINITY)
                .min_size(vec2(0.0, theme::size::CONTROL))
                .margin(theme::margin::FIELD)
                .align(Align2::LEFT_CENTER);
            let response = ui.add(line).labelled_by(label.id);
            if !self.shown {
                response.request_focus();
                self.shown = true;
            }
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Press::Enter));
            let hint = if self.none_chosen { texts.files_none_chosen() } else { &self.hint };
            ui.label(RichText::new(hint).font(theme::body(TextSize::SMALL)).color(theme.ink_soft));
            let ready = !self.value.trim().is_empty();
            let browse = Action::new(texts.files_choose(), ()).key(Shortcut::ctrl(Press::O));
            // Hardly anybody types a path.
            let browse = if ready { browse } else { browse.primary() };
            if browse.enabled_if(self.dialog.is_none(), texts.why_choosing_file()).show(ui, texts).is_some() {
                self.open_dialog(ui.ctx());
            }
            ui.add_space(theme::space::TIGHT);
            let yes = Action::new(&*self.action, ())
                .primary()
                .key(Press::Enter)
                .enabled_if(ready, texts.why_empty());
            let (yes, no) = buttons(ui, yes, texts);
            if let Some(path) = recent_files(ui, texts, &self.recent) {
                self.value = path;
                chosen = true;
            }
            let ready = ready || chosen;
            if (entered || yes || chosen) && ready {
                self.given = Some(errors);
                Answer::Given(typed_path(&self.value).display().to_string())
            } else if no {
                Answer::Cancelled
            } else {
                Answer::Waiting
            }
        });
        answered(modal)
    }
}

/// Offers files that were opened lately, each by its name over its folder; which one was chosen.
fn recent_files(ui: &mut Ui, texts: &Texts, recent: &[String]) -> Option<String> {
    if recent.is_empty() {
        return None;
    }
    ui.add_space(theme::space::SMALL);
    surface::heading(ui, texts.files_recent());
    let width = ui.available_width();
    let chosen = recent.iter().zip(DIGITS).take(OFFERED).filter_map(|(path, digit)| {
        let part = |part: Option<&Path>| part.map(|part| part.display().to_string()).unwrap_or_default();
        let (name, folder) = (Path::new(path).file_name().map(Path::new), Path::new(path).parent());
        let open = Action::new(part(name), path.clone())
            .caption(part(folder))
            .name(&**path)
            .in_menu()
            .icon(Symbol::Page);
        open.key(Shortcut::ctrl(digit)).show_wide(ui, texts, width)
    });
    chosen.fold(None, |first, next| first.or(Some(next)))
}

/// A path for a new file in the folder of pictures or the home folder.
pub fn suggested_path(file: &str) -> String {
    let folder = directories::UserDirs::new().map(|folders| {
        let pictures = folders.picture_dir().filter(|folder| folder.is_dir());
        pictures.unwrap_or_else(|| folders.home_dir()).to_path_buf()
    });
    let path = folder.unwrap_or_default().join(file);
    path.display().to_string()
}
