//! The dice of the day and of the week, codes that people type in, and the results so far.

use std::sync::LazyLock;

use egui::{Painter, Rect, Ui, Vec2, pos2, vec2};

use crate::{
    challenge::Challenge,
    log::{Game, NamedLayout, Played},
    rules::{Layout, cells},
    session::{AppView, GameCommand, today},
    widgets::mini_sheet,
};
use common::{
    host::{AppRequest, Source, Tone, Viewing},
    screens::challenges::{ChallengeBoard, ChallengeRequest, Challenged, ChallengesPage},
};
use ui::{
    drawing::{
        dice::{self, DieStyle},
        symbols::{self, Symbol},
    },
    theme::{self, Theme},
};

/// The share of the height that dice and players have below the sheet, within limits.
const STRIP: f32 = 0.15;
const LEAST_STRIP: f32 = 24.0;
const LARGEST_STRIP: f32 = 56.0;

/// The program's sheet, read once and not in every frame.
static SHEET: LazyLock<Layout> = LazyLock::new(|| NamedLayout::standard().1);

/// The empty sheet, and below it who plays and the dice, which nobody has rolled yet.
impl ChallengeBoard for Challenge {
    type Kind = Played;

    fn paint(&self, painter: &Painter, place: Rect, theme: &Theme) {
        let strip = (place.height() * STRIP).clamp(LEAST_STRIP, LARGEST_STRIP);
        let side = (place.height() - strip - theme::space::SMALL).min(place.width());
        let height = side + theme::space::SMALL + strip;
        let all = Rect::from_center_size(place.center(), vec2(side, height));
        let sheet = all.with_max_y(all.min.y + side);
        if let Some(grid) = SHEET.grid() {
            mini_sheet::paint_printed(painter, sheet, theme, grid);
        }
        let strip = all.with_min_y(all.max.y - strip);
        let step = strip.height() + theme::space::TIGHT;
        let square = |middle: f32, share: f32| {
            Rect::from_center_size(pos2(middle, strip.center().y), Vec2::splat(strip.height() * share))
        };
        for k in 0..self.players() + self.phantoms() {
            let ink = if k < self.players() { theme.ink } else { theme.ink_faint };
            let person = square(strip.min.x + step * 0.7 * (k as f32 + 0.5), 0.6);
            symbols::paint(painter, person, Symbol::Person, ink);
        }
        for (k, colours) in [&theme.blue_die, &theme.yellow_die].into_iter().enumerate() {
            let die = square(strip.max.x - step * 0.86 * (k as f32 + 0.5), 0.78);
            dice::paint(painter, die, theme, colours, 0, DieStyle::default());
        }
    }

    /// The sheet as it was filled.
    fn paint_ended(painter: &Painter, place: Rect, theme: &Theme, game: &Game) {
        let row = game.header.people().next().unwrap_or_default();
        if let Some(grid) = game.config().layout().grid() {
            mini_sheet::paint(painter, place, theme, &cells(grid, game.state().sheet(row).built()));
        }
    }
}

/// Draws the page.
pub fn show(page: &mut ChallengesPage, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
    let texts = app.texts;
    let (challenges, leads_to) = (&app.desk.challenges, texts.standing());
    let of = Challenged { texts, challenges, ended: &app.desk.ended, leads_to, today: today() };
    commands.extend(page.show(ui, &of).into_iter().map(|asked| match asked {
        ChallengeRequest::Back => AppRequest::Back.into(),
        ChallengeRequest::Play(challenge) => GameCommand::PlayChallenge(challenge),
        ChallengeRequest::GoOn(file) => AppRequest::Open(file).into(),
        ChallengeRequest::Result(file) => GameCommand::Compare(file),
        ChallengeRequest::Replay(file) => AppRequest::View(Source::File(file), Viewing::Replay).into(),
        ChallengeRequest::Read(file) => GameCommand::LookAtEnd(file),
        ChallengeRequest::Shared => AppRequest::Say(Tone::Done, texts.challenges_shared().to_owned()).into(),
    }));
}
