//! Real tiles and cards: what came is typed in, and what was mistyped is corrected.

use egui::{Key as Press, Label, Rect, RichText, ScrollArea, Ui};

use super::{
    dialog::{Dialog, Next},
    draw_pad::{DrawChoice, DrawPad},
    news::News,
    piles::PilesPrompt,
    seen::Seen,
};
use crate::{
    log::{GameView, PlayEvent, Played, Refused},
    rules::{
        Piece, Piles,
        play::{Card, Draw, Move, PlayConfig, START_MONEY, State, ToAct},
    },
    session::{PlayCommand, PlaySession, PlaySessionExt},
    text::{names, places::Places, play_errors, play_text},
};
use common::{
    play::TypedChance,
    screens::{
        question::about,
        typed_chance::{self, Misfit, MisfitAnswer},
    },
};
use kernel::{Entry, Viewer};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme, space},
    widgets::surface::{self, Surface},
};

/// What the prompt remembers.
#[derive(Default)]
pub(super) struct Typing {
    /// The length of the log: another draw begins afresh.
    about: usize,
    pad: DrawPad,
    /// Why what was picked cannot have come.
    fault: Option<String>,
    piles: PilesPrompt,
}

/// What people are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// What came.
    Draw(Draw),
    /// How high the piles are.
    Piles,
}

impl Typing {
    /// What people are asked for, if chance is theirs to bring.
    pub(super) fn due(&mut self, session: &PlaySession) -> Option<Asked> {
        match session.to_act() {
            _ if self.piles.is_due(session) => Some(Asked::Piles),
            ToAct::Chance(draw) if !session.draws_by_itself() => Some(Asked::Draw(draw)),
            _ => None,
        }
    }

    /// Shows the prompt in the place of the Alhambra; what was asked for.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        texts: &Texts,
        (session, seen): (&PlaySession, &Seen<'_>),
        due: Asked,
    ) -> Option<PlayCommand> {
        let about = session.game().log().len();
        if self.about != about {
            *self = Self { about, piles: std::mem::take(&mut self.piles), ..Self::default() };
        }
        let Asked::Draw(draw) = due else {
            return Surface::Plain.show_in(ui, place, |ui| self.piles.show(ui, texts, seen)).inner;
        };
        let mut asked = None;
        Surface::Plain.show_in(ui, place, |ui| {
            surface::heading(ui, &asks(texts, session, seen, draw));
            ui.add_space(space::TIGHT);
            let theme = Theme::of(ui.ctx());
            let (words, ink) = match &self.fault {
                Some(fault) => (fault.clone(), theme.danger),
                None => (how(texts, seen, draw), theme.ink_soft),
            };
            if !words.is_empty() {
                let words = RichText::new(words).font(theme::body(TextSize::SMALL)).color(ink);
                let told = ui.add(Label::new(words).wrap());
                let polite = egui::accesskit::Live::Polite;
                ui.ctx().accesskit_node_builder(told.id, |node| node.set_live(polite));
            }
            ui.add_space(space::TIGHT);
            let by_program = Action::new(texts.alhambra_ask_program(), PlayCommand::Draw);
            asked = by_program.icon(Symbol::Again).key(Press::R).quiet().show(ui, texts);
            if session.can_set_piles() {
                let piles = Action::new(texts.alhambra_piles(), ()).icon(Symbol::Grid).key(Press::P).quiet();
                if piles.show(ui, texts).is_some() {
                    self.piles.open();
                }
            }
            ui.add_space(space::TIGHT);
            // What nobody sees may be in a hand as well as in the deck: it can be picked, and is refused.
            let moves = outcomes(seen.config, seen.state());
            let choice = DrawChoice { config: seen.config, seats: seen.seats, draw, moves: &moves };
            if let Some(mv) = self.pad.show(ui, texts, &choice) {
                match session.position().clone().apply(seen.config, mv) {
                    Ok(()) => asked = Some(PlayCommand::Play(mv)),
                    Err(why) => {
                        let refused = Refused::new(seen.config, why);
                        self.fault = Some(play_errors::refusal(texts, seen.seats, &refused));
                    }
                }
            }
        });
        asked
    }
}

