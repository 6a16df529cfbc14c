//! Opens the window, or says in one sentence why that is not possible.

use std::{
    any::Any,
    panic,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use eframe::{App, CreationContext, NativeOptions, Renderer};
use egui::{IconData, ViewportBuilder};

use super::desktop::DISPLAY_IS_NAMED;

/// The title of the window.
const TITLE: &str = "Alhambra";
/// The name by which desktops find the icon and the rules of the window.
const APP_ID: &str = "alhambra";
/// The size of the window when it opens, in points.
const SIZE: [f32; 2] = [1280.0, 800.0];
/// The smallest size at which everything can be reached, in points.
const MIN_SIZE: [f32; 2] = [512.0, 320.0];

/// Why the window did not open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WindowError {
    /// No display is named.
    NoDisplay,
    /// A display is named but does not answer.
    Unreachable {
        /// The environment variable that names the display.
        variable: &'static str,
        /// Its value.
        display: String,
    },
    /// A library of the system is missing.
    MissingLibrary {
        /// The file name of the library.
        library: String,
    },
    /// The display has no usable OpenGL.
    NoGraphics,
    /// Something else in the windowing system.
    Refused,
}

/// Shows the window with the app that `create` makes, at this size in points if it had one before, or
/// maximised, and returns when it is closed. `leave` tells why it cannot open and ends the program where the windowing
/// system panics instead of saying so: that is never caught, for a program that people run is built to end there.
///
/// # Errors
/// When the window cannot be opened.
pub fn run<A: App + 'static>(
    size: Option<[f32; 2]>,
    maximised: bool,
    create: impl FnOnce(&CreationContext<'_>) -> A,
    leave: impl Fn(WindowError) + Send + Sync + 'static,
) -> Result<(), WindowError> {
    let opened = Arc::new(AtomicBool::new(false));
    let create = {
        let opened = Arc::clone(&opened);
        move |context: &CreationContext<'_>| {
            opened.store(true, Ordering::Relaxed);
            Ok(Box::new(create(context)) as Box<dyn App>)
        }
    };
    // Where a library is missing, winit panics: until the window is open that is ours to tell.
    let usual: Arc<dyn Fn(&panic::PanicHookInfo<'_>) + Send + Sync> = Arc::from(panic::take_hook());
    panic::set_hook({
        let (usual, here) = (Arc::clone(&usual), thread::current().id());
        Box::new(move |info| {
            if opened.load(Ordering::Relaxed) || thread::current().id() != here {
                return usual(info);
            }
            leave(missing_library(message(info.payload())).unwrap_or(WindowError::Refused));
            // Whoever did not leave sees the panic itself.
            usual(info);
        })
    });
    let done = eframe::run_native(APP_ID, options(size, maximised), Box::new(create));
    panic::set_hook(Box::new(move |info| usual(info)));
    done.map_err(|error| refused(&error, |name| std::env::var(name).ok()))
}

fn options(size: Option<[f32; 2]>, maximised: bool) -> NativeOptions {
    NativeOptions {
        viewport: ViewportBuilder::default()
            .with_title(TITLE)
            .with_app_id(APP_ID)
            .with_inner_size(size.unwrap_or(SIZE))
            .with_maximized(maximised)
            // Where the screen has become smaller, so does the window.
            .with_clamp_size_to_monitor_size(true)
            .with_min_inner_size(MIN_SIZE)
            .with_icon(icon()),
        renderer: Renderer::Glow,
        persist_window: false,
        // Nearly everything is one plain colour: there are no bands to hide.
        dithering: false,
        // They are looked through only when a letter is missing: `theme::use_system_fonts`.
        system_font_fallback: false,
        ..NativeOptions::default()
    }
}

/// Whether there is a display to open a window on, as far as the environment tells.
#[must_use]
pub fn has_display() -> bool {
    let is_named = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !DISPLAY_IS_NAMED || ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].into_iter().any(is_named)
}

/// What an error of eframe means to a person; its own words hold the paths of a build.
fn refused(error: &eframe::Error, variable: impl Fn(&str) -> Option<String>) -> WindowError {
    match error {
        eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => {
            // Only the debug form goes down to the library.
            missing_library(&format!("{error:?}")).unwrap_or_else(|| unreachable_display(variable))
        }
        eframe::Error::Glutin(_) | eframe::Error::NoGlutinConfigs(..) | eframe::Error::OpenGL(_) => {
            WindowError::NoGraphics
        }
        _ => WindowError::Refused,
    }
}

/// The display that was asked, chosen as winit does: Wayland first.
fn unreachable_display(variable: impl Fn(&str) -> Option<String>) -> WindowError {
    let named = |name| variable(name).filter(|display| !display.is_empty()).map(|display| (name, display));
    match ["WAYLAND_DISPLAY", "DISPLAY"].into_iter().find_map(named) {
        Some((variable, display)) => WindowError::Unreachable { variable, display },
        None if DISPLAY_IS_NAMED => WindowError::NoDisplay,
        None => WindowError::Refused,
    }
}

