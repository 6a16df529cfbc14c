//! The style of egui's own widgets, so that a plain one looks as drawn for this program.

use egui::{
    Color32, FontFamily, Margin, Stroke, Style, TextStyle, Vec2, Visuals,
    style::{HandleShape, Selection, TextCursorStyle, WidgetVisuals, Widgets},
};

use super::{TextSize, Theme, body, medium, radius, shadow, size, space, stroke, title};

/// The style of a theme.
pub(super) fn style(theme: &Theme) -> Style {
    let text_styles = [
        (TextStyle::Small, body(TextSize::SMALL)),
        (TextStyle::Body, body(TextSize::TEXT)),
        (TextStyle::Button, medium(TextSize::TEXT)),
        (TextStyle::Monospace, egui::FontId::new(TextSize::TEXT.points(), FontFamily::Monospace)),
        (TextStyle::Heading, title(TextSize::HEADING)),
    ];
    let mut style = Style {
        text_styles: text_styles.into(),
        drag_value_text_style: TextStyle::Button,
        animation_time: 0.12,
        visuals: visuals(theme),
        ..Style::default()
    };
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.25;
    spacing(&mut style);
    style
}

fn spacing(style: &mut Style) {
    let spacing = &mut style.spacing;
    spacing.item_spacing = Vec2::splat(space::SMALL);
    spacing.button_padding = Vec2::new(space::LARGE, space::SMALL);
    spacing.window_margin = Margin::same(20);
    spacing.menu_margin = Margin::same(8);
    spacing.interact_size = Vec2::splat(size::CONTROL);
    spacing.indent = 22.0;
    spacing.slider_width = 180.0;
    spacing.slider_rail_height = 6.0;
    spacing.combo_width = 140.0;
    spacing.text_edit_width = 260.0;
    spacing.icon_width = 20.0;
    spacing.icon_width_inner = 12.0;
    spacing.icon_spacing = 8.0;
    spacing.tooltip_width = 340.0;
    spacing.scroll.bar_width = 10.0;
    spacing.scroll.floating_width = 4.0;
    spacing.scroll.floating_allocated_width = 6.0;
    spacing.scroll.foreground_color = true;
    // What can be scrolled says so before the pointer is there.
    spacing.scroll.dormant_handle_opacity = 0.55;
    // A list that was shorter in the frame before would be thrown back from where it is told to be.
    spacing.scroll.kinetic.rubber_band = false;
}

fn visuals(theme: &Theme) -> Visuals {
    let mut visuals = if theme.dark { Visuals::dark() } else { Visuals::light() };
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(theme.ink_soft);
    visuals.widgets = widgets(theme);
    visuals.selection = Selection { bg_fill: theme.selection, stroke: stroke::strong(theme.focus) };
    visuals.hyperlink_color = theme.column_number;
    visuals.faint_bg_color = theme.band;
    visuals.extreme_bg_color = theme.raised;
    visuals.text_edit_bg_color = Some(theme.raised);
    visuals.code_bg_color = theme.band;
    visuals.warn_fg_color = theme.gold_ink;
    visuals.error_fg_color = theme.danger;
    visuals.window_corner_radius = radius::CARD;
    visuals.menu_corner_radius = radius::CONTROL;
    visuals.window_fill = theme.paper;
    visuals.window_stroke = stroke::fine(theme.gold_line);
    visuals.window_shadow = shadow::high(theme.shadow);
    visuals.popup_shadow = shadow::low(theme.shadow);
    // A page is painted on what the window was cleared with.
    visuals.panel_fill = Color32::TRANSPARENT;
    // A cursor that blinks has the whole window drawn anew twice a second.
    let stroke = stroke::strong(theme.focus);
    visuals.text_cursor = TextCursorStyle { stroke, blink: false, ..visuals.text_cursor };
    visuals.slider_trailing_fill = true;
    visuals.handle_shape = HandleShape::Circle;
    visuals.interact_cursor = Some(egui::CursorIcon::PointingHand);
    visuals.indent_has_left_vline = false;
    visuals.disabled_alpha = 0.6;
    visuals
}

fn widgets(theme: &Theme) -> Widgets {
    let widget = |fill, edge, ink: (f32, _)| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: edge,
        corner_radius: radius::CONTROL,
        fg_stroke: Stroke::new(ink.0, ink.1),
        expansion: 0.0,
    };
    Widgets {
        noninteractive: widget(theme.paper, stroke::fine(theme.gold_line), (1.2, theme.ink)),
        inactive: widget(theme.raised, stroke::edge(theme.outline), (1.6, theme.ink)),
        hovered: widget(theme.raised_hover, stroke::edge(theme.gold), (1.8, theme.ink)),
        active: widget(theme.raised_pressed, stroke::strong(theme.focus), (2.0, theme.ink)),
        open: widget(theme.raised_hover, stroke::edge(theme.gold), (1.6, theme.ink)),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use egui::{Context, RawInput, TextEdit, ViewportId};

    use crate::theme::{self, ThemeChoice};

    #[test]
    fn a_window_rests_while_a_field_has_the_keyboard() {
        for choice in [ThemeChoice::LIGHT, ThemeChoice::DARK] {
            let ctx = Context::default();
            theme::install(&ctx, choice);
            let mut text = "Ada".to_owned();
            let mut rests = Duration::ZERO;
            for pass in 0..40 {
                let input = RawInput { time: Some(f64::from(pass) * 0.1), ..RawInput::default() };
                let output = ctx.run_ui(input, |ui| {
                    let field = ui.add(TextEdit::singleline(&mut text));
                    if pass == 0 {
                        field.request_focus();
                    }
                });
                assert!(ctx.memory(|memory| memory.focused().is_some()));
                rests = output.viewport_output[&ViewportId::ROOT].repaint_delay;
                output.drop_without_applying_deltas();
            }
            assert_eq!(rests, Duration::MAX, "nothing asks to be drawn again");
        }
    }
}
