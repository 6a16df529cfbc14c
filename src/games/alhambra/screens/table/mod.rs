//! The pad of a table (§A10): a row a player, a column a type; a tap adds a tile.

mod asked;
mod board;
mod findings;
mod history;
mod lead;
mod leftovers;
mod measure;
mod menu;
mod panel;
mod people;
mod reminders;
mod scoring;
mod status;
mod strip;
mod third_player;

use egui::{Align2, Key as Press, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::sheet::{
    self,
    model::{Column, SheetTap, SheetView},
    view::{Position, view},
};
use crate::{
    games::{
        alhambra::{
            pad::{Pad, PadEvent, Step},
            rules::Scoring,
            session::{Alhambra, AppView, GameCommand},
            text::names,
        },
        common::{
            BuildingType,
            host::AppRequest,
            screens::{game_actions, table::ask_about_conflict},
            table::TableGame,
        },
    },
    text::Texts,
    ui::{
        actions::{Action, by_one_of, offer},
        drawing::symbols::Symbol,
        keys::DIGITS,
        room,
        theme::{self, TextSize, Theme},
        widgets::{
            self, fitted_text,
            round_track::{self, Track},
            surface::Surface,
            top_bar,
        },
    },
};
use asked::{Measure, Next, Wish};
use board::BoardPage;
use panel::Panel;
use strip::BarAction;

/// Between the cards.
const GAP: f32 = theme::space::MEDIUM;
/// A line below the sheet.
const LINE: f32 = 24.0;
/// The bar has room for labels beside the icons from this width on.
const WITH_LABELS: f32 = 1248.0;

/// What the page remembers.
#[derive(Default)]
pub struct TablePage {
    /// The table all of this is about.
    file: String,
    /// The row that keys are for.
    row: usize,
    /// An earlier scoring chosen for late entries.
    earlier: Option<Scoring>,
    /// The next tap takes a tile off.
    less: bool,
    /// What was tapped last: its consequences are told until something is pointed at.
    last: Option<(Option<usize>, Column)>,
    panel: Option<Panel>,
    /// The board of the row lies in the place of the sheet.
    board: Option<BoardPage>,
    /// What is to be shown once what was asked for is done.
    wish: Option<Wish>,
}

impl TablePage {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(session) = &app.desk.table else {
            commands.push(AppRequest::Back.into());
            return;
        };
        if self.file != session.file() {
            *self = Self { file: session.file().to_owned(), ..Self::default() };
        }
        let (texts, pad) = (app.texts, session.pad());
        let scoring = self.scoring(pad);
        if let Some(wish) = self.wish.take() {
            self.panel = Panel::new(pad, scoring, wish);
        }
        widgets::touch(ui);
        let [card, strip] = room::with_foot(room::below_bar(ui), theme::size::STRIP, GAP);
        self.top_bar(ui, texts, pad, commands);
        if let Some(mut board) = self.board.take() {
            // The third player has no Alhambra.
            let row = self.row.min(pad.config().game.players() - 1);
            let left = board.show(ui, texts, pad, (row, scoring), card, commands);
            self.board = (!left).then_some(board);
        } else {
            let tap = self.sheet(ui, texts, pad, scoring, card);
            if let Some(tap) = tap.filter(|_| self.panel.is_none()) {
                self.tapped(pad, scoring, tap, commands);
            }
            self.keys(ui, texts, pad, scoring, commands);
        }
        let asked = strip::show(ui, texts, pad, (scoring, self.earlier.is_some(), self.less), strip);
        if let Some(asked) = asked {
            self.do_asked(asked, commands);
        }
        if let Some(mut panel) = self.panel.take() {
            match panel.show(ui, app, pad, scoring, commands) {
                Next::Stay => self.panel = Some(panel),
                Next::Close => {}
                Next::Show(wish) => self.wish = Some(wish),
                Next::Do(command) => commands.push(command),
            }
            if self.panel.is_none() {
                ui.ctx().request_repaint();
            }
        }
        ask_about_conflict(ui, app, commands);
    }

    /// The scoring in which entries count.
    fn scoring(&self, pad: &Pad) -> Scoring {
        self.earlier.unwrap_or_else(|| pad.counting())
    }

    fn top_bar(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad, commands: &mut Vec<GameCommand>) {
        let scoring = self.scoring(pad);
        let is_over = pad.is_complete() && self.earlier.is_none();
        let words = match is_over {
            true => texts.alhambra_all_held().to_owned(),
            false => texts.alhambra_before_scoring(scoring.number()),
        };
        let number = usize::from(scoring.number());
        let track = match is_over {
            true => Track { over: 3, now: false, rounds: 3 },
            false => Track::at(number, Scoring::ALL.len()),
        };
        let title = match pad.header.title.is_empty() {
            true => Alhambra::title(texts, &pad.header, pad.config()),
            false => pad.header.title.clone(),
        };
        let (mut step, mut wish) = (0, None);
        let open = pad.unconfirmed().len();
        top_bar::show(
            ui,
            &title,
            |ui| {
                let back = Action::new(texts.alhambra_part_back(), -1).icon(Symbol::ChevronLeft);
                let back = back.key(Press::PageUp).as_icon();
                let back = back.only_if(number > 1, texts.why_first_round()).show(ui, texts);
                let room = (ui.available_width() - theme::size::TALL).max(0.0);
                ui.scope(|ui| {
                    ui.set_max_width(room);
                    round_track::show(ui, track, &words, &words);
                });
                let on = Action::new(texts.alhambra_part_on(), 1).icon(Symbol::ChevronRight);
                let on = on.key(Press::PageDown).as_icon();
                let on = on.only_if(self.earlier.is_some(), texts.alhambra_why_now()).show(ui, texts);
                step = back.or(on).unwrap_or(0);
            },
            |ui| {
                ui.spacing_mut().item_spacing.x = theme::space::TIGHT;
                let labels = ui.available_width() >= WITH_LABELS;
                let menu = game_actions::menu(texts, Wish::Menu);
                let menu = if self.board.is_none() { menu.key(Press::Escape) } else { menu };
                for (action, word) in [(menu, texts.menu()), (menu::history(texts), texts.history_title())] {
                    let action = if labels { action.quiet() } else { action.icon_over(word) };
                    wish = wish.take().or(action.show(ui, texts));
                }
                let redo = game_actions::redo(texts, pad.can_redo(), GameCommand::Redo);
                let redo = if labels { redo.quiet() } else { redo.icon_over(texts.redo()) };
                commands.extend(redo.without_cap().show(ui, texts));
                let undo = game_actions::undo(texts, pad.can_undo(), GameCommand::Undo).icon(Symbol::Undo);
                let undo = if labels { undo } else { undo.icon_over(texts.undo()) };
                commands.extend(undo.show(ui, texts));
                if open > 0 {
                    let count = open.to_string();
                    let name = texts.pad_said(texts.pad_audit(), &count);
                    let odd = menu::findings(&count).danger().name(&*name).hint(&name).without_cap();
                    wish = wish.take().or(odd.show(ui, texts));
                }
            },
        );
        self.step(pad, step);
        self.wish = self.wish.or(wish);
    }

    /// Chooses an earlier scoring for late entries, or comes back from it.
    fn step(&mut self, pad: &Pad, step: i8) {
        if step == 0 {
            return;
        }
        let now = pad.counting();
        let at = self.scoring(pad).index().saturating_add_signed(step.into()).min(now.index());
        self.earlier = Scoring::ALL.get(at).copied().filter(|scoring| *scoring < now);
    }

    /// The sheet and the lines below it; what was tapped.
    fn sheet(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        scoring: Scoring,
        card: Rect,
    ) -> Option<SheetTap> {
        let theme = Theme::of(ui.ctx());
        let seats = &pad.header.seats;
        let position = Position { setup: pad.config(), seats, state: pad.state(), scoring };
        let mut sheet: SheetView = view(texts, &theme, position);
        self.row = self.row.min(sheet.rows.len().saturating_sub(1));
        if let Some(row) = sheet.rows.get_mut(self.row) {
            row.name.current = true;
        }
        let shown = Surface::Ornate.show_in(ui, card, |ui| {
            let inside = card.shrink2(Vec2::splat(theme::space::LARGE));
            let [above, lines] = room::with_foot(inside, LINE * 2.0, theme::space::TIGHT);
            // The corners have stars.
            let lines = lines.shrink2(vec2(theme::space::LARGE, 0.0));
            let needed = sheet::needed(&sheet);
            let shown =
                room::scrolled(ui, "sheet", above, needed, |ui, place| sheet::show(ui, place, &sheet));
            let said = [
                status::pointed(texts, pad, scoring, shown.pointed.or(self.last)),
                status::forecast(texts, pad),
            ];
            for (k, words) in said.iter().enumerate() {
                let line =
                    Rect::from_min_size(lines.min + vec2(0.0, LINE * k as f32), vec2(lines.width(), LINE));
                let response = ui.interact(line, ui.scope_id().with(("line", k)), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
                let (font, ink) = match k {
                    0 => (theme::medium(TextSize::TEXT), theme.ink),
                    _ => (theme::body(TextSize::SMALL), theme.ink_soft),
                };
                let at = line.left_center();
                fitted_text(ui.painter(), at, Align2::LEFT_CENTER, words, font, ink, line.width());
                response.on_hover_text(words);
            }
            shown
        });
        shown.inner.tap
    }

    fn tapped(&mut self, pad: &Pad, scoring: Scoring, tap: SheetTap, commands: &mut Vec<GameCommand>) {
        match tap {
            SheetTap::Row(row) => self.row = row,
            SheetTap::Head(Column::Type(building)) => self.wish = Some(Wish::Lead(building)),
            SheetTap::Head(_) => {}
            SheetTap::Cell(row, Column::Type(_) | Column::Wall) if Self::is_laid(pad, row) => {
                self.row = row;
                self.board = Some(BoardPage::default());
            }
            SheetTap::Cell(row, Column::Type(building)) => {
                let change = if self.less { Step::Fewer } else { Step::More };
                self.count(pad, scoring, (row, building), change, commands);
            }
            SheetTap::Less(row, Column::Type(building)) => {
                self.count(pad, scoring, (row, building), Step::Fewer, commands);
            }
            SheetTap::Cell(row, column) | SheetTap::Less(row, column) => {
                self.row = row;
                self.wish = measure_of(column).map(|what| Wish::Measure { row, what, for_scoring: false });
            }
        }
    }

    /// Whether a row is laid on screen: its board says what it has.
    fn is_laid(pad: &Pad, row: usize) -> bool {
        pad.state().rows.get(row).is_some_and(|row| row.board.is_some())
    }

    /// Counts a tile of a row more or fewer.
    fn count(
        &mut self,
        pad: &Pad,
        scoring: Scoring,
        (row, building): (usize, BuildingType),
        change: Step,
        commands: &mut Vec<GameCommand>,
    ) {
        if row >= pad.config().game.rows() {
            return;
        }
        (self.row, self.less) = (row, false);
        self.last = Some((Some(row), Column::Type(building)));
        commands.push(GameCommand::Enter(PadEvent::Tile { scoring, row: row as u8 + 1, building, change }));
    }

    fn do_asked(&mut self, asked: BarAction, commands: &mut Vec<GameCommand>) {
        match asked {
            BarAction::Less => self.less = !self.less,
            BarAction::Board => self.board = self.board.is_none().then(BoardPage::default),
            BarAction::Wall => {
                let (row, what) = (self.row, Measure::Wall);
                self.wish = Some(Wish::Measure { row, what, for_scoring: false });
            }
            BarAction::ThirdPlayer => self.wish = Some(Wish::ThirdPlayer { for_scoring: false }),
            BarAction::Leftovers => self.wish = Some(Wish::Leftovers),
            BarAction::Scoring => self.wish = Some(Wish::Scoring { as_it_is: false }),
            BarAction::Card => commands.push(GameCommand::End),
            BarAction::Now => self.earlier = None,
        }
    }

    /// The keys that have no button.
    fn keys(&mut self, ui: &Ui, texts: &Texts, pad: &Pad, scoring: Scoring, commands: &mut Vec<GameCommand>) {
        let label = names::sentence(texts.alhambra_key_tile());
        let typed = by_one_of(ui, &label, DIGITS.into_iter().take(BuildingType::COUNT));
        if let Some(building) = typed.and_then(|k| BuildingType::ALL.get(k)) {
            let change = if self.less { Step::Fewer } else { Step::More };
            self.count(pad, scoring, (self.row, *building), change, commands);
        }
        let arrows = [Press::ArrowDown, Press::ArrowUp];
        if ui.memory(|memory| memory.focused().is_some()) {
            return offer(ui, texts.keys_do_row(), arrows);
        }
        let rows = pad.config().game.rows();
        match by_one_of(ui, texts.keys_do_row(), arrows) {
            Some(0) => self.row = (self.row + 1) % rows,
            Some(_) => self.row = (self.row + rows - 1) % rows,
            None => {}
        }
    }
}

/// What a column of the sheet is measured by.
const fn measure_of(column: Column) -> Option<Measure> {
    match column {
        Column::Type(_) => None,
        Column::Wall => Some(Measure::Wall),
        Column::Module(module) => Some(Measure::Module(module)),
    }
}
