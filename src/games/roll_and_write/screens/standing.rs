//! How good a result is: without luck, beside the levels on the same dice, and among their games on other dice.

use egui::{Key as Press, RichText, Ui};
use jiff::tz::TimeZone;

use crate::{
    advisor::Goal,
    challenge::Challenge,
    session::{
        AppView, GameCommand, challenges,
        standing::{ComparedResult, LEVELS},
    },
    text::event_text,
};
use common::{
    challenges::Attempt,
    host::{AppRequest, Source, Viewing},
    widgets::result_bar::{self, ResultBar},
    words::{
        Figures,
        challenges::{ChallengeText as _, title},
    },
};
use text::Texts;
use ui::{
    actions::Action,
    drawing::{frame::PLAIN_MARGIN, symbols::Symbol},
    form,
    theme::{self, TextSize, Theme},
    widgets::{
        surface::{self, Surface},
        top_bar,
    },
};

/// More tries than these are not listed; the latest are.
const TRIES: usize = 6;
/// The height of the levels with nothing between them, and what stands between them at most where there is more room.
const LEVELS_HEIGHT: f32 = 432.0;
const APART: f32 = 20.0;
/// A difference below this is none in tenths.
const NEARLY: f64 = 0.05;
/// Where neither column reaches this share of the page, both end with what they hold.
const FULL: f32 = 0.85;

/// The results of the challenge that a game is, if it is one.
struct Tries<'a> {
    challenge: Option<Challenge>,
    /// Each with the number of its try.
    results: Vec<(usize, &'a Attempt)>,
}

/// Draws the screen.
pub fn show(ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
    let Some(standing) = app.desk.standings.open() else {
        commands.push(AppRequest::Back.into());
        return;
    };
    let texts = app.texts;
    bar(ui, texts, standing, commands);
    let tries = Tries::of(app, standing);
    let most = tries.most(standing);
    let mut highest = 0.0_f32;
    form::tall_columns(ui, |ui, column, room| match column {
        form::Column::Left(height) => {
            Surface::Plain.show(ui, |ui| {
                ui.set_width(ui.available_width());
                own(ui, app, standing, &tries, (most, room));
                highest = ui.min_rect().height();
                form::fill(ui, height);
            });
        }
        form::Column::Right => {
            Surface::Plain.show(ui, |ui| {
                ui.set_width(ui.available_width());
                levels(ui, texts, standing, (most, room));
                highest = highest.max(ui.min_rect().height());
                let is_full = highest >= room * FULL;
                form::fill(ui, if is_full { room - 2.0 * PLAIN_MARGIN } else { highest });
            });
        }
    });
}

impl<'a> Tries<'a> {
    fn of(app: &AppView<'a>, standing: &ComparedResult) -> Self {
        let challenge = challenges::of_game(&standing.game);
        let results = challenge.iter().flat_map(|challenge| app.desk.challenges.results(challenge)).collect();
        Self { challenge, results }
    }

    /// What a whole bar is, in both columns: the most of all results on the same dice.
    fn most(&self, standing: &ComparedResult) -> f64 {
        let tries = self.results.iter().filter_map(|(_, attempt)| attempt.total);
        let levels = standing.levels.iter().filter_map(|level| level.here);
        let all = tries.map(f64::from).chain(levels).chain(vp_without_luck(standing));
        all.fold(f64::from(standing.total()).max(1.0), f64::max)
    }
}

/// The result without luck in VP, as far as it is known.
fn vp_without_luck(standing: &ComparedResult) -> Option<f64> {
    match standing.goal {
        Goal::Total => standing.adjusted,
        Goal::Victory => standing.adjusted_vp,
    }
}

fn bar(ui: &mut Ui, texts: &Texts, standing: &ComparedResult, commands: &mut Vec<GameCommand>) {
    top_bar::show_titled(ui, texts.standing(), |ui| {
        let back = Action::new(texts.back(), AppRequest::Back.into()).icon(Symbol::ArrowLeft);
        commands.extend(back.key(Press::Escape).show(ui, texts));
        let view = |viewing| AppRequest::View(Source::File(standing.file.clone()), viewing).into();
        let card = Action::new(texts.score_card(), view(Viewing::Card)).icon(Symbol::Trophy).quiet();
        commands.extend(card.key(Press::S).show(ui, texts));
        let replay = Action::new(texts.score_replay(), view(Viewing::Replay)).icon(Symbol::StepBack);
        commands.extend(replay.key(Press::R).quiet().show(ui, texts));
    });
}