/// The library that a message names.
fn missing_library(text: &str) -> Option<WindowError> {
    let mut words = text.split(|c: char| c.is_whitespace() || "/:(\"".contains(c));
    let library = words.find(|word| word.starts_with("lib") && word.contains(".so"))?.trim_end_matches('.');
    Some(WindowError::MissingLibrary { library: library.into() })
}

/// The text of a panic.
fn message(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or_default()
}

/// An eight-fold star of saffron on deep blue.
fn icon() -> IconData {
    const SIDE: u32 = 64;
    /// Points in and out of the picture per pixel and direction, for smooth edges.
    const SAMPLES: u32 = 4;
    const BLUE: [f32; 3] = [35.0, 84.0, 143.0];
    const SAFFRON: [f32; 3] = [240.0, 184.0, 66.0];
    let mut rgba = Vec::with_capacity((SIDE * SIDE * 4) as usize);
    for pixel in 0..SIDE * SIDE {
        let (mut colour, mut inside) = ([0.0; 3], 0.0);
        for sample in 0..SAMPLES * SAMPLES {
            // From -1 to 1 over the picture.
            let at = |pixel: u32, sample: u32| {
                ((pixel * SAMPLES + sample) as f32 + 0.5) * 2.0 / (SIDE * SAMPLES) as f32 - 1.0
            };
            let (x, y) = (at(pixel % SIDE, sample % SAMPLES), at(pixel / SIDE, sample / SAMPLES));
            let radius = star_radius(x, y);
            if radius < 0.7 {
                let ring = (0.3..0.42).contains(&radius) || radius > 0.58;
                let paint = if ring { BLUE } else { SAFFRON };
                colour = std::array::from_fn(|i| colour[i] + paint[i]);
                inside += 1.0;
            }
        }
        rgba.extend(colour.map(|sum| (sum / f32::max(inside, 1.0)).round() as u8));
        rgba.push((inside * 255.0 / (SAMPLES * SAMPLES) as f32).round() as u8);
    }
    IconData { rgba, width: SIDE, height: SIDE }
}

/// Half the side of the two squares, one on its side and one on its corner, whose star goes through a point.
fn star_radius(x: f32, y: f32) -> f32 {
    let (x, y) = (x.abs(), y.abs());
    f32::min(f32::max(x, y), (x + y) * std::f32::consts::FRAC_1_SQRT_2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui_glow::PainterError;

    #[test]
    fn a_missing_library_is_named_and_nothing_else_of_the_message() {
        let panic: Box<dyn Any + Send> =
            Box::new("Library libxkbcommon-x11.so could not be loaded.".to_owned());
        let named = |library: &str| Some(WindowError::MissingLibrary { library: library.into() });
        assert_eq!(missing_library(message(panic.as_ref())), named("libxkbcommon-x11.so"));
        assert_eq!(
            missing_library("at /lib/x/y.rs:7: failed (/usr/lib/libX11.so.6: cannot open)"),
            named("libX11.so.6")
        );
        assert_eq!(missing_library("called `Option::unwrap()` on a `None` value"), None);
    }

    #[test]
    fn what_eframe_says_of_a_build_is_not_passed_on() {
        let graphics = eframe::Error::OpenGL(PainterError::from("/build/path".to_owned()));
        assert_eq!(refused(&graphics, |_| None), WindowError::NoGraphics);
        let error = unreachable_display(|name| (name == "DISPLAY").then(|| ":7".into()));
        assert_eq!(error, WindowError::Unreachable { variable: "DISPLAY", display: ":7".to_owned() });
    }

    #[test]
    fn an_empty_variable_names_no_display() {
        let told = if DISPLAY_IS_NAMED { WindowError::NoDisplay } else { WindowError::Refused };
        assert_eq!(unreachable_display(|_| Some(String::new())), told);
    }

    #[test]
    fn the_icon_is_a_star_of_eight_points() {
        let icon = icon();
        let alpha = |x: u32, y: u32| icon.rgba[((y * icon.width + x) * 4 + 3) as usize];
        assert_eq!(alpha(32, 32), 255);
        assert_eq!(alpha(0, 0), 0, "outside");
        assert_eq!(alpha(32, 3), 255, "a point of the square on its corner");
        assert_eq!(alpha(11, 11), 255, "a point of the square on its side");
        assert_eq!(alpha(20, 5), 0, "between two points");
        for (x, y) in [(5, 30), (12, 20), (31, 9)] {
            assert_eq!(alpha(x, y), alpha(63 - y, x), "a quarter turn changes nothing at {x}, {y}");
        }
    }

    #[test]
    fn the_star_goes_through_the_corners_of_both_squares() {
        let corner = std::f32::consts::SQRT_2;
        for (x, y) in [(1.0, 1.0), (corner, 0.0), (0.0, -corner), (-1.0, 1.0)] {
            assert!((star_radius(x, y) - 1.0).abs() < 1e-6, "{x}, {y}");
        }
    }
}
