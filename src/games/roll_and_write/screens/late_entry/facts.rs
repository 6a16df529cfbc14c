//! The upper card: when and where it was played, by how many, and by which rules.

use egui::{ComboBox, Ui};

use super::{Page, faults, form};
use crate::{
    games::roll_and_write::{
        log::NamedLayout,
        rules::{ChangeDice, SpecialActions},
        session::{LateDraft, LateFault, MOST_PLAYERS},
    },
    text::{Key, Texts},
    ui::widgets::{segmented, stepper},
};

/// Shows the card.
pub fn show(ui: &mut Ui, page: &Page<'_>, draft: &mut LateDraft) {
    let texts = page.texts;
    let spare = (ui.available_width() - 150.0 - 200.0 - 30.0) / 2.0;
    ui.horizontal_top(|ui| {
        date(ui, page, draft);
        let lines = [
            (Key::LateGameTitle, Key::LateGameTitleHint, &mut draft.title),
            (Key::LatePlace, Key::LatePlaceHint, &mut draft.place),
        ];
        for (name, hint, value) in lines {
            part(ui, texts, name, spare, |ui, label| {
                form::text(ui, label, value, texts.get(hint), spare, 80);
            });
        }
        sheet(ui, page, draft);
    });
    ui.add_space(form::GAP);
    ui.horizontal_top(|ui| {
        players(ui, texts, draft);
        part(ui, texts, Key::NewRounds, 140.0, |ui, _| {
            let ends = [texts.get(Key::NewRoundsFewer), texts.get(Key::NewRoundsMore)];
            let mut rounds = draft.rounds();
            if stepper::show(ui, texts.get(Key::NewRounds), ends, &mut rounds, 1..=33) {
                draft.set_rounds(rounds);
            }
        });
        options(ui, texts, draft);
    });
    if draft.players == 1 {
        ui.add_space(form::GAP);
        ui.horizontal_top(|ui| alone(ui, texts, draft));
    }
}

/// A control under its name, `width` wide.
fn part(ui: &mut Ui, texts: &Texts, name: Key, width: f32, contents: impl FnOnce(&mut Ui, &egui::Response)) {
    ui.vertical(|ui| {
        ui.set_width(width);
        form::field(ui, texts.get(name), contents);
    });
}

fn date(ui: &mut Ui, page: &Page<'_>, draft: &mut LateDraft) {
    part(ui, page.texts, Key::LateDate, 150.0, |ui, label| {
        form::text(ui, label, &mut draft.date, page.texts.get(Key::LateDateHint), 150.0, 10);
        for fault in page.faults.iter().filter(|f| matches!(f, LateFault::Date | LateFault::DateAhead)) {
            form::fault(ui, &faults::words(page.texts, fault));
        }
    });
}

fn sheet(ui: &mut Ui, page: &Page<'_>, draft: &mut LateDraft) {
    let texts = page.texts;
    let standard = NamedLayout::standard().0;
    let name = |sheet: &NamedLayout| {
        if *sheet == standard { texts.get(Key::NewLayoutDefault).to_owned() } else { sheet.name.clone() }
    };
    part(ui, texts, Key::NewLayout, 200.0, |ui, label| {
        let list = ComboBox::from_id_salt("sheet").width(190.0).selected_text(name(&draft.sheet));
        let shown = list.show_ui(ui, |ui| {
            for sheet in &page.app.desk.late.sheets {
                ui.selectable_value(&mut draft.sheet, sheet.clone(), name(sheet));
            }
        });
        shown.response.labelled_by(label.id);
    });
}

fn players(ui: &mut Ui, texts: &Texts, draft: &mut LateDraft) {
    part(ui, texts, Key::LatePlayers, 220.0, |ui, _| {
        let counts: Vec<String> = (1..=MOST_PLAYERS).map(|count| count.to_string()).collect();
        let counts: Vec<&str> = counts.iter().map(String::as_str).collect();
        let mut chosen = draft.players - 1;
        segmented::show(ui, texts.get(Key::LatePlayers), &mut chosen, &counts);
        draft.players = chosen + 1;
    });
}

fn options(ui: &mut Ui, texts: &Texts, draft: &mut LateDraft) {
    part(ui, texts, Key::NewSpecialActions, 240.0, |ui, _| {
        let all = [SpecialActions::One, SpecialActions::Both];
        let mut chosen = usize::from(draft.special_actions == SpecialActions::Both);
        let names = [texts.get(Key::NewSpecialOne), texts.get(Key::NewSpecialBoth)];
        segmented::show(ui, texts.get(Key::NewSpecialActions), &mut chosen, &names);
        draft.special_actions = all[chosen];
    });
    part(ui, texts, Key::NewChangeDice, 240.0, |ui, _| {
        let all = [ChangeDice::Two, ChangeDice::Any];
        let mut chosen = usize::from(draft.change_dice == ChangeDice::Any);
        let names = [texts.get(Key::NewChangeTwo), texts.get(Key::NewChangeAny)];
        segmented::show(ui, texts.get(Key::NewChangeDice), &mut chosen, &names);
        draft.change_dice = all[chosen];
    });
}

/// Phantoms, goal and bonus of one player alone.
fn alone(ui: &mut Ui, texts: &Texts, draft: &mut LateDraft) {
    part(ui, texts, Key::NewPhantoms, 360.0, |ui, _| {
        let mut chosen = draft.phantoms - 2;
        // The numbers alone are those of the players, too.
        let names = [2, 3, 4].map(|n: usize| texts.with(Key::CountPhantoms, &[("phantoms", n.into())]));
        segmented::show(ui, texts.get(Key::NewPhantoms), &mut chosen, &names.each_ref().map(String::as_str));
        draft.phantoms = chosen + 2;
    });
    part(ui, texts, Key::NewSoloGoal, 350.0, |ui, _| {
        let mut chosen = usize::from(draft.against);
        let names = [texts.get(Key::NewGoalScore), texts.get(Key::NewGoalBeat)];
        segmented::show(ui, texts.get(Key::NewSoloGoal), &mut chosen, &names);
        draft.against = chosen == 1;
    });
    if draft.against {
        part(ui, texts, Key::NewPhantomBonus, 160.0, |ui, _| {
            let ends = [texts.get(Key::NewBonusLess), texts.get(Key::NewBonusMore)];
            let mut bonus = draft.bonus();
            if stepper::show(ui, texts.get(Key::NewPhantomBonus), ends, &mut bonus, 0..=99) {
                draft.set_bonus(bonus);
            }
        });
    }
}
