//! Entries that no legal game allows: shown with the reason, and kept if somebody says that they are true.

use egui::{Key as Press, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::{
    Figures,
    panel::{Next, Panel},
    words::said,
};
use crate::{
    games::roll_and_write::{
        rules::AuditFinding,
        session::{AppView, GameCommand, PadCommand, PadSession},
        text::{audit_text, pad_text},
    },
    text::Texts,
    ui::{
        actions::Action,
        drawing::symbols::{self, Symbol},
        theme::{self, TextSize, Theme},
        widgets::{button::Button, control_height},
    },
};

/// The width of the icon of a line with what keeps it apart, of its button, and what lies before that.
const ICON: f32 = 32.0;
const KEEP: f32 = 152.0;
const GAP: f32 = theme::space::MEDIUM;

/// What is odd once more before the score card: kept as it is, or looked at.
pub(super) fn before_the_card(
    ui: &mut Ui,
    app: &AppView<'_>,
    session: &PadSession,
    figures: &Figures,
    commands: &mut Vec<GameCommand>,
) -> Next {
    show(ui, app, session, figures, commands);
    ui.add_space(theme::space::MEDIUM);
    let texts = app.texts;
    let mut next = Next::Stay;
    ui.horizontal(|ui| {
        let keep = Action::new(texts.pad_keep_all(), ()).icon(Symbol::Check).key(Press::K).primary();
        if keep.show(ui, texts).is_some() {
            let confirm = |finding: &AuditFinding| GameCommand::Pad(PadCommand::Confirm(*finding));
            commands.extend(figures.findings.iter().map(confirm));
            commands.push(GameCommand::Pad(PadCommand::Finish));
            next = Next::Close;
        }
        let look = Action::new(texts.pad_look(), ()).icon(Symbol::Library).key(Press::H);
        if look.show(ui, texts).is_some() {
            next = Next::Show(Panel::correct());
        }
    });
    next
}

pub(super) fn show(
    ui: &mut Ui,
    app: &AppView<'_>,
    session: &PadSession,
    figures: &Figures,
    commands: &mut Vec<GameCommand>,
) {
    let theme = Theme::of(ui.ctx());
    let texts = app.texts;
    let hint = if figures.findings.is_empty() { Texts::pad_audit_none } else { Texts::pad_audit_hint };
    ui.label(RichText::new(hint(texts)).font(theme::body(TextSize::TEXT)).color(theme.ink_soft));
    for finding in &figures.findings {
        let words = audit_text::describe(texts, &session.pad().header.seats, finding);
        ui.add_space(theme::space::SMALL);
        if odd_line(ui, texts, &words) {
            commands.push(GameCommand::Pad(PadCommand::Confirm(*finding)));
        }
    }
    for (round, rows) in session.pad().pad_state().gaps() {
        let words = pad_text::gap(texts, session.pad(), round, &rows);
        ui.add_space(theme::space::SMALL);
        ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink));
    }
    for finding in &figures.kept {
        let words = audit_text::describe(texts, &session.pad().header.seats, finding);
        let words = texts.history_confirmed(&words);
        ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink_soft));
    }
}

/// What is odd, in words, and the button to keep it so; returns true if it was pressed.
fn odd_line(ui: &mut Ui, texts: &Texts, words: &str) -> bool {
    let theme = Theme::of(ui.ctx());
    let width = ui.available_width();
    let written = ui.painter().layout(
        words.to_owned(),
        theme::body(TextSize::TEXT),
        theme.ink,
        width - ICON - KEEP - GAP,
    );
    let height = written.size().y.max(control_height(ui));
    let (line, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let icon = Rect::from_center_size(line.left_center() + vec2(11.0, 0.0), Vec2::splat(theme::size::ICON));
    symbols::paint(ui.painter(), icon, Symbol::Info, theme.danger);
    let at = line.left_center() + vec2(ICON, -written.size().y / 2.0);
    ui.painter().galley(at, written, theme.ink);
    let place =
        Rect::from_center_size(line.right_center() - vec2(KEEP / 2.0, 0.0), vec2(KEEP, control_height(ui)));
    let name = said(texts, texts.pad_keep(), words);
    let button = Button::secondary(texts.pad_keep()).name(&name).min_width(KEEP);
    ui.put(place, button).clicked()
}
