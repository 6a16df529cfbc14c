//! What people at a table have to remember that the pad does not count: the two-player rules, and what each module adds
//! (§A10.6), with the numbers of this table.

use egui::{Label, RichText, Sense, Ui, vec2};

use crate::{
    pad::Pad,
    rules::{Module, Scoring, ThirdPlayerModules, money_cards, third_player_draws},
    screens::modules,
    text::names::{sentence, who},
};
use text::{Texts, without_rules};
use ui::theme::{self, TextSize, Theme, space};

/// What belongs together, under its name.
struct Reminder {
    name: String,
    says: Vec<String>,
}

/// Whether there is anything to remember at this table.
pub(super) fn has_any(pad: &Pad) -> bool {
    let config = &pad.config().game;
    let reminds = |module| modules::of(module).reminder.is_some();
    config.has_third_player() || config.options().modules.iter().any(reminds)
}

/// Shows them.
pub(super) fn show(ui: &mut Ui, texts: &Texts, pad: &Pad) {
    let theme = Theme::of(ui.ctx());
    for reminder in of(texts, pad) {
        ui.label(RichText::new(reminder.name).font(theme::title(TextSize::HEADING)).color(theme.gold_ink));
        for words in reminder.says {
            let words = without_rules(&words);
            ui.horizontal_top(|ui| {
                let line = vec2(space::TIGHT, TextSize::TEXT.points() + space::TIGHT);
                let (point, _) = ui.allocate_exact_size(line, Sense::hover());
                ui.painter().circle_filled(point.center(), space::HAIR, theme.gold);
                let words = RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink);
                ui.add(Label::new(words).wrap());
            });
        }
        ui.add_space(space::SMALL);
    }
}

fn of(texts: &Texts, pad: &Pad) -> Vec<Reminder> {
    let config = &pad.config().game;
    let of_module = |module: Module| {
        let says = modules::of(module).reminder?(texts, pad);
        Some(Reminder { name: sentence(&texts.alhambra_module(module)), says })
    };
    let third = config.has_third_player().then(|| third_player(texts, pad));
    third.into_iter().chain(config.options().modules.iter().filter_map(of_module)).collect()
}

/// The rules for two (§A5).
fn third_player(texts: &Texts, pad: &Pad) -> Reminder {
    let config = &pad.config().game;
    let name = who(texts, &pad.header.seats, config.players());
    let [start, after_first] = [None, Some(Scoring::First)].map(|after| third_player_draws(after, u8::MAX));
    let mut says = vec![
        texts.alhambra_remind_cards(money_cards(config)),
        texts.alhambra_remind_draws(&name, start, after_first),
        texts.alhambra_remind_not_held(&name),
        texts.alhambra_remind_gift(&name),
        texts.alhambra_remind_never(&name),
    ];
    if config.options().modules.are_drawn() {
        says.push(match config.options().third_player_modules {
            ThirdPlayerModules::Keep => texts.alhambra_remind_keeps(&name),
            ThirdPlayerModules::Redraw => texts.alhambra_remind_redraws(&name),
        });
    }
    Reminder { name, says }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::{Options, SetUp};
    use crate::pad::PadExt;
    use kernel::record::{Header, Seat, SeatKind};
    use text::Language;

    fn pad(players: usize, modules: &[Module]) -> Pad {
        let names = ["Ada", "Ben", "Cleo", "Dan"];
        let seat = |(row, name): (usize, &&str)| Seat {
            id: name.to_lowercase(),
            name: (*name).to_owned(),
            colour: String::new(),
            kind: if row < players { SeatKind::Human } else { SeatKind::Phantom },
            policy: None,
        };
        let seats = names.iter().enumerate().take(players.max(3)).map(seat).collect();
        let options = Options { modules: modules.to_vec(), ..Options::default() };
        Pad::new(Header::new("table", "", seats), SetUp::standard(players, options).unwrap())
    }

    fn words(pad: &Pad, language: Language) -> String {
        let texts = Texts::new(language);
        of(&texts, pad).into_iter().flat_map(|reminder| reminder.says).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn two_players_are_reminded_of_their_cards_and_of_what_the_third_player_draws() {
        let said = words(&pad(2, &[]), Language::English);
        for needed in ["72", "Cleo draws 6 tiles", "§A5.2", "§A5.3", "§A5.4"] {
            assert!(said.contains(needed), "{needed}: {said}");
        }
        assert!(!said.contains("§A6"), "{said}");
        assert!(!has_any(&pad(3, &[])));
    }

    #[test]
    fn the_viziers_are_as_many_as_the_players_and_whoever_has_just_finished_is_asked_last() {
        for language in [Language::English, Language::French] {
            let said = words(&pad(4, &[Module::Vizier]), language);
            assert!(said.contains('4') && said.contains("Ben, Cleo, Dan, Ada"), "{said}");
            assert!(!said.contains("§A5"), "{said}");
        }
    }

    #[test]
    fn the_falcons_that_are_left_are_told_with_what_they_give() {
        let said = words(&pad(3, &[Module::Falconers]), Language::English);
        assert!(said.contains("15") && said.contains("2, 6, 12, 20, 30"), "{said}");
    }
}
