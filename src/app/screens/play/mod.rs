//! The game: the sheet as hero, the score sheet beside it, and the card of the turn.

mod asked;
mod curtain;
mod dice_pad;
mod ending;
mod history;
mod keeping;
mod mend;
mod menu;
mod news;
mod players;
mod rolls;
mod turn_card;

use egui::{Key as Press, Rect, Ui, UiBuilder, pos2, vec2};

use super::pressed;
use crate::{
    app::{
        Command, Companion, Session,
        art::symbols::Symbol,
        position::{Race, place, score_view, sheet_view},
        story,
        texts::Key,
        theme::{self, Theme},
        widgets::{
            button::Button,
            card::Card,
            player_sheet::{self, DieColour, Glow, SheetAction, SheetResponse, SheetView},
            round_track,
            score_sheet::{self, ScoreView},
            top_bar,
        },
    },
    rules::{Cell, Colour, Command as Move, Face, Pair, Phase, Way},
};
use asked::Typing;
use curtain::Curtain;
use history::History;
use menu::Dialog;
use news::News;
use turn_card::{Pointed, Primary, TurnCard, decision};

/// Between the cards, in points.
const GAP: f32 = 14.0;

/// Below this height of the cards words are few.
const TIGHT: f32 = 620.0;

/// What the screen remembers.
#[derive(Default)]
pub struct PlayScreen {
    /// The dice show their buttons.
    changing: bool,
    /// What lies over the game.
    dialog: Option<Dialog>,
    news: News,
    history: History,
    typing: Typing,
    curtain: Curtain,
    /// Whose sheet is looked at instead of that of who acts.
    looking: Option<usize>,
    /// What was pointed at in the last frame: its consequences are shown in this one.
    pointed: Option<Pointed>,
}

impl PlayScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, companion: &Companion, commands: &mut Vec<Command>) {
        let Some(session) = &companion.session else {
            commands.push(Command::Back);
            return;
        };
        if session.game().state().phase() != Phase::Action {
            self.changing = false;
        }
        self.news.follow(ui, companion, session);
        self.history.follow(companion, session);
        self.typing.follow(session);
        let covered = self.curtain.due(companion, session).is_some();
        let open = self.dialog.is_none() && !companion.help && !covered;
        let window = ui.max_rect();
        self.top_bar(ui, companion, session, commands);
        let room =
            Rect::from_min_max(pos2(window.min.x, window.min.y + top_bar::HEIGHT), window.max).shrink(16.0);
        let side = (room.width() * 0.405).clamp(392.0, 720.0);
        let mut left = room.with_max_x(room.max.x - side - GAP);
        let right = room.with_min_x(room.max.x - side);
        if !session.game().terms().is_solo() {
            self.players(ui, left.with_max_y(left.min.y + players::HEIGHT), companion, session);
            left.min.y += players::HEIGHT + 10.0;
        }

        let sheet = self.sheet(ui, left, companion, session);
        let pointed_sheet = sheet.pointed_cell().map(|(row, column)| Pointed::Cell(cell(row, column)));
        self.act_on(&sheet, session, commands);

        let score = self.score(companion, session, ui, right);
        let race = Rect::from_min_size(right.min, vec2(side, score_sheet::height(&score) + 34.0));
        Card::Plain.show_in(ui, race, |ui| score_sheet::show(ui, &score));

