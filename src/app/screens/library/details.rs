//! The selected game, and what can be done with it.

use egui::{Align2, Key as Press, Rect, RichText, Sense, Ui, Vec2, pos2, vec2};

use super::{items::LibraryItem, said};
use crate::{
    AppCommand, PhotoCommand, Source, TotalsCommand,
    screens::{games, result::from_best},
};
use common::{Summary, contract::SavedGame};
use kernel::record::RecordKind;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::{self, Symbol},
    form, list_page,
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
};

/// What can be done with a game: at once, or after a question about it.
#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "a few a page, and one is carried out")]
pub enum BarCommand {
    /// At once.
    Run(AppCommand),
    /// Take a record from a file.
    Import,
    /// Write its record to a file.
    Export(Source),
    /// Write the records of all these into a folder.
    ExportAll(Vec<Source>),
    /// Give a tag to all these files.
    Tag(Vec<String>),
    /// Show all games with this tag.
    Find(String),
    /// Select one game alone again.
    SelectOne,
    /// Say something of the game in this file.
    Describe(String),
    /// Throw these files away.
    Delete(Vec<String>),
    /// Delete these files of the trash for good.
    DeleteForGood(Vec<String>),
    /// Delete for good all that was thrown away.
    EmptyTrash,
    /// What this makes of all selected games.
    WithPicked(fn(&[Source]) -> BarCommand),
}

/// What can be done with a game, the most likely first.
pub fn actions<'a>(texts: &'a Texts, item: &LibraryItem<'_>, in_trash: bool) -> Vec<Action<'a, BarCommand>> {
    let own = match item.source {
        Source::File(file) => Some(file.clone()),
        Source::Sample(_) => None,
    };
    let delete = own.clone().map(|file| {
        let delete = Action::new(texts.delete(), BarCommand::Delete(vec![file])).icon(Symbol::Trash);
        delete.key(Press::Delete).danger().narrow_word(texts.delete())
    });
    let source = || item.source.clone();
    let export = Action::new(texts.export(), BarCommand::Export(source())).icon(Symbol::ArrowUp);
    let export = export.key(Press::E).narrow_word(texts.export());
    let game = match (&item.content, own.clone()) {
        (_, Some(file)) if in_trash => {
            let restore = BarCommand::Run(AppCommand::Restore(vec![file.clone()]));
            let delete = Action::new(texts.library_delete_for_good(), BarCommand::DeleteForGood(vec![file]));
            let empty = Action::new(texts.library_empty_trash(), BarCommand::EmptyTrash);
            return vec![
                Action::new(texts.restore(), restore).icon(Symbol::Undo).key(Press::R),
                delete.icon(Symbol::Trash).key(Press::Delete).danger(),
                empty.icon(Symbol::Trash).key(Press::X).danger(),
            ];
        }
        (Err(_), _) => return std::iter::once(export).chain(delete).collect(),
        (Ok(game), _) => game,
    };
    let run = |label: &'a str, icon, key: Press, command| {
        Action::new(label, BarCommand::Run(command)).icon(icon).key(key)
    };
    let summary = game.general();
    let correct = own.as_deref().and_then(|file| correction(game, file));
    let why_not = if own.is_some() { texts.library_newer() } else { texts.why_sample() };
    let can_describe = own.is_some() && !summary.read_only;
    let describe = BarCommand::Describe(own.clone().unwrap_or_default());
    let was_at_a_table = summary.kind != RecordKind::Full;
    let photo = own.clone().filter(|_| was_at_a_table).map(|file| {
        let open = AppCommand::Photo(PhotoCommand::Open(file));
        run(texts.photo(), Symbol::Picture, Press::P, open).narrow_word(texts.photo_word())
    });
    let go_on = own.filter(|_| item.can_be_reopened());
    let review = game.can_review().then(source);
    let rematch = (!summary.kind.is_afterwards()).then(source);
    let replay = (summary.kind != RecordKind::Totals).then(source);
    let rematch = rematch.map(|game| {
        let again = run(texts.library_rematch(), Symbol::Die, Press::A, AppCommand::RematchOf(game));
        again.narrow_word(texts.library_rematch())
    });
    let describe = Action::new(texts.library_details(), describe).icon(Symbol::Info).key(Press::F2);
    let describe = describe.narrow_word(texts.library_details()).enabled_if(can_describe, why_not);
    let correct = correct.map(|correct| {
        let correct = run(texts.late_correct(), Symbol::Grid, Press::C, correct);
        correct.narrow_word(texts.late_correct_word())
    });
    let all = [
        go_on.map(|file| run(texts.library_continue(), Symbol::Play, Press::Enter, AppCommand::Open(file))),
        Some(run(texts.library_score(), Symbol::Trophy, Press::S, AppCommand::Card(source()))),
        replay.map(|game| run(texts.library_replay(), Symbol::StepBack, Press::R, AppCommand::Replay(game))),
        review.map(|game| run(texts.review(), Symbol::Search, Press::V, AppCommand::Review(game))),
        rematch,
        Some(export),
        Some(describe),
        photo,
        correct,
        delete,
    ];
    all.into_iter().flatten().collect()
}

