//! A game beside the advisor's on the same dice: both sheets round by round, and where they part.

use egui::{Key as Press, Label, Rect, RichText, Ui, UiBuilder, Vec2, vec2};

use super::{board::GAP, play::lines::heading_in, position};
use crate::{
    advisor::{GameKind, Goal, victory},
    log::Game,
    rules::{GameConfig, Phase, State},
    session::{
        AppView, GameCommand, RollAndWrite,
        best_play::{Comparison, RoundPlayed, SameDice},
    },
    text::event_text,
    widgets::player_sheet,
};
use common::{
    day_of,
    host::AppRequest,
    screens::{
        compared::{self, StripPlace},
        trial::WITH_LABELS,
    },
    table::played_title,
    widgets::race_strip::RaceStrip,
};
use kernel::record::Seat;
use text::Texts;
use ui::{
    actions::{Action, by_keys},
    drawing::symbols::Symbol,
    room,
    theme::{self, TextSize, Theme},
    widgets::{
        round_track::{self, Track},
        segmented,
        surface::Surface,
        top_bar,
    },
};

/// The height of what is said of the round below the sheets, and beside the ways to others in a window that is so wide.
const FOOT: f32 = 148.0;
const WIDE_FOOT: f32 = 104.0;
const WIDE: f32 = 960.0;
/// What both sheets need with their races, side by side or one above the other.
const BESIDE: Vec2 = vec2(640.0, 380.0);
const STACKED: Vec2 = vec2(320.0, 760.0);
/// The width of a race beside its sheet, and the share of its line that the title has then.
const RACE: f32 = 64.0;
const TITLE: f32 = 0.36;

/// What the screen remembers.
#[derive(Default)]
pub struct BestPlayScreen {
    /// Whose sheets are shown.
    row: usize,
    /// Beside which game: 0 is the advisor's, else one of the others from 1.
    beside: usize,
    shown: Option<OpenComparison>,
}

/// What is shown, made ready once.
struct OpenComparison {
    of: (String, usize, usize),
    comparison: Comparison,
    /// The round, by its place.
    at: usize,
}

impl BestPlayScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(same) = app.desk.best_play.open() else {
            commands.push(AppRequest::Back.into());
            return;
        };
        let texts = app.texts;
        self.row = self.row.min(same.mine.config().players() - 1);
        self.beside = self.beside.min(same.others.len());
        self.follow(same);
        let is_wide = ui.ctx().content_rect().width() >= WIDE;
        let foot = if is_wide { WIDE_FOOT } else { FOOT };
        let [above, below] = room::with_foot(room::below_bar(ui), foot, GAP);
        let round = self.shown.as_ref().and_then(|shown| shown.comparison.rounds.get(shown.at));
        bar(ui, texts, &same.mine, round.map(|[mine, _]| mine.round), commands);
        let (Some(shown), Some(other)) = (&mut self.shown, other(same, self.beside)) else {
            ui.put(above, Label::new(texts.best_play_playing()));
            return;
        };
        let pair = Pair { games: [&same.mine, other], row: self.row, names: names(texts, same, self.beside) };
        let above = choices(ui, above, texts, same, (&mut self.row, &mut self.beside));
        let round = shown.comparison.rounds.get(shown.at).map(|round| (round, pair.races(round)));
        room::scrolled_parts(ui, "sheets", above, [BESIDE, STACKED], |ui, room, is_stacked| {
            let Some((round, races)) = &round else { return };
            for (which, place) in halves(room, is_stacked).into_iter().enumerate() {
                sheet(ui, place, app, &pair, (round, races), which);
            }
        });
        Surface::Plain.show_in(ui, below, |ui| {
            if is_wide {
                ui.horizontal_top(|ui| {
                    ways(ui, texts, shown);
                    ui.vertical(|ui| told(ui, texts, &pair, shown));
                });
            } else {
                ways(ui, texts, shown);
                ui.add_space(theme::space::TIGHT);
                told(ui, texts, &pair, shown);
            }
        });
    }

    fn follow(&mut self, same: &SameDice) {
        let Some(other) = other(same, self.beside) else {
            self.shown = None;
            return;
        };
        let of = (same.mine.header.id.clone(), self.row, self.beside);
        if self.shown.as_ref().is_none_or(|shown| shown.of != of) {
            let comparison = Comparison::new([&same.mine, other], self.row);
            let at = comparison.parting.unwrap_or(comparison.rounds.len().saturating_sub(1));
            self.shown = Some(OpenComparison { of, comparison, at });
        }
    }
}

