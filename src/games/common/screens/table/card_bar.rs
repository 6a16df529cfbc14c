//! The bar of a score card: the ways out of it, and the ways to hand it on, as a record, a picture, a page, text or a link:
//! the one that is wanted most beside them, the others in a menu. Their keys work without it.

use std::convert::Infallible;

use egui::{Key as Press, Ui};

use super::PictureStyle;
use crate::{
    bg_stats::PlayLink,
    csv::Table,
    day_of,
    host::{AppRequest, Source, Tone},
    screens::{
        game_actions,
        play_link::{self, PlayLinkWindow},
        save_page::{self, Lines, SavePage},
    },
    table::{TableGame, Viewed, record_title},
};
use text::Texts;
use ui::{
    actions::Action,
    ask::{Ask, suggested_path},
    dialogs::Answer,
    drawing::symbols::Symbol,
    keys::Shortcut,
    opened_menu::OpenedMenu,
    raster::Image,
    short_names::ShortNames,
    theme::Theme,
    vector::{Paper, Print},
    widgets::top_bar,
};

/// The size of a picture of a game, in pixels.
const PICTURE: (u32, u32) = (1920, 1200);
/// From this width on the bar has room for labels.
const WIDE: f32 = 1100.0;

/// A score card as it is handed on. What takes time is made only when it is asked for.
pub trait HandedOn {
    /// The card as text.
    fn as_text(&self) -> String;
    /// The link for BG Stats.
    fn play_link(&self) -> Option<PlayLink>;
    /// The picture.
    fn picture(&self, style: PictureStyle<'_>) -> Image;
    /// The pages.
    fn prints(&self, paper: Paper) -> Vec<Print<'_>>;
    /// The record as CSV.
    fn table(&self, lines: Lines) -> Table;
}

/// What a card is of.
struct CardOf {
    /// What the game is called.
    title: String,
    /// The name of its files, without what follows the dot.
    file: String,
    source: Source,
    is_over: bool,
}

impl CardOf {
    fn new<G: TableGame>(texts: &Texts, viewed: &Viewed<G>) -> Self {
        let game = &viewed.loaded.game;
        Self {
            title: record_title::<G>(texts, game),
            file: format!("{}-{}", G::FILES, day_of(game.header())),
            source: viewed.source.clone(),
            is_over: game.is_over(),
        }
    }
}

/// Something else that goes to the clipboard, and what is said then.
pub struct Copied {
    /// What is copied.
    pub text: String,
    /// What is said.
    pub says: String,
}

/// Copies something else, with its word in a narrow bar.
pub type CopyAction<'a> = (Action<'a, Copied>, &'a str);

/// What the bar remembers.
#[derive(Default)]
pub struct CardBar {
    ask: Option<(Ask, PathFor)>,
    /// The menu is open.
    menu: OpenedMenu,
    save_page: SavePage,
    play_link: PlayLinkWindow,
}

/// What a path was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PathFor {
    Record,
    Picture,
}

/// What is asked for in the bar.
enum FromBar {
    Menu,
    Ask(AppRequest<Infallible>),
    Write(PathFor),
    Copy(Copied),
    CopyCard,
    Page,
    Link,
}

impl CardBar {
    /// Draws the bar, with what else of the card can be copied; what was asked for. The last of that, with its word in a
    /// narrow bar, is wanted most.
    pub fn show<G: TableGame>(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        (viewed, card): (&Viewed<G>, &dyn HandedOn),
        more: Vec<CopyAction<'_>>,
    ) -> Option<AppRequest<G::Page>> {
        let of = CardOf::new(texts, viewed);
        let asked = self.bar(ui, texts, &of, more)?;
        self.do_asked(ui, texts, (&of, card), asked).map(|request| request.map(|never| match never {}))
    }

