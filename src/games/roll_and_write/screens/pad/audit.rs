//! Entries that no legal game allows: shown with the reason, and kept if somebody says that they are true.

use egui::{Key as Press, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::{
    Figures,
    panel::{Next, Panel},
    words::said,
};
use crate::{
    pad::PadExt,
    rules::AuditFinding,
    session::{AppView, GameCommand, PadSession, TableCommand},
    text::{audit_text, pad_text},
};
use kernel::Note;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
    widgets::{button::Button, control_height},
};

/// The width of the icon of a line with what keeps it apart, of each of its buttons, and what lies before that.
const ICON: f32 = 32.0;
const KEEP: f32 = 152.0;
const GAP: f32 = theme::space::MEDIUM;

/// What the button of a line asks for.
#[derive(Clone, Copy)]
enum Asked {
    /// The entry it is about.
    Show,
    /// To keep it.
    Keep,
}

/// What is odd once more before the score card: kept as it is, or looked at.
pub(super) fn before_the_card(
    ui: &mut Ui,
    app: &AppView<'_>,
    session: &PadSession,
    figures: &Figures,
    commands: &mut Vec<GameCommand>,
) -> Next {
    let only = match figures.findings.as_slice() {
        [finding] => Some(finding),
        _ => None,
    };
    // What is asked of the only one is asked below.
    let mut next = list(ui, app, session, figures, only.is_none(), commands);
    ui.add_space(theme::space::MEDIUM);
    let texts = app.texts;
    ui.horizontal(|ui| {
        if let Some(finding) = only {
            let look = Action::new(texts.pad_show_entry(), ()).icon(Symbol::Library).key(Press::H).primary();
            if look.show(ui, texts).is_some() {
                next = Next::Show(Panel::of_finding(session.pad(), finding));
            }
        }
        let label = if only.is_some() { texts.pad_keep() } else { texts.pad_keep_all() };
        let keep = Action::new(label, ()).icon(Symbol::Check).key(Press::K);
        if keep.show(ui, texts).is_some() {
            let confirm =
                |finding: &AuditFinding| GameCommand::Table(TableCommand::Note(Note::confirm(*finding)));
            commands.extend(figures.findings.iter().map(confirm));
            commands.push(GameCommand::Table(TableCommand::End));
            next = Next::Close;
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
) -> Next {
    list(ui, app, session, figures, true, commands)
}

/// What is odd, with what can be done about each.
fn list(
    ui: &mut Ui,
    app: &AppView<'_>,
    session: &PadSession,
    figures: &Figures,
    with_buttons: bool,
    commands: &mut Vec<GameCommand>,
) -> Next {
    let theme = Theme::of(ui.ctx());
    let texts = app.texts;
    let pad = session.pad();
    let gaps = pad.pad_state().gaps();
    let hint = match (figures.findings.is_empty(), figures.kept.is_empty() && gaps.is_empty()) {
        (false, _) => Texts::pad_audit_hint,
        (true, false) => Texts::pad_audit_rest,
        (true, true) => Texts::pad_audit_none,
    };
    let mut next = Next::Stay;
    ui.label(RichText::new(hint(texts)).font(theme::body(TextSize::TEXT)).color(theme.ink_soft));
    for finding in &figures.findings {
        let words = audit_text::at_a_table(texts, &session.pad().header.seats, finding);
        ui.add_space(theme::space::SMALL);
        match odd_line(ui, texts, &words, with_buttons) {
            Some(Asked::Keep) => {
                commands.push(GameCommand::Table(TableCommand::Note(Note::confirm(*finding))));
            }
            Some(Asked::Show) => next = Next::Show(Panel::of_finding(pad, finding)),
            None => {}
        }
    }
    for (round, rows) in gaps {
        let words = pad_text::gap(texts, pad, round, &rows);
        ui.add_space(theme::space::SMALL);
        ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink));
    }
    for finding in &figures.kept {
        let words = audit_text::at_a_table(texts, &session.pad().header.seats, finding);
        let words = texts.history_confirmed(&words);
        ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink_soft));
    }
    next
}

/// What is odd, in words, and the buttons to see the entry and to keep it so.
fn odd_line(ui: &mut Ui, texts: &Texts, words: &str, with_buttons: bool) -> Option<Asked> {
    let theme = Theme::of(ui.ctx());
    let width = ui.available_width();
    let written = ui.painter().layout(
        words.to_owned(),
        theme::body(TextSize::TEXT),
        theme.ink,
        width - ICON - if with_buttons { (KEEP + GAP) * 2.0 } else { 0.0 },
    );
    let height = written.size().y.max(control_height(ui));
    let (line, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let icon = Rect::from_center_size(line.left_center() + vec2(11.0, 0.0), Vec2::splat(theme::size::ICON));
    symbols::paint(ui.painter(), icon, Symbol::Info, theme.danger);
    let at = line.left_center() + vec2(ICON, -written.size().y / 2.0);
    ui.painter().galley(at, written, theme.ink);
    let size = vec2(KEEP, control_height(ui));
    let buttons = [(texts.pad_show_entry(), Asked::Show), (texts.pad_keep(), Asked::Keep)];
    let mut asked = None;
    for (place, (label, does)) in buttons.into_iter().rev().enumerate().filter(|_| with_buttons) {
        let middle = line.right_center() - vec2(KEEP / 2.0 + (KEEP + GAP) * place as f32, 0.0);
        let name = said(texts, label, words);
        let button = Button::secondary(label).name(&name).min_width(KEEP);
        if ui.put(Rect::from_center_size(middle, size), button).clicked() {
            asked = Some(does);
        }
    }
    asked
}
