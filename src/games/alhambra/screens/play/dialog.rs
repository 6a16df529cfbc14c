//! What opens over the game: the menu, who plays, the history, the scorings, the falcons, and a question before the end.

use egui::{Key as Press, RichText, Sense, Ui, UiBuilder, vec2};

use super::{
    end_sheet::{self, EndRequest},
    falcons::{self, FalconRequest},
    scoring_sheet::{BESIDE, ScoringSheet},
    seen::Seen,
    typed::{self, Correction},
};
use crate::{
    log::LastTile,
    pad::PadState,
    rules::Scoring,
    screens::{new_game, position},
    session::{
        GamePage, PlayCommand, PlaySession, PlayView,
        seating::{Seating, names},
    },
};
use common::{
    host::AppRequest,
    screens::{
        game_actions,
        question::{Question, about},
        setup::{Offer, places},
    },
    seating::name_fault,
    table::PlayedRecord,
};
use kernel::Viewer;
use text::Texts;
use ui::{
    actions::Action,
    dialogs::{self, Answer},
    drawing::symbols::Symbol,
    form, menu,
    theme::{self, TextSize, Theme},
    widgets::surface,
};

/// The keys of the history and of the scorings.
const HISTORY: Press = Press::Y;
const SCORINGS: Press = Press::K;
/// The key of the overview.
pub(super) const OVERVIEW: Press = Press::O;
/// The height of a row of the overview, and its width: the names of the types have room over their columns.
const ROW: f32 = 64.0;
const OVERVIEW_WIDTH: f32 = 840.0;

/// What lies over the game.
#[derive(Clone, Debug)]
pub(super) enum Dialog {
    /// The menu.
    Menu,
    /// Who plays, to mend it.
    Players(Seating),
    /// What has happened so far, the latest first.
    History(Vec<String>),
    /// A scoring, with the reasons of a row.
    Scoring(ScoringSheet),
    /// How the game ends: what is left in the yard, and who gets it.
    End(Vec<LastTile>),
    /// Who has how many tiles of each type, and the VP of the next scoring.
    Overview,
    /// The falcons that are left.
    Falcons,
    /// What was typed in, and the one of it that is corrected.
    Typed(Option<Correction>),
    /// The correction that later events do not fit.
    Misfit,
    /// A question before something that undo does not take back.
    Ask(Question),
}

/// What follows after a frame of a dialog.
pub(super) enum Next {
    /// It stays.
    Stay,
    /// It closes.
    Close,
    /// It closes, and this is done.
    Do(PlayCommand),
    /// Another one opens.
    Show(Dialog),
    /// A falcon was chosen.
    Falcon(u8),
}

/// Shows a dialog.
pub(super) fn show(
    ui: &Ui,
    app: &PlayView<'_>,
    session: &PlaySession,
    seen: &Seen<'_>,
    dialog: &mut Dialog,
) -> Next {
    let texts = app.texts;
    let width = match dialog {
        Dialog::Menu | Dialog::Ask(_) => menu::width(ui.ctx().content_rect().height()),
        Dialog::Overview => OVERVIEW_WIDTH,
        _ => theme::size::WIDE_DIALOG,
    };
    let modal = dialogs::window(ui, "alhambra play", width, |ui| match dialog {
        Dialog::Menu => show_menu(ui, app, session, seen),
        Dialog::Players(seating) => players(ui, texts, seating),
        Dialog::History(lines) => history(ui, texts, session, lines),
        Dialog::Scoring(sheet) => match sheet.show(ui, texts, app.motion_times, seen) {
            true => Next::Close,
            false => Next::Stay,
        },
        Dialog::End(left) => match end_sheet::show(ui, texts, seen, left) {
            Some(EndRequest::Card) => Next::Do(PlayCommand::FinalCard),
            Some(EndRequest::Close) => Next::Close,
            None => Next::Stay,
        },
        Dialog::Overview => overview(ui, texts, session, seen),
        Dialog::Falcons => match falcons::show(ui, texts, seen) {
            Some(FalconRequest::Take(falcon)) => Next::Falcon(falcon),
            Some(FalconRequest::Close) => Next::Close,
            None => Next::Stay,
        },
        Dialog::Typed(correction) => typed::corrections(ui, texts, session, correction),
        Dialog::Misfit => typed::misfit(ui, texts, session),
        Dialog::Ask(question) => match question.show(ui, texts, &taking_back(texts, session, seen)) {
            Some(is_yes) => answered(*question, is_yes),
            None => Next::Stay,
        },
    });
    match modal.inner {
        Next::Stay if modal.should_close() => match dialog {
            Dialog::Ask(question) => answered(*question, false),
            Dialog::Misfit => Next::Do(PlayCommand::LeaveAsTyped),
            // A click beside it loses no changes.
            Dialog::Players(seating) if *seating != seated(session) => Next::Stay,
            _ => Next::Close,
        },
        next => next,
    }
}

