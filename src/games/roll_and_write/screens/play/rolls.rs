//! Correcting a typed roll, and deciding about whatever no longer fits it.

use egui::{Align2, Key as Press, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::{lines::warning, menu::Next};
use crate::{
    log::PlayEvent,
    rules::{Face, Move, RollKind},
    screens::dice_pad::DicePad,
    session::{AppView, GameCommand, PlaySession, play::TypedRoll},
    text::event_text,
};
use common::screens::{
    question::about,
    typed_chance::{self, Misfit, MisfitAnswer},
};
use kernel::Entry;
use text::Texts;
use ui::{
    actions::Action,
    dialogs,
    drawing::dice,
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
};

/// A roll that is being corrected: its entry, and the dice typed so far.
#[derive(Clone, Debug)]
pub struct Correction {
    entry: usize,
    pad: DicePad,
}

/// Shows the list, or the dice of the one chosen.
pub fn show(
    ui: &mut Ui,
    app: &AppView<'_>,
    session: &PlaySession,
    correction: &mut Option<Correction>,
    commands: &mut Vec<GameCommand>,
) -> Next {
    let texts = app.texts;
    let rolls = session.typed_chance();
    let chosen = correction.as_mut().and_then(|correction| {
        let roll = rolls.iter().find(|roll| roll.entry == correction.entry)?;
        Some((correction, roll))
    });
    let (mut next, is_chosen) = (Next::Stay, chosen.is_some());
    match chosen {
        Some((correction, roll)) => {
            about(ui, &said(texts, session, roll), texts.rolls_retype());
            let typed = correction.pad.keys(ui, texts);
            if let Some(fault) = correction.pad.fault() {
                warning(ui, fault(texts));
            }
            if let Some(dice) = correction.pad.show(ui, texts).or(typed) {
                commands.push(GameCommand::Correct { entry: correction.entry, dice });
                next = Next::Close;
            }
        }
        None => {
            about(ui, texts.play_menu_rolls(), texts.rolls_choose());
            *correction = choice(ui, texts, session, &rolls);
        }
    }
    ui.add_space(theme::space::TIGHT);
    if is_chosen {
        // Back to the list.
        if Action::new(texts.back(), ()).key(Press::Escape).show(ui, texts).is_some() {
            *correction = None;
        }
    } else if dialogs::cancel(ui, texts) {
        next = Next::Close;
    }
    next
}

/// The list.
fn choice(ui: &mut Ui, texts: &Texts, session: &PlaySession, rolls: &[TypedRoll]) -> Option<Correction> {
    let words = |roll: usize| said(texts, session, &rolls[roll]);
    let chosen = typed_chance::choose(ui, texts.rolls_choose(), rolls.len(), words)?;
    let TypedRoll { entry, event, .. } = &rolls[chosen];
    let four = matches!(event, PlayEvent::Roll { yellow, .. } if yellow.len() == 2);
    Some(Correction { entry: *entry, pad: DicePad::new(four) })
}

/// A roll in words: when, who and what.
fn said(texts: &Texts, session: &PlaySession, roll: &TypedRoll) -> String {
    let PlayEvent::Roll { seat, yellow, blue, .. } = &roll.event else { return String::new() };
    let who = event_text::who(texts, &session.game().header.seats, usize::from(*seat) - 1);
    let rolled = texts.history_rolled(&who, &list(yellow), &list(blue));
    match (roll.due.purpose, roll.due.tries) {
        (RollKind::Setup, 0) => texts.rolls_setup(roll.due.round, &rolled),
        (RollKind::Setup, _) => texts.rolls_setup_again(roll.due.round, &rolled),
        (RollKind::Placing, _) => texts.rolls_placing(&rolled),
        (RollKind::ExtraPair, _) => texts.rolls_extra(&rolled),
        _ => texts.pad_said(&texts.history_round(roll.due.round), &rolled),
    }
}

/// Faces in words.
fn list(dice: &[Face]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Some dice in words.
fn in_words(texts: &Texts, [yellow, blue]: [&[Face]; 2]) -> String {
    texts.history_dice(&list(yellow), &list(blue))
}

/// The dice of a roll, yellow and blue; none of a command that is no roll.
fn dice_of(roll: &Move) -> [Vec<Face>; 2] {
    match roll {
        Move::Roll(pair) => [vec![pair.yellow], vec![pair.blue]],
        Move::RollFour(four) => [four.yellow().to_vec(), four.blue().to_vec()],
        _ => [Vec::new(), Vec::new()],
    }
}

/// Draws some dice beside what they are.
fn draw(ui: &mut Ui, what: &str, texts: &Texts, faces: [&[Face]; 2]) {
    const SIDE: f32 = 28.0;
    let theme = Theme::of(ui.ctx());
    ui.horizontal(|ui| {
        let (place, response) = ui.allocate_exact_size(vec2(90.0, SIDE), Sense::hover());
        let font = theme::medium(TextSize::TEXT);
        fitted_text(
            ui.painter(),
            place.left_center(),
            Align2::LEFT_CENTER,
            what,
            font,
            theme.ink,
            place.width(),
        );
        let says = format!("{what}: {}", in_words(texts, faces));
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &says));
        for (colours, faces) in [&theme.yellow_die, &theme.blue_die].into_iter().zip(faces) {
            for face in faces {
                let (square, _) = ui.allocate_exact_size(Vec2::splat(SIDE), Sense::hover());
                dice::paint(ui.painter(), square, &theme, colours, face.number(), dice::DieStyle::default());
            }
        }
    });
}

/// The correction that later events do not fit: to keep the old dice, or to take back to there.
pub fn misfit(
    ui: &mut Ui,
    app: &AppView<'_>,
    session: &PlaySession,
    commands: &mut Vec<GameCommand>,
) -> Next {
    let texts = app.texts;
    let Some(unfitting) = &session.unfitting else { return Next::Close };
    let game = session.game();
    let event = match game.log().get(unfitting.at - 1) {
        Some(Entry::Event(event)) => {
            let before = game.at(unfitting.at - 1).state;
            event_text::describe(texts, game.config(), &game.header.seats, &before, event)
        }
        _ => String::new(),
    };
    let typed = session.typed_chance().into_iter().find(|roll| roll.entry == unfitting.entry);
    let typed = typed.and_then(|roll| roll.event.to_move()).map(|roll| dice_of(&roll)).unwrap_or_default();
    let corrected = dice_of(&unfitting.was);
    let [typed, corrected] = [&typed, &corrected].map(|[yellow, blue]| [yellow.as_slice(), blue.as_slice()]);
    let misfit = Misfit {
        title: texts.rolls_misfit(),
        event: &event,
        why: &event_text::misfit(texts, &unfitting.why),
        choice: texts.rolls_choice(),
        typed: &in_words(texts, typed),
        corrected: &in_words(texts, corrected),
    };
    let answer = typed_chance::misfit(ui, texts, &misfit, |ui| {
        draw(ui, texts.typed_as_typed(), texts, typed);
        draw(ui, texts.typed_corrected(), texts, corrected);
    });
    commands.extend(answer.map(|answer| match answer {
        MisfitAnswer::Keep => GameCommand::LeaveRoll,
        MisfitAnswer::TakeBack => GameCommand::CorrectAndTakeBack,
    }));
    if answer.is_some() { Next::Close } else { Next::Stay }
}
