//! The large sheet: what glows, what the cell pointed at would change, and what a click means.

use egui::{Rect, Ui, UiBuilder};

use super::{
    PlayScreen, acting, advice, ending,
    offers::{self, can_turn_dice, decision},
    stage::Stage,
    turn_panel::Pointed,
};
use crate::{
    log::Game,
    rules::{Cell, Phase},
    screens::{
        motion::Motion,
        position::{cell, cells_of, place, sheet_view},
    },
    session::{
        AppView, Dice, GameCommand, HintText, PlaySession,
        play::{DiceTurn, turns_to_undo},
    },
    text::event_text,
    widgets::player_sheet::{self, Glow, SheetAction, SheetResponse, SheetView},
};
use text::Texts;
use ui::{actions::offer, keys::ARROWS, widgets::roving};

impl PlayScreen {
    pub(super) fn sheet(
        &mut self,
        ui: &mut Ui,
        room: Rect,
        app: &AppView<'_>,
        session: &PlaySession,
        (stage, hint_text): (Option<&Stage>, Option<&HintText>),
    ) -> SheetResponse {
        let (texts, game) = (app.texts, session.game());
        let (config, state) = (game.config(), game.state());
        let seat = self.looking.unwrap_or_else(|| ending::own_sheet(session, &self.motion));
        let mut view = sheet_view(texts, config, state, seat, app.settings.letters);
        let title = event_text::name(texts, &game.header.seats, seat);
        if !config.is_solo() {
            view.title = &title;
        }
        if game.is_over() {
            // The dice have had their day.
            (view.yellow, view.blue) = (Vec::new(), Vec::new());
        } else if session.chance != Dice::Program {
            view.dice_from = [texts.dice_typed(), texts.dice_typed_hint()];
        }
        if self.looking.is_some() {
            return only_shown(ui, room, &view);
        }
        if let Some(stage) = stage {
            return on_stage(ui, room, app, session, stage, &mut self.motion);
        }
        if seat == acting(session) {
            for last in self.history.last_built() {
                glow(&mut view, *last, Glow::Last);
            }
            mark_spent(&mut view, texts, state.phase());
        }
        // While one looks at what would pay, what could be built steps back.
        if self.pointed != Some(Pointed::GainCoins) {
            mark_cells(&mut view, game);
        }
        if let Some(hint_text) = hint_text {
            let pointed = match self.pointed {
                Some(Pointed::Advice(rank)) => Some(rank),
                _ => None,
            };
            advice::mark_cells(&mut view, texts, hint_text, pointed);
        }
        mark_kept(&mut view, state.phase());
        self.preview_on(&mut view, session);
        let moves = if self.changing.is_on() { texts.keys_do_turn() } else { texts.keys_do_move() };
        offer(ui, moves, ARROWS);
        let arrives = roving::arrives(ui);
        if arrives && self.changing.is_on() {
            self.changing.find_keyboard();
        } else if arrives {
            // The first arrow key brings the keyboard to the sheet, to what can be built.
            view.focus = Some(first_buildable(&view));
            // egui would move on from there in the same frame.
            ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
        }
        self.changing.follow(&mut view, texts, game, turns_to_undo(session));
        view.dice_sense = can_turn_dice(texts, game);
        let by_hand = self.changing.has_landed();
        self.motion.sheet(ui, (seat, by_hand), &mut view);
        let shown = ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
            let shown = player_sheet::show(ui, &view);
            self.refusal.show(ui, &view, &shown);
            shown
        });
        shown.inner
    }

    /// Marks what the thing pointed at would change on the sheet.
    fn preview_on(&self, view: &mut SheetView<'_>, session: &PlaySession) {
        let state = session.game().state();
        match self.pointed {
            Some(Pointed::Cell(cell)) => {
                let (row, column) = place(cell);
                if view.cells[row][column].glow.buildable()
                    && let Some(decision) = decision(session.game(), cell)
                {
                    view.row_pips[row].preview = true;
                    view.column_pips[column].preview = true;
                    view.coins.spend_preview = decision.price();
                }
            }
            Some(Pointed::GainCoins) => {
                let (cells, gained) = state.paying(session.game().config());
                view.coins.gain_preview = gained;
                for cell in &cells {
                    let times = cells.iter().filter(|other| *other == cell).count() as u8;
                    let (row, column) = place(*cell);
                    view.cells[row][column].glow = Glow::Pays(times);
                }
            }
            Some(Pointed::Advice(_)) | None => {}
        }
    }

    pub(super) fn act_on(
        &mut self,
        sheet: &SheetResponse,
        app: &AppView<'_>,
        session: &PlaySession,
        hint_text: Option<&HintText>,
        ui: &Ui,
        commands: &mut Vec<GameCommand>,
    ) {
        commands.extend(self.changing.on_sheet(ui, sheet).into_iter().flat_map(turn_dice));
        match sheet.action {
            Some(SheetAction::Follow { row, column }) => {
                let cell = cell(row, column);
                let options = hint_text.map_or(&[][..], |hint_text| &hint_text.options);
                // The one whose seal the cell has.
                let option = options.iter().find(|option| option.cells.contains(&cell));
                commands.extend(option.map(|option| GameCommand::FollowAdvice(option.decisions.clone())));
            }
            Some(SheetAction::Refuse { row, column }) => {
                self.refusal.refuse(app.texts, session.game(), cell(row, column));
            }
            Some(action) => {
                let decision = offers::on_sheet(session.game(), action, &mut self.changing);
                commands.extend(decision.map(GameCommand::Play));
            }
            None => {}
        }
    }
}