/// What taking back costs, and whose decision it is where somebody else sat at the screen then.
fn taking_back(texts: &Texts, session: &PlaySession, seen: &Seen<'_>) -> String {
    match session.take_back_seat() {
        Some(seat) if seat != seen.own => texts.alhambra_take_back_of(&seen.name(texts, seat)),
        _ => texts.alhambra_take_back_seen().to_owned(),
    }
}

/// What an answer does.
fn answered(question: Question, is_yes: bool) -> Next {
    match question {
        // Advice that is not wanted is not offered again in this game.
        Question::Advise if !is_yes => Next::Do(PlayCommand::DeclineAdvice),
        _ if !is_yes => Next::Close,
        Question::TakeBack => Next::Do(PlayCommand::TakeBack),
        Question::Hint => Next::Do(PlayCommand::Hint),
        Question::Advise => Next::Do(PlayCommand::Advise),
        Question::EndEarly => Next::Do(PlayCommand::EndEarly),
    }
}

/// What an entry of the menu does.
enum Choice {
    Resume,
    Do(PlayCommand),
    Open(Dialog),
    /// The whole game is told only once it is asked for.
    History,
}

impl From<AppRequest<GamePage>> for Choice {
    fn from(request: AppRequest<GamePage>) -> Self {
        Self::Do(request.into())
    }
}

fn show_menu(ui: &mut Ui, app: &PlayView<'_>, session: &PlaySession, seen: &Seen<'_>) -> Next {
    let texts = app.texts;
    if dialogs::title(ui, texts, texts.menu(), None) {
        return Next::Close;
    }
    match menu::show(ui, texts, entries(app, session, seen)) {
        None => Next::Stay,
        Some(Choice::Resume) => Next::Close,
        Some(Choice::Open(dialog)) => Next::Show(dialog),
        Some(Choice::History) => Next::Show(Dialog::History(told(texts, session, seen))),
        Some(Choice::Do(command)) => Next::Do(command),
    }
}

fn entries<'a>(app: &'a PlayView<'_>, session: &PlaySession, seen: &Seen<'_>) -> Vec<Action<'a, Choice>> {
    let texts = app.texts;
    let entry = |label, icon, key: Press, does| Action::new(label, does).icon(icon).key(key);
    let goes_on = !session.game().is_complete();
    let over = texts.why_game_over();
    let scoring = seen.state().snapshots().last().map(|held| held.scoring);
    let sheet = ScoringSheet::new(scoring.unwrap_or(Scoring::First), seen.own);
    let sheet = Choice::Open(Dialog::Scoring(sheet));
    let can_take_back = session.can_undo() || session.take_back_target().is_some();
    let take_back = match session.can_undo() {
        true => Choice::Do(PlayCommand::Undo),
        false => Choice::Open(Dialog::Ask(Question::TakeBack)),
    };
    let mut entries = vec![
        game_actions::resume(texts, Choice::Resume),
        game_actions::players(texts.play_menu_players(), Choice::Open(Dialog::Players(seated(session))))
            .enabled_if(goes_on, over),
        entry(texts.play_take_back(), Symbol::Undo, Press::T, take_back)
            .enabled_if(can_take_back, texts.play_take_back_nothing()),
        entry(texts.history_title(), Symbol::Library, HISTORY, Choice::History),
        entry(texts.alhambra_overview(), Symbol::Grid, OVERVIEW, Choice::Open(Dialog::Overview)),
        entry(texts.alhambra_scorings(), Symbol::Trophy, SCORINGS, sheet)
            .enabled_if(scoring.is_some(), texts.alhambra_no_scoring_yet()),
        game_actions::always_advise(texts, app.settings, |set| AppRequest::Set(set).into())
            .enabled_if(goes_on, over)
            .begins_group(),
        game_actions::settings(texts, AppRequest::Settings.into()),
        game_actions::rules(texts, AppRequest::Show(GamePage::Rules).into()),
        game_actions::keys(texts, AppRequest::Help.into()),
        game_actions::rematch(texts, Choice::Do(PlayCommand::Rematch)).begins_group(),
        game_actions::end_early(texts.play_end_early(), Choice::Open(Dialog::Ask(Question::EndEarly)))
            .enabled_if(goes_on, over),
        game_actions::home(texts, AppRequest::Home.into()),
    ];
    if session.game().has_typed_chance() {
        let typed = Choice::Open(Dialog::Typed(None));
        entries.insert(3, entry(texts.alhambra_typed_correct(), Symbol::Again, Press::C, typed));
    }
    entries
}

