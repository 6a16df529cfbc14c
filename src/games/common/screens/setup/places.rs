//! Who sits where, a row for each place: in every form, and where it is changed later.

use egui::{Event, Id, Key, Rect, Response, RichText, Role, Ui, WidgetInfo, vec2};

use super::{mark_wrong, order::lots};
use crate::{
    PLAYER_COLOURS,
    seating::{Controller, Seating, list_of_names, name_fault},
    words::colour_name,
};
use kernel::record::MOST_NAME;
use text::Texts;
use ui::{
    actions::Action,
    dialogs::{self, Answer},
    drawing::symbols::Symbol,
    form,
    theme::{self, TextSize, Theme},
    widgets::{button::Button, colour_choice, control_height, reorder},
};

pub use super::order::{first, first_and_lots};

/// The room between the parts of a row.
const GAP: f32 = theme::space::SMALL;
const CONTROLLER: f32 = 136.0;
/// The list of places, for what is held of it.
const PLACES: &str = "places";
/// Who of a list has no seat, where that is remembered.
const WITHOUT_SEAT: &str = "names without a seat";

/// How who decides for a place is shown: a control of this width.
pub type ShowController<C> = fn(&mut Ui, &Texts, &Response, f32, &mut C);

/// What of places can be chosen beside names and colours.
pub struct Offer<C> {
    /// Who decides, and which of them is the person at this computer.
    pub controllers: Option<ShowController<C>>,
    /// The order.
    pub order: bool,
    /// Where a game begins, the most players: a list of names may seat more, and seats are drawn by lot.
    pub most: Option<usize>,
    /// What those who have no name are called with the others.
    pub names: fn(&Seating<C>, &Texts) -> Vec<String>,
}

impl<C> Clone for Offer<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Offer<C> {}

impl<C: Controller> Default for Offer<C> {
    fn default() -> Self {
        Self { controllers: None, order: false, most: None, names: Seating::names }
    }
}

/// Shows a row for each of the first `players` places. The others have colours, too, so that nobody has one twice later.
/// Returns how many play where a list of names has seated more.
pub fn rows<C: Controller>(
    ui: &mut Ui,
    texts: &Texts,
    seating: &mut Seating<C>,
    players: usize,
    offer: Offer<C>,
) -> Option<usize> {
    rows_above(ui, texts, seating, players, offer, lots)
}

/// The same above what is said of the order of several.
pub fn rows_above<C: Controller>(
    ui: &mut Ui,
    texts: &Texts,
    seating: &mut Seating<C>,
    players: usize,
    offer: Offer<C>,
    order: fn(&mut Ui, &Texts, &mut Seating<C>, usize),
) -> Option<usize> {
    let seated = ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, theme::space::TIGHT);
        // Somebody alone is the person at this computer.
        let Offer { names, most, .. } = offer;
        let offer = if players > 1 { offer } else { Offer { names, most, ..Offer::default() } };
        let mut fields = Vec::new();
        for row in 0..players {
            let called = (offer.names)(&seating.of_first(players), texts);
            let shown = ui.push_id(("place", row), |ui| {
                ui.horizontal(|ui| place(ui, texts, seating, &called, row, offer))
            });
            fields.push(shown.inner.inner);
            if offer.order {
                take_dropped(ui, seating, row, shown.inner.response.rect);
            }
        }
        lead_on(ui, &fields);
        let pasted = fields.iter().position(Response::has_focus).zip(pasted_names(ui));
        let seated = pasted.map(|(row, names)| seat(ui, texts, seating, (row, names), players, offer));
        if offer.most.is_some() && players > 1 {
            order(ui, texts, seating, players);
        }
        // They come and go while one types: no row moves.
        let called = (offer.names)(&seating.of_first(players), texts);
        (0..players).for_each(|row| fault_of(ui, texts, &called, row));
        if let Some(without) = without_seat(ui, seating) {
            form::fault(ui, &without);
        }
        seated
    });
    seated.inner.filter(|seated| *seated != players)
}

