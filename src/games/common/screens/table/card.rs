//! The score card of a table: who got how much and why, and what comes next.

use egui::{Key as Press, Rect, Ui, Vec2, vec2};

use super::{TableScreens, card_prints, picture, reasons, results, tables, title};
use crate::{
    day_of,
    host::{AppRequest, Source, Tone, Viewing},
    screens::{
        play_link::{self, PlayLinkWindow},
        save_page::{self, SavePage},
    },
    table::{self, Record, TableCommand, TableGame, TableView, Viewed},
};
use kernel::{Breakdown, Kind, record::Seat};
use text::Texts;
use ui::{
    actions::Action,
    ask::{Ask, suggested_path},
    dialogs::Answer,
    drawing::symbols::Symbol,
    keys::Shortcut,
    room,
    theme::{self, Theme},
    widgets::{shortcut_row, surface::Surface, top_bar},
};

/// What totals and reasons need side by side, and one above the other: of reasons some are enough, which are scrolled.
const NEEDED: Vec2 = vec2(880.0, 420.0);
const STACKED: f32 = 480.0;
const REASONS: f32 = 420.0;
/// The size of a picture, in pixels.
const PICTURE: (u32, u32) = (1920, 1200);

/// What a path was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PanelRequest {
    Record,
    Picture,
}

/// What the page remembers.
#[derive(Default)]
pub struct ScoreCard {
    /// The record shown.
    source: Option<Source>,
    /// The row whose reasons are listed.
    row: usize,
    ask: Option<(Ask, PanelRequest)>,
    save_page: SavePage,
    play_link: PlayLinkWindow,
}

impl ScoreCard {
    /// Draws the page.
    pub fn show<G: TableScreens>(
        &mut self,
        ui: &mut Ui,
        app: &TableView<'_, G>,
        commands: &mut Vec<TableCommand<G>>,
    ) {
        let texts = app.texts;
        let Some(viewed) = &app.desk.viewed else {
            commands.push(AppRequest::Back.into());
            return;
        };
        let record = &viewed.loaded.game;
        let (cards, seats) = (record.breakdown(), &record.header().seats);
        if self.source.as_ref() != Some(&viewed.source) {
            let leader = G::winners(record).first().copied().unwrap_or(0);
            (self.source, self.row) = (Some(viewed.source.clone()), leader);
        }
        self.row = self.row.min(cards.len().saturating_sub(1));
        let place = room::below_bar(ui);
        self.bar::<G>(ui, texts, viewed, commands);
        let [above, foot] = room::with_foot(place, theme::size::TOUCH, theme::space::MEDIUM);
        let all = results::height::<G>(cards.len());
        // What the game has to show below the totals has its room where there is some.
        let needed = vec2(NEEDED.x, NEEDED.y.max(all - G::RESULT));
        let stacked = vec2(STACKED, all + REASONS);
        room::scrolled_parts(ui, "card", above, [needed, stacked], |ui, place, is_stacked| {
            let (left, right) = if is_stacked {
                let middle = place.min.y + all;
                (place.with_max_y(middle), place.with_min_y(middle + theme::space::MEDIUM))
            } else {
                let middle = place.min.x + place.width() / 2.0;
                (place.with_max_x(middle), place.with_min_x(middle + theme::space::MEDIUM))
            };
            results::show::<G>(ui, left, texts, (record, &cards), &mut self.row);
            Surface::Plain.show_in(ui, right, |ui| {
                if let (Some(card), Some(seat)) = (cards.get(self.row), seats.get(self.row)) {
                    reasons::show::<G>(ui, texts, seats, &seat.name, card);
                }
            });
        });
        buttons::<G>(ui, foot, texts, viewed, commands);
        self.ask::<G>(ui, app, viewed, commands);
    }

    fn bar<G: TableScreens>(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        viewed: &Viewed<G>,
        commands: &mut Vec<TableCommand<G>>,
    ) {
        let mut wish = None;
        let mut copies = false;
        top_bar::show(
            ui,
            &title::<G>(texts, &viewed.loaded.game),
            |_| {},
            |ui| {
                let back = Action::new(texts.back(), AppRequest::Back.into());
                let back = back.icon(Symbol::ArrowLeft).key(Press::Escape).icon_over(texts.back());
                commands.extend(back.show(ui, texts));
                let home = Action::new(texts.home(), AppRequest::Home.into());
                commands
                    .extend(home.icon(Symbol::Home).key(Press::H).icon_over(texts.home()).show(ui, texts));
                let export =
                    Action::new(texts.export(), PanelRequest::Record).icon(Symbol::ArrowUp).key(Press::E);
                wish = export.icon_over(texts.export()).show(ui, texts);
                let drawn =
                    Action::new(texts.score_export_png(), PanelRequest::Picture).icon(Symbol::Picture);
                wish = drawn.key(Press::I).icon_over(texts.score_picture()).show(ui, texts).or(wish);
                let copy = Action::new(texts.score_export_text(), ()).icon(Symbol::Copy).key(Press::C);
                let copy = copy.key(Shortcut::ctrl(Press::C));
                copies = copy.icon_over(texts.copy()).show(ui, texts).is_some();
                if save_page::action(texts, ()).icon_over(texts.page()).show(ui, texts).is_some() {
                    self.save_page.open();
                }
                let send = play_link::action(texts, viewed.loaded.game.is_over(), ());
                if send.icon_over(texts.bg_stats()).show(ui, texts).is_some() {
                    self.play_link.open(table::play_link::<G>(&viewed.loaded.game));
                }
            },
        );
        if copies {
            ui.ctx().copy_text(as_text::<G>(texts, &viewed.loaded.game));
            commands.push(AppRequest::Say(Tone::Done, texts.score_copied().to_owned()).into());
        }
        if let Some(wish) = wish {
            let (title, yes, kind) = match wish {
                PanelRequest::Record => (texts.library_export(), texts.export(), "json"),
                PanelRequest::Picture => (texts.score_export_png(), texts.save(), "png"),
            };
            let day = day_of(viewed.loaded.game.header());
            let path = suggested_path(&format!("{}-{day}.{kind}", G::Table::GAME));
            self.ask = Some((Ask::to_write(title, texts.score_picture_hint(), yes, path), wish));
        }
    }

