//! What can be done now: the one button for what is chosen, and the others beside it.

use egui::{Align2, Key as Press, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use super::{seen::Seen, yard::added};
use crate::{
    rules::{
        Module, Vizier,
        play::{Cards, Move, Offer, Phase, PieceId, Possible, Refusal},
    },
    session::{Chosen, choosing::best_payment},
    text::names,
};
use text::Texts;
use ui::{
    actions::Action,
    theme::{self, TextSize, Theme, size, space},
    widgets::{fitted_text, surface::Surface},
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
        match to_lay(seen, chosen) {
            Some(piece) => says_where(ui, texts, &names::piece(texts, seen.config.piece(piece)), width),
            None => asked = main(texts, seen, chosen).show_wide(ui, texts, width),
        }
        ui.horizontal(|ui| {
            for action in beside(texts, seen, chosen) {
                asked = asked.or(action.show(ui, texts));
            }
        });
    });
    asked
}

/// What was bought and is in hand, where it can be laid: that is done on the Alhambra.
fn to_lay(seen: &Seen<'_>, chosen: Chosen) -> Option<PieceId> {
    match chosen {
        Chosen::InHand(id) if seen.state().player(seen.own).pending().has(id) => {
            Some(id).filter(|id| fits_anywhere(seen, *id))
        }
        _ => None,
    }
}

/// Says that something is laid elsewhere. Where it was bought a moment ago there is nothing to click.
fn says_where(ui: &mut Ui, texts: &Texts, what: &str, width: f32) {
    let (place, response) = ui.allocate_exact_size(vec2(width, size::TALL), Sense::hover());
    let words = names::sentence(&texts.alhambra_lay_it(what));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words.as_str()));
    let ink = Theme::of(ui.ctx()).ink;
    let font = theme::medium(TextSize::TEXT);
    fitted_text(ui.painter(), place.center(), Align2::CENTER_CENTER, &words, font, ink, width);
}

/// The one thing to do next.
fn main<'a>(texts: &'a Texts, seen: &Seen<'_>, chosen: Chosen) -> Action<'a, ActionRequest> {
    let (config, state) = (seen.config, seen.state());
    let not_your_turn = texts.alhambra_not_your_turn();
    let action = |label: String, caption: String, mv: Move| {
        let said = seen.why_not(texts, mv).filter(|_| seen.decides);
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
            action(label, String::new(), Move::Reserve(id)).key(Press::R)
        }
        // Enter, which ended the turn before it, would hardly ever mean that.
        _ if seen.decides && state.phase() == Phase::Vizier => {
            decline(texts).caption(texts.alhambra_decline_hint())
        }
        _ => {
            let passes = seen.decides && !state.has_acted();
            let label =
                if passes && seen.can(Move::EndTurn) { texts.alhambra_pass() } else { texts.play_end_turn() };
            let caption = if seen.decides { ends(texts, seen) } else { String::new() };
            action(label.to_owned(), caption, Move::EndTurn)
        }
    }
}