/// The games side by side, whose sheets are shown, and what each of them is called.
struct Pair<'a> {
    games: [&'a Game; 2],
    row: usize,
    names: [String; 2],
}

impl Pair<'_> {
    /// The race of each game after a round.
    fn races(&self, round: &[RoundPlayed; 2]) -> [RaceStrip; 2] {
        let race = |which: usize| race_of(self.games[which].config(), &round[which].after, self.row);
        [race(0), race(1)]
    }
}

/// The game beside that of the record.
fn other(same: &SameDice, beside: usize) -> Option<&Game> {
    match beside {
        0 => same.best.as_ref(),
        k => same.others.get(k - 1),
    }
}

/// What both games are called: the record's, and the advisor's or by its day.
fn names(texts: &Texts, same: &SameDice, beside: usize) -> [String; 2] {
    let beside = match beside {
        0 => texts.best_play().to_owned(),
        k => same.others.get(k - 1).map_or_else(String::new, |game| text::day(texts, day_of(&game.header))),
    };
    [texts.best_play_mine().to_owned(), beside]
}

fn bar(ui: &mut Ui, texts: &Texts, game: &Game, round: Option<u8>, commands: &mut Vec<GameCommand>) {
    let rounds = game.config().rounds();
    top_bar::show(
        ui,
        &texts.same_dice_title(&played_title::<RollAndWrite>(texts, game)),
        |ui| {
            if let Some(round) = round {
                let [words, name] = event_text::round(texts, round, rounds);
                round_track::show(ui, Track::at(round.into(), rounds.into()), &words, &name);
            }
        },
        |ui| {
            let back = Action::new(texts.back(), AppRequest::Back.into()).icon(Symbol::ArrowLeft);
            let has_labels = ui.ctx().content_rect().width() >= WITH_LABELS;
            let back = back.key(Press::Escape).in_bar(texts.back(), has_labels);
            commands.extend(back.show(ui, texts));
        },
    );
}

/// The choices of the player and of the game beside it above the sheets, where there are several; returns the room below.
fn choices(
    ui: &mut Ui,
    place: Rect,
    texts: &Texts,
    same: &SameDice,
    (row, beside): (&mut usize, &mut usize),
) -> Rect {
    let players = same.mine.config().players();
    if players < 2 && same.others.is_empty() {
        return place;
    }
    let line = place.with_max_y(place.min.y + theme::size::CONTROL);
    ui.scope_builder(UiBuilder::new().max_rect(line).id_salt("choices"), |ui| {
        ui.horizontal(|ui| {
            let rows = (0..players).map(|row| event_text::name(texts, &same.mine.header.seats, row));
            choice(ui, (texts.review_whose(), Press::P), row, &rows.collect::<Vec<_>>());
            let games = (0..=same.others.len()).map(|k| {
                let [_, name] = names(texts, same, k);
                name
            });
            choice(ui, (texts.same_dice_beside(), Press::O), beside, &games.collect::<Vec<_>>());
        });
    });
    place.with_min_y(line.max.y + theme::space::SMALL)
}

/// A choice that a key leads through, where there is one.
fn choice(ui: &mut Ui, (name, key): (&str, Press), chosen: &mut usize, options: &[String]) {
    if options.len() < 2 {
        return;
    }
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    segmented::show(ui, name, chosen, &options);
    if by_keys(ui, name, [key]) {
        *chosen = (*chosen + 1) % options.len();
    }
}

fn halves(room: Rect, is_stacked: bool) -> [Rect; 2] {
    let (middle, gap) = (room.center(), GAP / 2.0);
    if is_stacked {
        [room.with_max_y(middle.y - gap), room.with_min_y(middle.y + gap)]
    } else {
        [room.with_max_x(middle.x - gap), room.with_min_x(middle.x + gap)]
    }
}