/// Seats whom a list names from a row on, and remembers for whom there is no seat; returns how many play then.
fn seat<C: Controller>(
    ui: &Ui,
    texts: &Texts,
    seating: &mut Seating<C>,
    (row, names): (usize, Vec<String>),
    players: usize,
    offer: Offer<C>,
) -> usize {
    let seated = (row + names.len()).min(offer.most.unwrap_or(players)).max(players);
    if seating.places.len() < seated {
        seating.resize(seated);
    }
    let left = seating.name_from(row, names, seated);
    let said = (!left.is_empty()).then(|| texts.seat_no_room(&left.join(", "), seated));
    ui.data_mut(|data| {
        data.insert_temp(Id::unique(WITHOUT_SEAT), said.map(|said| (names_of(seating), said)))
    });
    seated
}

/// For whom of the list that was pasted last there is no seat, until somebody is called otherwise.
fn without_seat<C: Controller>(ui: &Ui, seating: &Seating<C>) -> Option<String> {
    let told: Option<(Vec<String>, String)> =
        ui.data(|data| data.get_temp(Id::unique(WITHOUT_SEAT))).flatten();
    told.filter(|(names, _)| *names == names_of(seating)).map(|(_, said)| said)
}

fn names_of<C: Controller>(seating: &Seating<C>) -> Vec<String> {
    seating.places.iter().map(|place| place.name.clone()).collect()
}

/// What is wrong with the name in a row, if something is.
pub fn fault_of_name<C: Controller>(ui: &mut Ui, texts: &Texts, seating: &Seating<C>, row: usize) {
    fault_of(ui, texts, &seating.names(texts), row);
}

fn fault_of(ui: &mut Ui, texts: &Texts, called: &[String], row: usize) {
    if let Some(fault) = name_fault(texts, called, row) {
        form::fault(ui, &fault);
    }
}

fn place<C: Controller>(
    ui: &mut Ui,
    texts: &Texts,
    seating: &mut Seating<C>,
    called: &[String],
    row: usize,
    offer: Offer<C>,
) -> Response {
    let side = control_height(ui) + GAP;
    let controls = if offer.controllers.is_some() { CONTROLLER + GAP + side } else { 0.0 };
    let order = if offer.order { side } else { 0.0 };
    if offer.order {
        // For the dots of the handle.
        ui.add_space(theme::space::SMALL);
    }
    let label = number(ui, texts, row);
    if offer.order {
        handle(ui, texts, row, &label);
    }
    choose_colour(ui, texts, seating, called, row);
    let width = (ui.available_width() - controls - order).clamp(80.0, 460.0);
    let field = name_field(ui, texts, seating, &called[row], row, width);
    mark_wrong_name(ui, texts, called, row, &field);
    if let Some(controller) = offer.controllers {
        controller(ui, texts, &label, CONTROLLER, &mut seating.places[row].controller);
        let says = texts.pad_said(&numbered(texts, row), texts.seat_me());
        let me = Button::icon_only(Symbol::Person, &says).selected(seating.places[row].me);
        if ui.add(me).clicked() {
            seating.be(row);
        }
    }
    if offer.order {
        up(ui, texts, seating, row);
    }
    field
}

/// Tab leads from name to name, as people type them. Shift-Tab leads to what stands between.
fn lead_on(ui: &Ui, names: &[Response]) {
    let goes_on = ui.input(|input| input.key_pressed(Key::Tab) && !input.modifiers.shift);
    for pair in names.windows(2).filter(|_| goes_on) {
        if pair[0].lost_focus() {
            pair[1].request_focus();
        }
    }
}

fn numbered(texts: &Texts, row: usize) -> String {
    texts.player_name(row + 1)
}

/// The number of a row.
pub fn number(ui: &mut Ui, texts: &Texts, row: usize) -> Response {
    let theme = Theme::of(ui.ctx());
    let number =
        RichText::new((row + 1).to_string()).font(theme::figures(TextSize::LEAD)).color(theme.ink_soft);
    let label = ui.add_sized(vec2(14.0, control_height(ui)), egui::Label::new(number));
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, numbered(texts, row)));
    label
}