/// Shows what everybody did last: people at a table carry out what computers decide.
pub(super) fn happened(ui: &mut Ui, place: Rect, texts: &Texts, seen: &Seen<'_>, news: &News) {
    Surface::Plain.show_in(ui, place, |ui| {
        surface::heading(ui, texts.alhambra_typed_news());
        ScrollArea::vertical().id_salt("news").auto_shrink([false, true]).show(ui, |ui| {
            let theme = Theme::of(ui.ctx());
            let line = |ui: &mut Ui, words: &str, ink| {
                let words = RichText::new(words).font(theme::body(TextSize::TEXT)).color(ink);
                ui.add(Label::new(words).wrap());
            };
            let told = (0..seen.config.players()).filter_map(|seat| {
                let news = news.of(seat).filter(|news| !news.words.is_empty())?;
                Some(texts.alhambra_said(&seen.name(texts, seat), &news.words))
            });
            let told: Vec<String> = told.collect();
            told.iter().for_each(|words| line(ui, words, theme.ink));
            if told.is_empty() {
                line(ui, texts.alhambra_typed_no_news(), theme.ink_soft);
            }
        });
    });
}

/// Everything that chance can bring in a position.
fn outcomes(config: &PlayConfig, state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    state.outcomes(config, &mut |mv, _| moves.push(mv));
    moves
}

/// What is to be drawn, in words.
fn asks(texts: &Texts, session: &PlaySession, seen: &Seen<'_>, draw: Draw) -> String {
    match draw {
        Draw::ThirdPlayer => texts.alhambra_ask_third(&seen.name(texts, seen.config.players())),
        Draw::Yard(space) => texts.alhambra_ask_yard(space.space(), space),
        Draw::Deal(seat) => {
            // Start cards are dealt face up before all.
            let dealt = session.position().player(seat.into()).hand().total();
            texts.alhambra_ask_deal(&seen.name(texts, seat.into()), dealt, START_MONEY)
        }
        Draw::Display => texts.alhambra_ask_display().to_owned(),
        Draw::Reshuffle => texts.alhambra_ask_reshuffle().to_owned(),
        Draw::First(_) => texts.alhambra_ask_first().to_owned(),
    }
}

/// How it is typed in; before the first turn how the piles are cut, too.
fn how(texts: &Texts, seen: &Seen<'_>, draw: Draw) -> String {
    match draw {
        Draw::ThirdPlayer | Draw::Yard(_) => texts.alhambra_ask_how_tile().to_owned(),
        Draw::Deal(_) => texts.alhambra_ask_how_card().to_owned(),
        Draw::Display if seen.state().piles().is_some() => texts.alhambra_ask_how_card().to_owned(),
        Draw::Display => {
            let left = seen.deck_len() + seen.state().display().len();
            let dealt = seen.config.money().len() - left;
            let config = seen.config.game().clone().with_piles(None);
            let piles = Piles::new(&config, dealt).map(|piles| piles.sizes);
            let sizes = piles.unwrap_or_default().map(|size| size.to_string()).join(", ");
            let second = u8::from(seen.config.options().second_scoring_pile);
            format!("{} {}", texts.alhambra_ask_how_card(), texts.alhambra_ask_piles(&sizes, second))
        }
        Draw::Reshuffle | Draw::First(_) => String::new(),
    }
}

/// Typed chance that is being corrected: its entry, what was picked so far, and why something cannot have been it.
#[derive(Clone, Debug)]
pub(super) struct Correction {
    entry: usize,
    pad: DrawPad,
    fault: Option<String>,
}

/// Shows the list of what was typed, or what there is to pick for the one that is chosen.
pub(super) fn corrections(
    ui: &mut Ui,
    texts: &Texts,
    session: &PlaySession,
    correction: &mut Option<Correction>,
) -> Next {
    let typed = session.typed_chance();
    let chosen = correction.as_mut().and_then(|correction| {
        let of = typed.iter().find(|typed| typed.entry == correction.entry)?;
        Some((correction, of))
    });
    let Some((correction, of)) = chosen else {
        about(ui, texts.alhambra_typed_correct(), texts.alhambra_typed_choose());
        let words = |k: usize| said(texts, session, &typed[k]);
        let chosen = typed_chance::choose(ui, texts.alhambra_typed_choose(), typed.len(), words);
        let fresh = |k: usize| Correction { entry: typed[k].entry, pad: DrawPad::default(), fault: None };
        *correction = chosen.map(fresh);
        ui.add_space(space::TIGHT);
        let close = Action::new(texts.close(), ()).key(Press::Escape).show(ui, texts);
        return if close.is_some() { Next::Close } else { Next::Stay };
    };
    about(ui, &said(texts, session, of), texts.alhambra_typed_retype());
    let (game, entry) = (session.game(), correction.entry);
    if let Some(fault) = &correction.fault {
        let theme = Theme::of(ui.ctx());
        ui.label(RichText::new(fault).font(theme::medium(TextSize::TEXT)).color(theme.danger));
    }
    let moves = of_kind(game.config(), of.due);
    let choice = DrawChoice { config: game.config(), seats: &game.header.seats, draw: of.due, moves: &moves };
    if let Some(mv) = correction.pad.show(ui, texts, &choice) {
        let mut before = game.corrected_at(entry - 1).state;
        match before.apply(game.config(), mv) {
            Ok(()) => return Next::Do(PlayCommand::Correct { entry, was: mv }),
            Err(why) => {
                let refused = Refused::new(game.config(), why);
                correction.fault = Some(play_errors::refusal(texts, &game.header.seats, &refused));
            }
        }
    }
    ui.add_space(space::TIGHT);
    // Back to the list.
    let back = Action::new(texts.back(), ()).key(Press::Escape).show(ui, texts).is_some();
    if back { Next::Show(Dialog::Typed(None)) } else { Next::Stay }
}