        let turn = right.with_min_y(race.max.y + GAP);
        let mut card = TurnCard {
            companion,
            session,
            news: &self.news,
            history: &self.history,
            typing: &mut self.typing,
            pointed: self.pointed,
            changing: self.changing,
        };
        let asked = card.show(ui, turn, commands);
        let primary = card.primary();
        if asked.toggle_changing {
            self.changing = !self.changing;
        }
        let pointed = pointed_sheet.or(asked.pointed);
        if pointed != self.pointed {
            self.pointed = pointed;
            ui.ctx().request_repaint();
        }
        if open {
            let on_sheet = sheet.focused_cell.is_some();
            self.keys(ui, session, primary, on_sheet && sheet.action.is_none(), commands);
        }
        self.curtain.show(ui, companion, session);
        self.show_dialog(ui, companion, session, commands);
    }

    /// Everybody's sheet in small; a click shows it in large, and the one of who acts brings back to the game.
    fn players(&mut self, ui: &Ui, rect: Rect, companion: &Companion, session: &Session) {
        let acting = acting(session);
        self.looking = self.looking.filter(|player| *player != acting);
        let shown = self.looking.unwrap_or(acting);
        let acts = (!session.game().is_over()).then_some(acting);
        if let Some(asked) = players::show(ui, rect, companion, session, [acts, Some(shown)]) {
            self.looking = Some(asked);
        }
    }

    fn top_bar(
        &mut self,
        ui: &mut Ui,
        companion: &Companion,
        session: &Session,
        commands: &mut Vec<Command>,
    ) {
        let (texts, game) = (&companion.texts, session.game());
        let title = story::title(texts, &game.header, game.terms());
        let (round, rounds) = (game.state().round(), game.terms().rounds());
        let words = texts.with(Key::RoundOf, &[("round", round.into()), ("rounds", rounds.into())]);
        let name = format!("{} {words}", texts.get(Key::Round));
        top_bar::show(
            ui,
            &title,
            |ui| {
                round_track::show(ui, round.into(), rounds.into(), &words, &name);
                if game.is_practice() {
                    let key = if game.is_helped() { Key::PlayIsHelped } else { Key::PlayIsPractice };
                    ui.add_space(8.0);
                    badge(ui, texts.get(key));
                }
            },
            |ui| {
                let menu = Button::icon_only(Symbol::Menu, texts.get(Key::Menu));
                if ui.add(menu).on_hover_text("Esc").clicked() {
                    self.dialog = Some(Dialog::Menu);
                }
                if game.can_redo() {
                    let redo = Button::icon_only(Symbol::Redo, texts.get(Key::Redo));
                    if ui.add(redo).on_hover_text("Shift U").clicked() {
                        commands.push(Command::Redo);
                    }
                }
                let undo = Button::secondary(texts.get(Key::Undo)).icon(Symbol::Undo).shortcut("U");
                if ui.add_enabled(session.can_undo(), undo).clicked() {
                    commands.push(Command::Undo);
                }
            },
        );
    }

    fn sheet(&self, ui: &mut Ui, room: Rect, companion: &Companion, session: &Session) -> SheetResponse {
        let (texts, game) = (&companion.texts, session.game());
        let (terms, state) = (game.terms(), game.state());
        let seat = self.looking.filter(|_| !terms.is_solo()).unwrap_or_else(|| acting(session));
        let mut view = sheet_view(texts, terms, state, seat, companion.settings.letters);
        let title = story::name(texts, &game.header.seats, seat);
        if !terms.is_solo() {
            view.title = &title;
        }
        if self.looking.is_some() {
            return ui
                .scope_builder(UiBuilder::new().max_rect(room), |ui| player_sheet::show(ui, &view))
                .inner;
        }
        mark_cells(&mut view, session, self.history.last_built(), self.pointed);
        self.mark_dice(&mut view, companion, session);
        self.preview_on(&mut view, session);
        if ui.memory(|memory| memory.focused().is_none())
            && self.dialog.is_none()
            && [Press::ArrowUp, Press::ArrowDown, Press::ArrowLeft, Press::ArrowRight]
                .into_iter()
                .any(|key| pressed(ui, key))
        {
            // The first arrow key brings the keyboard to the sheet, to what can be built.
            let buildable = |&(row, column): &(usize, usize)| view.cells[row][column].glow.buildable();
            let cells = (0..6).flat_map(|row| (0..6).map(move |column| (row, column)));
            view.focus = Some(cells.clone().find(buildable).unwrap_or((0, 0)));
            // egui would move on from there in the same frame.
            ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
        }
        ui.scope_builder(UiBuilder::new().max_rect(room), |ui| player_sheet::show(ui, &view)).inner
    }

    fn mark_dice(&self, view: &mut SheetView<'_>, companion: &Companion, session: &Session) {
        if let Phase::Kept(pair) = session.game().state().phase() {
            for (dice, kept) in [(&mut view.yellow, pair.yellow), (&mut view.blue, pair.blue)] {
                let chosen = dice.iter().position(|die| die.face == kept.number());
                for (k, die) in dice.iter_mut().enumerate() {
                    (die.selected, die.dimmed) = (Some(k) == chosen, Some(k) != chosen);
                }
            }
        }
        view.changing = self.changing;
        if !self.changing {
            return;
        }
        let texts = &companion.texts;
        let game = session.game();
        let legal = game.legal();
        for (colour, dice) in [(Colour::Yellow, &mut view.yellow), (Colour::Blue, &mut view.blue)] {
            let one_changed = dice.iter().any(|die| die.changed);
            for die in dice {
                let allowed = |way| {
                    // Of two alike dice the rules turn the one that was turned before.
                    let turn = |from| Move::Change { colour, from, way };
                    (!one_changed || die.changed)
                        && Face::new(die.face).is_some_and(|face| legal.contains(&turn(face)))
                };
                let name = |key| format!("{}: {}", die.label, texts.get(key));
                (die.up, die.down) = (
                    allowed(Way::Up).then(|| name(Key::PlayDieUp)),
                    allowed(Way::Down).then(|| name(Key::PlayDieDown)),
                );
                die.price = "1".to_owned();
            }
        }
    }

    /// Marks what the thing pointed at would change on the sheet.
    fn preview_on(&self, view: &mut SheetView<'_>, session: &Session) {
        let state = session.game().state();
        match self.pointed {
            Some(Pointed::Cell(cell)) => {
                let (row, column) = place(cell);
                if view.cells[row][column].glow.buildable() && decision(session, cell).is_some() {
                    view.row_pips[row].preview = true;
                    view.column_pips[column].preview = true;
                    if state.phase() == Phase::Built {
                        view.coins.spend_preview = crate::rules::SECOND_PRICE;
                    }
                }
            }
            Some(Pointed::GainCoins) => {
                let (cells, gained) = state.paying(session.game().terms());
                view.coins.gain_preview = gained;
                for cell in &cells {
                    let times = cells.iter().filter(|other| *other == cell).count() as u8;
                    let (row, column) = place(*cell);
                    view.cells[row][column].glow = Glow::Pays(times);
                }
            }
            None => {}
        }
    }

    fn act_on(&self, sheet: &SheetResponse, session: &Session, commands: &mut Vec<Command>) {
        let state = session.game().state();
        match sheet.action {
            Some(SheetAction::Build { row, column })
                if matches!(state.phase(), Phase::Keep | Phase::Kept(_)) =>
            {
                let pair = Pair { yellow: Face::ALL[row], blue: Face::ALL[column] };
                commands.push(Command::Play(Move::Keep(pair)));
            }
            Some(SheetAction::Build { row, column }) => {
                let cell = cell(row, column);
                let second = state.second_cell() == Some(cell);
                commands.push(Command::Play(if second { Move::BuildSecond } else { Move::Build(cell) }));
            }
            Some(SheetAction::Turn { colour, die, up }) => {
                let (yellow, blue) = state.dice(state.seat());
                let (colour, dice) = match colour {
                    DieColour::Yellow => (Colour::Yellow, yellow),
                    DieColour::Blue => (Colour::Blue, blue),
                };
                if let Some(die) = dice.get(die) {
                    let way = if up { Way::Up } else { Way::Down };
                    commands.push(Command::Play(Move::Change { colour, from: die.face, way }));
                }
            }
            Some(SheetAction::Tap { .. }) | None => {}
        }
    }

    fn score<'a>(&self, companion: &'a Companion, session: &Session, ui: &Ui, room: Rect) -> ScoreView<'a> {
        let game = session.game();
        let state = game.state();
        let shown = self.news.shown(session);
        let row_height = ((room.height() - 420.0) / 6.0).clamp(34.0, 58.0);
        let current = Some(state.seat()).filter(|_| state.phase() != Phase::Over);
        let theme = Theme::of(ui.ctx());
        let race = Race { current, ..Race::of(game.terms(), &shown, &game.header.seats) };
        let mut view = score_view(&companion.texts, &theme, race, row_height);
        if room.height() < TIGHT {
            view.title = "";
        }
        if let (Some(Pointed::Cell(cell)), Some(grid)) = (self.pointed, game.terms().layout().grid())
            && decision(session, cell).is_some()
        {
            let row = &mut view.rows[grid[cell.index()].index()];
            row.highlighted = true;
            row.cells[state.seat()].preview = true;
        }
        view
    }

    fn keys(
        &mut self,
        ui: &Ui,
        session: &Session,
        primary: Option<Primary>,
        on_sheet: bool,
        commands: &mut Vec<Command>,
    ) {
        let back = pressed(ui, Press::Escape);
        if back && self.looking.is_some() {
            self.looking = None;
        } else if back && self.changing {
            self.changing = false;
        } else if back || pressed(ui, Press::M) {
            self.dialog = Some(Dialog::Menu);
        }
        if pressed(ui, Press::V) {
            self.look_at_next(session);
        }
        if let Some(due) = asked::due(session) {
            self.typing.keys(ui, session, due, commands);
        } else if self.looking.is_none() {
            self.decide(ui, session, commands);
        }
        if pressed(ui, Press::T) {
            self.dialog = Some(Dialog::TakeBack);
        }
        let (undo, redo) = ui.input_mut(|input| {
            use egui::Modifiers;
            let redo = input.consume_key(Modifiers::SHIFT, Press::U)
                || input.consume_key(Modifiers::COMMAND | Modifiers::SHIFT, Press::Z)
                || input.consume_key(Modifiers::COMMAND, Press::Y);
            let undo = input.consume_key(Modifiers::COMMAND, Press::Z)
                || input.consume_key(Modifiers::NONE, Press::U);
            (undo, redo)
        });
        if undo && session.can_undo() {
            commands.push(Command::Undo);
        }
        if redo && session.game().can_redo() {
            commands.push(Command::Redo);
        }
        // Enter belongs to the control that has the keyboard; a cell that cannot be built leaves it to the turn.
        let free = on_sheet || ui.memory(|memory| memory.focused().is_none());
        if free && commands.is_empty() && pressed_once(ui, Press::Enter) {
            commands.extend(primary.map(Primary::command));
        }
    }

    /// Shows the sheet of the next player; after the last one that of who acts.
    fn look_at_next(&mut self, session: &Session) {
        let players = session.game().terms().players();
        let acting = acting(session);
        let next = (self.looking.unwrap_or(acting) + 1) % players;
        self.looking = (next != acting).then_some(next);
    }

    /// The keys of the decisions.
    fn decide(&mut self, ui: &Ui, session: &Session, commands: &mut Vec<Command>) {
        let game = session.game();
        let play = |decision: Move| game.legal().contains(&decision).then_some(Command::Play(decision));
        let offered = cells_of(game.state().offered());
        for (key, cell) in NUMBERS.into_iter().zip(offered) {
            if pressed(ui, key) {
                commands.extend(play(Move::Build(cell)));
            }
        }
        for (key, (pair, _)) in NUMBERS.into_iter().zip(keeping::choices(game.state())) {
            if pressed(ui, key) {
                commands.extend(play(Move::Keep(pair)));
            }
        }
        if pressed(ui, Press::G) {
            commands.extend(play(Move::GainCoins));
        }
        if pressed(ui, Press::B) {
            commands.extend(play(Move::BuildSecond));
        }
        let can_change = game.legal().iter().any(|decision| matches!(decision, Move::Change { .. }));
        if pressed(ui, Press::C) && (self.changing || can_change) {
            self.changing = !self.changing;
        }
    }
}

