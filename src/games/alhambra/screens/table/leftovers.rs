//! The tiles left in the yard at the end (§A4.9): the money of those concerned is typed, and it tells who gets what. A
//! tile whose type is said is counted for whoever gets it.

use std::collections::BTreeSet;

use egui::{Grid, Key as Press, Label, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use serde::{Deserialize, Serialize};

use super::asked::Next;
use crate::{
    pad::{Pad, PadEvent, Step},
    rules::{Currency, Scoring, leftover, play::Cards},
    session::GameCommand,
    text::names::{self, who},
};
use common::{
    BuildingType,
    host::typed::TypedForms,
    widgets::number_pad::{self, Number, Typing},
};
use kernel::Note;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
    widgets::{control_height, drop_list, text_width, toggle},
};

/// Spaces of the yard.
const SPACES: usize = 4;
/// The width of money and of the list of types in their column.
const COLUMN: f32 = 128.0;
/// The width of large keys beside the columns.
const KEYS: f32 = 192.0;
/// What stands for whoever gets a tile as long as nobody's money is typed.
const UNKNOWN: &str = "–";

/// What the form is called.
pub(super) const FORM: &str = "last tiles";

/// The panel of the last tiles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct LeftoversPanel {
    /// Whether a tile lies on a space.
    tiles: [bool; SPACES],
    /// Its type, where that is said.
    #[serde(default)]
    types: [Option<BuildingType>; SPACES],
    /// The money of each player in the currency of each space.
    money: Vec<[i64; SPACES]>,
    #[serde(skip, default = "Typing::of_several_digits")]
    typing: Typing,
}

impl LeftoversPanel {
    /// With the money that was typed when it was left.
    pub(super) fn new(pad: &Pad, typed: &TypedForms) -> Self {
        let fresh = Self::fresh(pad);
        match typed.get::<Self>(FORM).filter(|typed| typed.money.len() == fresh.money.len()) {
            Some(typed) => {
                let tiles = std::array::from_fn(|space| typed.tiles[space] && fresh.tiles[space]);
                Self { tiles, ..typed }
            }
            None => fresh,
        }
    }

    /// What is typed, if something is.
    pub(super) fn typed(&self, pad: &Pad) -> Option<&Self> {
        (*self != Self { typing: self.typing, ..Self::fresh(pad) }).then_some(self)
    }

    /// No money is typed yet.
    fn fresh(pad: &Pad) -> Self {
        // Who got a tile may be noted already.
        let tiles = pad.state().leftovers.map(|noted| noted.is_none());
        let money = vec![[0; SPACES]; pad.config().game.players()];
        Self { tiles, types: [None; SPACES], money, typing: Typing::of_several_digits() }
    }

