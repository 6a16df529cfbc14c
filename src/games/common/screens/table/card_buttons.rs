//! What one goes on with below a score card.

use egui::{Key as Press, Rect, Ui, UiBuilder};

use super::strip;
use crate::{
    host::{AppRequest, Source, Viewing},
    screens::replay::to_review,
    table::{Record, TableCommand, TableGame, Viewed, review_page},
};
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol};

/// The file of a record that can be gone on with, or corrected.
pub fn own_file<G: TableGame>(viewed: &Viewed<G>) -> Option<String> {
    match &viewed.source {
        Source::File(file) if !viewed.loaded.read_only => Some(file.clone()),
        _ => None,
    }
}

/// What one goes on with after a game of any kind.
pub fn of_record<'a, G: TableGame>(texts: &'a Texts, viewed: &Viewed<G>) -> Vec<Action<'a, TableCommand<G>>> {
    let file = own_file(viewed);
    let replay = || replay(texts, AppRequest::View(viewed.source.clone(), Viewing::Replay).into());
    let again = || Action::new(texts.score_again(), TableCommand::Again).icon(Symbol::Again).key(Press::A);
    match &viewed.loaded.game {
        Record::<G>::Played(_) => {
            let review = review(texts, viewed).map(|review| review.map(TableCommand::App));
            let again = again().first_key(Press::Enter).once().primary();
            [again, replay()].into_iter().chain(review).collect()
        }
        // A table can be opened again, to go on or to correct it.
        Record::<G>::Table(_) => {
            let back = file.map(|file| {
                let open = AppRequest::Open(file).into();
                Action::new(texts.pad_back_to_table(), open).icon(Symbol::Grid).key(Press::T)
            });
            [Some(again()), back, Some(replay())].into_iter().flatten().collect()
        }
        Record::<G>::Result(_) => {
            let correct = |file| Action::new(texts.late_correct(), TableCommand::TypeIn(Some(file)));
            let correct = file.map(|file| correct(file).icon(Symbol::Grid).key(Press::T));
            let another = Action::new(texts.late_another(), TableCommand::TypeIn(None));
            correct.into_iter().chain([another.icon(Symbol::Page).key(Press::N)]).collect()
        }
    }
}

/// From the reasons to the board or sheet and back, where only one of them has room.
pub fn board_or_reasons(ui: &mut Ui, place: Rect, texts: &Texts, name: &str, is_board: &mut bool) {
    ui.scope_builder(UiBuilder::new().max_rect(place).id_salt("board"), |ui| {
        let action = Action::new(name, ()).icon(Symbol::Grid).key(Press::G).selected(*is_board);
        if action.show_wide(ui, texts, place.width()).is_some() {
            *is_board = !*is_board;
            ui.ctx().request_repaint();
        }
    });
}

/// To the replay.
pub fn replay<C>(texts: &Texts, does: C) -> Action<'_, C> {
    Action::new(texts.score_replay(), does).icon(Symbol::StepBack).key(Press::R)
}

/// To the review of a game that was played here, where it can be gone over.
pub fn review<'a, G: TableGame>(
    texts: &'a Texts,
    viewed: &Viewed<G>,
) -> Option<Action<'a, AppRequest<G::Page>>> {
    review_page::<G>(&viewed.loaded.game)?;
    let review = AppRequest::View(viewed.source.clone(), Viewing::Review);
    Some(to_review(texts, G::review_hint(texts), review))
}

/// Shows what one goes on with; what was asked for. After a table Enter does none of it: whoever comes to the card by Enter
/// would begin another one by one more.
pub fn show<C>(ui: &mut Ui, rect: Rect, texts: &Texts, entries: Vec<Action<'_, C>>) -> Option<C> {
    strip::buttons(ui, texts, rect, entries)
}