/// A sheet after the round, titled by whose it is and what the game came to.
fn sheet(
    ui: &mut Ui,
    place: Rect,
    app: &AppView<'_>,
    pair: &Pair<'_>,
    (round, races): (&[RoundPlayed; 2], &[RaceStrip; 2]),
    which: usize,
) {
    let (texts, game, row) = (app.texts, pair.games[which], pair.row);
    let state = &round[which].after;
    let title = title(texts, &pair.names[which], game, row);
    let mut view = position::sheet_view(texts, game.config(), state, row, app.settings.letters);
    (view.title, view.still) = ("", true);
    let is_over = state.phase() == Phase::Over;
    if is_over {
        (view.yellow, view.blue) = (Vec::new(), Vec::new());
    }
    let so_far = if is_over { texts.total() } else { texts.play_ended_now() };
    let other = round[1 - which].after.sheet(row).built();
    for (at, cell) in view.cells.iter_mut().flatten().enumerate() {
        cell.pointed = cell.built && other >> at & 1 == 0;
    }
    ui.scope_builder(UiBuilder::new().max_rect(place).id_salt(("sheet", which)), |ui| {
        Surface::Plain.show_in(ui, place, |ui| {
            let inside = ui.available_rect_before_wrap();
            // In a low window the sheet needs all of the height.
            let is_beside = compared::is_low(ui) && inside.width() > inside.height();
            let width = inside.width() * if is_beside { TITLE } else { 1.0 };
            let head = heading_in(ui, &title, width);
            ui.add_space(theme::space::TIGHT);
            let below = ui.available_rect_before_wrap();
            let (race, room) = if is_beside {
                let types = below.with_min_x(below.max.x - RACE);
                let total = head.with_min_x(head.min.x + width + theme::space::SMALL);
                (StripPlace::Column { types, total }, below.with_max_x(types.min.x - theme::space::SMALL))
            } else {
                let line = below.with_max_y(below.min.y + compared::HEIGHT);
                (StripPlace::Line(line), below.with_min_y(line.max.y + theme::space::SMALL))
            };
            compared::race(ui, texts, so_far, (which, race), races.each_ref());
            ui.scope_builder(UiBuilder::new().max_rect(room), |ui| player_sheet::show_bare(ui, &view));
        })
    });
}

/// How far the player in this row is with every type beside the best of the others, and what that comes to by now.
fn race_of(config: &GameConfig, state: &State, row: usize) -> RaceStrip {
    let total = state.cards(config).rows[row].map_or(0, |card| card.total().into());
    RaceStrip::of(config.rows(), row, |row, building| state.score().boxes(row, building), total)
}

/// What a game came to: the total, and where winning counts, whether it was won.
fn title(texts: &Texts, name: &str, game: &Game, row: usize) -> String {
    let (state, config) = (game.state(), game.config());
    let total = state.cards(config).rows[row].map_or(0, |card| card.total());
    let is_won = GameKind::of(config).goal() == Goal::Victory && victory(state, config, row) > 0.0;
    if is_won { texts.best_play_won(name, total) } else { texts.best_play_total(name, total) }
}

/// The ways to other rounds.
fn ways(ui: &mut Ui, texts: &Texts, shown: &mut OpenComparison) {
    let (last, parting) = (shown.comparison.rounds.len().saturating_sub(1), shown.comparison.parting);
    ui.horizontal(|ui| {
        let back = Action::new(texts.replay_round_back(), shown.at.saturating_sub(1));
        let mut go = back.icon(Symbol::ChevronLeft).key(Press::ArrowLeft).as_icon().show(ui, texts);
        let on = Action::new(texts.replay_round_on(), (shown.at + 1).min(last));
        go = on.icon(Symbol::ChevronRight).key(Press::ArrowRight).as_icon().show(ui, texts).or(go);
        if let Some(parting) = parting {
            let there = Action::new(texts.best_play_parting(), parting).icon(Symbol::Search);
            go = there.key(Press::N).selected(parting == shown.at).show(ui, texts).or(go);
        } else {
            ui.label(texts.best_play_alike());
        }
        shown.at = go.unwrap_or(shown.at);
    });
}

/// What both did in the round, and how the marks are read.
fn told(ui: &mut Ui, texts: &Texts, pair: &Pair<'_>, shown: &OpenComparison) {
    let theme = Theme::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = theme::space::HAIR;
    let Some(round) = shown.comparison.rounds.get(shown.at) else { return };
    for (who, played) in pair.names.iter().zip(round) {
        // In both games it is the same person, also where the advisor plays for them.
        let words = texts.best_play_did(who, &did(texts, pair.games[0], played));
        let words = RichText::new(words).font(theme::body(TextSize::SMALL)).color(theme.ink);
        ui.add(Label::new(words).truncate());
    }
    compared::legend(ui, texts);
}

/// What was done in a round, in words.
fn did(texts: &Texts, game: &Game, played: &RoundPlayed) -> String {
    let seats: &[Seat] = &game.header.seats;
    let told = |(before, event): &_| event_text::describe(texts, game.config(), seats, before, event);
    played.done.iter().map(told).collect::<Vec<_>>().join(". ")
}