    /// Shows it.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        commands: &mut Vec<GameCommand>,
    ) -> Next {
        let (theme, seats) = (Theme::of(ui.ctx()), &pad.header.seats);
        let label = |words: &str, ink| RichText::new(words).font(theme::medium(TextSize::TEXT)).color(ink);
        ui.label(label(texts.alhambra_leftovers_hint(), theme.ink_soft));
        ui.add_space(theme::space::SMALL);
        let gets: [Option<usize>; SPACES] = std::array::from_fn(|space| self.gets(space));
        let places: Vec<[usize; 2]> = (0..self.money.len())
            .flat_map(|row| (0..SPACES).map(move |space| [row, space]))
            .filter(|[_, space]| self.tiles[*space])
            .collect();
        // Nobody has more in a currency than there is.
        let money = Cards::all(pad.config().game.has_third_player());
        let number = |&[row, space]: &[usize; 2]| {
            let (name, value) = (who(texts, seats, row), self.money[row][space] as u16);
            let name = texts.alhambra_leftovers_money(&name, space + 1);
            Number { name, value, most: money.sum(Currency::ALL[space]).max(value) }
        };
        let mut numbers: Vec<Number> = places.iter().map(number).collect();
        let words = [texts.alhambra_key_digit(), texts.pad_next(), texts.pad_previous()];
        let names = (0..self.money.len()).map(|row| who(texts, seats, row));
        let named = names.chain([texts.alhambra_leftovers_gets().to_owned()]);
        let font = theme::medium(TextSize::TEXT);
        let widest = named.map(|name| text_width(ui.painter(), &name, font.clone())).fold(0.0, f32::max);
        let columns = widest + (theme::space::MEDIUM + COLUMN) * SPACES as f32;
        if ui.available_width() >= columns + theme::space::WIDE + KEYS {
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| self.columns(ui, texts, pad, &gets, (&places, &numbers)));
                ui.add_space(theme::space::WIDE);
                ui.vertical(|ui| {
                    ui.set_width(KEYS);
                    // Beside the money, below switches and types.
                    ui.add_space((control_height(ui) + theme::space::SMALL) * 2.0);
                    number_pad::keys_of(ui, &mut self.typing, &mut numbers, words, 3);
                });
            });
        } else {
            self.columns(ui, texts, pad, &gets, (&places, &numbers));
            ui.add_space(theme::space::SMALL);
            number_pad::keys_of(ui, &mut self.typing, &mut numbers, words, number_pad::WIDE);
        }
        for ([row, space], number) in places.into_iter().zip(numbers) {
            self.money[row][space] = number.value.into();
        }
        let there = gets.into_iter().zip(self.tiles).filter_map(|(row, there)| row.filter(|_| there));
        for row in there.filter(|row| is_laid(pad, *row)).collect::<BTreeSet<_>>() {
            ui.label(label(&texts.alhambra_leftovers_lay(&who(texts, seats, row)), theme.ink_soft));
        }
        ui.add_space(theme::space::MEDIUM);
        let done = Action::new(texts.alhambra_leftovers_done(), ()).icon(Symbol::Check).key(Press::Enter);
        let missing = self.missing(texts, pad);
        let done = if missing.is_empty() { done.primary() } else { done };
        let told = |ui: &mut Ui| {
            for words in &missing {
                ui.label(label(words, theme.ink));
            }
        };
        let asked = ui.horizontal_top(|ui| {
            let asked = done.show(ui, texts);
            // Beside it: it stays where it is while less and less is missing.
            ui.vertical(told);
            asked
        });
        if asked.inner.is_none() {
            return Next::Stay;
        }
        commands.extend(self.entries(pad));
        Next::Close
    }

    /// A column for each space: whether a tile lies there, which one, everyone's money, and who gets it.
    fn columns(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        gets: &[Option<usize>; SPACES],
        (places, numbers): (&[[usize; 2]], &[Number]),
    ) {
        let (theme, seats) = (Theme::of(ui.ctx()), &pad.header.seats);
        let label = |words: &str, ink| RichText::new(words).font(theme::medium(TextSize::TEXT)).color(ink);
        Grid::new("leftovers").spacing(vec2(theme::space::MEDIUM, theme::space::SMALL)).show(ui, |ui| {
            ui.label("");
            for (space, there) in self.tiles.iter_mut().enumerate() {
                let switch = toggle::show(ui, &texts.alhambra_leftovers_space(space + 1), there);
                if switch.clicked() {
                    // Other numbers are in sight now.
                    self.typing = Typing::of_several_digits();
                }
            }
            ui.end_row();
            ui.label(label(texts.alhambra_leftovers_tile(), theme.ink));
            for (space, of) in self.types.iter_mut().enumerate() {
                let there = self.tiles[space];
                ui.add_enabled_ui(there, |ui| ui.horizontal(|ui| which(ui, texts, space, of)));
            }
            ui.end_row();
            for row in 0..self.money.len() {
                ui.label(label(&who(texts, seats, row), theme.ink));
                for space in 0..SPACES {
                    match places.iter().position(|place| *place == [row, space]) {
                        Some(k) => {
                            number_pad::show_number(ui, &mut self.typing, (k, &numbers[k]), COLUMN, false);
                        }
                        // For an empty space no money is asked.
                        None => {
                            ui.label("");
                        }
                    }
                }
                ui.end_row();
            }
            ui.label(label(texts.alhambra_leftovers_gets(), theme.ink_soft));
            for (space, row) in gets.iter().enumerate() {
                // What was noted stays to be seen.
                let gets = if self.tiles[space] { Some(*row) } else { pad.state().leftovers[space] };
                let words = match gets {
                    Some(Some(row)) => who(texts, seats, row),
                    // Nothing is known before somebody's money is.
                    Some(None) if self.tiles[space] && !self.is_paid(space) => UNKNOWN.to_owned(),
                    Some(None) => texts.alhambra_leftovers_stays().to_owned(),
                    None => String::new(),
                };
                let is_counted = self.tiles[space] && row.is_some() && !self.is_unnamed(pad, space);
                let ink = if is_counted { theme.gold_ink } else { theme.ink_soft };
                ui.add_sized(vec2(COLUMN, ui.spacing().interact_size.y), Label::new(label(&words, ink)));
            }
            ui.end_row();
        });
    }

    /// Which player gets what is on a space, by the money that is typed.
    fn gets(&self, space: usize) -> Option<usize> {
        let money: Vec<u16> = self.money.iter().map(|own| own[space] as u16).collect();
        leftover(&money)
    }

    /// Whether somebody's money for what is on a space is typed.
    fn is_paid(&self, space: usize) -> bool {
        self.money.iter().any(|own| own[space] > 0)
    }

    /// Whether somebody gets a tile that is not counted, as nobody has said which it is.
    fn is_unnamed(&self, pad: &Pad, space: usize) -> bool {
        // What was counted before goes along.
        let is_known = self.types[space].is_some() || noted_at(pad, space as u8 + 1).is_some();
        !is_known && self.gets(space).is_some_and(|row| !is_laid(pad, row))
    }

    /// What is still to be said of tiles so that they are counted, in words.
    fn missing(&self, texts: &Texts, pad: &Pad) -> Vec<String> {
        let is_unpaid = |space: usize| !self.is_paid(space);
        let is_unnamed = |space: usize| self.is_unnamed(pad, space);
        let told = |is_missing: &dyn Fn(usize) -> bool, words: fn(&Texts, &str) -> String| {
            let spaces = (0..SPACES).filter(|space| self.tiles[*space] && is_missing(*space));
            let spaces: Vec<String> = spaces.map(|space| texts.alhambra_leftovers_space(space + 1)).collect();
            (!spaces.is_empty()).then(|| words(texts, &spaces.join(", ")))
        };
        let unnamed = told(&is_unnamed, Texts::alhambra_leftovers_unnamed);
        let unpaid = told(&is_unpaid, Texts::alhambra_leftovers_unpaid);
        unnamed.into_iter().chain(unpaid).collect()
    }

    /// What is noted, and the tiles that are counted with it.
    fn entries(&self, pad: &Pad) -> Vec<GameCommand> {
        let (mut noted, mut commands) = (Vec::new(), Vec::new());
        for space in (0..SPACES).filter(|space| self.tiles[*space]) {
            let (of, row) = (space as u8 + 1, self.gets(space).map(|row| row as u8 + 1));
            let event = PadEvent::Leftover { space: of, row };
            let counted = row.filter(|row| !is_laid(pad, usize::from(*row) - 1));
            let tile =
                |building, row| PadEvent::Tile { scoring: Scoring::Third, row, building, change: Step::More };
            // Who notes a space again says that it was otherwise: the tile goes along.
            let Some((entry, had)) = noted_at(pad, of) else {
                noted.push(event);
                noted.extend(counted.zip(self.types[space]).map(|(row, building)| tile(building, row)));
                continue;
            };
            commands.push(GameCommand::Note(Note::Amend { entry, event }));
            let given = had.and_then(|had| tile_given(pad, entry, had));
            let building = self.types[space].or(given.map(|(_, building)| building));
            commands.extend(match (given, counted.zip(building)) {
                (Some((entry, _)), Some((row, building))) => {
                    Some(GameCommand::Note(Note::Amend { entry, event: tile(building, row) }))
                }
                (Some((entry, _)), None) => Some(GameCommand::Note(Note::Strike { entry })),
                (None, Some((row, building))) => Some(GameCommand::Enter(tile(building, row))),
                (None, None) => None,
            });
        }
        commands.extend((!noted.is_empty()).then_some(GameCommand::EnterAll(noted)));
        commands
    }
}

