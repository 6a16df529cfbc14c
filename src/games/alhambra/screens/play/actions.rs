//! What can be done now: the one button for what is chosen, and the others beside it.

use egui::{Key as Press, Rect, Ui};

use super::{seen::Seen, yard::added};
use crate::{
    log::Refused,
    rules::{
        Module, Vizier,
        play::{Cards, Move, Offer, Phase, Possible, Refusal},
    },
    session::Chosen,
    text::{names, play_errors},
};
use text::Texts;
use ui::{
    actions::Action,
    theme::{size, space},
    widgets::surface::Surface,
};

/// What was asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ActionRequest {
    /// This is done.
    Play(Move),
    /// The falcons are shown.
    Falcons,
}

/// Shows what can be done; what was asked for.
pub fn show(
    ui: &mut Ui,
    place: Rect,
    texts: &Texts,
    seen: &Seen<'_>,
    chosen: Chosen,
) -> Option<ActionRequest> {
    let mut asked = None;
    Surface::Plain.show_in(ui, place, |ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(space::SMALL);
        ui.spacing_mut().interact_size.y = size::CONTROL;
        let width = ui.available_width();
        asked = main(texts, seen, chosen).show_wide(ui, texts, width);
        ui.horizontal(|ui| {
            for action in beside(texts, seen, chosen) {
                asked = asked.or(action.show(ui, texts));
            }
        });
    });
    asked
}

/// The one thing to do next.
fn main<'a>(texts: &'a Texts, seen: &Seen<'_>, chosen: Chosen) -> Action<'a, ActionRequest> {
    let (config, state) = (seen.config, seen.state());
    let not_your_turn = texts.alhambra_not_your_turn();
    let refusal = |mv: Move| state.clone().apply(config, mv).err();
    let action = |label: String, caption: String, mv: Move| {
        let why = if seen.decides { refusal(mv) } else { None };
        let said = why.map(|why| play_errors::refusal(texts, seen.seats, &Refused::new(config, why)));
        let action =
            Action::new(label, ActionRequest::Play(mv)).caption(caption).key(Press::Enter).primary().once();
        let action = action.enabled_if(said.is_none(), said.unwrap_or_default());
        action.enabled_if(seen.decides, not_your_turn)
    };
    let mv = chosen.mv(config, state);
    match (chosen, mv) {
        (Chosen::Money(cards), Some(mv)) => {
            action(texts.alhambra_take(&added(cards)), texts.alhambra_take_ends().to_owned(), mv)
        }
        (Chosen::Purchase(offer, paid), Some(mv)) => {
            let (label, caption) = purchase(texts, seen, offer, paid);
            action(label, caption, mv)
        }
        (Chosen::Laid(cell), Some(mv)) => {
            let what =
                state.player(seen.own).grounds().at(cell).map(|id| names::piece(texts, config.piece(id)));
            action(
                texts.alhambra_put_away(&what.unwrap_or_default()),
                texts.alhambra_is_redesign().to_owned(),
                mv,
            )
        }
        (Chosen::InHand(id), _) if state.player(seen.own).pending().has(id) => {
            let what = names::piece(texts, config.piece(id));
            let label = texts.alhambra_keep_in_reserve(&what);
            let mut fits = false;
            state.player(seen.own).grounds().places(config, id, &mut |_| fits = true);
            if fits {
                // Enter, which bought it, would hardly ever mean that.
                let reserve = Action::new(label, ActionRequest::Play(Move::Reserve(id))).key(Press::R);
                return reserve.caption(texts.alhambra_or_lay());
            }
            action(label, String::new(), Move::Reserve(id)).key(Press::R)
        }
        // Enter, which ended the turn before it, would hardly ever mean that.
        _ if state.phase() == Phase::Vizier => decline(texts).enabled_if(seen.decides, not_your_turn),
        _ => {
            let passes = seen.decides && !state.has_acted();
            let label = if passes && refusal(Move::EndTurn).is_none() {
                texts.alhambra_pass()
            } else {
                texts.play_end_turn()
            };
            let caption = if seen.decides { ends(texts, seen) } else { String::new() };
            action(label.to_owned(), caption, Move::EndTurn)
        }
    }
}