    fn do_asked(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        (of, card): (&CardOf, &dyn HandedOn),
        asked: FromBar,
    ) -> Option<AppRequest<Infallible>> {
        match asked {
            FromBar::Menu => self.menu.open(),
            FromBar::Ask(request) => return Some(request),
            FromBar::Write(path_for) => {
                let (title, yes, kind) = match path_for {
                    PathFor::Record => (texts.library_export(), texts.export(), "json"),
                    PathFor::Picture => (texts.score_export_png(), texts.save(), "png"),
                };
                let path = suggested_path(&format!("{}.{kind}", of.file));
                self.ask = Some((Ask::to_write(title, texts.score_picture_hint(), yes, path), path_for));
            }
            FromBar::Page => self.save_page.open(),
            FromBar::Link => self.play_link.open(card.play_link()),
            FromBar::Copy(Copied { text, says }) => {
                ui.ctx().copy_text(text);
                return Some(AppRequest::Say(Tone::Done, says));
            }
            FromBar::CopyCard => {
                ui.ctx().copy_text(card.as_text());
                return Some(AppRequest::Say(Tone::Done, texts.score_copied().to_owned()));
            }
        }
        None
    }

    fn bar(&mut self, ui: &mut Ui, texts: &Texts, of: &CardOf, more: Vec<CopyAction<'_>>) -> Option<FromBar> {
        let wide = ui.available_width() >= WIDE;
        let action = |label, does, symbol, press: Press| Action::new(label, does).icon(symbol).key(press);
        let [back, home] = [AppRequest::Back, AppRequest::Home].map(FromBar::Ask);
        let [export, picture] = [PathFor::Record, PathFor::Picture].map(FromBar::Write);
        let copy = action(texts.score_export_text(), FromBar::CopyCard, Symbol::Copy, Press::C);
        let picture = action(texts.score_export_png(), picture, Symbol::Picture, Press::I);
        let mut handed_on = vec![
            action(texts.export(), export, Symbol::ArrowUp, Press::E),
            play_link::action(texts, of.is_over, FromBar::Link),
            save_page::action(texts, FromBar::Page),
            copy.key(Shortcut::ctrl(Press::C)),
        ];
        let mut first = (picture, texts.score_picture());
        for (action, word) in more {
            handed_on.push(std::mem::replace(&mut first, (action.map(FromBar::Copy), word)).0);
        }
        let menu = Action::new(texts.score_more(), FromBar::Menu).icon(Symbol::Menu).key(Press::O);
        let shown = [
            (action(texts.back(), back, Symbol::ArrowLeft, Press::Escape), texts.back()),
            (action(texts.home(), home, Symbol::Home, game_actions::HOME), texts.home()),
            (menu, texts.score_more()),
            first,
        ];
        let mut asked = None;
        top_bar::show_titled(ui, &of.title, |ui| {
            for (action, word) in shown {
                asked = asked.take().or(action.in_bar(word, wide).show(ui, texts));
            }
        });
        // The other ways to hand the card on.
        let entries = handed_on.into_iter().rev().collect();
        asked.or(self.menu.show(ui, texts, ("card menu", texts.score_more()), entries))
    }

    /// Shows what the bar has opened over the page; what was asked for there.
    pub fn show_opened<G: TableGame>(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        errors: u64,
        (viewed, card): (&Viewed<G>, &dyn HandedOn),
    ) -> Vec<AppRequest<G::Page>> {
        let of = CardOf::new(texts, viewed);
        let asked = self.opened(ui, texts, errors, (&of, card)).into_iter();
        asked.map(|request| request.map(|never| match never {})).collect()
    }

    fn opened(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        errors: u64,
        (of, card): (&CardOf, &dyn HandedOn),
    ) -> Vec<AppRequest<Infallible>> {
        let tables = |lines| card.table(lines);
        let prints = |paper| card.prints(paper);
        let page = self.save_page.show(ui, texts, errors, (&of.file, &of.title), prints, Some(&tables));
        let written = self.ask.as_mut().map(|(ask, path_for)| (ask.show(ui, texts, errors), *path_for));
        let written = match written {
            None | Some((Answer::Waiting, _)) => None,
            Some((Answer::Cancelled, _)) => {
                self.ask = None;
                None
            }
            Some((Answer::Given(path), PathFor::Record)) => {
                Some(AppRequest::Export { source: of.source.clone(), path })
            }
            Some((Answer::Given(path), PathFor::Picture)) => {
                let (dark, names) = (Theme::of(ui.ctx()).dark, &ShortNames::of(ui.ctx()));
                let image = card.picture(PictureStyle { size: PICTURE, dark, names });
                Some(AppRequest::write_picture(texts, path, image.encode_png()))
            }
        };
        page.into_iter().chain(self.play_link.show(ui, texts)).chain(written).collect()
    }
}