/// The real player who acts; while phantoms roll, the one before them.
fn acting(session: &Session) -> usize {
    session.game().state().seat().min(session.game().terms().players() - 1)
}

/// A word in a frame.
fn badge(ui: &mut Ui, text: &str) {
    let theme = Theme::of(ui.ctx());
    let edge = egui::Stroke::new(1.2, theme.gold);
    egui::Frame::new().stroke(edge).corner_radius(7).inner_margin(egui::Margin::symmetric(8, 3)).show(
        ui,
        |ui| {
            ui.label(egui::RichText::new(text).font(theme::medium(14.5)).color(theme.gold_ink));
        },
    );
}

/// The keys of what is numbered.
const NUMBERS: [Press; 4] = [Press::Num1, Press::Num2, Press::Num3, Press::Num4];

/// Whether a key went down now, not counting the repeats of one held down.
fn pressed_once(ui: &Ui, wanted: Press) -> bool {
    ui.input(|input| {
        input.events.iter().any(|event| {
            matches!(event, egui::Event::Key { key, pressed: true, repeat: false, .. } if *key == wanted)
        })
    })
}

/// The cell of a place on the sheet, 0–5 each.
fn cell(row: usize, column: usize) -> Cell {
    Cell::new(Face::ALL[row], Face::ALL[column])
}