/// Not sending the Vizier.
fn decline(texts: &Texts) -> Action<'_, ActionRequest> {
    let decline = Action::new(texts.alhambra_decline(), ActionRequest::Play(Move::Decline)).key(Press::N);
    decline.caption(texts.alhambra_decline_hint()).once()
}

/// What stands below the end of the turn.
fn ends(texts: &Texts, seen: &Seen<'_>) -> String {
    match seen.state().clone().apply(seen.config, Move::EndTurn) {
        Ok(()) if seen.state().may_act() && seen.state().has_acted() => texts.alhambra_or_act().to_owned(),
        Ok(()) => String::new(),
        Err(Refusal::MustAct(Possible::Take | Possible::Buy(_) | Possible::Redesign)) => {
            texts.alhambra_first_act().to_owned()
        }
        Err(Refusal::LayFirst(_)) => texts.alhambra_first_place().to_owned(),
        Err(_) => String::new(),
    }
}

/// What buying says: what, for which cards, and what follows.
fn purchase(texts: &Texts, seen: &Seen<'_>, offer: Offer, paid: Cards) -> (String, String) {
    let state = seen.state();
    let Ok(priced) = state.priced(seen.config, offer) else { return Default::default() };
    let what = names::piece(texts, seen.config.piece(priced.piece));
    let (sum, price) = (paid.total(), u16::from(priced.price));
    if paid.is_empty() {
        return (texts.alhambra_buy_what(&what), texts.alhambra_choose_cards().to_owned());
    }
    let label = texts.alhambra_buy(&what, &added(paid));
    let caption = match sum.cmp(&price) {
        std::cmp::Ordering::Less => texts.alhambra_pays_missing(price - sum),
        std::cmp::Ordering::Equal if state.phase() == Phase::Vizier => {
            texts.alhambra_vizier_sleeps().to_owned()
        }
        std::cmp::Ordering::Equal => texts.alhambra_exact_again().to_owned(),
        std::cmp::Ordering::Greater => texts.alhambra_lost_ends(sum - price),
    };
    (label, caption)
}

/// What can be done beside that.
fn beside<'a>(texts: &'a Texts, seen: &Seen<'_>, chosen: Chosen) -> Vec<Action<'a, ActionRequest>> {
    let (config, state) = (seen.config, seen.state());
    let mut all = Vec::new();
    if !seen.decides {
        return all;
    }
    let can = |mv: Move| state.clone().apply(config, mv).is_ok();
    if let Chosen::InHand(id) = chosen
        && config.game().has_third_player()
        && state.player(seen.own).pending().has(id)
        && can(Move::Give(id))
    {
        let third = seen.name(texts, config.players());
        all.push(
            Action::new(texts.alhambra_board_give(&third), ActionRequest::Play(Move::Give(id))).key(Press::G),
        );
    }
    if config.has(Module::Vizier) && state.player(seen.own).vizier() == Vizier::Asleep && can(Move::Wake) {
        all.push(Action::new(texts.alhambra_wake(), ActionRequest::Play(Move::Wake)).key(Press::W));
    }
    if config.has(Module::Falconers) {
        let mut any = false;
        state.falcon_moves(config, &mut |_| any = true);
        let falcons = Action::new(texts.alhambra_take_falcons(), ActionRequest::Falcons).key(Press::F);
        all.extend(Some(falcons).filter(|_| any));
    }
    let is_chosen = chosen != Chosen::Nothing;
    if is_chosen && can(Move::Decline) {
        all.push(decline(texts));
    }
    if is_chosen && can(Move::EndTurn) {
        all.push(Action::new(texts.play_end_turn(), ActionRequest::Play(Move::EndTurn)).key(Press::E));
    }
    all
}