/// The entry that noted who got what was on a space, and who that was.
fn noted_at(pad: &Pad, of: u8) -> Option<(usize, Option<u8>)> {
    pad.events().iter().rev().find_map(|(entry, event)| match event {
        PadEvent::Leftover { space, row } if *space == of => Some((*entry, *row)),
        _ => None,
    })
}

/// The tile that was counted with it for this row: the entry right behind it.
fn tile_given(pad: &Pad, noted: usize, had: u8) -> Option<(usize, BuildingType)> {
    pad.events().iter().find_map(|(entry, event)| match *event {
        PadEvent::Tile { scoring: Scoring::Third, row, building, change: Step::More }
            if *entry == noted + 1 && row == had =>
        {
            Some((*entry, building))
        }
        _ => None,
    })
}

/// Whether a player's tiles are laid on screen, and counted there.
fn is_laid(pad: &Pad, row: usize) -> bool {
    pad.state().rows.get(row).is_some_and(|row| row.board.is_some())
}

/// The type of the tile on a space.
fn which(ui: &mut Ui, texts: &Texts, space: usize, of: &mut Option<BuildingType>) {
    let types = BuildingType::ALL.map(|building| names::sentence(&texts.building_name(building)));
    let choices: Vec<&str> =
        std::iter::once(texts.alhambra_leftovers_unsaid()).chain(types.iter().map(String::as_str)).collect();
    let mut chosen = of.map_or(0, |building| building.index() + 1);
    let name = texts.pad_said(&texts.alhambra_leftovers_space(space + 1), texts.alhambra_leftovers_tile());
    ui.spacing_mut().item_spacing.x = 0.0;
    let label = ui.allocate_response(Vec2::ZERO, Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    if drop_list::show(ui, &label, COLUMN, &mut chosen, &choices) {
        *of = chosen.checked_sub(1).map(|at| BuildingType::ALL[at]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::test_desk::Trial;

    #[test]
    fn what_was_noted_is_not_offered_to_be_noted_again() {
        let noted = PadEvent::Leftover { space: 2, row: Some(3) };
        let table = Trial::table(3, &[], vec![noted]);
        assert_eq!(LeftoversPanel::fresh(table.pad()).tiles, [true, false, true, true]);
    }

    #[test]
    fn a_tile_whose_type_is_said_is_counted_for_whoever_gets_it() {
        let mut table = Trial::table(3, &[], vec![]);
        let mut panel = LeftoversPanel::fresh(table.pad());
        panel.tiles = [true, true, true, false];
        panel.types =
            [Some(BuildingType::Tower), None, Some(BuildingType::Garden), Some(BuildingType::Tower)];
        panel.money = vec![[3, 0, 2, 9], [5, 4, 2, 0], [0, 0, 0, 0]];
        table.run(panel.entries(table.pad()));
        let state = table.pad().state();
        assert_eq!(state.leftovers, [Some(Some(1)), Some(Some(1)), Some(None), None]);
        let towers: Vec<u8> = state.rows.iter().map(|row| row.types()[BuildingType::Tower.index()]).collect();
        // The garden goes to nobody: two have as much.
        assert_eq!((towers, state.rows[1].types().iter().sum::<u8>()), (vec![0, 1, 0], 1));
        assert!(table.pad().events().iter().all(|(_, event)| event.scoring() == Scoring::Third));
        // All of it is one step.
        table.run(vec![GameCommand::Undo]);
        assert_eq!(table.pad().log().len(), 0);
    }

    #[test]
    fn a_tile_is_missed_until_its_money_is_typed_and_its_type_is_said() {
        let table = Trial::table(3, &[], vec![]);
        let texts = &table.texts;
        let mut panel = LeftoversPanel::fresh(table.pad());
        panel.tiles = [true, false, false, false];
        assert_eq!(panel.missing(texts, table.pad()), [texts.alhambra_leftovers_unpaid("Florins")]);
        panel.money[1][0] = 4;
        assert_eq!(panel.missing(texts, table.pad()), [texts.alhambra_leftovers_unnamed("Florins")]);
        panel.types[0] = Some(BuildingType::Tower);
        assert!(panel.missing(texts, table.pad()).is_empty());
    }

    #[test]
    fn what_was_typed_before_types_were_asked_is_there_again() {
        let kept =
            serde_json::json!({ "tiles": [true, true, false, true], "money": [[1, 0, 0, 0], [0, 0, 0, 2]] });
        let panel: LeftoversPanel = serde_json::from_value(kept).unwrap();
        assert_eq!((panel.types, panel.money[1][3]), ([None; SPACES], 2));
    }

    #[test]
    fn a_tile_goes_along_when_its_space_is_noted_again() {
        let mut table = Trial::table(3, &[], vec![]);
        let note = |table: &mut Trial, money: [i64; 3], building| {
            let mut panel = LeftoversPanel::fresh(table.pad());
            panel.tiles = [false, true, false, false];
            panel.types = [None, building, None, None];
            panel.money = money.map(|own| [0, own, 0, 0]).to_vec();
            table.run(panel.entries(table.pad()));
            table.pad().state().rows.iter().map(|row| row.types().iter().sum::<u8>()).collect::<Vec<_>>()
        };
        assert_eq!(note(&mut table, [5, 3, 0], Some(BuildingType::Tower)), [1, 0, 0]);
        assert_eq!(note(&mut table, [2, 3, 0], None), [0, 1, 0], "the money was mistyped");
        let row = &table.pad().state().rows[1];
        assert_eq!(row.types()[BuildingType::Tower.index()], 1);
        assert_eq!(note(&mut table, [2, 3, 9], Some(BuildingType::Garden)), [0, 0, 1]);
        assert_eq!(note(&mut table, [3, 3, 0], None), [0, 0, 0], "nobody gets it");
        // What was noted without its type is counted when that is said.
        let mut table = Trial::table(3, &[], vec![]);
        assert_eq!(note(&mut table, [5, 3, 0], None), [0, 0, 0]);
        assert_eq!(note(&mut table, [5, 3, 0], Some(BuildingType::Tower)), [1, 0, 0]);
    }
}
