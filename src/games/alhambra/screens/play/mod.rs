//! The game that is played: one's own Alhambra, the yard, money, the others, the hand, and what can be done.

pub(super) mod actions;
pub(super) mod advised;
pub(super) mod area;
pub(super) mod arrangement;
mod board;
pub(super) mod cards;
mod cover;
mod deal;
pub(super) mod deck_track;
mod dialog;
mod draw_pad;
mod end_sheet;
pub(super) mod falcons;
pub(super) mod followed;
pub(super) mod guide;
pub mod hand;
mod hint;
mod news;
mod others;
mod piles;
pub(super) mod playback;
pub(super) mod scoring_sheet;
pub(super) mod seen;
mod typed;
pub(super) mod yard;

use egui::{Key as Press, Ui};

use crate::{
    log::GameView,
    rules::{Module, Scoring, play::Phase},
    session::{
        GamePage, HintText, Hints, PlayCommand, PlaySession, PlaySessionExt, PlayView, challenges, hint_text,
    },
};
use actions::ActionRequest;
use advised::Advised;
use area::PlayArea;
use arrangement::{LEAST, Parts};
use common::{
    host::AppRequest,
    screens::{challenges::heading_of, game_actions, question::Question, table::pad_bar::WITH_LABELS},
};
use cover::{Cover, CoverRequest};
use deal::{Deal, DealRequest};
use dialog::{Dialog, Next};
use followed::Followed;
use kernel::Viewer;
use playback::Playback;
use scoring_sheet::ScoringSheet;
use seen::Seen;
use text::Texts;
use typed::{Asked, Typing};
use ui::{actions::Action, drawing::symbols::Symbol, room, widgets::top_bar};

/// In a narrower window the title has the room of the word of Undo.
const WORDS: f32 = 900.0;

/// What the screen remembers of the game that it shows.
#[derive(Default)]
pub struct PlayScreen {
    /// The game.
    file: String,
    /// The deal, until it was looked at.
    deal: Option<Deal>,
    area: PlayArea,
    cover: Cover,
    playback: Playback,
    dialog: Option<Dialog>,
    typing: Typing,
    /// Scorings that were told to each seat.
    told: Vec<usize>,
    /// How the game ends was told.
    is_end_told: bool,
    /// The game goes on: its score card opens at its end.
    is_running: bool,
}