/// What corrects the game in a file, where it was typed in.
fn correction(game: &SavedGame, file: &str) -> Option<AppCommand> {
    let general = game.general();
    if general.kind == RecordKind::Totals && !general.read_only {
        return Some(AppCommand::Totals(TotalsCommand::Correct(file.to_owned())));
    }
    game.correction(file).map(AppCommand::from)
}

/// The sign of a file that cannot be read.
const SIGN: f32 = 96.0;

/// A smaller picture tells no more than that in the list.
const LEAST_PICTURE: f32 = 96.0;
/// The height of what is said above the totals, and of the line that says that they are no final ones.
const SAID: f32 = 116.0;
const ENDED_NOW: f32 = 24.0;

/// Shows the details; what was asked for there.
pub fn show(ui: &mut Ui, texts: &Texts, item: &LibraryItem<'_>) -> Option<BarCommand> {
    let mut asked = None;
    let theme = &Theme::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = theme::space::TIGHT;
    let header = item.summary().map(|summary| &summary.header);
    let rows = header.map_or(0, |header| header.seats.len()) as f32;
    let words = header.map_or(0.0, said::height);
    let ended_now = if item.summary().is_some_and(is_under_way) { ENDED_NOW } else { 0.0 };
    let spare = ui.available_height() - SAID - ended_now - rows * 30.0 - words;
    let pictured = item.content.as_ref().ok().filter(|game| game.window().has_picture());
    let pictured = pictured.filter(|_| spare >= LEAST_PICTURE);
    if let Some(game) = pictured {
        let side = spare.min(ui.available_width() * 0.8).min(300.0);
        ui.vertical_centered(|ui| games::show_picture(ui, side, texts, game));
        ui.add_space(theme::space::SMALL);
    }
    if item.content.is_err() {
        ui.vertical_centered(|ui| {
            let (place, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
            list_page::paint_sign(ui, place, Symbol::Info, false);
        });
        ui.add_space(theme::space::SMALL);
    }
    ui.vertical_centered(|ui| {
        ui.label(RichText::new(&item.words.heading).font(theme::title(TextSize::TITLE)).color(theme.ink));
        let Some(summary) = item.summary() else { return };
        let minutes = (summary.header.active_seconds / 60).max(1);
        let words = &item.words;
        let mut line = words.date.clone();
        if summary.header.active_seconds > 0 {
            line = format!("{line}, {}", texts.library_minutes(minutes));
        }
        ui.label(RichText::new(line).font(theme::body(TextSize::SMALL)).color(theme.ink_soft));
        let how =
            [&words.played, &words.state].into_iter().filter(|how| !how.is_empty() && **how != words.heading);
        let how = how.map(String::as_str).collect::<Vec<_>>().join(" · ");
        if !how.is_empty() {
            ui.label(RichText::new(how).font(theme::medium(TextSize::SMALL)).color(theme.ink_soft));
        }
    });
    ui.add_space(theme::space::SMALL);
    if let Some(header) = header {
        asked = said::show(ui, texts, header);
    }
    match &item.content {
        Err(reason) => {
            let words = RichText::new(texts.library_broken(reason)).font(theme::body(TextSize::TEXT));
            ui.vertical_centered(|ui| {
                ui.label(words.color(theme.danger));
                form::hint(ui, texts.library_broken_hint());
            });
        }
        Ok(game) => {
            if game.general().read_only {
                let words = texts.library_newer();
                ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.danger));
            }
            totals(ui, theme, texts, game, pictured.is_some());
        }
    }
    asked.map(BarCommand::Find)
}

