//! The box as people fill it.

use egui::{Ui, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};

use super::PiecesPage;
use crate::{
    rules::{Camp, Side, Sides},
    screens::test_desk::Trial,
};
use text::{Language, Texts};
use ui::theme::{self, ThemeChoice};

fn page() -> Harness<'static, (Trial, PiecesPage)> {
    let show = |ui: &mut Ui, (trial, page): &mut (Trial, PiecesPage)| {
        let mut commands = Vec::new();
        page.show(ui, &trial.view(), &mut commands);
        trial.run(commands);
    };
    Harness::builder()
        .with_size(vec2(1024.0, 640.0))
        .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::LIGHT))
        .build_ui_state(show, (Trial::new(), PiecesPage::default()))
}

fn click(harness: &mut Harness<'_, (Trial, PiecesPage)>, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

#[test]
fn a_camp_is_added_to_the_box_and_taken_out_to_be_changed() {
    let texts = Texts::new(Language::English);
    let mut harness = page();
    let north = texts.alhambra_part_rampart(&texts.alhambra_to_side(Side::North));
    click(&mut harness, &north);
    let more = texts.new_pad_more(texts.alhambra_pieces_price());
    click(&mut harness, &more);
    click(&mut harness, &more);
    click(&mut harness, texts.pad_add());
    let camps = &harness.state().0.desk.own.printed().camps;
    let camp = Camp::new(Sides::NONE.with(Side::North)).unwrap();
    assert_eq!(camps.iter().map(|of| (of.price, of.camp)).collect::<Vec<_>>(), [(2, camp)]);
    click(&mut harness, &texts.alhambra_pieces_take_out(1, &texts.alhambra_pieces_camp(2_u8)));
    assert!(harness.state().0.desk.own.printed().camps.is_empty());
    assert_eq!(harness.state().1.camp.ramparts, camp.ramparts(), "it can be put together anew");
    assert!(harness.query_by_label(texts.alhambra_pieces_none()).is_some());
}