impl PlayScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &PlayView<'_>, commands: &mut Vec<PlayCommand>) {
        let (texts, Some(session)) = (app.texts, &app.desk.session) else { return };
        self.follow(session);
        if let Some(deal) = &self.deal {
            // It is open to all, and so comes before the screen is handed to anybody. What happens from here on is news.
            self.playback.follow(ui, Followed::from(session), (app.motion_times, true));
            commands.extend(deal.show(ui, texts, session.game()).map(|asked| match asked {
                DealRequest::Begin => PlayCommand::LeaveDeal,
                DealRequest::Home => AppRequest::Home.into(),
                DealRequest::Rules => AppRequest::Show(GamePage::Rules).into(),
            }));
            return;
        }
        if let Some(seat) = self.cover.due(session) {
            // What lies open is for the eyes of whoever had the screen before.
            self.area.forget();
            self.dialog = None;
            commands.extend(self.cover.show(ui, texts, session, seat).map(|asked| match asked {
                CoverRequest::Game => PlayCommand::HandOn,
                CoverRequest::Home => AppRequest::Home.into(),
            }));
            return;
        }
        let waits = self.dialog.is_some();
        let followed = Followed::from(session);
        let (state, entry) = self.playback.follow(ui, followed, (app.motion_times, waits));
        let is_up_to_date = !self.playback.is_playing();
        let mut seen = Seen::new(session, &state, is_up_to_date, self.cover.holder(session));
        let due = self.typing.due(session).filter(|_| is_up_to_date);
        // What is asked for comes before any decision.
        seen.decides &= due.is_none();
        let seen = seen;
        self.area.follow(ui, texts, followed, &seen, entry);
        let hint_text = hint_text(texts, session, &app.desk.hints).filter(|_| seen.decides);
        if seen.decides && self.dialog.is_none() && app.desk.hints.is_due(session, app.settings) {
            self.ask_or_do(!session.game().is_practice(), Question::Advise, PlayCommand::Advise, commands);
        }
        if session.unfitting.is_some() && self.dialog.is_none() {
            self.dialog = Some(Dialog::Misfit);
        }
        self.tell_scorings(session, &seen);
        self.tell_end(session, &seen);
        let rules = game_actions::rules(texts, AppRequest::Show(GamePage::Rules).into());
        commands.extend(rules.by_key(ui));
        self.bar(ui, app, session, &seen, commands);
        let place = room::below_bar(ui);
        room::scrolled_parts(ui, "alhambra", place, LEAST, |ui, room, _| {
            let with = [seen.config.has(Module::Bazaars), hint_text.is_some()];
            let parts = Parts::with_hints(room, seen.rows.len() - 1, with);
            // Where something is typed in and nothing has happened yet, nothing stands at the foot.
            let is_bare = due.is_some() && self.area.news.is_empty();
            let parts = if is_bare { parts.without_hand() } else { parts };
            let shown = (&parts, hint_text.as_ref());
            self.parts(ui, texts, session, (&seen, due), shown, commands);
        });
        self.show_dialog(ui, app, session, &seen, commands);
        if is_up_to_date
            && self.dialog.is_none()
            && self.is_end_told
            && session.game().is_complete()
            && self.is_running
        {
            self.is_running = false;
            commands.push(PlayCommand::FinalCard);
        }
    }

    /// Another game is begun, or gone on with: nothing is known of it.
    fn follow(&mut self, session: &PlaySession) {
        if self.file != session.file() {
            let cover = std::mem::take(&mut self.cover);
            *self = Self { file: session.file().to_owned(), cover, ..Self::default() };
            self.told = vec![session.position().snapshots().count(); session.game().config().players()];
            self.is_running = !session.game().is_complete();
        }
        if !session.computers.wait {
            self.deal = None;
        } else if self.deal.is_none() {
            self.deal = session.deal().map(|last| Deal::new(session.game(), last));
        }
    }

    /// Tells a scoring once it has been held, each person when they look next.
    fn tell_scorings(&mut self, session: &PlaySession, seen: &Seen<'_>) {
        let held = seen.state().snapshots().count();
        // What was taken back is told again.
        self.told.iter_mut().for_each(|told| *told = (*told).min(held));
        // The last one is on the score card.
        let next = Scoring::ALL[..2].iter().take(held).nth(self.told[seen.own]);
        if let Some(scoring) = next.filter(|_| self.dialog.is_none()) {
            self.dialog = Some(Dialog::Scoring(ScoringSheet::just_held(*scoring, seen.own)));
        }
        // Whoever watches computers is shown every seat in turn.
        if session.people() == 0 {
            self.told.fill(held);
        }
    }

    /// Tells how the game ends, before last tiles are laid and the score card is opened. Hands are open by then, and all look.
    fn tell_end(&mut self, session: &PlaySession, seen: &Seen<'_>) {
        let ends = matches!(seen.state().phase(), Phase::LastTiles | Phase::Over);
        if ends && self.is_running && !self.is_end_told && self.dialog.is_none() {
            self.is_end_told = true;
            // Once nothing is left to be laid, the score card is the way on from there.
            self.is_running = seen.state().phase() != Phase::Over;
            let view = GameView::new(session.game(), Viewer::Everybody);
            self.dialog = Some(Dialog::End(view.left_at_the_end()));
        }
    }

    /// Closes what lies over the game; a scoring that was shown is known to whoever looks.
    fn close_dialog(&mut self, seen: &Seen<'_>) {
        if let Some(Dialog::Scoring(sheet)) = self.dialog.take() {
            self.told[seen.own] = self.told[seen.own].max(sheet.scoring().index() + 1);
        }
    }

    /// Does something, or asks whether it may be done.
    fn ask_or_do(
        &mut self,
        asks: bool,
        question: Question,
        command: PlayCommand,
        commands: &mut Vec<PlayCommand>,
    ) {
        if asks {
            self.dialog = Some(Dialog::Ask(question));
        } else {
            commands.push(command);
        }
    }

    fn bar(
        &mut self,
        ui: &mut Ui,
        app: &PlayView<'_>,
        session: &PlaySession,
        seen: &Seen<'_>,
        commands: &mut Vec<PlayCommand>,
    ) {
        let texts = app.texts;
        let title = texts.alhambra_play_title(seen.config.players());
        let challenge = challenges::name_of(texts, session.game());
        let titled = heading_of(&session.game().header.title, challenge.as_ref(), &title);
        top_bar::show_headed(
            ui,
            titled,
            |ui| deck_track::show(ui, texts, seen),
            |ui| {
                let is_wide = ui.available_width() >= WITH_LABELS;
                let mut menu = game_actions::menu(texts, Dialog::Menu).in_bar(texts.menu(), is_wide);
                if !self.area.is_held() {
                    menu = menu.key(Press::Escape);
                }
                if let Some(menu) = menu.show(ui, texts) {
                    self.dialog = Some(menu);
                }
                let overview = Action::new(texts.alhambra_overview(), Dialog::Overview).icon(Symbol::Grid);
                let overview = overview.key(dialog::OVERVIEW).in_bar(texts.alhambra_new_tiles(), is_wide);
                if let Some(overview) = overview.show(ui, texts) {
                    self.dialog = Some(overview);
                }
                let redo = game_actions::redo(texts, session.game().can_redo(), PlayCommand::Redo);
                let redo = redo.in_bar(texts.redo(), is_wide).without_cap();
                commands.extend(redo.show(ui, texts));
                let undo =
                    game_actions::undo(texts, session.can_undo(), PlayCommand::Undo).icon(Symbol::Undo);
                let is_narrow = ui.ctx().content_rect().width() < WORDS;
                let undo = if is_narrow { undo.as_icon() } else { undo };
                commands.extend(undo.show(ui, texts));
                let is_shown = app.desk.hints.is_shown();
                let hint = Action::new(texts.play_hint(), ()).icon(Symbol::Star).key(Press::H).marks();
                let hint = hint.selected(is_shown);
                let can = seen.decides && Hints::can_advise(session);
                if hint.enabled_if(can, texts.why_no_hint()).show(ui, texts).is_some() {
                    let asks = !is_shown && !session.game().is_practice();
                    self.ask_or_do(asks, Question::Hint, PlayCommand::Hint, commands);
                }
            },
        );
    }

    fn parts(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        session: &PlaySession,
        (seen, due): (&Seen<'_>, Option<Asked>),
        (parts, hint_text): (&Parts, Option<&HintText>),
        commands: &mut Vec<PlayCommand>,
    ) {
        let hint = parts.advice.zip(hint_text);
        let hint = hint.map(|(place, hint_text)| hint::show(ui, place, texts, hint_text)).unwrap_or_default();
        commands.extend(hint.follow.map(|decisions| PlayCommand::FollowAdvice(decisions.to_vec())));
        self.area.advised = hint.option.map(Advised::of).unwrap_or_default();
        match due {
            Some(due) => {
                commands.extend(self.typing.show(ui, parts.board, texts, (session, seen), due));
            }
            None => {
                let why = hint::why_below(parts.advice.zip(hint_text), self.area.chosen);
                // What else is due comes before it: tiles to place, the question of a Vizier.
                let why = why.filter(|_| seen.state().may_act());
                let told = why.unwrap_or_else(|| guide::guide(texts, seen, self.area.chosen));
                let made = self.area.board(ui, parts.board, texts, seen, (session.people(), &told));
                commands.extend(made.into_iter().map(PlayCommand::Play));
            }
        }
        let bought = self.area.offers(ui, parts, texts, seen);
        commands.extend(bought.map(PlayCommand::Play));
        // Whoever types in what came is not shown anybody's hand.
        if due.is_some() {
            let place = parts.hand.union(parts.actions);
            if place.is_positive() {
                typed::happened(ui, place, texts, seen, &self.area.news);
            }
            return;
        }
        let title = match session.people() {
            0 | 1 => texts.alhambra_your_hand().to_owned(),
            _ => seen.name(texts, seen.own),
        };
        let taken = self.area.hand(ui, parts.hand, texts, seen, &title);
        commands.extend(taken.map(PlayCommand::Play));
        if seen.state().phase() == Phase::Over {
            let asked = end_sheet::way_on(ui, parts.actions, texts);
            commands.extend(asked.then_some(PlayCommand::FinalCard));
        } else {
            match actions::show(ui, parts.actions, texts, seen, self.area.chosen) {
                Some(ActionRequest::Play(mv)) => commands.push(PlayCommand::Play(mv)),
                Some(ActionRequest::Falcons) => self.dialog = Some(Dialog::Falcons),
                None => {}
            }
        }
        if self.dialog.is_none() {
            self.area.let_go(ui, texts);
        }
    }

    fn show_dialog(
        &mut self,
        ui: &Ui,
        app: &PlayView<'_>,
        session: &PlaySession,
        seen: &Seen<'_>,
        commands: &mut Vec<PlayCommand>,
    ) {
        let Some(dialog) = &mut self.dialog else { return };
        match dialog::show(ui, app, session, seen, dialog) {
            Next::Stay => {}
            Next::Close => self.close_dialog(seen),
            Next::Do(command) => {
                commands.push(command);
                self.dialog = None;
            }
            Next::Show(next) => self.dialog = Some(next),
            Next::Falcon(falcon) => {
                self.area.falcon(seen, falcon);
                self.dialog = None;
            }
        }
    }
}
