//! The main part of the page: the map of the board, or the list of typed provinces.

use egui::{ScrollArea, Ui, UiBuilder, vec2};

use super::{TableScreen, known::Known, marker::Marker, moving::Moving, past::Corrected};
use crate::{
    pad::{LedgerEvent, LedgerGame},
    rules::Space,
    screens::{position, words},
    session::AppView,
    widgets::{
        map::{self, Mark, Target},
        province_row,
    },
};
use common::screens::table::status_line;
use kernel::Entry;
use text::Texts;
use ui::{
    actions::by_one_of,
    keys::DIGITS,
    list_page, room,
    theme::{self, Theme},
};

impl TableScreen {
    /// Draws it with what there is to say below, and takes in what is chosen there.
    pub(super) fn stage(&mut self, ui: &mut Ui, app: &AppView<'_>, table: &LedgerGame, known: &Known) {
        let inside = ui.available_rect_before_wrap();
        // The strip already says that the game is over.
        let is_said = matches!(table.log().last(), Some(Entry::Event(LedgerEvent::Close {})));
        let said = if is_said { self.news.told.clone() } else { self.news.or_last() };
        // Nothing more will be said there.
        let is_silent = said.is_empty() && is_said && self.past.is_none();
        let height = if is_silent { 0.0 } else { status_line::height(inside.height()) };
        let [above, line] = room::with_foot(inside, height, theme::space::TIGHT);
        ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
            self.map_or_list(ui, app.texts, table, known);
        });
        let Marker { turn, player } = self.marker;
        let is_timed = self.past.is_none() && !table.is_complete();
        let timed = is_timed.then_some((turn.into(), player.into()));
        let line = self.clock.beside(ui, app.texts, app.settings, timed, line);
        let past = self
            .past
            .as_ref()
            .map(|_| app.texts.pad_in_the_past(&app.texts.alexandros_part(usize::from(turn))));
        status_line::show(ui, line, &said, past.as_deref());
    }

    fn map_or_list(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame, known: &Known) {
        let (theme, seats) = (Theme::of(ui.ctx()), &table.header.seats);
        let signs: Vec<String> = seats.iter().map(position::sign).collect();
        let players = position::players(&theme, seats, &signs);
        let all = table.state().provinces();
        // While the turn of an entry is being typed, digits belong to it.
        let is_free = self.past.is_none() || ui.memory(|memory| memory.focused().is_none());
        let typed = is_free.then(|| by_one_of(ui, texts.alexandros_page_keys_province(), DIGITS)).flatten();
        let typed = typed.filter(|_| !self.corrects_a_move());
        if let Some((number, _)) = typed.and_then(|k| all.get(k)) {
            self.chosen.toggle(*number);
        }
        if table.config().board().is_some() {
            self.map(ui, texts, table, known, &players);
            return;
        }
        if all.is_empty() {
            let room = ui.available_rect_before_wrap();
            let hint = texts.alexandros_page_no_province_hint();
            list_page::empty(ui, room, texts.alexandros_page_no_province(), Some(hint));
            return;
        }
        province_row::head(ui, texts.alexandros_page_plain());
        // All in sight, if they have room in lower rows that are closer together.
        let (least, most) = (theme::size::TOUCH, province_row::HEIGHT + theme::space::TIGHT);
        let step = (ui.available_height() / all.len() as f32).floor().clamp(least, most);
        let gap = (step - least).min(theme::space::TIGHT);
        ScrollArea::vertical().id_salt("provinces").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(theme::space::SMALL, gap);
            for (number, province) in all {
                let name = words::province(texts, seats, number, province);
                let chosen = self.chosen.number == Some(number);
                let of = (number, province);
                let response = province_row::show(ui, step - gap, of, &players, &name, chosen);
                if response.clicked() {
                    self.chosen.toggle(number);
                }
                response.on_hover_text(name);
            }
        });
    }

    fn map(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        table: &LedgerGame,
        known: &Known,
        players: &[map::PlayerView<'_>],
    ) {
        let (Some(board), Some(position)) = (table.config().board(), table.state().on_board()) else {
            return;
        };
        let mut view = position::map(texts, &table.header.seats, board, position, players);
        let can_move = self.is_moving(known, table) && self.chosen.number.is_none();
        let goals = match &known.goals {
            Some(goals) if can_move => self.moving.goals(table, goals),
            _ => Vec::new(),
        };
        for (space, seen) in board.spaces().zip(&mut view.spaces) {
            let is_chosen =
                self.moving.goal == Some(space) && can_move || self.chosen.spaces.contains(&space);
            seen.mark = match (is_chosen, goals.contains(&space)) {
                (true, _) => Mark::Chosen,
                (false, true) => Mark::Available,
                (false, false) => Mark::None,
            };
            seen.faded = can_move && self.moving.card.is_some() && seen.mark == Mark::None;
        }
        let (way, corners, planned);
        if can_move {
            way = self.moving.way().to_vec();
            corners = self.moving.corners().to_vec();
            planned = self.moving.planned(table);
        } else {
            (way, corners, planned) = (Vec::new(), Vec::new(), Vec::new());
        }
        let named = |corner| {
            let (line, place) = board.at(corner);
            (corner, texts.alexandros_page_corner(u32::from(line) + 1, u32::from(place) + 1))
        };
        (view.way, view.planned) = (&way, planned);
        view.corners = corners.into_iter().map(named).collect();
        let room = ui.available_rect_before_wrap();
        match map::show(ui, &view, room).and_then(|shown| shown.chosen) {
            Some(Target::Corner(corner)) => self.moving.choose_corner(table, corner),
            Some(Target::Space(space)) if goals.contains(&space) => self.moving.choose_goal(board, space),
            // A tap beside a corner of the way always hits some space, which was not meant.
            Some(Target::Space(space)) if !self.corrects_a_move() && self.moving.to.is_none() => {
                self.tap_space(table, space);
            }
            Some(Target::Space(_) | Target::Line(_)) | None => {}
        }
    }

    fn corrects_a_move(&self) -> bool {
        self.corrected().is_some_and(Corrected::is_move)
    }

    /// Takes in a space that is no goal: a governor is put there, or its province is looked at.
    fn tap_space(&mut self, table: &LedgerGame, space: Space) {
        if self.chosen.event_is_possible(table, self.marker) && self.chosen.put(table, space) {
            return;
        }
        let number = table.state().on_board().and_then(|(_, provinces)| provinces.of(space));
        self.moving = Moving::default();
        match number.and_then(|place| u16::try_from(place + 1).ok()) {
            Some(number) => self.chosen.toggle(number),
            None => self.chosen.number = None,
        }
    }
}
