//! What notices never lie on, though the pointer may have no business there: coins and dice, and the button to press next.

use egui::{Context, Id, Rect, Ui};

/// The places of a pass.
type Places = (u64, Vec<Rect>);

fn place() -> Id {
    Id::unique("kept clear")
}

/// Keeps a place clear in this pass.
pub fn keep(ui: &Ui, rect: Rect) {
    let pass = ui.ctx().cumulative_pass_nr();
    ui.data_mut(|data| {
        let (kept, places) = data.get_temp_mut_or_default::<Places>(place());
        if *kept != pass {
            (*kept, *places) = (pass, Vec::new());
        }
        places.push(rect);
    });
}

/// The places that were kept clear in this pass so far.
#[must_use]
pub fn places(ctx: &Context) -> Vec<Rect> {
    let (pass, places) = ctx.data(|data| data.get_temp::<Places>(place())).unwrap_or_default();
    if pass == ctx.cumulative_pass_nr() { places } else { Vec::new() }
}
