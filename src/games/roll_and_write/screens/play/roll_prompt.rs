//! Asks people for a roll: which one it is, and the dice typed in.

use egui::{Key as Press, Ui};

use super::{
    lines::{heading, small, warning},
    recent_events::RecentEvents,
};
use crate::{
    rules::{Move, RollKind, RollRequest, ToAct},
    screens::dice_pad::DicePad,
    session::{AppView, Dice, GameCommand, PlaySession},
    text::event_text,
};
use text::Texts;
use ui::{actions::Action, announcer, drawing::symbols::Symbol, keys::DIGITS, theme};

/// The roll that people are asked for, if one is due.
pub fn due(session: &PlaySession) -> Option<RollRequest> {
    match session.game().state().to_act() {
        // The program's four dice wait for a button of their own.
        ToAct::Chance(due) if session.chance == Dice::Program && due.purpose == RollKind::AllFour => None,
        ToAct::Chance(due) if !session.draws_by_itself() => Some(due),
        _ => None,
    }
}

/// The heights of the faces, and of the whole prompt below its heading.
const PAD: f32 = 100.0;
const PROMPT: f32 = PAD + 78.0;

/// The dice typed so far for the roll that is due.
#[derive(Default)]
pub struct Typing {
    /// The game and the length of its log: another roll begins afresh.
    about: Option<(String, usize)>,
    pad: DicePad,
}

impl Typing {
    /// Follows the game.
    pub fn follow(&mut self, session: &PlaySession) {
        let about = (session.file().to_owned(), session.game().log().len());
        if self.about.as_ref() != Some(&about) {
            let four = due(session).is_some_and(|due| due.purpose == RollKind::AllFour);
            self.pad = DicePad::new(four);
            self.about = Some(about);
        }
    }

    /// Takes the keys of the prompt.
    pub fn keys(&mut self, ui: &Ui, texts: &Texts, due: RollRequest, commands: &mut Vec<GameCommand>) {
        if due.purpose == RollKind::FirstPlayer {
            return;
        }
        commands.extend(self.pad.keys(ui, texts).map(GameCommand::Play));
        if Action::new(texts.keys_do_go_on(), ()).key(Press::Enter).if_disabled(ui).is_some() {
            let why =
                if due.purpose == RollKind::AllFour { Texts::why_four_dice } else { Texts::why_both_dice };
            self.pad.refuse(why);
            announcer::say(ui.ctx(), why(texts));
        }
    }

    /// Shows the prompt, and what has happened: people with real dice have to hear what computers mark and pass on.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        session: &PlaySession,
        due: RollRequest,
        news: &RecentEvents,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        heading(ui, &asks(texts, session, due));
        let again = again(texts, session, due);
        // What was said of an earlier roll is no warning where one has come back to it.
        let told = again.as_deref().filter(|_| session.game().can_redo());
        let fault =
            self.pad.fault().map(|fault| fault(texts)).or(again.as_deref().filter(|_| told.is_none()));
        let is_first = due.purpose == RollKind::FirstPlayer;
        let low = !is_first && ui.available_height() < PROMPT + news.height(ui.ctx());
        let by_program = if is_first { texts.ask_draw_first() } else { texts.ask_program() };
        let by_program = Action::new(by_program, GameCommand::Roll).icon(Symbol::Die).key(Press::R);
        let rolled = if low && !news.is_empty() {
            // In a low window the news take the room of the hint and of the button's words.
            match fault {
                Some(fault) => warning(ui, fault),
                None => {
                    ui.scope(|ui| {
                        ui.spacing_mut().item_spacing.y = theme::space::HAIR;
                        news.show(ui, PAD);
                    });
                }
            }
            ui.horizontal(|ui| {
                commands.extend(ui.vertical(|ui| self.pad.show(ui, texts)).inner.map(GameCommand::Play));
                by_program.as_icon().show(ui, texts)
            })
            .inner
        } else if is_first {
            first(ui, texts, session, commands);
            let width = ui.available_width();
            by_program.show_wide(ui, texts, width)
        } else {
            if low {
                ui.spacing_mut().item_spacing.y = theme::space::TIGHT;
            }
            match fault {
                Some(fault) => warning(ui, fault),
                None if told.is_some() => small(ui, told.unwrap_or_default()),
                None if due.purpose == RollKind::AllFour => small(ui, texts.ask_how_four()),
                None => small(ui, texts.ask_how()),
            }
            commands.extend(self.pad.show(ui, texts).map(GameCommand::Play));
            // As wide as the faces above it.
            let width = ui.available_width();
            let rolled = by_program.show_wide(ui, texts, width);
            news.show(ui, 0.0);
            rolled
        };
        commands.extend(rolled);
    }
}

/// Why a roll has to be made again: its crossing is built, or a phantom has no box left for its type.
fn again(texts: &Texts, session: &PlaySession, due: RollRequest) -> Option<String> {
    let events = session.game().at(session.game().log().len()).events;
    let roll = events.last().and_then(|(_, event)| event.to_move()).filter(|_| due.tries > 0)?;
    let Move::Roll(pair) = roll else { return None };
    let is_phantom = usize::from(due.seat) >= session.game().config().players();
    let says = if is_phantom { Texts::ask_again_complete } else { Texts::ask_again };
    Some(says(texts, &pair.to_string()))
}

/// Which roll it is, in words.
pub fn asks(texts: &Texts, session: &PlaySession, due: RollRequest) -> String {
    let game = session.game();
    let row = usize::from(due.seat);
    let who = event_text::who(texts, &game.header.seats, row);
    let is_phantom = row >= game.config().players();
    match due.purpose {
        RollKind::FirstPlayer => texts.ask_first().to_owned(),
        RollKind::Setup if is_phantom => {
            texts.ask_phantom_setup(due.round, &event_text::name(texts, &game.header.seats, row))
        }
        RollKind::Setup => texts.ask_setup(&who, due.round),
        RollKind::Placing => texts.ask_placing(&who),
        RollKind::ExtraPair => texts.ask_extra(&who),
        RollKind::OwnPair => texts.ask_own(&who),
        RollKind::AllFour => texts.ask_four(&who),
        RollKind::Phantom => texts.ask_phantom(&event_text::name(texts, &game.header.seats, row)),
    }
}

/// Who goes first: a button for each player (§3.1).
fn first(ui: &mut Ui, texts: &Texts, session: &PlaySession, commands: &mut Vec<GameCommand>) {
    let game = session.game();
    let players = game.config().players();
    // No more than three in a line, and as many in each.
    let columns = players.div_ceil(players.div_ceil(3));
    let gaps = theme::space::SMALL * (columns - 1) as f32;
    let width = ((ui.available_width() - gaps) / columns as f32).floor();
    ui.horizontal_wrapped(|ui| {
        for (row, key) in (0..players).zip(DIGITS) {
            let name = event_text::name(texts, &game.header.seats, row);
            let first = Action::new(name, GameCommand::Play(Move::First(row as u8))).key(key);
            commands.extend(first.show_wide(ui, texts, width));
        }
    });
}