/// Turns dice: what is undone for it, then the rest.
pub(super) fn turn_dice(DiceTurn { undone, turns }: DiceTurn) -> impl Iterator<Item = GameCommand> {
    let turns = turns.into_iter().map(|turn| GameCommand::Play(turn.into()));
    std::iter::repeat_n(GameCommand::Undo, undone).chain(turns)
}

/// A sheet that is shown as it was, to be looked at only.
fn on_stage(
    ui: &mut Ui,
    room: Rect,
    app: &AppView<'_>,
    session: &PlaySession,
    stage: &Stage,
    motion: &mut Motion,
) -> SheetResponse {
    let game = session.game();
    let mut view = sheet_view(app.texts, game.config(), &stage.state, stage.player, app.settings.letters);
    let title = event_text::name(app.texts, &game.header.seats, stage.player);
    view.title = &title;
    if let Some((row, column)) = stage.built.map(place) {
        view.cells[row][column].glow = Glow::Last;
    }
    motion.staged_sheet(ui, stage.player, &mut view);
    only_shown(ui, room, &view)
}

/// Shows a sheet on which nothing can be done.
fn only_shown(ui: &mut Ui, room: Rect, view: &SheetView<'_>) -> SheetResponse {
    let shown = ui.scope_builder(UiBuilder::new().max_rect(room), |ui| player_sheet::show(ui, view));
    SheetResponse { action: None, hovered_cell: None, ..shown.inner }
}

/// Of the dice the kept ones stand out.
pub fn mark_kept(view: &mut SheetView<'_>, phase: Phase) {
    let Phase::Kept(pair) = phase else { return };
    for (dice, kept) in [(&mut view.yellow, pair.yellow), (&mut view.blue, pair.blue)] {
        let chosen = dice.iter().position(|die| die.face == kept.number());
        for (k, die) in dice.iter_mut().enumerate() {
            (die.selected, die.dimmed) = (Some(k) == chosen, Some(k) != chosen);
        }
    }
}

/// Once coins were gained, the dice they were gained for lie there to be rolled, and nothing is built at their crossings.
fn mark_spent(view: &mut SheetView<'_>, texts: &Texts, phase: Phase) {
    if !matches!(phase, Phase::AllFour | Phase::Done) {
        return;
    }
    let lying = view.yellow.iter_mut().chain(&mut view.blue).filter(|die| !die.dimmed);
    for die in lying {
        die.dimmed = true;
        die.label = format!("{}, {}", die.label, texts.sheet_die_used());
    }
}

/// The row and column of the first cell that can be built; of the first of all where none can.
pub fn first_buildable(view: &SheetView<'_>) -> (usize, usize) {
    let mut cells = (0..6).flat_map(|row| (0..6).map(move |column| (row, column)));
    cells.find(|&(row, column)| view.cells[row][column].glow.buildable()).unwrap_or((0, 0))
}

/// Marks what can be built, and the pairs that can be kept.
pub fn mark_cells(view: &mut SheetView<'_>, game: &Game) {
    let state = game.state();
    for (number, cell) in (1..).zip(cells_of(state.offered())) {
        glow(view, cell, Glow::CanBuild(number));
    }
    // Of the pairs that can be kept the chosen one waits for the end of the turn.
    for (number, (pair, _)) in (1..).zip(state.pairs_to_keep()) {
        let kept = state.phase() == Phase::Kept(pair);
        glow(view, pair.cell(), if kept { Glow::Last } else { Glow::CanBuild(number) });
    }
    for follow_up in state.follow_ups(game.config()) {
        glow(view, follow_up.cell, Glow::Second);
    }
}

/// Lets a cell glow.
fn glow(view: &mut SheetView<'_>, cell: Cell, glow: Glow) {
    let (row, column) = place(cell);
    view.cells[row][column].glow = glow;
}