/// Not sending the Vizier.
fn decline(texts: &Texts) -> Action<'_, ActionRequest> {
    let decline = Action::new(texts.alhambra_decline(), ActionRequest::Play(Move::Decline)).key(Press::N);
    decline.once()
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
        let held = seen.hand().sum(priced.currency);
        let caption = if held < price {
            texts.alhambra_pays_missing(price - held)
        } else if best_payment(seen.config, state, offer).is_none() {
            texts.alhambra_pays_not_exactly().to_owned()
        } else {
            texts.alhambra_choose_cards().to_owned()
        };
        return (texts.alhambra_buy_what(&what), caption);
    }
    let label = texts.alhambra_buy(&what, &added(paid));
    let pays = match sum.cmp(&price) {
        std::cmp::Ordering::Less => return (label, texts.alhambra_pays_missing(price - sum)),
        std::cmp::Ordering::Equal if state.phase() == Phase::Vizier => {
            texts.alhambra_vizier_sleeps().to_owned()
        }
        std::cmp::Ordering::Equal => texts.alhambra_exact_again().to_owned(),
        std::cmp::Ordering::Greater => texts.alhambra_lost_ends(sum - price),
    };
    let fits = fits_anywhere(seen, priced.piece);
    let nowhere = (!fits).then(|| texts.alhambra_buy_fits_nowhere().to_owned());
    let ends = ends_game(seen, offer, paid).then(|| texts.alhambra_buy_ends_game().to_owned());
    (label, [Some(pays), nowhere, ends].into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

/// Whether a piece can be laid somewhere in the own Alhambra now.
fn fits_anywhere(seen: &Seen<'_>, piece: PieceId) -> bool {
    seen.state().player(seen.own).grounds().fits(seen.config, piece)
}

/// Whether the game ends after this turn once this is bought.
fn ends_game(seen: &Seen<'_>, offer: Offer, paid: Cards) -> bool {
    let mut state = seen.state().clone();
    let bought = Chosen::Purchase(offer, paid).mv(seen.config, &state);
    bought.is_some_and(|mv| state.apply(seen.config, mv).is_ok() && state.is_last_turn())
}

/// What can be done beside that.
fn beside<'a>(texts: &'a Texts, seen: &Seen<'_>, chosen: Chosen) -> Vec<Action<'a, ActionRequest>> {
    let (config, state) = (seen.config, seen.state());
    let mut all = Vec::new();
    if !seen.decides {
        return all;
    }
    if let Some(id) = to_lay(seen, chosen) {
        let name = texts.alhambra_keep_in_reserve(&names::piece(texts, config.piece(id)));
        let reserve = Action::new(texts.alhambra_to_reserve(), ActionRequest::Play(Move::Reserve(id)));
        all.push(reserve.name(name).key(Press::R).once());
    }
    if let Chosen::InHand(id) = chosen
        && config.game().has_third_player()
        && state.player(seen.own).pending().has(id)
        && seen.can(Move::Give(id))
    {
        let third = seen.name(texts, config.players());
        all.push(
            Action::new(texts.alhambra_board_give(&third), ActionRequest::Play(Move::Give(id))).key(Press::G),
        );
    }
    if config.has(Module::Vizier) && state.player(seen.own).vizier() == Vizier::Asleep && seen.can(Move::Wake)
    {
        all.push(Action::new(texts.alhambra_wake(), ActionRequest::Play(Move::Wake)).key(Press::W));
    }
    if config.has(Module::Falconers) {
        let mut any = false;
        state.falcon_moves(config, &mut |_| any = true);
        let falcons = Action::new(texts.alhambra_take_falcons(), ActionRequest::Falcons).key(Press::F);
        all.extend(Some(falcons).filter(|_| any));
    }
    let is_chosen = chosen != Chosen::Nothing;
    if is_chosen && seen.can(Move::Decline) {
        all.push(decline(texts));
    }
    if is_chosen && seen.can(Move::EndTurn) {
        all.push(Action::new(texts.play_end_turn(), ActionRequest::Play(Move::EndTurn)).key(Press::E));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        log::PlayedGame,
        rules::{
            Currency, GameConfig, Options, Printed, TileId, TileSet,
            play::{Card, PlayConfig, State},
        },
    };
    use kernel::{
        Seed,
        record::{Header, Seat},
    };
    use text::Language;

    #[test]
    fn the_button_of_a_purchase_says_how_much_is_missing_and_what_follows() {
        let game = GameConfig::new(3, TileSet::standard().clone(), Options::default()).unwrap();
        let config = PlayConfig::new(game, &Printed::ours()).unwrap();
        let mut state = State::new(&config);
        let mut apply = |mv| state.apply(&config, mv).unwrap();
        for tile in ["T03", "G02", "P03", "C08"] {
            apply(Move::Tile(config.tile(TileId::read(tile).unwrap()).unwrap()));
        }
        // The first player has florins alone.
        for text in ["F8", "F7", "F6", "D9", "D8", "D7", "U9", "U8", "U7", "F2", "R3", "D9", "U1"] {
            apply(Move::Card(Card::read(text).unwrap()));
        }
        let seats = ["Ada", "Ben", "Cleo"].map(|name| Seat::human(name, name, ""));
        let header = Header::new("played", "", seats.to_vec());
        let played = PlayedGame::start(header, config.clone(), Some(Seed(1))).unwrap();
        let (texts, seen) = (Texts::new(Language::English), Seen::of(&played, &state, 0, true));
        let caption = |offer, paid| purchase(&texts, &seen, offer, paid).1;
        for currency in [Currency::Dirham, Currency::Dinar, Currency::Ducat] {
            let offer = Offer::Space(currency);
            let price = u16::from(state.priced(&config, offer).unwrap().price);
            assert_eq!(caption(offer, Cards::NONE), texts.alhambra_pays_missing(price));
        }
        let tower = Offer::Space(Currency::Florin);
        assert_eq!(caption(tower, Cards::NONE), texts.alhambra_choose_cards());
        let price = u16::from(state.priced(&config, tower).unwrap().price);
        let paid: Cards = ["F8", "F7"].iter().map(|card| Card::read(card).unwrap()).collect();
        assert_eq!(caption(tower, paid), texts.alhambra_lost_ends(15 - price));
    }
}
