//! Tips: a sentence when something happens for the first time, never twice. It stands beside what it speaks of until it
//! is closed or that is over; where there is no room for it, it is a notice.

use egui::{Rect, Ui};

use crate::{
    log::Game,
    rules::{Cell, Phase},
    screens::position::place,
    session::{AppView, GameCommand, PlaySession},
    widgets::{player_sheet::SheetResponse, score_sheet::RaceResponse},
};
use common::{
    BuildingType,
    host::{AppRequest, Tone},
    screens::tip_card::{TipCard, TipView, TipWords},
};
use text::{Label, Texts};
use ui::{announcer, theme::TextSize};

/// What a tip is about: the name it is remembered by, when it is due, and what it says.
struct Tip {
    name: &'static str,
    is_due: fn(&Game) -> bool,
    /// What it speaks of is over once somebody has acted, and not only with the round.
    until_acted: bool,
    /// It speaks of the sheet, and may lie on cells of it that are of no use now.
    is_on_sheet: bool,
    subjects: fn(&Game, &Board<'_>) -> Vec<Rect>,
    says: Label,
}

/// All tips, the most urgent first.
static TIPS: [Tip; 4] = [
    Tip {
        name: "crossing",
        is_due: has_crossing,
        until_acted: true,
        is_on_sheet: true,
        subjects: crossings,
        says: Texts::tip_crossing,
    },
    Tip {
        name: "phantom",
        is_due: phantom_has_rolled,
        until_acted: false,
        is_on_sheet: false,
        subjects: phantoms,
        says: Texts::tip_phantom,
    },
    Tip {
        name: "award",
        is_due: place_is_struck,
        until_acted: false,
        is_on_sheet: false,
        subjects: places,
        says: Texts::tip_award,
    },
    Tip {
        name: "coins",
        is_due: can_spend,
        until_acted: true,
        is_on_sheet: true,
        subjects: coins,
        says: Texts::tip_coins,
    },
];

/// Where on the screen is what tips speak of.
pub struct Board<'a> {
    pub sheet: &'a SheetResponse,
    pub race: &'a RaceResponse,
}

/// When a tip was given last, for one in a round is enough, and the one that is shown.
#[derive(Default)]
pub struct Tips {
    last: Option<(String, u8)>,
    shown: Option<Shown>,
}

/// A tip that is shown.
struct Shown {
    tip: &'static Tip,
    /// Where it stands in this position, a window of this size and this language; nowhere while something else needs that
    /// room.
    card: Option<((usize, egui::Vec2, &'static str), TipCard)>,
}

impl Tips {
    /// Shows the tip that is due, to a person who is to decide.
    pub fn show(
        &mut self,
        ui: &Ui,
        app: &AppView<'_>,
        session: &PlaySession,
        board: &Board<'_>,
        commands: &mut Vec<GameCommand>,
    ) {
        let game = session.game();
        self.follow(ui, app, session);
        let now = (session.file(), game.state().round());
        let is_now = self.last.as_ref().is_some_and(|(file, round)| (file.as_str(), *round) == now);
        let Some(shown) = &mut self.shown else { return };
        let is_over = !is_now || shown.tip.until_acted && !(shown.tip.is_due)(game);
        let says = (shown.tip.says)(app.texts);
        let at = (game.log().len(), ui.ctx().content_rect().size(), app.texts.language().code());
        let subjects = (shown.tip.subjects)(game, board);
        let spare = if shown.tip.is_on_sheet { spare(game, board.sheet) } else { Vec::new() };
        let tip = TipView {
            words: TipWords { says, ..Default::default() },
            size: TextSize::SMALL,
            closes: true,
            subjects: &subjects,
            off: &[board.race.rect],
            spare: &spare,
            is_close: false,
        };
        let free = tip.free_places(ui);
        if shown.card.as_ref().is_none_or(|(of, _)| *of != at) {
            shown.card = TipCard::new(ui, app.texts, &tip, &free).map(|card| (at, card));
        }
        let is_read = match &shown.card {
            _ if is_over => true,
            Some((_, card)) => card.show(ui, app.texts, &tip, &free),
            None => {
                commands.push(AppRequest::Say(Tone::Remark, says.to_owned()).into());
                true
            }
        };
        if is_read {
            let mut settings = app.settings.clone();
            settings.seen_tips.push(shown.tip.name.to_owned());
            commands.push(AppRequest::Set(Box::new(settings)).into());
            self.shown = None;
        }
    }

    /// Chooses the tip to show.
    fn follow(&mut self, ui: &Ui, app: &AppView<'_>, session: &PlaySession) {
        let game = session.game();
        self.shown.take_if(|_| !app.settings.tips);
        let is_person = game.state().acting().is_some_and(|seat| game.policy(seat).is_none());
        let now = (session.file(), game.state().round());
        let is_recent = self.last.as_ref().is_some_and(|(file, round)| (file.as_str(), *round) == now);
        let is_time = is_person && game.state().phase() == Phase::Action && !is_recent;
        if !app.settings.tips || !is_time || self.shown.is_some() {
            return;
        }
        let is_new = |tip: &&Tip| !app.settings.seen_tips.iter().any(|seen| seen == tip.name);
        let Some(tip) = TIPS.iter().filter(is_new).find(|tip| (tip.is_due)(game)) else { return };
        announcer::say(ui.ctx(), (tip.says)(app.texts));
        self.last = Some((now.0.to_owned(), now.1));
        self.shown = Some(Shown { tip, card: None });
    }
}

/// The cells that are of no use now: a tip may lie on their buildings.
fn spare(game: &Game, sheet: &SheetResponse) -> Vec<Rect> {
    let state = game.state();
    let second = state.follow_ups(game.config()).into_iter().map(|follow_up| follow_up.cell.bit());
    let used = second.fold(state.offered(), |all, bit| all | bit);
    let unused = Cell::all().filter(|cell| used & cell.bit() == 0);
    unused.map(|cell| sheet.cells.reach(place(cell))).collect()
}

fn has_crossing(game: &Game) -> bool {
    game.state().offered() != 0
}

fn crossings(game: &Game, board: &Board<'_>) -> Vec<Rect> {
    let offered = Cell::all().filter(|cell| game.state().offered() & cell.bit() != 0);
    offered.map(|cell| board.sheet.cells.cell(place(cell))).collect()
}

/// They roll at the end of each round (§9).
fn phantom_has_rolled(game: &Game) -> bool {
    game.config().phantoms() > 0 && game.state().round() > 1
}

fn phantoms(game: &Game, board: &Board<'_>) -> Vec<Rect> {
    (game.config().players()..game.config().rows()).map(|row| board.race.player(row)).collect()
}

/// The types whose first place is gone: somebody has completed them in a round that is over (§6).
fn struck(game: &Game) -> impl Iterator<Item = BuildingType> {
    let state = *game.state();
    let is_struck =
        move |building: &BuildingType| state.score().struck(*building, state.awarded_rounds()) > 0;
    BuildingType::ALL.into_iter().filter(is_struck)
}

fn place_is_struck(game: &Game) -> bool {
    struck(game).next().is_some()
}

fn places(game: &Game, board: &Board<'_>) -> Vec<Rect> {
    struck(game).map(|building| board.race.places(building)).collect()
}

/// Coins are there to be spent (§5).
fn can_spend(game: &Game) -> bool {
    let state = game.state();
    state.phase() == Phase::Action && state.sheet(state.seat()).coins() > 0
}

fn coins(_: &Game, board: &Board<'_>) -> Vec<Rect> {
    vec![board.sheet.coins]
}
