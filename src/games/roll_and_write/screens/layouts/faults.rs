//! What is wrong with a sheet, in words.

use egui::{RichText, ScrollArea, Ui};

use super::editor::EditorView;
use crate::{rules::LayoutFault, session::SketchFault, text::errors::ErrorText};
use common::BuildingType;
use text::Texts;
use ui::{
    drawing::symbols::Symbol,
    form,
    theme::{self, TextSize, Theme},
};

/// The least room for them below the table.
pub const HEIGHT: f32 = 92.0;

/// A field that a fault is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultPlace {
    /// The coins.
    Coins,
    /// The count of a type.
    Count(BuildingType),
    /// The VP of a place (0–2) of a type.
    Vp(BuildingType, usize),
}

/// Where a fault is, if it is in one field.
pub const fn place(fault: &SketchFault) -> Option<FaultPlace> {
    let SketchFault::Layout(fault) = fault else { return None };
    Some(match fault {
        LayoutFault::Coins(_) => FaultPlace::Coins,
        LayoutFault::Count { building, .. } => FaultPlace::Count(*building),
        LayoutFault::Vp { building, place, .. } | LayoutFault::Increases { building, place, .. } => {
            FaultPlace::Vp(*building, *place - 1)
        }
        _ => return None,
    })
}

/// Shows all that is wrong in what room is left, so that no field moves when a fault comes or goes; below it what can
/// be done.
pub fn show(ui: &mut Ui, sketch: &EditorView<'_>) {
    let hint =
        if sketch.draft.counts_only { Texts::sheets_counts_only_hint } else { Texts::sheets_paint_hint };
    ScrollArea::vertical().id_salt("faults").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        // Lines of text, as high as their letters.
        ui.spacing_mut().interact_size.y = 0.0;
        for fault in &sketch.faults {
            let words = words(sketch.texts, fault);
            match fault {
                SketchFault::NoName | SketchFault::Empty(_) => missing(ui, &words),
                SketchFault::NameTaken | SketchFault::Layout(_) => form::fault(ui, &words),
            }
        }
        form::hint(ui, hint(sketch.texts));
    });
}

/// What is still to be typed is no mistake.
fn missing(ui: &mut Ui, words: &str) {
    let ink = Theme::of(ui.ctx()).ink_soft;
    ui.add_space(theme::space::TIGHT);
    let words = RichText::new(words).font(theme::medium(TextSize::SMALL)).color(ink);
    form::marked(ui, (Symbol::Info, ink, form::MARKED), words);
}

/// What a fault says.
pub fn words(texts: &Texts, fault: &SketchFault) -> String {
    match fault {
        SketchFault::NoName => texts.sheet_fault_no_name().to_owned(),
        SketchFault::NameTaken => texts.sheet_fault_name_taken().to_owned(),
        SketchFault::Empty(cells) => texts.sheet_fault_empty(*cells),
        SketchFault::Layout(fault) => ErrorText::new(texts, &[]).layout(fault),
    }
}
