//! The replay of a game: the sheets as they were, a timeline, and what happened in words.

mod ended_now;
mod play_on;
mod score_only;
mod table;

use egui::{Key as Press, Rect, Ui, UiBuilder, Vec2, vec2};

use crate::{
    log::{Game, Played},
    record::AnyGame,
    rules::{Phase, State},
    screens::{
        arrangement::Arrangement,
        board::{Board, race_height, show_race},
        motion::{Motion, Places},
        prints,
        race_view::Race,
    },
    session::{
        AppView, GameCommand, ReviewCommand, RollAndWrite, challenges, desk::Viewed, happenings::Showing,
    },
    text::{
        event_text,
        timeline::{self, AfterMove, GameStep},
    },
    widgets::player_sheet::SheetResponse,
};
use common::{
    host::{AppRequest, Viewing},
    screens::{
        challenges::heading_of,
        replay::{self, Replay},
        save_page::{self, SavePage},
    },
};
use play_on::PlayOn;
use table::TableReplay;
use text::Texts;
use ui::{
    actions::{Action, by_keys},
    drawing::symbols::Symbol,
    theme::{self, Theme},
    widgets::{
        segmented,
        surface::{self, Surface},
        top_bar,
    },
};

/// What the screen remembers.
#[derive(Default)]
pub struct ReplayScreen {
    game: Replay<Played, AfterMove>,
    table: TableReplay,
    play_on: PlayOn,
    save_page: SavePage,
    motion: Motion,
    /// Whose sheet is shown: 0 follows the turns, else a player from 1.
    sheet_of: usize,
}

/// The list of what happened needs this height where it is scrolled together with the score sheet.
const LEAST_LIST: f32 = 160.0;
/// From this height of its card on there is room for large totals above it, with their heading.
const TOTALS: f32 = 300.0;
/// From this height on the score sheet has its heading, and need not save room.
const HIGH: f32 = 560.0;
/// The least height of a row of the race: in a low window five lines of the list come before that.
const LOW_ROW: f32 = 24.0;
/// What score sheet and list need, one below the other.
const COLUMN: Vec2 = vec2(392.0, 420.0);

