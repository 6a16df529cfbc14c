//! A page as a file to be printed or drawn on with, or its figures for a spreadsheet: which kind of file, and under
//! which path.

use egui::{Key as Press, Ui};

use crate::{
    csv::{Dialect, Table},
    host::AppRequest,
};
use text::{Texts, number_locale};
use ui::{
    actions::Action,
    ask::{Ask, suggested_path},
    dialogs::{self, Answer},
    drawing::symbols::Symbol,
    keys::Shortcut,
    menu,
    short_names::ShortNames,
    theme,
    vector::{self, Paper, Print},
    widgets::surface,
};

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PageFile {
    Pdf(Paper),
    Svg,
    Png,
    Csv(Lines),
}

/// What stands in a table for a spreadsheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// Every number of the score card.
    Points,
    /// Every entry of the log.
    Moves,
}

impl PageFile {
    const PAGES: [Self; 4] = [Self::Pdf(Paper::A4), Self::Pdf(Paper::Letter), Self::Svg, Self::Png];
    const TABLES: [Self; 2] = [Self::Csv(Lines::Points), Self::Csv(Lines::Moves)];

    fn action(self, texts: &Texts) -> Action<'_, Self> {
        let (label, key) = match self {
            Self::Pdf(Paper::A4) => (texts.page_pdf_a4(), Press::A),
            Self::Pdf(Paper::Letter) => (texts.page_pdf_letter(), Press::L),
            Self::Svg => (texts.page_svg(), Press::S),
            Self::Png => (texts.page_png(), Press::I),
            Self::Csv(Lines::Points) => (texts.page_csv_points(), Press::P),
            Self::Csv(Lines::Moves) => (texts.page_csv_moves(), Press::M),
        };
        Action::new(label, self).key(key)
    }

    /// What follows the name of the file.
    const fn ending(self) -> &'static str {
        match self {
            Self::Pdf(_) => ".pdf",
            Self::Svg => ".svg",
            Self::Png => ".png",
            Self::Csv(Lines::Points) => "-points.csv",
            Self::Csv(Lines::Moves) => "-moves.csv",
        }
    }

    const fn paper(self) -> Paper {
        match self {
            Self::Pdf(paper) => paper,
            Self::Svg | Self::Png | Self::Csv(_) => Paper::A4,
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
    /// of which only PDF has more than one, and `tables` writes CSV where there is any.
    pub fn show<'a, P>(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        errors: u64,
        (name, title): (&str, &str),
        prints: impl FnOnce(Paper) -> Vec<Print<'a>>,
        tables: Option<&dyn Fn(Lines) -> Table>,
    ) -> Option<AppRequest<P>> {
        match self {
            Self::Closed => None,
            Self::Kinds => {
                match kinds(ui, texts, tables.is_some()) {
                    Answer::Waiting => {}
                    Answer::Cancelled => *self = Self::Closed,
                    Answer::Given(file) => {
                        let path = suggested_path(&format!("{name}{}", file.ending()));
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
                        let names = ShortNames::of(ui.ctx());
                        let prints =
                            || prints(file.paper()).into_iter().map(|print| print.with_names(&names));
                        let bytes = match file {
                            PageFile::Csv(lines) => {
                                Ok(tables?(*lines).write(Dialect::of_locale(&number_locale())).into_bytes())
                            }
                            PageFile::Pdf(_) => {
                                let pages: Vec<_> = prints().map(|mut print| print.page()).collect();
                                Ok(vector::pdf(&pages, title, texts.language().code()))
                            }
                            PageFile::Svg => Ok(vector::svg(&prints().next()?.page(), title).into_bytes()),
                            PageFile::Png => prints().next()?.picture().encode_png(),
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
fn kinds(ui: &Ui, texts: &Texts, with_tables: bool) -> Answer<PageFile> {
    let modal = dialogs::window(ui, "save page", theme::size::MENU, |ui| {
        surface::heading(ui, texts.page_save());
        let tables: &[PageFile] = if with_tables { &PageFile::TABLES } else { &[] };
        let entries = PageFile::PAGES.iter().chain(tables).map(|file| file.action(texts).bare()).collect();
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