/// A row with a bar, where the bar begins below its top, and how high that is.
const BARRED: f32 = 48.0;
const BAR_TOP: f32 = 32.0;
const BAR: f32 = 8.0;

/// Whether what it has is not final yet.
const fn is_under_way(summary: &Summary) -> bool {
    !summary.over && summary.round > 0
}

/// Who has how many points: where no picture shows the game and there is room, with bars.
fn totals(ui: &mut Ui, theme: &Theme, texts: &Texts, game: &SavedGame, is_pictured: bool) {
    let summary = game.general();
    if is_under_way(summary) {
        let words = RichText::new(texts.play_ended_now()).font(theme::body(TextSize::SMALL));
        ui.label(words.color(theme.ink_soft));
    }
    let contest = summary.totals.iter().flatten().count() > 1;
    let most = summary.totals.iter().flatten().max();
    let rows = from_best(summary);
    let needed = rows.len() as f32 * (BARRED + ui.spacing().item_spacing.y);
    let has_bars = contest && !is_pictured && ui.available_height() >= needed;
    for row in rows {
        let height = if has_bars { BARRED } else { 26.0 };
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let (name, colour) = (game.seat_name(texts, row), game.window().seat_colour(theme, row));
        let total = summary.totals.get(row).copied().flatten();
        let points = total.map_or_else(String::new, |total| game.counted(texts, total));
        let said = format!("{name} {points}");
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &said));
        let painter = ui.painter();
        let middle = if has_bars { rect.min.y + BAR_TOP / 2.0 } else { rect.center().y };
        painter.circle_filled(pos2(rect.min.x + 10.0, middle), 5.0, colour);
        let ink = if total.is_some() { theme.ink } else { theme.ink_soft };
        let leads = contest && is_under_way(summary) && total.as_ref() == most;
        let font = if leads { theme::medium(TextSize::TEXT) } else { theme::body(TextSize::TEXT) };
        let at = pos2(rect.min.x + 26.0, middle);
        let cup = if contest && summary.winners.contains(&row) { theme::size::SYMBOL } else { 0.0 };
        let room = rect.width() - 110.0 - cup;
        let named = fitted_text(painter, at, Align2::LEFT_CENTER, &name, font, ink, room);
        if cup > 0.0 {
            let at = pos2(named.max.x + theme::space::SMALL + cup / 2.0, middle);
            let mark = Rect::from_center_size(at, Vec2::splat(cup));
            symbols::paint(painter, mark, Symbol::Trophy, theme.gold_ink);
        }
        let end = pos2(rect.max.x - 4.0, middle);
        painter.text(end, Align2::RIGHT_CENTER, points, theme::bold(TextSize::TEXT), theme.gold_ink);
        if let Some((total, most)) = total.zip(most.copied()).filter(|_| has_bars) {
            let track = Rect::from_min_size(rect.min + vec2(0.0, BAR_TOP), vec2(rect.width(), BAR));
            let part = f32::from(total) / f32::from(most.max(1));
            painter.rect_filled(track, BAR / 2.0, theme.band);
            painter.rect_filled(track.with_max_x(track.min.x + track.width() * part), BAR / 2.0, colour);
        }
    }
}