impl ReplayScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(viewed) = &app.desk.tables.viewed else {
            commands.push(AppRequest::Back.into());
            return;
        };
        let save_page = &mut self.save_page;
        match &viewed.loaded.game {
            AnyGame::Played(game) => self.full(ui, app, viewed, game, commands),
            AnyGame::Table(pad) => self.table.show(ui, app, viewed, pad, save_page, commands),
            AnyGame::Result(game) => score_only::show(ui, app, viewed, game, save_page, commands),
        }
        self.save(ui, app, viewed, commands);
    }

    /// The position shown as a page.
    fn save(&mut self, ui: &Ui, app: &AppView<'_>, viewed: &Viewed, commands: &mut Vec<GameCommand>) {
        let (texts, game) = (app.texts, &viewed.loaded.game);
        let shown = match game {
            AnyGame::Played(_) => self.game.shown(),
            AnyGame::Table(_) => self.table.shown(),
            AnyGame::Result(_) => None,
        };
        let (at, corrected) = shown.map_or((None, false), |(entry, corrected)| (Some(entry), corrected));
        let prints = |paper| vec![prints::position(texts, game, (at, corrected), paper)];
        let tables = |lines| prints::tables(texts, game, lines);
        let save_page = &mut self.save_page;
        let saved =
            replay::save::<RollAndWrite>(save_page, ui, (texts, app.errors), game, at, prints, &tables);
        commands.extend(saved.map(GameCommand::App));
    }

    fn full(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        viewed: &Viewed,
        game: &Game,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        let now = ui.input(|input| input.time);
        let has_corrections = game.has_corrections();
        // Losses rest on a number of rollouts: more of them tell them anew.
        let known = app.desk.found.as_ref().map_or(0, |found| 1 + found.rollouts);
        let playback = self.game.follow(texts, game, known, |texts, game, corrected| {
            let mut timeline = timeline::of_game(texts, game, corrected && has_corrections);
            if let Some(found) = &app.desk.found {
                replay::tell_losses(&mut timeline, texts, &found.players);
            }
            timeline
        });
        playback.tick(ui, now);
        // At the higher speeds what happens keeps up with the steps.
        let pace = (app.motion_times / playback.speed().max(1.0), false);
        let step = playback.step().clone();
        let letters = app.settings.letters;
        let board = Board { texts, config: game.config(), header: &game.header, letters };
        let showing = Showing { rolls: true, stages: false, corrected: self.game.is_corrected() };
        let name = format!("{} {}", viewed.source.name(), showing.corrected);
        self.motion.follow(ui, game, (&name, step.entry), showing, pace);
        let [above, controls] = replay::parts(ui);
        self.bar(ui, board, (viewed, game), &step, commands);
        let parts = Arrangement::with_column(above, COLUMN);
        let sheet = parts.show_sheet(ui, 0.0, |ui, place| {
            let left = self.switches(ui, place, board, has_corrections);
            let player = self.sheet_of.checked_sub(1).unwrap_or(step.player);
            (player, board.sheet(ui, left, &step, player, Some(&mut self.motion)))
        });
        self.side(ui, &parts, board, (game, &step), (sheet.0, &sheet.1));
        if let Some(playback) = self.game.playback() {
            playback.controls(ui, controls, texts, now);
        }
        self.play_on.show(ui, texts, commands);
    }

    fn bar(
        &mut self,
        ui: &mut Ui,
        board: Board<'_>,
        (viewed, game): (&Viewed, &Game),
        step: &GameStep,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = board.texts;
        let usual = event_text::title(texts, board.header, board.config);
        let challenge = challenges::name_of(texts, game);
        let width = ui.available_width();
        top_bar::show_headed(
            ui,
            heading_of(&board.header.title, challenge.as_ref(), &usual),
            |ui| board.track(ui, step.part),
            |ui| {
                let back = replay::back(texts, GameCommand::App(AppRequest::Back));
                commands.extend(replay::in_bar(back, texts.back(), width).show(ui, texts));
                let card = to_card(texts, viewed);
                let card = if is_over(step) {
                    card.primary().first_key(Press::Enter)
                } else {
                    replay::in_bar(card, texts.score_card(), width)
                };
                commands.extend(card.show(ui, texts));
                let review = GameCommand::Review(ReviewCommand::Open);
                let review = replay::to_review(texts, texts.review_hint(), review);
                commands.extend(replay::in_bar(review, texts.review(), width).show(ui, texts));
                let page = replay::in_bar(save_page::action(texts, ()), texts.page(), width);
                if page.show(ui, texts).is_some() {
                    self.save_page.open();
                }
                // One plays on from what stood there then, and not from the end.
                if is_over(step) {
                    return;
                }
                let play_on = Action::new(texts.replay_from_here(), step.entry);
                let play_on = play_on.icon(Symbol::Play).key(Press::Enter).key(Press::P).primary();
                let play_on = play_on.hint(texts.replay_from_here_hint());
                let play_on = play_on.enabled_if(!self.game.is_corrected(), texts.why_corrected());
                if let Some(entry) = play_on.show(ui, texts) {
                    self.play_on.ask(game, entry, commands);
                }
            },
        );
    }

    /// Choices above the sheet, where there is something to choose; returns the room below them.
    fn switches(&mut self, ui: &mut Ui, rect: Rect, board: Board<'_>, has_corrections: bool) -> Rect {
        let several = board.has_several_sheets();
        if !has_corrections && !several {
            return rect;
        }
        let texts = board.texts;
        let row = rect.with_max_y(rect.min.y + 40.0);
        ui.scope_builder(UiBuilder::new().max_rect(row).id_salt("switches"), |ui| {
            ui.horizontal(|ui| {
                if has_corrections {
                    self.game.version(ui, texts);
                }
                if several {
                    let names: Vec<String> = (0..board.config.players())
                        .map(|row| event_text::name(texts, board.seats(), row))
                        .collect();
                    let mut options = vec![texts.replay_follow()];
                    options.extend(names.iter().map(String::as_str));
                    segmented::show(ui, texts.replay_sheet_of(), &mut self.sheet_of, &options);
                    if by_keys(ui, texts.replay_follow(), [Press::Num0]) {
                        self.sheet_of = 0;
                    }
                }
            });
        });
        rect.with_min_y(row.max.y + 10.0)
    }

    /// The score sheet, and the list of what happened.
    fn side(
        &mut self,
        ui: &mut Ui,
        parts: &Arrangement,
        board: Board<'_>,
        (game, step): (&Game, &GameStep),
        sheet: (usize, &SheetResponse),
    ) {
        let state = self.state_at(game, step, self.motion.entry());
        // Whose step it was stands out, and not who is next; nobody any more at the end.
        let current = step.row.filter(|_| !is_over(step));
        let race = Race { current, ..Race::of(game.config(), &state, &game.header.seats) };
        let height = parts.height();
        // At the end there are points below the boxes.
        let usual = height / if height >= HIGH { 17.0 } else { 20.0 };
        let row_height =
            if is_over(step) { parts.row_height(usual) } else { parts.row_height_from(LOW_ROW, usual) };
        let mut race = board.race_view(ui, race, row_height, height >= HIGH);
        self.motion.race(&mut race);
        let texts = board.texts;
        let counted = self.state_at(game, step, self.motion.counted_entry()).cards(game.config());
        let Some(playback) = self.game.playback() else { return };
        let mut totals = Vec::new();
        let race = parts.show_side(ui, (race_height(&race), LEAST_LIST), |ui, [above, below]| {
            let shown = show_race(ui, above, &race);
            Surface::Plain.show_in(ui, below, |ui| {
                let heading = if is_over(step) { texts.play_game_over() } else { texts.play_ended_now() };
                if ui.available_height() < TOTALS {
                    ended_now::show(ui, &board, heading, &counted);
                } else {
                    let theme = Theme::of(ui.ctx());
                    surface::heading(ui, heading);
                    totals = board.figures(ui, &counted);
                    ui.add_space(theme::space::TIGHT);
                    let line = ui.available_rect_before_wrap();
                    ui.painter().hline(line.x_range(), line.min.y, theme::stroke::fine(theme.gold_line));
                    ui.add_space(theme::space::SMALL);
                }
                playback.list(ui, texts);
            });
            shown
        });
        self.motion.phantoms(ui, &race);
        let total = |row: usize| totals.iter().find(|(of, _)| *of == row).map(|(_, place)| *place);
        self.motion.flights(ui, &Places { sheet: Some(sheet), race: &race, total: &total });
    }

    /// The position after an entry, which may be before that of the step: what happens since is still to be seen.
    fn state_at(&self, game: &Game, step: &GameStep, entry: usize) -> State {
        match entry {
            entry if entry >= step.entry => step.position.state,
            entry if self.game.is_corrected() => game.corrected_at(entry).state,
            entry => game.at(entry).state,
        }
    }
}

fn is_over(step: &GameStep) -> bool {
    step.position.state.phase() == Phase::Over
}

/// To the score card.
fn to_card<'a>(texts: &'a Texts, viewed: &Viewed) -> Action<'a, GameCommand> {
    replay::to_card(texts, AppRequest::View(viewed.source.clone(), Viewing::Card).into())
}
