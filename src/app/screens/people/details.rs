//! The selected person: game by game, against whom, and the names under which they are written.

use egui::{Align, Align2, Label, Layout, RichText, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::listed::{ListedPerson, counts};
use crate::{AppState, screens::games::short_name};
use common::statistics::Tally;
use kernel::record::ME;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, surface, text_width},
};

/// The disc of the person.
const DISC: f32 = 56.0;
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

/// Shows them; what was asked for there.
pub fn show(ui: &mut Ui, app: &AppState, person: &ListedPerson) -> Option<Request> {
    let scrolled = ScrollArea::vertical().id_salt("person").auto_shrink(false);
    let contents = |ui: &mut Ui| {
        // Figures stay away from the bar that scrolls.
        ui.set_max_width(ui.available_width() - theme::space::SMALL);
        contents(ui, app, person)
    };
    scrolled.show(ui, contents).inner
}

fn contents(ui: &mut Ui, app: &AppState, person: &ListedPerson) -> Option<Request> {
    let (texts, theme, profile) = (&app.texts, Theme::of(ui.ctx()), &person.profile);
    ui.spacing_mut().item_spacing.y = theme::space::TIGHT;
    head(ui, texts, person);
    ui.add_space(theme::space::SMALL);
    surface::heading(ui, texts.statistics_by_game());
    let of_game = |(game, of): &(&'static str, Tally)| {
        let name = app.list.named(game).map_or(*game, |game| short_name(game, texts));
        let [games, wins] = counts(texts, *of);
        (name, [games, wins, texts.people_best(of.best)])
    };
    lines(ui, texts, &profile.by_game.iter().map(of_game).collect::<Vec<_>>());
    ui.add_space(theme::space::MEDIUM);
    surface::heading(ui, texts.people_against());
    if profile.against.is_empty() {
        ui.label(RichText::new(texts.people_alone()).font(theme::body(TextSize::TEXT)).color(theme.ink_soft));
    }
    let against = profile.against.iter().map(|other| (other.name.as_str(), counts(texts, other.tally)));
    lines(ui, texts, &against.collect::<Vec<_>>());
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

/// Who they are: disc and name, and below these what else is said of them.
fn head(ui: &mut Ui, texts: &Texts, person: &ListedPerson) {
    let theme = Theme::of(ui.ctx());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme::space::MEDIUM;
        let (disc, _) = ui.allocate_exact_size(Vec2::splat(DISC), Sense::hover());
        // The edge of the disc lies around it.
        person.paint_disc(ui, disc.shrink(1.0));
        let name = RichText::new(&person.name).font(theme::title(TextSize::TITLE)).color(theme.ink);
        ui.add(Label::new(name).truncate());
    });
    let colour = Some(&person.colour_word).filter(|word| !word.is_empty());
    let colour = colour.map(|word| texts.pad_said(texts.people_colour(), word));
    let short = Some(&person.known_as).filter(|words| !words.is_empty()).cloned();
    let said: Vec<String> = short.into_iter().chain(colour).collect();
    if said.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::space::LARGE;
        for words in said {
            let words = RichText::new(words).font(theme::medium(TextSize::TEXT));
            ui.label(words.color(theme.ink_soft));
        }
    });
}

/// Names, and at the right of each in columns what is counted of it.
fn lines<const COLUMNS: usize>(ui: &mut Ui, texts: &Texts, lines: &[(&str, [String; COLUMNS])]) {
    let font = theme::body(TextSize::TEXT);
    let width = |column: usize| {
        let words = lines.iter().map(|(_, counted)| &counted[column]);
        words.map(|words| text_width(ui.painter(), words, font.clone())).fold(0.0, f32::max)
    };
    let widths: [f32; COLUMNS] = std::array::from_fn(width);
    for (name, counted) in lines {
        line(ui, texts, name, counted, &widths);
    }
}

/// A name, and at its right columns of these widths, or narrower where they leave it no room.
fn line(ui: &mut Ui, texts: &Texts, name: &str, counted: &[String], widths: &[f32]) {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let said = texts.pad_said(name, &counted.join(" · "));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let (painter, font) = (ui.painter(), theme::body(TextSize::TEXT));
    let needed: f32 = widths.iter().map(|width| width + theme::space::LARGE).sum();
    let share = (rect.width() * FIGURES / needed).min(1.0);
    let mut right = rect.right_center();
    for (words, width) in counted.iter().zip(widths).rev() {
        let most = width * share + 0.5;
        fitted_text(painter, right, Align2::RIGHT_CENTER, words, font.clone(), theme.ink_soft, most);
        right.x -= (width + theme::space::LARGE) * share;
    }
    let room = right.x - rect.min.x;
    fitted_text(painter, rect.left_center(), Align2::LEFT_CENTER, name, font, theme.ink, room);
}