/// The name of a place.
pub fn name<C: Controller>(
    ui: &mut Ui,
    texts: &Texts,
    seating: &mut Seating<C>,
    players: usize,
    row: usize,
    width: f32,
) -> Response {
    let people = seating.of_first(players).people();
    let hint = seating.places[row].shown_name(texts, row, people);
    let field = name_field(ui, texts, seating, &hint, row, width);
    mark_wrong_name(ui, texts, &seating.of_first(players).names(texts), row, &field);
    if field.has_focus()
        && let Some(names) = pasted_names(ui)
    {
        seat(ui, texts, seating, (row, names), players, Offer::default());
    }
    field
}

/// The same with what somebody without a name is called.
fn name_field<C: Controller>(
    ui: &mut Ui,
    texts: &Texts,
    seating: &mut Seating<C>,
    hint: &str,
    row: usize,
    width: f32,
) -> Response {
    let says = texts.seat_name(row + 1);
    form::named_text(ui, &mut seating.places[row].name, hint, &says, width, MOST_NAME)
}

fn mark_wrong_name(ui: &Ui, texts: &Texts, called: &[String], row: usize, field: &Response) {
    if name_fault(texts, called, row).is_some() {
        mark_wrong(ui, field);
    }
}

/// A list of names that was pasted just now.
fn pasted_names(ui: &Ui) -> Option<Vec<String>> {
    ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Paste(text) => list_of_names(text),
            _ => None,
        })
    })
}

/// The colour of a place; who has the chosen one gets the old one.
pub fn colour<C: Controller>(
    ui: &mut Ui,
    texts: &Texts,
    seating: &mut Seating<C>,
    players: usize,
    row: usize,
) {
    let called = seating.of_first(players).names(texts);
    choose_colour(ui, texts, seating, &called, row);
}

/// The same where the players are called so.
fn choose_colour<C: Controller>(
    ui: &mut Ui,
    texts: &Texts,
    seating: &mut Seating<C>,
    called: &[String],
    row: usize,
) {
    let names = PLAYER_COLOURS.map(|colour| {
        let word = colour_name(texts, colour);
        let has = |other: &usize| *other != row && seating.places[*other].colour == colour;
        match (0..called.len()).find(has) {
            Some(other) => texts.seat_colour_of(&word, &called[other]),
            None => word,
        }
    });
    let now = &seating.places[row].colour;
    let chosen = PLAYER_COLOURS.iter().position(|colour| colour == now).unwrap_or(0);
    let says = texts.seat_colour(row + 1);
    if let Some(picked) = colour_choice::show(ui, &says, chosen, &names) {
        seating.paint(row, PLAYER_COLOURS[picked]);
    }
}

/// Makes the number of a row what it is held by, to be moved.
pub fn handle(ui: &Ui, texts: &Texts, row: usize, number: &Response) {
    reorder::handle(ui, Id::unique(PLACES), row, number, texts.seat_drag());
}

/// Moves the place that was let go over a row to it.
pub fn take_dropped<C: Controller>(ui: &Ui, seating: &mut Seating<C>, row: usize, place: Rect) {
    if let Some(held) = reorder::dropped(ui, Id::unique(PLACES), row, place) {
        seating.move_to(held, row);
    }
}

/// Moves a place one seat up.
pub fn up<C: Controller>(ui: &mut Ui, texts: &Texts, seating: &mut Seating<C>, row: usize) {
    let says = texts.pad_said(&numbered(texts, row), texts.seat_up());
    if ui.add_enabled(row > 0, Button::icon_only(Symbol::ArrowUp, &says)).clicked() {
        seating.move_up(row);
    }
}

/// The buttons below the places of a game under way: whether these are kept, which cannot be where a reason is given.
pub fn answer(ui: &mut Ui, texts: &Texts, why_not: Option<&str>) -> Answer<()> {
    let save = Action::new(texts.save(), ()).icon(Symbol::Check).primary().key(Key::Enter);
    let save = save.enabled_if(why_not.is_none(), why_not.unwrap_or_default());
    match dialogs::buttons(ui, save, texts) {
        (true, _) => Answer::Given(()),
        (false, true) => Answer::Cancelled,
        (false, false) => Answer::Waiting,
    }
}