/// The result itself, without luck, and the other tries on these dice.
fn own(
    ui: &mut Ui,
    app: &AppView<'_>,
    standing: &ComparedResult,
    tries: &Tries<'_>,
    (most, room): (f64, f32),
) {
    let (texts, theme) = (app.texts, Theme::of(ui.ctx()));
    let (game, zone) = (&standing.game, TimeZone::system());
    let began = game.header.started.to_zoned(zone.clone()).date();
    let heading = tries.challenge.as_ref().map_or_else(
        || event_text::title(texts, &game.header, game.config()),
        |challenge| title(texts, challenge, began),
    );
    surface::heading(ui, &heading);
    if let Some(challenge) = &tries.challenge {
        form::hint(ui, &challenge.setup(texts));
    }
    ui.add_space(theme::space::SMALL);
    let total = texts.count_vp(standing.total());
    ui.label(RichText::new(total).font(theme::title(TextSize::HERO)).color(theme.gold_ink));
    ui.add_space(theme::space::SMALL);
    without_luck(ui, texts, standing, most);
    if tries.challenge.is_none() {
        return;
    }
    ui.add_space(apart(room).max(theme::space::LARGE));
    form::field(ui, texts.standing_tries(), |ui, _| {
        for (number, attempt) in tries.results.iter().rev().take(TRIES).rev() {
            let Some(total) = attempt.total else { continue };
            let day = text::day(texts, attempt.started.to_zoned(zone.clone()).date());
            let practice = attempt.practice.then_some(texts.library_practice());
            let place = attempt.place.map(|place| texts.place_name(place));
            let try_number = texts.standing_try(*number);
            let is_own = attempt.file == standing.file;
            let this = is_own.then_some(texts.standing_this());
            let told = [Some(&*try_number), this, place.as_deref(), Some(&*day), practice];
            let name = told.into_iter().flatten().collect::<Vec<_>>().join(" · ");
            let (part, figure) = ((f64::from(total) / most) as f32, total.to_string());
            result_bar::show(
                ui,
                &ResultBar { name: &name, figure: Some((part, &figure)), below: None, is_own },
            );
        }
    });
}

/// What the decisions alone made of it, in VP as all bars; where these are not known a chance is a part of its own bar.
fn without_luck(ui: &mut Ui, texts: &Texts, standing: &ComparedResult, most: f64) {
    let figures = Figures::round(texts, standing.goal);
    let told = standing.adjusted.map(|adjusted| {
        let part = vp_without_luck(standing).map_or(adjusted, |vp| vp / most).clamp(0.0, 1.0);
        let figure = figures.named(&figures.figure(adjusted));
        (part as f32, figures.with_vp(figure, standing.adjusted_vp, Figures::figure))
    });
    let figure = told.as_ref().map(|(part, told)| (*part, told.as_str()));
    let name = texts.standing_adjusted();
    result_bar::show(ui, &ResultBar { name, figure, below: None, is_own: false });
    let is_known = standing.adjusted.is_some();
    form::hint(ui, if is_known { texts.standing_adjusted_hint() } else { texts.standing_working() });
}

/// What stands between the levels in a room of this height.
fn apart(room: f32) -> f32 {
    ((room - LEVELS_HEIGHT) / (LEVELS.len() + 1) as f32).clamp(0.0, APART)
}

/// The result beside those of the levels, in a room of this height: on the same dice as bars, and among games on other dice in
/// words.
fn levels(ui: &mut Ui, texts: &Texts, standing: &ComparedResult, (most, room): (f64, f32)) {
    let of_all = standing.percent_of_all();
    let apart = apart(room);
    surface::heading(ui, texts.standing_levels());
    ui.add_space(theme::space::SMALL);
    let own = f64::from(standing.total());
    let part = |vp: f64| (vp / most) as f32;
    let figures = Figures::round(texts, Goal::Total);
    let figure = format!("{own}");
    let you = ResultBar {
        name: texts.standing_you(),
        figure: Some((part(own), &figure)),
        below: of_all.map(|percent| match percent {
            0 => texts.standing_beaten_none(),
            _ => texts.standing_beaten_all(),
        }),
        is_own: true,
    };
    result_bar::show(ui, &you);
    ui.add_space(apart);
    for (policy, level) in LEVELS.into_iter().zip(&standing.levels) {
        let beaten = match level.percent() {
            Some(percent) => texts.standing_beaten(percent),
            None => texts.standing_working().to_owned(),
        };
        let below = of_all.is_none().then_some(beaten.as_str());
        // With tenths, as means of many games have them, and how far it is from the result.
        let figure = level.here.map(|vp| figures.figure(vp));
        let by = level.here.map(|vp| vp - own).filter(|by| by.abs() >= NEARLY);
        let by = by.map(|by| match figures.figure(by.abs()) {
            more if by > 0.0 => texts.standing_more(&more),
            fewer => texts.standing_fewer(&fewer),
        });
        let figure = level.here.zip(figure.as_deref()).map(|(vp, figure)| (part(vp), figure));
        let name = texts.seat_computer(policy);
        let bar = ResultBar { name: &name, figure, below, is_own: false };
        result_bar::show_compared(ui, &bar, by.as_deref());
        ui.add_space(apart);
    }
    form::hint(ui, texts.standing_levels_hint());
}
