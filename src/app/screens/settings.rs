//! Settings: every change applies and is saved at once.

use egui::{Rect, RichText, Ui};

use super::backups::BackupScreen;
use crate::{AppCommand, AppState, Page};
use common::{PLAYER_COLOURS, words};
use kernel::record::MOST_NAME;
use storage::{Animation, Settings, ThemeSetting};
use text::{Language, Texts};
use ui::{
    drawing::symbols::Symbol,
    form,
    theme::{self, TextSize, Theme as Looks},
    widgets::{
        button::Button,
        colour_choice, segmented, stepper,
        surface::{self, Surface},
        toggle,
    },
};

/// Seconds that a button says that something was copied.
const COPIED: f64 = 2.0;

/// Seconds that a finger has to tap the scale again.
const AGAIN: f64 = 1.0;

/// Seconds that the pointer rests elsewhere before everything takes its new size: a click on the way there still meets
/// what it was meant for.
const REST: f32 = 0.3;

/// What the screen remembers.
#[derive(Default)]
pub struct SettingsScreen {
    /// When the path was copied.
    copied: Option<f64>,
    /// The scale that everything keeps while somebody is at its controls, and when they were last pressed.
    held: Option<(f32, f64)>,
    backups: BackupScreen,
}

impl SettingsScreen {
    /// The scale to draw everything at: another one would move its buttons away from the pointer that chooses it.
    pub fn scale(&mut self, page: Page, wanted: f32) -> f32 {
        self.held = self.held.filter(|_| page == Page::Settings);
        self.held.map_or(wanted, |(scale, _)| scale)
    }

    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        let mut settings = app.settings.clone();
        ui.spacing_mut().item_spacing.y = 0.0;
        if form::bar(ui, texts, texts.settings_title()) {
            commands.push(AppCommand::Back);
        }
        let mut scale = Rect::NOTHING;
        form::columns(ui, |ui, column| match column {
            form::Column::Left(height) => {
                titled(ui, texts.settings_me(), 0.0, |ui| {
                    ui.add_space(theme::space::MEDIUM);
                    person(ui, texts, &mut settings);
                });
                ui.add_space(form::CARD_GAP);
                let above = ui.min_rect().height();
                titled(ui, texts.settings_look(), (height - above).max(0.0), |ui| {
                    scale = look(ui, texts, &mut settings);
                });
            }
            form::Column::Right => {
                titled(ui, texts.settings_game(), 0.0, |ui| {
                    ui.add_space(theme::space::TIGHT);
                    let text = texts.settings_end_turn();
                    toggle::show(ui, text, &mut settings.end_turn_by_itself);
                    toggle::show(ui, texts.settings_curtain(), &mut settings.curtain);
                    toggle::show(ui, texts.settings_advise(), &mut settings.always_advise);
                    toggle::show(ui, texts.settings_tips(), &mut settings.tips);
                    toggle::show(ui, texts.settings_keep_awake(), &mut settings.keep_awake);
                });
                ui.add_space(form::CARD_GAP);
                titled(ui, texts.settings_files(), 0.0, |ui| {
                    self.files(ui, app);
                    self.backups.buttons(ui, app);
                });
            }
        });
        self.backups.questions(ui, app, commands);
        let size = |settings: &Settings| (settings.scale, settings.grow_with_window);
        self.hold_scale(ui, scale, size(&app.settings) != size(&settings));
        if settings != app.settings {
            commands.push(AppCommand::Set(Box::new(settings)));
        }
    }

    /// Keeps the scale as it is drawn, from when another one is chosen until the pointer has left its controls.
    fn hold_scale(&mut self, ui: &Ui, controls: Rect, is_changed: bool) {
        let (now, finger) = ui.input(|input| (input.time, !input.pointer.has_pointer()));
        if is_changed {
            let drawn = ui.ctx().zoom_factor();
            self.held = Some((self.held.map_or(drawn, |(drawn, _)| drawn), now));
        }
        let Some((_, pressed)) = self.held else { return };
        let (rested, down) =
            ui.input(|input| (input.pointer.time_since_last_movement(), input.pointer.any_down()));
        if finger && now < pressed + AGAIN {
            ui.ctx().request_repaint_after_secs((pressed + AGAIN - now) as f32);
        } else if !finger && (down || rested < REST) {
            ui.ctx().request_repaint_after_secs(REST);
        } else if !ui.rect_contains_pointer(controls) {
            self.held = None;
            ui.ctx().request_repaint();
        }
    }

    /// Where everything is kept.
    fn files(&mut self, ui: &mut Ui, app: &AppState) {
        let theme = Looks::of(ui.ctx());
        let texts = &app.texts;
        let path = app.data.root().display().to_string();
        ui.add_space(theme::space::SMALL);
        ui.label(
            RichText::new(texts.settings_folder()).font(theme::body(TextSize::TEXT)).color(theme.ink_soft),
        );
        ui.add_space(theme::space::SMALL);
        ui.add(
            egui::Label::new(RichText::new(&path).font(theme::medium(TextSize::TEXT)).color(theme.ink))
                .wrap(),
        );
        ui.add_space(theme::space::MEDIUM);
        let now = ui.input(|input| input.time);
        let copied = self.copied.is_some_and(|then| now < then + COPIED);
        let (icon, label) =
            if copied { (Symbol::Check, texts.copied()) } else { (Symbol::Copy, texts.settings_copy_path()) };
        if ui.add(Button::secondary(label).icon(icon)).clicked() {
            ui.ctx().copy_text(path);
            self.copied = Some(now);
            ui.ctx().request_repaint_after_secs(COPIED as f32);
        }
    }
}

