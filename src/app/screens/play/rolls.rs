//! The rolls that were typed in, to correct one; and what is to become of what no longer fits it.

use egui::{Key as Press, RichText, ScrollArea, Ui, vec2};

use super::{
    dice_pad::DicePad,
    menu::{Next, question},
};
use crate::{
    app::{
        Command, Companion, Session, story,
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
        let (_, event) = rolls.iter().find(|(entry, _)| *entry == correction.entry)?;
        Some((correction, event))
    });
    let mut next = Next::Stay;
    match chosen {
        Some((correction, event)) => {
            question(ui, &said(texts, session, event), texts.get(Key::RollsRetype));
            let typed = correction.pad.keys(ui);
            if let Some(dice) = correction.pad.show(ui, texts).or(typed) {
                commands.push(Command::Correct { entry: correction.entry, dice });
                next = Next::Close;
            }
        }
        None => {
            question(ui, texts.get(Key::PlayMenuRolls), texts.get(Key::RollsChoose));
            let width = ui.available_width();
            ScrollArea::vertical().max_height(300.0).show_rows(ui, 40.0, rolls.len(), |ui, rows| {
                for (entry, event) in rows.map(|row| &rolls[rolls.len() - 1 - row]) {
                    let said = said(texts, session, event);
                    if ui.add(Button::secondary(&said).min_width(width - 14.0)).clicked() {
                        let four = matches!(event, PlayEvent::Roll { yellow, .. } if yellow.len() == 2);
                        *correction = Some(Correction { entry: *entry, pad: DicePad::new(four) });
                    }
                }
            });
        }
    }
    ui.add_space(4.0);
    let cancel = Button::secondary(texts.get(Key::Cancel)).shortcut("Esc");
    if ui.add(cancel).clicked() || super::pressed(ui, Press::Escape) {
        next = Next::Close;
    }
    next
}

/// A roll in words: who rolled what.
fn said(texts: &Texts, session: &Session, event: &PlayEvent) -> String {
    let PlayEvent::Roll { seat, yellow, blue, .. } = event else { return String::new() };
    let who = story::who(texts, &session.game().header.seats, usize::from(*seat) - 1);
    let list = |dice: &[Face]| dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    texts.with(
        Key::HistoryRolled,
        &[("blue", list(blue).into()), ("who", who.into()), ("yellow", list(yellow).into())],
    )
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
        let keep = Button::primary(texts.get(Key::RollsKeep)).shortcut("Esc").min_width(width);
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
