//! What pages have on which a decision is tried again, whatever the game: what stands in the bar, what a try was worth, and what
//! can be done then.

use egui::{Key as Press, Label, RichText, Ui};

use super::{drills, game_actions};
use crate::{
    host::AppRequest,
    play::{DrillCommand, Drills, Exercise, Judge, Trial, TrialCommand},
    words::{Figures, minus},
};
use kernel::{MoveOf, PlayedKind};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
    widgets::{surface, text_width, top_bar},
};

/// From this width on the bar has room for labels.
pub const WITH_LABELS: f32 = 1280.0;

/// A decision can be tried again: its number, where that was asked for.
pub fn offer(ui: &mut Ui, texts: &Texts, decision: usize) -> Option<usize> {
    let again = Action::new(texts.trial_again(), decision).icon(Symbol::Redo);
    let again = again.key(Press::Enter).key(Press::T).primary();
    again.hint(texts.trial_again_hint()).show(ui, texts)
}

/// The bar, with the way back, whose key may have another use before that, and what takes a step back; `game` is what the game
/// is called. Where one decision after the other is practised, it tells which of how many it is, and how it went so far.
pub fn bar<P, K: PlayedKind, J: Judge<K>, C: From<AppRequest<P>> + From<TrialCommand<MoveOf<K>>>>(
    ui: &mut Ui,
    texts: &Texts,
    (trial, game, all): (&Trial<K, J>, &str, &Drills),
    is_key_free: bool,
    track: impl FnOnce(&mut Ui),
    commands: &mut Vec<C>,
) {
    let title = match all.place() {
        Some((at, of)) => texts.drills_title(at, of, game),
        None => texts.trial_title(game),
    };
    let middle = |ui: &mut Ui| match all.round().filter(|_| all.place().is_some()) {
        Some(round) => drills::show_track(ui, texts, round),
        None => track(ui),
    };
    top_bar::show(ui, &title, middle, |ui| {
        let has_labels = ui.ctx().content_rect().width() >= WITH_LABELS;
        let back = Action::new(texts.back(), AppRequest::Close.into()).icon(Symbol::ArrowLeft);
        let back = if is_key_free { back.key(Press::Escape) } else { back };
        commands.extend(back.in_bar(texts.back(), has_labels).show(ui, texts));
        let undo = game_actions::undo(texts, trial.can_undo(), TrialCommand::Undo.into());
        let undo = undo.icon(Symbol::Undo).in_bar(texts.undo(), has_labels);
        commands.extend(undo.show(ui, texts));
    });
}

/// What the try was worth beside the best, and what the decision cost in the game; false as long as that is not known.
pub fn verdict<K: PlayedKind, J: Judge<K>>(ui: &mut Ui, texts: &Texts, trial: &Trial<K, J>) -> bool {
    let Some(judged) = trial.judged() else {
        ui.label(texts.hint_thinking());
        return false;
    };
    let figures = Figures::round(texts, trial.goal());
    let lost = figures.named(&figures.figure(judged.loss.mean));
    let lost = minus(&figures.with_vp(lost, judged.vp_lost(), Figures::figure));
    let words = match trial.is_good() {
        Some(true) => texts.trial_good().to_owned(),
        _ => texts.trial_bad(&lost),
    };
    let Exercise { goal, lost, vp, .. } = trial.exercise;
    let then = Figures::round(texts, goal);
    let cost = minus(&then.with_vp(then.named(&then.figure(lost)), vp, Figures::figure));
    let ink = Theme::of(ui.ctx()).ink;
    let (in_the_game, font) = (texts.trial_in_the_game(&cost), theme::body(TextSize::SMALL));
    let is_line = text_width(ui.painter(), &in_the_game, font.clone()) <= ui.available_width();
    let label = Label::new(RichText::new(in_the_game).font(font).color(ink));
    // In one line where they have room there: more is seen of what follows.
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_wrapped(|ui| {
            surface::heading(ui, &words);
            ui.add(if is_line { label.extend() } else { label.wrap() });
        });
    });
    true
}

/// What follows an answer: the next drill, or the way back; another try, and `beside` it what else there is.
pub fn next<P, M, C: From<AppRequest<P>> + From<DrillCommand> + From<TrialCommand<M>>>(
    ui: &mut Ui,
    texts: &Texts,
    drills: &Drills,
    beside: impl FnOnce(&mut Ui),
    commands: &mut Vec<C>,
) {
    let next: Action<'_, C> = match drills.place() {
        Some(_) => Action::new(texts.drills_next(), DrillCommand::Next.into()),
        None => Action::new(texts.trial_back(), AppRequest::Close.into()),
    };
    let again = Action::new(texts.trial_once_more(), TrialCommand::Again.into()).icon(Symbol::Redo);
    ui.horizontal_wrapped(|ui| {
        commands.extend(next.key(Press::Enter).primary().once().show(ui, texts));
        commands.extend(again.key(Press::T).show(ui, texts));
        beside(ui);
    });
}
