//! The selected person: game by game, against whom, and the names under which they are written.

use egui::{Align, Align2, Label, Layout, Rect, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::listed::{ListedPerson, tally};
use crate::{AppState, screens::games::short_name};
use kernel::record::ME;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form,
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, surface},
};

/// The height of a line.
const LINE: f32 = 28.0;
/// How much of a line the figures have at most.
const FIGURES: f32 = 0.6;

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// To say what they are called.
    Describe,
    /// To say who else they are.
    Join,
    /// A name is somebody else's: the name, and as it is written.
    Split(String, String),
}

/// Shows them, and at the end whether they `met_all` others and so are none of these; what was asked for there.
pub fn show(ui: &mut Ui, app: &AppState, person: &ListedPerson, met_all: bool) -> Option<Request> {
    let scrolled = ScrollArea::vertical().id_salt("person").auto_shrink(false);
    let contents = |ui: &mut Ui| {
        let asked = contents(ui, app, person);
        if met_all {
            form::hint(ui, &app.texts.people_join_nobody(&person.name));
        }
        asked
    };
    scrolled.show(ui, contents).inner
}

fn contents(ui: &mut Ui, app: &AppState, person: &ListedPerson) -> Option<Request> {
    let (texts, theme, profile) = (&app.texts, Theme::of(ui.ctx()), &person.profile);
    ui.spacing_mut().item_spacing.y = theme::space::TIGHT;
    ui.vertical_centered(|ui| {
        let name = RichText::new(&person.name).font(theme::title(TextSize::TITLE)).color(theme.ink);
        ui.add(Label::new(name).truncate());
        let colour = Some(&person.colour_word).filter(|word| !word.is_empty());
        let colour = colour.map(|word| texts.pad_said(texts.people_colour(), word));
        let short = Some(&person.known_as).filter(|words| !words.is_empty()).cloned();
        for words in short.into_iter().chain(colour) {
            let words = RichText::new(words).font(theme::medium(TextSize::TEXT));
            ui.label(words.color(theme.ink_soft));
        }
    });
    ui.add_space(theme::space::SMALL);
    surface::heading(ui, texts.statistics_by_game());
    for (game, of) in &profile.by_game {
        let name = app.list.named(game).map_or(*game, |game| short_name(game, texts));
        line(ui, texts, name, &format!("{} · {}", tally(texts, *of), texts.people_best(of.best)));
    }
    ui.add_space(theme::space::MEDIUM);
    surface::heading(ui, texts.people_against());
    if profile.against.is_empty() {
        ui.label(RichText::new(texts.people_alone()).font(theme::body(TextSize::TEXT)).color(theme.ink_soft));
    }
    for opponent in &profile.against {
        line(ui, texts, &opponent.name, &tally(texts, opponent.tally));
    }
    ui.add_space(theme::space::MEDIUM);
    surface::heading(ui, texts.people_names());
    let mut asked = None;
    // One name stays, that of whoever sits here or the one that stands for the person: the others leave.
    let is_me = profile.names.iter().any(|(name, _)| name == ME);
    let stays = if is_me { ME } else { &person.id };
    for (k, (name, written)) in profile.names.iter().enumerate() {
        let is_here = name == ME;
        let says = if is_here { texts.people_here(written) } else { written.clone() };
        ui.push_id(k, |ui| {
            ui.allocate_ui_with_layout(
                vec2(ui.available_width(), theme::size::CONTROL),
                Layout::right_to_left(Align::Center),
                |ui| {
                    if profile.names.len() > 1 && name != stays {
                        let request = Request::Split(name.clone(), written.clone());
                        let split = Action::new(texts.people_split(), request).icon(Symbol::Person).quiet();
                        let split = split.name(texts.pad_said(written, texts.people_split()));
                        asked = asked.take().or(split.show(ui, texts));
                    }
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        let words = RichText::new(&says).font(theme::body(TextSize::TEXT)).color(theme.ink);
                        ui.add(Label::new(words).truncate());
                    });
                },
            );
        });
    }
    asked
}

/// A name, and at its right what is counted of it.
fn line(ui: &mut Ui, texts: &Texts, name: &str, counted: &str) {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let said = texts.pad_said(name, counted);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let (painter, font) = (ui.painter(), theme::body(TextSize::TEXT));
    let most = rect.width() * FIGURES;
    let right = rect.right_center();
    let at: Rect =
        fitted_text(painter, right, Align2::RIGHT_CENTER, counted, font.clone(), theme.ink_soft, most);
    let room = at.min.x - rect.min.x - theme::space::SMALL;
    fitted_text(painter, rect.left_center(), Align2::LEFT_CENTER, name, font, theme.ink, room);
}
