//! Who decides for a place: people, and the levels of the program.

use egui::{Response, Ui};

use crate::{search::Policy, seating::SeatController};
use text::Texts;
use ui::widgets::drop_list;

/// Who decides: a person, or a level of the program with how strong it is.
pub fn show(
    ui: &mut Ui,
    texts: &Texts,
    (label, width): (&Response, f32),
    controller: &mut SeatController,
    strength: impl Fn(Policy) -> String,
) {
    let mut all = SeatController::OFFERED.to_vec();
    // One of an older game stays until another is chosen.
    if !all.contains(controller) {
        all.push(*controller);
    }
    let name = |controller: &SeatController| match controller.policy() {
        Some(policy) => texts.seat_computer(policy),
        None => texts.seat_person().to_owned(),
    };
    let names: Vec<String> = all.iter().map(name).collect();
    let strengths: Vec<String> =
        all.iter().map(|controller| controller.policy().map_or_else(String::new, &strength)).collect();
    let items: Vec<_> =
        names.iter().zip(&strengths).map(|(name, more)| (name.as_str(), more.as_str())).collect();
    let mut chosen = all.iter().position(|one| one == controller).unwrap_or(0);
    drop_list::show_with_details(ui, label, width, &mut chosen, &items);
    *controller = all[chosen];
}