    fn ask<G: TableScreens>(
        &mut self,
        ui: &Ui,
        app: &TableView<'_, G>,
        viewed: &Viewed<G>,
        commands: &mut Vec<TableCommand<G>>,
    ) {
        let (texts, record) = (app.texts, &viewed.loaded.game);
        let title = title::<G>(texts, record);
        let name = format!("{}-{}", G::Table::GAME, day_of(record.header()));
        let prints = |paper| card_prints::<G>(texts, record, paper);
        let tables = |lines| tables::<G>(texts, record, lines);
        let page = self.save_page.show(ui, texts, app.errors, (&name, &title), prints, Some(&tables));
        commands.extend(page.into_iter().chain(self.play_link.show(ui, texts)).map(TableCommand::from));
        let Some((ask, wish)) = &mut self.ask else { return };
        match (ask.show(ui, app.texts, app.errors), wish) {
            (Answer::Waiting, _) => {}
            (Answer::Cancelled, _) => self.ask = None,
            (Answer::Given(path), PanelRequest::Record) => {
                commands.push(AppRequest::Export { source: viewed.source.clone(), path }.into());
            }
            (Answer::Given(path), PanelRequest::Picture) => {
                let dark = Theme::of(ui.ctx()).dark;
                let image = picture::<G>(&viewed.loaded.game, None, PICTURE, dark, app.texts.language());
                commands.push(AppRequest::write_picture(app.texts, path, image.encode_png()).into());
            }
        }
    }
}

/// What one goes on with.
fn buttons<G: TableGame>(
    ui: &mut Ui,
    rect: Rect,
    texts: &Texts,
    viewed: &Viewed<G>,
    commands: &mut Vec<TableCommand<G>>,
) {
    let own = match &viewed.source {
        Source::File(file) if !viewed.loaded.read_only => Some(file.clone()),
        _ => None,
    };
    let mut entries: Vec<Action<'_, TableCommand<G>>> = Vec::new();
    match (&viewed.loaded.game, own) {
        (Record::<G>::Table(_), own) => {
            let again = Action::new(texts.score_again(), TableCommand::Again);
            entries.push(again.icon(Symbol::Redo).key(Press::A));
            entries.extend(own.map(|file| {
                let back = Action::new(texts.pad_back_to_table(), AppRequest::Open(file).into());
                back.icon(Symbol::Grid).key(Press::T)
            }));
            let replay = AppRequest::View(viewed.source.clone(), Viewing::Replay).into();
            entries.push(Action::new(texts.score_replay(), replay).icon(Symbol::StepBack).key(Press::R));
        }
        (Record::<G>::Result(_), Some(file)) => {
            let correct = Action::new(texts.late_correct(), TableCommand::TypeIn(Some(file)));
            entries.push(correct.icon(Symbol::Grid).key(Press::T));
        }
        (Record::<G>::Played(_) | Record::<G>::Result(_), _) => return,
    }
    let count = entries.len();
    let mut entries = entries.into_iter();
    shortcut_row::show(ui, rect, count, |ui, k, width| {
        let Some(entry) = entries.next() else { return };
        let entry = if k == 0 { entry.first_key(Press::Enter).primary() } else { entry };
        commands.extend(entry.show_wide(ui, texts, width));
    });
}

/// The card as text: totals, and every reason below.
#[must_use]
pub fn as_text<G: TableGame>(texts: &Texts, record: &Record<G>) -> String {
    fn list<G: TableGame>(
        texts: &Texts,
        seats: &[Seat],
        number: &Breakdown<<G::Table as Kind>::Reason>,
        depth: usize,
        text: &mut String,
    ) {
        let part = texts.pad_said(&G::part(texts, seats, &number.reason), &number.vp.to_string());
        let why = reasons::why::<G>(texts, seats, &number.reason);
        let why = if why.is_empty() { why } else { format!(" ({why})") };
        *text += &format!("{}{part}{why}\n", "  ".repeat(depth));
        number.parts.iter().for_each(|part| list::<G>(texts, seats, part, depth + 1, text));
    }
    let mut text = format!("{}\n", title::<G>(texts, record));
    for (seat, card) in record.header().seats.iter().zip(record.breakdown()) {
        let total = G::counted(texts, u16::try_from(card.vp).unwrap_or_default());
        text += &format!("\n{}\n", texts.pad_said(&seat.name, &total));
        card.parts.iter().for_each(|part| list::<G>(texts, &record.header().seats, part, 1, &mut text));
    }
    text
}
