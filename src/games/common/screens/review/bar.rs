//! What the bar of a review has in any game: the ways out of it, all decisions, and how far the work is.

use egui::Key as Press;

use super::list;
use crate::{
    host::{AppRequest, Source, Viewing},
    screens::save_page,
};
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol};

/// The ways out: back, and to the score card and the replay of the record.
pub fn ways_out<'a, P>(texts: &'a Texts, source: &Source, wide: bool) -> [Action<'a, AppRequest<P>>; 3] {
    let view = |viewing| AppRequest::View(source.clone(), viewing);
    let back = Action::new(texts.back(), AppRequest::Back).icon(Symbol::ArrowLeft).key(Press::Escape);
    let card = Action::new(texts.score_card(), view(Viewing::Card)).icon(Symbol::Trophy).key(Press::S);
    let replay = Action::new(texts.score_replay(), view(Viewing::Replay)).icon(Symbol::StepBack);
    [
        back.in_bar(texts.back(), wide),
        card.in_bar(texts.score_card(), wide),
        replay.key(Press::R).in_bar(texts.score_replay(), wide),
    ]
}

/// The list of all decisions.
pub fn decisions(texts: &Texts, wide: bool) -> Action<'_, ()> {
    let list = Action::new(texts.review_decisions(), ()).icon(Symbol::Library).key(list::KEY);
    list.in_bar(texts.review_list(), wide)
}

/// Saves what was found as pages, once anything was.
pub fn page(texts: &Texts, wide: bool, is_found: bool) -> Action<'_, ()> {
    let page = save_page::action(texts, ()).in_bar(texts.page(), wide);
    page.enabled_if(is_found, texts.hint_thinking())
}

/// How far the work is, which can be stopped and gone on with until it is done.
pub fn work<'a, C>(
    texts: &'a Texts,
    wide: bool,
    (progress, is_done): (Option<f32>, bool),
    [stop, go_on]: [C; 2],
) -> Option<Action<'a, C>> {
    match progress {
        Some(progress) => {
            let percent = (100.0 * progress) as u32;
            let stop = Action::new(texts.review_working(percent), stop);
            let stop = stop.icon(Symbol::Pause).name(texts.review_stop()).key(Press::G);
            Some(stop.in_bar(texts.review_working(percent), wide))
        }
        None if !is_done => {
            let go_on = Action::new(texts.review_go_on(), go_on);
            let go_on = go_on.icon(Symbol::Search).hint(texts.review_by_value()).key(Press::G);
            Some(go_on.in_bar(texts.review_go_on(), wide))
        }
        None => None,
    }
}