/// What has happened, as whoever sits at the screen is told of it, the latest first.
fn told(texts: &Texts, session: &PlaySession, seen: &Seen<'_>) -> Vec<String> {
    let timeline = session.game().timeline_beside_boards(texts, false, Viewer::Seat(seen.own as u8));
    let steps = timeline.steps().iter().skip(1);
    let lines = steps.flat_map(|step| std::iter::once(&step.text).chain(&step.awards));
    let mut lines: Vec<String> = lines.filter(|line| !line.is_empty()).cloned().collect();
    lines.reverse();
    lines
}

/// Who plays now.
fn seated(session: &PlaySession) -> Seating {
    Seating { places: session.places(), first: None }
}

fn players(ui: &mut Ui, texts: &Texts, seating: &mut Seating) -> Next {
    let number = seating.places.len();
    dialogs::above_buttons(ui, theme::size::CONTROL + theme::space::TIGHT, |ui| {
        about(ui, texts.play_menu_players(), texts.mend_settled());
        let offer = Offer { controllers: Some(new_game::controller), order: false, most: None, names };
        places::rows(ui, texts, seating, number, offer);
        form::hint(ui, texts.mend_leave());
    });
    ui.add_space(theme::space::TIGHT);
    let called = names(seating, texts);
    let fault = (0..number).find_map(|row| name_fault(texts, &called, row));
    match places::answer(ui, texts, fault.as_deref()) {
        Answer::Given(()) => Next::Do(PlayCommand::Rename(Box::new(seating.clone()))),
        Answer::Cancelled => Next::Close,
        Answer::Waiting => Next::Stay,
    }
}

fn close(ui: &mut Ui, texts: &Texts) -> Next {
    let close = Action::new(texts.close(), ()).key(Press::Escape);
    if close.show(ui, texts).is_some() { Next::Close } else { Next::Stay }
}

fn history(ui: &mut Ui, texts: &Texts, session: &PlaySession, lines: &[String]) -> Next {
    surface::heading(ui, texts.history_title());
    let game = session.game();
    if !game.is_complete() && !game.config().options().open_hands {
        form::hint(ui, texts.alhambra_history_cards());
    }
    dialogs::above_buttons(ui, theme::size::CONTROL + 48.0, |ui| {
        let ink = Theme::of(ui.ctx()).ink;
        for line in lines {
            ui.label(RichText::new(line).font(theme::body(TextSize::TEXT)).color(ink));
        }
    });
    close(ui, texts)
}

fn overview(ui: &mut Ui, texts: &Texts, session: &PlaySession, seen: &Seen<'_>) -> Next {
    surface::heading(ui, texts.alhambra_overview());
    let room = ui.ctx().content_rect().height() - BESIDE * 2.0;
    let rows = ROW * (seen.rows.len() + 1) as f32;
    let size = vec2(ui.available_width(), rows.min(room).max(BESIDE));
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    let state = PadState::of_played(seen.config, seen.state());
    // What the sheet lays out in its own way is not to move what comes below.
    let mut inside = ui.new_child(UiBuilder::new().max_rect(place));
    position::sheet(&mut inside, place, texts, &session.game().table(), &state);
    close(ui, texts)
}
