//! The rolls that were typed in, to correct one; and what is to become of what no longer fits it.

use egui::{Key as Press, RichText, ScrollArea, Ui, vec2};

use super::{
    dice_pad::DicePad,
    menu::{Next, question},
};
use crate::{
    app::{
        Command, Companion, Session,
        session::TypedRoll,
        story,
        texts::{Key, Texts},
        theme::{self, Theme},
        widgets::button::Button,
    },
    game::{Entry, PlayEvent},
    rules::Face,
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
    companion: &Companion,
    session: &Session,
    correction: &mut Option<Correction>,
    commands: &mut Vec<Command>,
) -> Next {
    let texts = &companion.texts;
    let rolls = session.typed_rolls();
    let chosen = correction.as_mut().and_then(|correction| {
        let roll = rolls.iter().find(|roll| roll.entry == correction.entry)?;
        Some((correction, roll))
    });
    let mut next = Next::Stay;
    match chosen {
        Some((correction, roll)) => {
            question(ui, &said(texts, session, roll), texts.get(Key::RollsRetype));
            let typed = correction.pad.keys(ui);
            if let Some(dice) = correction.pad.show(ui, texts).or(typed) {
                commands.push(Command::Correct { entry: correction.entry, dice });
                next = Next::Close;
            }
        }
        None => {
            question(ui, texts.get(Key::PlayMenuRolls), texts.get(Key::RollsChoose));
            *correction = choice(ui, texts, session, &rolls);
        }
    }
    ui.add_space(4.0);
    let cancel = Button::secondary(texts.get(Key::Cancel)).shortcut(texts.get(Key::KeysEscape));
    if ui.add(cancel).clicked() || super::pressed(ui, Press::Escape) {
        next = Next::Close;
    }
    next
}

/// The list, the latest first; the first nine have a key.
fn choice(ui: &mut Ui, texts: &Texts, session: &Session, rolls: &[TypedRoll]) -> Option<Correction> {
    const KEYS: [Press; 9] = [
        Press::Num1,
        Press::Num2,
        Press::Num3,
        Press::Num4,
        Press::Num5,
        Press::Num6,
        Press::Num7,
        Press::Num8,
        Press::Num9,
    ];
    let width = ui.available_width() - 14.0;
    let latest = |row: usize| &rolls[rolls.len() - 1 - row];
    let mut chosen = (0..rolls.len().min(9)).find(|row| super::pressed(ui, KEYS[*row]));
    ScrollArea::vertical().max_height(300.0).show_rows(ui, 40.0, rolls.len(), |ui, rows| {
        for row in rows {
            let (said, key) = (said(texts, session, latest(row)), (row + 1).to_string());
            let button = Button::secondary(&said).min_width(width);
            if ui.add(if row < 9 { button.shortcut(&key) } else { button }).clicked() {
                chosen = Some(row);
            }
        }
    });
    let TypedRoll { entry, event, .. } = latest(chosen?);
    let four = matches!(event, PlayEvent::Roll { yellow, .. } if yellow.len() == 2);
    Some(Correction { entry: *entry, pad: DicePad::new(four) })
}

/// A roll in words: when, who and what.
fn said(texts: &Texts, session: &Session, roll: &TypedRoll) -> String {
    let PlayEvent::Roll { seat, yellow, blue, .. } = &roll.event else { return String::new() };
    let who = story::who(texts, &session.game().header.seats, usize::from(*seat) - 1);
    let list = |dice: &[Face]| dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let rolled = texts.with(
        Key::HistoryRolled,
        &[("blue", list(blue).into()), ("who", who.into()), ("yellow", list(yellow).into())],
    );
    match roll.round {
        0 => rolled,
        round => format!("{round}.  {rolled}"),
    }
}

/// The correction that later events do not fit: to keep the old dice, or to take back to there.
pub fn misfit(ui: &mut Ui, companion: &Companion, session: &Session, commands: &mut Vec<Command>) -> Next {
    let texts = &companion.texts;
    let Some(misfitting) = &session.misfitting else { return Next::Close };
    let game = session.game();
    let event = match game.log().get(misfitting.at - 1) {
        Some(Entry::Event(event)) => {
            let before = game.at(misfitting.at - 1).state;
            story::told(texts, game.terms(), &game.header.seats, &before, event)
        }
        _ => String::new(),
    };
    question(ui, texts.get(Key::RollsMisfit), &event);
    let theme = Theme::of(ui.ctx());
    let why =
        RichText::new(story::misfit(texts, &misfitting.why)).font(theme::medium(16.0)).color(theme.danger);
    ui.label(why);
    ui.label(RichText::new(texts.get(Key::RollsChoice)).font(theme::body(16.0)).color(theme.ink));
    ui.add_space(6.0);
    let mut next = Next::Stay;
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = vec2(10.0, 8.0);
        let width = ui.available_width();
        let keep =
            Button::primary(texts.get(Key::RollsKeep)).shortcut(texts.get(Key::KeysEscape)).min_width(width);
        if ui.add(keep).clicked() || super::pressed(ui, Press::Escape) {
            commands.push(Command::LeaveRoll);
            next = Next::Close;
        }
        let back = Button::secondary(texts.get(Key::RollsTakeBack)).shortcut("T").min_width(width);
        if ui.add(back).clicked() || super::pressed(ui, Press::T) {
            commands.push(Command::CorrectAndTakeBack);
            next = Next::Close;
        }
    });
    next
}
