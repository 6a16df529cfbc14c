//! Training for the selected sheet: for which kind of game, how far it is, and the button for it.

use egui::{
    Align, Color32, Key as Press, Layout, Painter, ProgressBar, Rect, RichText, Sense, Ui, UiBuilder, Vec2,
    vec2,
};

use crate::{
    advisor::GameKind,
    files::TrainedFile,
    session::{AppView, GameCommand, trainer::Trainer},
};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
    widgets::drop_list,
};

/// The height it has at least.
const HEIGHT: f32 = 84.0;
const BUTTON: f32 = theme::size::CONTROL;
/// The height of what the kinds of game are called.
const LABEL: f32 = theme::space::WIDE;
/// Between the kind of game and the button.
const GAP: f32 = theme::space::MEDIUM;

/// How training for a kind of game on a sheet stands.
enum Stand {
    /// It goes on: how far, 0 to 1.
    Runs(f32),
    /// It goes on for another one.
    Elsewhere,
    /// It can begin, or go on from where it was stopped.
    Open { begun: bool },
    /// It is done.
    Done,
}

impl Stand {
    fn of(app: &AppView<'_>, aim: &(String, GameKind)) -> Self {
        match (&app.desk.layouts.trainer, app.desk.layouts.learned.get(aim)) {
            (Some(trainer), _) if trainer.aim == *aim => Self::Runs(trainer.progress()),
            (_, Some(TrainedFile::Values)) => Self::Done,
            (Some(_), _) => Self::Elsewhere,
            (None, learned) => Self::Open { begun: learned.is_some() },
        }
    }

    fn words(&self, app: &AppView<'_>) -> String {
        let texts = app.texts;
        match (self, &app.desk.layouts.trainer) {
            (Self::Runs(_), Some(trainer)) => trainer.describe(texts),
            (Self::Elsewhere, Some(trainer)) => {
                let (name, kind) = (trainer.name.as_str(), told(texts, trainer.aim.1));
                texts.sheets_train_elsewhere(name, &kind)
            }
            (Self::Done, _) => texts.sheets_trained().to_owned(),
            _ => texts.sheets_train_hint().to_owned(),
        }
    }
}

/// A kind of game in words.
fn told(texts: &Texts, kind: GameKind) -> String {
    match kind {
        GameKind::Solo(phantoms) => texts.sheets_kind_solo(phantoms),
        GameKind::Victory(phantoms) => texts.sheets_kind_victory(phantoms),
        GameKind::Players(players) => texts.count_players(players),
    }
}

/// The height it needs in this width for the sheet of a file.
pub fn height(ui: &Ui, app: &AppView<'_>, file: &str, kind: GameKind, width: f32) -> f32 {
    let stand = Stand::of(app, &(file.to_owned(), kind));
    let bar = if matches!(stand, Stand::Runs(_)) { theme::space::LARGE } else { 0.0 };
    let words = height_of(ui.painter(), stand.words(app), width);
    LABEL + HEIGHT.max(words + bar + theme::space::TIGHT + BUTTON)
}

/// The height of what is said.
fn height_of(painter: &Painter, words: String, width: f32) -> f32 {
    painter.layout(words, theme::body(TextSize::SMALL), Color32::PLACEHOLDER, width).size().y
}

/// Shows it for the sheet of a file, and lets the kind of game be chosen.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    app: &AppView<'_>,
    (file, kind): (&str, &mut GameKind),
    commands: &mut Vec<GameCommand>,
) {
    let (theme, texts) = (Theme::of(ui.ctx()), app.texts);
    let aim = (file.to_owned(), *kind);
    let stand = Stand::of(app, &aim);
    let above = rect.with_max_y(rect.max.y - BUTTON - theme::space::TIGHT - LABEL);
    let words = RichText::new(stand.words(app)).font(theme::body(TextSize::SMALL)).color(theme.ink_soft);
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
        ui.add(egui::Label::new(words).wrap());
        if let Stand::Runs(progress) = stand {
            ui.add_space(theme::space::TIGHT);
            ui.add(ProgressBar::new(progress).fill(theme.gold).desired_height(9.0));
        }
    });
    let below = rect.with_min_y(rect.max.y - BUTTON);
    let name = below.translate(vec2(0.0, -LABEL)).with_max_y(below.min.y);
    let label = ui.scope_builder(UiBuilder::new().max_rect(name), |ui| {
        let words = RichText::new(texts.sheets_train_for()).font(theme::medium(TextSize::SMALL));
        ui.label(words.color(theme.ink_soft))
    });
    let half = (below.width() - GAP) / 2.0;
    let list = below.with_max_x(below.min.x + half);
    ui.scope_builder(UiBuilder::new().max_rect(list), |ui| {
        ui.spacing_mut().interact_size.y = BUTTON;
        let names = GameKind::ALL.map(|kind| told(texts, kind));
        let mut chosen = GameKind::ALL.iter().position(|one| one == kind).unwrap_or(0);
        if drop_list::show(ui, &label.inner, half, &mut chosen, &names.each_ref().map(String::as_str)) {
            *kind = GameKind::ALL[chosen];
        }
    });
    let beside = below.with_min_x(list.max.x + GAP);
    let stopping = app.desk.layouts.trainer.as_ref().is_some_and(Trainer::is_stopping);
    let (label, symbol, command) = match stand {
        Stand::Done => return done(ui, texts, beside),
        Stand::Runs(_) => (texts.sheets_train_stop(), Symbol::Close, GameCommand::StopTraining),
        Stand::Open { begun: true } => {
            (texts.sheets_train_go_on(), Symbol::Play, GameCommand::Train(aim.0, aim.1))
        }
        Stand::Open { begun: false } | Stand::Elsewhere => {
            (texts.sheets_train(), Symbol::Die, GameCommand::Train(aim.0, aim.1))
        }
    };
    let elsewhere = matches!(stand, Stand::Elsewhere);
    let why = if stopping { texts.why_training_stops() } else { texts.why_trained_elsewhere() };
    ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| {
        let train = Action::new(label, command).icon(symbol).key(Press::T);
        commands.extend(train.enabled_if(!stopping && !elsewhere, why).show_wide(ui, texts, half));
    });
}

/// That it is done, where its button was.
fn done(ui: &mut Ui, texts: &Texts, place: Rect) {
    let (theme, layout) = (Theme::of(ui.ctx()), Layout::left_to_right(Align::Center));
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
        let (sign, _) = ui.allocate_exact_size(Vec2::splat(theme::size::SYMBOL), Sense::hover());
        symbols::paint(ui.painter(), sign, Symbol::Check, theme.success);
        let words = RichText::new(texts.sheets_is_trained()).font(theme::medium(TextSize::TEXT));
        ui.label(words.color(theme.ink));
    });
}