/// All that can be drawn for such a purpose: what cannot have come is refused with a reason.
fn of_kind(config: &PlayConfig, draw: Draw) -> Vec<Move> {
    match draw {
        Draw::ThirdPlayer | Draw::Yard(_) => config.all_pieces().iter().map(Move::Tile).collect(),
        Draw::Deal(_) => Card::all().map(Move::Card).collect(),
        Draw::Display => Card::all().map(Move::Card).chain([Move::ScoringCard]).collect(),
        Draw::Reshuffle => vec![Move::Reshuffle],
        Draw::First(tied) => (0..8).filter(|seat| tied >> seat & 1 == 1).map(Move::First).collect(),
    }
}

/// The correction that later events do not fit: to keep what was typed, or to take back to there.
pub(super) fn misfit(ui: &mut Ui, texts: &Texts, session: &PlaySession) -> Next {
    let Some(unfitting) = &session.unfitting else { return Next::Close };
    let game = session.game();
    let (config, seats) = (game.config(), &game.header.seats);
    let event = match game.log().get(unfitting.at - 1) {
        Some(Entry::Event(event)) => {
            in_words(texts, session, GameView::new(game, Viewer::Nobody), (unfitting.at, event))
        }
        _ => String::new(),
    };
    let typed = session.typed_chance().into_iter().find(|typed| typed.entry == unfitting.entry);
    let typed =
        typed.map(|typed| drawn(texts, session, typed.event.to_move(config).ok())).unwrap_or_default();
    let corrected = drawn(texts, session, Some(unfitting.was));
    let why = play_errors::play(texts, seats, &unfitting.why);
    let misfit = Misfit {
        title: &texts.alhambra_typed_misfit(&corrected),
        event: &event,
        why: &why,
        choice: texts.alhambra_typed_choice(),
        typed: &typed,
        corrected: &corrected,
    };
    match typed_chance::misfit(ui, texts, &misfit, |_| {}) {
        Some(MisfitAnswer::Keep) => Next::Do(PlayCommand::LeaveAsTyped),
        Some(MisfitAnswer::TakeBack) => Next::Do(PlayCommand::CorrectAndTakeBack),
        None => Next::Stay,
    }
}

/// What was drawn, without what for.
fn drawn(texts: &Texts, session: &PlaySession, mv: Option<Move>) -> String {
    let game = session.game();
    match mv {
        Some(Move::Tile(id)) => match game.config().piece(id) {
            Piece::Tile(tile) => names::tile_and_walls(texts, tile),
            other => names::piece(texts, other),
        },
        Some(Move::Card(card)) => names::card(texts, card),
        Some(Move::ScoringCard) => texts.alhambra_scoring_card().to_owned(),
        Some(Move::First(seat)) => names::who(texts, &game.header.seats, seat.into()),
        _ => String::new(),
    }
}

/// Typed chance in words: what for, and what it was.
fn said(texts: &Texts, session: &PlaySession, typed: &TypedChance<Played>) -> String {
    // It came before all.
    let view = GameView::new(session.game(), Viewer::Nobody).with_open_hands();
    in_words(texts, session, view, (typed.entry, &typed.event))
}

/// An event of the log in words.
fn in_words(
    texts: &Texts,
    session: &PlaySession,
    view: GameView<'_>,
    (entry, event): (usize, &PlayEvent),
) -> String {
    let game = session.game();
    let before = game.corrected_at(entry - 1).state;
    let happened = view.event(entry, &before, event);
    happened
        .map(|happened| play_text::describe(texts, &game.header.seats, &happened, Places::Numbered))
        .unwrap_or_default()
}
