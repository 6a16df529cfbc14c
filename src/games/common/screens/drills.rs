//! The decisions that are practised: how many are due, and which they are.

use std::ops::Neg;

use egui::{Align2, Key as Press, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use jiff::civil::Date;

use super::lesson::paragraph;
use crate::{
    host::{AppRequest, today},
    play::{Drill, DrillCommand, Drills},
    words::{Figures, minus},
};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    room,
    theme::{self, TextSize, Theme},
    widgets::{
        figures, fitted_text,
        surface::{self, Surface},
        top_bar,
    },
};

/// The height of a line of the list.
const LINE: f32 = 36.0;
/// Of the page so much is used: longer lines are hard to read.
const WIDEST: f32 = 760.0;

/// What Home says of them.
#[must_use]
pub fn invitation(texts: &Texts, drills: &Drills) -> String {
    match drills.list().len() {
        0 => texts.drills_home_none().to_owned(),
        _ => texts.drills_home(drills.due(today()).count()),
    }
}

/// Draws the page.
pub fn show<P, C: From<AppRequest<P>> + From<DrillCommand>>(
    ui: &mut Ui,
    texts: &Texts,
    drills: &Drills,
    commands: &mut Vec<C>,
) {
    let room = room::below_bar(ui);
    top_bar::show(
        ui,
        texts.drills(),
        |_| {},
        |ui| {
            let back = Action::new(texts.back(), AppRequest::Back.into()).icon(Symbol::Close);
            commands.extend(back.key(Press::Escape).as_icon().show(ui, texts));
        },
    );
    let width = room.width().min(WIDEST);
    let place = Rect::from_center_size(room.center(), vec2(width, room.height()));
    let asked = Surface::Ornate.show_in(ui, place, |ui| contents(ui, texts, drills, today())).inner;
    commands.extend(asked.map(C::from));
}

/// How many there are, what can be done, and which they are; what was asked for.
fn contents(ui: &mut Ui, texts: &Texts, drills: &Drills, today: Date) -> Option<DrillCommand> {
    ui.spacing_mut().item_spacing = vec2(theme::space::SMALL, theme::space::MEDIUM);
    let due = drills.due(today).count();
    let sitting = drills.list().iter().filter(|drill| drill.sits()).count();
    let parts = [
        (due, texts.drills_due()),
        (drills.list().len() - sitting, texts.drills_learning()),
        (sitting, texts.drills_sitting()),
    ];
    figures::show(ui, &parts.map(|(count, name)| (count.to_string(), name.to_owned())), &[0]);
    let words = if drills.list().is_empty() { texts.drills_none() } else { texts.drills_hint() };
    paragraph(ui, words, TextSize::TEXT);
    let asked = ui.horizontal_wrapped(|ui| {
        let start = Action::new(texts.drills_start(), DrillCommand::Start).icon(Symbol::Play);
        let start = start.key(Press::Enter).primary().enabled_if(due > 0, texts.drills_none_due());
        let start = start.show(ui, texts);
        let search = match drills.searching() {
            Some((done, all)) => Action::new(texts.drills_searching(done, all), DrillCommand::Stop)
                .name(texts.drills_stop())
                .icon(Symbol::Pause),
            None => Action::new(texts.drills_search(), DrillCommand::Search)
                .icon(Symbol::Search)
                .hint(texts.drills_search_hint()),
        };
        let search = search.key(Press::G).show(ui, texts);
        start.or(search)
    });
    if drills.list().is_empty() {
        return asked.inner;
    }
    surface::heading(ui, texts.drills_worst());
    ScrollArea::vertical().auto_shrink(false).show_rows(ui, LINE, drills.list().len(), |ui, rows| {
        for drill in &drills.list()[rows] {
            line(ui, texts, drill, drill.is_due(today));
        }
    });
    asked.inner
}

/// A decision: what it lost, and when it comes back.
fn line(ui: &mut Ui, texts: &Texts, drill: &Drill, is_due: bool) {
    let theme = Theme::of(ui.ctx());
    let figures = Figures::round(texts, drill.goal());
    let lost = figures.named(&figures.figure(-drill.lost));
    let lost = minus(&figures.with_vp(lost, drill.vp.map(Neg::neg), Figures::signed));
    let when = match () {
        () if drill.sits() => texts.drills_sits().to_owned(),
        () if is_due => texts.drills_is_due().to_owned(),
        () => texts.drills_comes_back(&text::day(texts, drill.due)),
    };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, texts.drills_line(&lost, &when)));
    let painter = ui.painter();
    painter.hline(rect.x_range(), rect.max.y, theme::stroke::fine(theme.gold_line));
    let font = theme::bold(TextSize::TEXT);
    fitted_text(painter, rect.left_center(), Align2::LEFT_CENTER, &lost, font, theme.ink, rect.width() / 2.0);
    let font = theme::body(TextSize::TEXT);
    let ink = if is_due { theme.ink } else { theme.ink_soft };
    fitted_text(painter, rect.right_center(), Align2::RIGHT_CENTER, &when, font, ink, rect.width() / 2.0);
}