/// A card with a title.
fn titled(ui: &mut Ui, title: &str, height: f32, contents: impl FnOnce(&mut Ui)) {
    Surface::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        surface::heading(ui, title);
        contents(ui);
        form::fill(ui, height);
    });
}

/// The name and the colour of the person at this computer, side by side.
fn person(ui: &mut Ui, texts: &Texts, settings: &mut Settings) {
    ui.horizontal_top(|ui| {
        let room = (ui.available_width() - 80.0).clamp(120.0, 260.0);
        ui.vertical(|ui| {
            ui.set_width(room);
            form::field(ui, texts.settings_name(), |ui, label| {
                form::text(ui, label, &mut settings.player_name, texts.you(), room, MOST_NAME);
            });
        });
        ui.add_space(theme::space::SMALL);
        ui.vertical(|ui| {
            let label = texts.settings_colour();
            form::field(ui, label, |ui, _| {
                let names = PLAYER_COLOURS.map(|name| words::colour_name(texts, name));
                let now = PLAYER_COLOURS.iter().position(|name| *name == settings.player_colour).unwrap_or(0);
                if let Some(picked) = colour_choice::show(ui, label, now, &names) {
                    PLAYER_COLOURS[picked].clone_into(&mut settings.player_colour);
                }
            });
        });
    });
}

/// How everything looks; returns where the controls of the scale are.
fn look(ui: &mut Ui, texts: &Texts, settings: &mut Settings) -> Rect {
    choice(
        ui,
        texts.settings_theme(),
        &mut settings.theme,
        &[
            (ThemeSetting::System, texts.settings_theme_system()),
            (ThemeSetting::Light, texts.settings_theme_light()),
            (ThemeSetting::Dark, texts.settings_theme_dark()),
        ],
    );
    let languages = Language::ALL.map(|language| (Some(language), language.name()));
    let languages = [&[(None, texts.settings_language_system())], &languages[..]].concat();
    choice(ui, texts.settings_language(), &mut settings.language, &languages);
    choice(
        ui,
        texts.settings_animation(),
        &mut settings.animation,
        &[
            (Animation::System, texts.settings_animation_system()),
            (Animation::Off, texts.settings_animation_off()),
            (Animation::Quick, texts.settings_animation_quick()),
            (Animation::Normal, texts.settings_animation_normal()),
            (Animation::Slow, texts.settings_animation_slow()),
        ],
    );
    let buttons = scale(ui, texts, &mut settings.scale);
    ui.add_space(theme::space::SMALL);
    let grows = toggle::show(ui, texts.settings_grow(), &mut settings.grow_with_window);
    toggle::show(ui, texts.settings_full_screen(), &mut settings.full_screen);
    toggle::show(ui, texts.settings_colour_blind(), &mut settings.colour_blind_safe);
    toggle::show(ui, texts.settings_letters(), &mut settings.letters);
    buttons.union(grows.rect)
}

/// A choice of one value of a few.
fn choice<T: Copy + PartialEq>(ui: &mut Ui, name: &str, value: &mut T, all: &[(T, &str)]) {
    form::field(ui, name, |ui, _| {
        let mut chosen = all.iter().position(|(one, _)| one == value).unwrap_or(0);
        let names: Vec<&str> = all.iter().map(|(_, name)| *name).collect();
        if segmented::show(ui, name, &mut chosen, &names) {
            *value = all[chosen].0;
        }
    });
}

/// The size of everything, in steps of five percent; returns where its buttons are.
fn scale(ui: &mut Ui, texts: &Texts, scale: &mut f32) -> Rect {
    let name = texts.settings_scale();
    form::field(ui, name, |ui, _| {
        let percent = |scale: f32| (scale * 100.0).round() as i64;
        let range = percent(*Settings::SCALES.start())..=percent(*Settings::SCALES.end());
        let ends = [texts.settings_smaller(), texts.settings_larger()];
        let mut now = percent(*scale);
        let text = |n: &i64| texts.settings_scale_percent(*n);
        let shown = ui.scope(|ui| stepper::show_steps(ui, name, ends, &mut now, range, 5, text));
        if shown.inner {
            *scale = now as f32 / 100.0;
        }
        shown.response.rect
    })
}
