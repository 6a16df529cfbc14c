//! What no legal game allows at a table: each with its entry, to be looked at and corrected, or kept because it happened
//! so; in a panel, and once more before the score card.

use egui::{Key as Press, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use crate::table::TableGame;
use kernel::{Game, Kind};
use text::{Texts, without_rules};
use ui::{
    actions::Action,
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
    widgets::{button::Button, control_height},
};

/// How wide a panel with them is.
pub const WIDTH: f32 = 800.0;
/// The width of the icon of a line with what keeps it apart, of each of its buttons, and what lies before that.
const ICON: f32 = 32.0;
const KEEP: f32 = 152.0;
const GAP: f32 = theme::space::MEDIUM;

/// What no legal game allows.
pub type Finding<G> = <<G as TableGame>::Table as Kind>::Finding;

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingRequest<F> {
    /// The entry that it is about.
    Show(F),
    /// To keep it.
    Keep(F),
    /// To keep all of them, and go on to the score card.
    KeepAll,
}

/// What is odd about a table, with what can be done about each. `also` is what else there is to say.
pub fn show<G: TableGame>(
    ui: &mut Ui,
    texts: &Texts,
    table: &Game<G::Table>,
    also: &[String],
) -> Option<FindingRequest<Finding<G>>> {
    list::<G>(ui, texts, table, &table.unconfirmed(), also, true)
}

/// The same once more before the score card: kept as it is, or looked at.
pub fn before_the_card<G: TableGame>(
    ui: &mut Ui,
    texts: &Texts,
    table: &Game<G::Table>,
    also: &[String],
) -> Option<FindingRequest<Finding<G>>> {
    let open = table.unconfirmed();
    let only = if let [finding] = open.as_slice() { Some(finding) } else { None };
    // What is asked of the only one is asked below.
    let mut asked = list::<G>(ui, texts, table, &open, also, only.is_none());
    ui.add_space(theme::space::MEDIUM);
    ui.horizontal(|ui| {
        if let Some(finding) = only {
            let look = Action::new(texts.pad_show_entry(), ()).icon(Symbol::Library).key(Press::H).primary();
            if look.show(ui, texts).is_some() {
                asked = Some(FindingRequest::Show(finding.clone()));
            }
        }
        let label = if only.is_some() { texts.pad_keep() } else { texts.pad_keep_all() };
        let keep = Action::new(label, ()).icon(Symbol::Check).key(Press::K);
        if keep.show(ui, texts).is_some() {
            asked = Some(FindingRequest::KeepAll);
        }
    });
    asked
}

/// The entry that brought each finding: since then it was there all along.
pub fn brought_by<G: TableGame>(table: &Game<G::Table>, findings: &[Finding<G>]) -> Vec<Option<usize>> {
    let mut brought_by = vec![None; findings.len()];
    for step in table.corrected_steps() {
        let then = G::Table::findings(table.config(), &step.after);
        for (finding, by) in findings.iter().zip(&mut brought_by) {
            *by = then.contains(finding).then(|| by.unwrap_or(step.entry));
        }
    }
    brought_by
}

fn list<G: TableGame>(
    ui: &mut Ui,
    texts: &Texts,
    table: &Game<G::Table>,
    open: &[Finding<G>],
    also: &[String],
    with_buttons: bool,
) -> Option<FindingRequest<Finding<G>>> {
    let theme = Theme::of(ui.ctx());
    let mut kept = table.findings();
    kept.retain(|finding| !open.contains(finding));
    let told = |finding: &Finding<G>| without_rules(&G::finding(texts, &table.header.seats, finding));
    let say = |ui: &mut Ui, words: &str, ink| {
        ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(ink));
    };
    let hint = match (open.is_empty(), kept.is_empty() && also.is_empty()) {
        (false, _) => texts.pad_audit_hint(),
        (true, false) => texts.pad_audit_rest(),
        (true, true) => texts.pad_audit_none(),
    };
    say(ui, hint, theme.ink_soft);
    let mut asked = None;
    for finding in open {
        ui.add_space(theme::space::SMALL);
        match line(ui, texts, &told(finding), with_buttons) {
            Some(Pressed::Keep) => asked = Some(FindingRequest::Keep(finding.clone())),
            Some(Pressed::Show) => asked = Some(FindingRequest::Show(finding.clone())),
            None => {}
        }
    }
    for words in also {
        ui.add_space(theme::space::SMALL);
        say(ui, words, theme.ink);
    }
    for finding in &kept {
        say(ui, &texts.history_confirmed(&told(finding)), theme.ink_soft);
    }
    asked
}

/// What the button of a line asks for.
#[derive(Clone, Copy)]
enum Pressed {
    Show,
    Keep,
}

/// What is odd, in words, and the buttons to see the entry and to keep it so.
fn line(ui: &mut Ui, texts: &Texts, words: &str, with_buttons: bool) -> Option<Pressed> {
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
    let buttons = [(texts.pad_show_entry(), Pressed::Show), (texts.pad_keep(), Pressed::Keep)];
    let mut asked = None;
    for (place, (label, does)) in buttons.into_iter().rev().enumerate().filter(|_| with_buttons) {
        let middle = line.right_center() - vec2(KEEP / 2.0 + (KEEP + GAP) * place as f32, 0.0);
        let name = texts.pad_said(label, words);
        let button = Button::secondary(label).name(&name).min_width(KEEP);
        if ui.put(Rect::from_center_size(middle, size), button).clicked() {
            asked = Some(does);
        }
    }
    asked
}