/// The cells of a mask, row by row.
fn cells_of(mask: u64) -> impl Iterator<Item = Cell> {
    Cell::all().filter(move |cell| mask & cell.bit() != 0)
}

/// Marks what can be built, and what was built last.
fn mark_cells(view: &mut SheetView<'_>, session: &Session, last: Option<Cell>, pointed: Option<Pointed>) {
    let state = session.game().state();
    let mut mark = |cell: Cell, glow| {
        let (row, column) = place(cell);
        view.cells[row][column].glow = glow;
    };
    if let Some(last) = last {
        mark(last, Glow::Last);
    }
    // While one looks at what would pay, what could be built steps back.
    if pointed == Some(Pointed::GainCoins) {
        return;
    }
    let offered = state.offered();
    for (number, cell) in (1..).zip(cells_of(offered)) {
        mark(cell, Glow::CanBuild(number));
    }
    // Of the pairs that can be kept the chosen one waits for the end of the turn.
    for (number, (pair, _)) in (1..).zip(keeping::choices(state)) {
        let kept = state.phase() == Phase::Kept(pair);
        mark(pair.cell(), if kept { Glow::Last } else { Glow::CanBuild(number) });
    }
    if let Some(cell) = state.second_cell().filter(|_| session.game().legal().contains(&Move::BuildSecond)) {
        mark(cell, Glow::Second);
    }
}
