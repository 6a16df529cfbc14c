//! A page as a file to be printed or drawn on with: which kind of file, and under which path.

use egui::{Key as Press, Ui};

use crate::{
    games::common::host::AppRequest,
    text::Texts,
    ui::{
        actions::Action,
        dialogs::{self, Answer, Ask, suggested_path},
        drawing::symbols::Symbol,
        keys::Shortcut,
        menu, theme,
        vector::{self, Paper, Print},
        widgets::surface,
    },
};

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PageFile {
    Pdf(Paper),
    Svg,
    Png,
}

impl PageFile {
    const ALL: [Self; 4] = [Self::Pdf(Paper::A4), Self::Pdf(Paper::Letter), Self::Svg, Self::Png];

    fn action(self, texts: &Texts) -> Action<'_, Self> {
        let (label, key) = match self {
            Self::Pdf(Paper::A4) => (texts.page_pdf_a4(), Press::A),
            Self::Pdf(Paper::Letter) => (texts.page_pdf_letter(), Press::L),
            Self::Svg => (texts.page_svg(), Press::S),
            Self::Png => (texts.page_png(), Press::I),
        };
        Action::new(label, self).key(key)
    }

    const fn ending(self) -> &'static str {
        match self {
            Self::Pdf(_) => "pdf",
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    const fn paper(self) -> Paper {
        match self {
            Self::Pdf(paper) => paper,
            Self::Svg | Self::Png => Paper::A4,
        }
    }
}

/// What is open of it.
#[derive(Debug, Default)]
pub enum SavePage {
    /// Nothing.
    #[default]
    Closed,
    /// The kinds of file.
    Kinds,
    /// The path.
    Path(Box<PagePath>),
}

/// A path that is asked for.
#[derive(Debug)]
pub struct PagePath(Ask, PageFile);

impl SavePage {
    /// Begins to ask.
    pub fn open(&mut self) {
        *self = Self::Kinds;
    }

    /// Shows what is open; what was asked for. `name` is that of the file without its ending; `prints` makes the pages,
    /// of which only PDF has more than one.
    pub fn show<'a, P>(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        errors: u64,
        (name, title): (&str, &str),
        prints: impl FnOnce(Paper) -> Vec<Print<'a>>,
    ) -> Option<AppRequest<P>> {
        match self {
            Self::Closed => None,
            Self::Kinds => {
                match kinds(ui, texts) {
                    Answer::Waiting => {}
                    Answer::Cancelled => *self = Self::Closed,
                    Answer::Given(file) => {
                        let path = suggested_path(&format!("{name}.{}", file.ending()));
                        let ask =
                            Ask::to_write(texts.page_save(), texts.score_picture_hint(), texts.save(), path);
                        *self = Self::Path(Box::new(PagePath(ask, file)));
                    }
                }
                None
            }
            Self::Path(asked) => {
                let PagePath(ask, file) = &mut **asked;
                match ask.show(ui, texts, errors) {
                    Answer::Waiting => None,
                    Answer::Cancelled => {
                        *self = Self::Closed;
                        None
                    }
                    Answer::Given(path) => {
                        let mut prints = prints(file.paper());
                        let bytes = match file {
                            PageFile::Pdf(_) => {
                                let pages: Vec<_> = prints.iter_mut().map(Print::page).collect();
                                Ok(vector::pdf(&pages, title, texts.language().code()))
                            }
                            PageFile::Svg => Ok(vector::svg(&prints.first_mut()?.page(), title).into_bytes()),
                            PageFile::Png => prints.first_mut()?.picture().encode_png(),
                        };
                        Some(AppRequest::write_picture(texts, path, bytes))
                    }
                }
            }
        }
    }
}

/// Opens the window.
pub fn action<C>(texts: &Texts, does: C) -> Action<'_, C> {
    Action::new(texts.page_save(), does).icon(Symbol::Page).key(Shortcut::ctrl(Press::P))
}

/// Asks which kind of file.
fn kinds(ui: &Ui, texts: &Texts) -> Answer<PageFile> {
    let modal = dialogs::window(ui, "save page", theme::size::MENU, |ui| {
        surface::heading(ui, texts.page_save());
        let entries = PageFile::ALL.map(|file| file.action(texts)).into();
        let chosen = menu::show(ui, texts, entries);
        let cancelled = dialogs::cancel(ui, texts);
        match chosen {
            Some(file) => Answer::Given(file),
            None if cancelled => Answer::Cancelled,
            None => Answer::Waiting,
        }
    });
    dialogs::answered(modal)
}
