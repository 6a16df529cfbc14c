//! The icons: drawn, because no text font has them all.

use egui::{Color32, Painter, Rect};

use super::canvas::Canvas;

/// An icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Symbol {
    ArrowUp,
    ArrowDown,
    ArrowLeft,
    ArrowRight,
    ChevronUp,
    ChevronDown,
    ChevronLeft,
    ChevronRight,
    Check,
    Close,
    Play,
    Pause,
    StepForward,
    StepBack,
    Undo,
    Redo,
    Menu,
    Gear,
    Home,
    Library,
    Trophy,
    Plus,
    Minus,
    Search,
    Info,
    Warning,
    Lock,
    Trash,
    Copy,
    Die,
    Star,
    Eye,
    Clock,
    Calendar,
    People,
    Person,
    Grid,
    Picture,
    Page,
    Code,
    Flag,
    Again,
    Keys,
    Book,
}

impl Symbol {
    /// All symbols.
    pub const ALL: [Self; 44] = {
        use Symbol::*;
        [
            ArrowUp,
            ArrowDown,
            ArrowLeft,
            ArrowRight,
            ChevronUp,
            ChevronDown,
            ChevronLeft,
            ChevronRight,
            Check,
            Close,
            Play,
            Pause,
            StepForward,
            StepBack,
            Undo,
            Redo,
            Menu,
            Gear,
            Home,
            Library,
            Trophy,
            Plus,
            Minus,
            Search,
            Info,
            Warning,
            Lock,
            Trash,
            Copy,
            Die,
            Star,
            Eye,
            Clock,
            Calendar,
            People,
            Person,
            Grid,
            Picture,
            Page,
            Code,
            Flag,
            Again,
            Keys,
            Book,
        ]
    };

    /// What is filled and what is a line.
    const fn paths(self) -> (&'static str, &'static str) {
        match self {
            Self::ArrowUp => ("", "M 32 54 V 12 M 14 30 L 32 11 L 50 30"),
            Self::ArrowDown => ("", "M 32 10 V 52 M 14 34 L 32 53 L 50 34"),
            Self::ArrowLeft => ("", "M 54 32 H 12 M 30 14 L 11 32 L 30 50"),
            Self::ArrowRight => ("", "M 10 32 H 52 M 34 14 L 53 32 L 34 50"),
            Self::ChevronUp => ("", "M 13 42 L 32 22 L 51 42"),
            Self::ChevronDown => ("", "M 13 22 L 32 42 L 51 22"),
            Self::ChevronLeft => ("", "M 42 13 L 22 32 L 42 51"),
            Self::ChevronRight => ("", "M 22 13 L 42 32 L 22 51"),
            Self::Check => ("", "M 11 34 L 26 49 L 53 16"),
            Self::Close => ("", "M 15 15 L 49 49 M 49 15 L 15 49"),
            Self::Play => ("M 18 10 L 54 32 L 18 54 Z", ""),
            Self::Pause => ("R 15 11 12 42 R 37 11 12 42", ""),
            Self::StepForward => ("M 12 11 L 42 32 L 12 53 Z R 44 11 8 42", ""),
            Self::StepBack => ("M 52 11 L 22 32 L 52 53 Z R 12 11 8 42", ""),
            Self::Undo => ("", "M 24 10 L 10 24 L 24 38 M 11 24 H 38 C 58 24 58 54 38 54 H 22"),
            Self::Redo => ("", "M 40 10 L 54 24 L 40 38 M 53 24 H 26 C 6 24 6 54 26 54 H 42"),
            Self::Menu => ("", "M 10 17 H 54 M 10 32 H 54 M 10 47 H 54"),
            Self::Gear => (
                "R 28 6 8 10 R 28 48 8 10 R 6 28 10 8 R 48 28 10 8 \
                 M 16.2 10.5 L 23.2 17.6 L 17.6 23.2 L 10.5 16.2 Z M 47.8 10.5 L 53.5 16.2 L 46.4 23.2 L 40.8 17.6 Z \
                 M 53.5 47.8 L 47.8 53.5 L 40.8 46.4 L 46.4 40.8 Z M 10.5 47.8 L 17.6 40.8 L 23.2 46.4 L 16.2 53.5 Z",
                "O 32 32 14",
            ),
            Self::Home => ("", "M 8 32 L 32 10 L 56 32 M 15 28 V 54 H 49 V 28 M 27 53 V 38 H 37 V 53"),
            Self::Library => {
                ("", "M 12 10 H 24 V 54 H 12 Z M 24 10 H 36 V 54 H 24 Z M 41 13 L 50 10 L 58 52 L 48 54 Z")
            }
            Self::Trophy => (
                "M 32 36 C 20 36 18 26 18 10 H 46 C 46 26 44 36 32 36 Z R 29 34 6 14 R 20 47 24 7",
                "M 18 14 H 9 C 9 24 13 28 20 28 M 46 14 H 55 C 55 24 51 28 44 28",
            ),
            Self::Plus => ("", "M 32 12 V 52 M 12 32 H 52"),
            Self::Minus => ("", "M 12 32 H 52"),
            Self::Search => ("", "O 27 27 16 M 39 39 L 54 54"),
            Self::Info => ("O 32 19 3.8", "O 32 32 24 M 32 30 V 46"),
            Self::Warning => ("O 32 46 3.8", "M 32 9 L 58 54 H 6 Z M 32 25 V 37"),
            Self::Lock => ("M 12 28 H 52 V 56 H 12 Z", "M 20 28 V 20 C 20 6 44 6 44 20 V 28"),
            Self::Trash => (
                "",
                "M 10 17 H 54 M 24 16 V 9 H 40 V 16 M 16 18 L 19 55 H 45 L 48 18 M 27 27 V 46 M 37 27 V 46",
            ),
            Self::Book => (
                "",
                "M 32 15 C 26 9 16 8 8 10 V 50 C 16 48 26 49 32 55 C 38 49 48 48 56 50 V 10 C 48 8 38 9 32 15 V 54",
            ),
            Self::Copy => ("", "M 22 22 H 54 V 54 H 22 Z M 14 42 H 10 V 10 H 42 V 14"),
            Self::Die => {
                ("O 22 22 4.6 O 42 22 4.6 O 32 32 4.6 O 22 42 4.6 O 42 42 4.6", "M 10 10 H 54 V 54 H 10 Z")
            }
            Self::Star => ("M 32 4 L 60 32 L 32 60 L 4 32 Z R 12.2 12.2 39.6 39.6", ""),
            Self::Eye => ("O 32 32 7", "M 6 32 C 18 12 46 12 58 32 C 46 52 18 52 6 32 Z"),
            Self::Clock => (
                "",
                "M 32 7 C 46 7 57 18 57 32 C 57 46 46 57 32 57 C 18 57 7 46 7 32 C 7 18 18 7 32 7 Z M 32 17 V 32 L 43 40",
            ),
            Self::Calendar => {
                ("R 35 35 10 10", "M 10 14 H 54 V 54 H 10 Z M 10 26 H 54 M 22 8 V 19 M 42 8 V 19")
            }
            Self::People => (
                "O 23 22 9 M 23 52 H 7 C 7 40 14 35 23 35 C 32 35 39 40 39 52 Z O 45 24 7 M 45 52 H 43 C 43 44 41 39 38 36 C 49 33 58 41 58 52 Z",
                "",
            ),
            Self::Person => ("O 32 20 11 M 52 56 H 12 C 12 40 20 34 32 34 C 44 34 52 40 52 56 Z", ""),
            Self::Picture => {
                ("O 22 24 4.6", "M 8 12 H 56 V 52 H 8 Z M 12 48 L 27 34 L 36 43 L 45 32 L 54 42")
            }
            Self::Page => ("", "M 13 7 H 38 L 51 20 V 57 H 13 Z M 37 8 V 21 H 50 M 22 33 H 42 M 22 45 H 42"),
            Self::Code => (
                "R 15 15 9 9 R 40 15 9 9 R 15 40 9 9 R 36 36 7 7 R 49 36 7 7 R 36 49 7 7 R 49 49 7 7",
                "M 9 9 H 30 V 30 H 9 Z M 34 9 H 55 V 30 H 34 Z M 9 34 H 30 V 55 H 9 Z",
            ),
            Self::Flag => ("M 16 9 H 54 L 46 21 L 54 33 H 16 Z", "M 14 7 V 58"),
            Self::Again => ("M 38 3 L 54 13 L 38 23 Z", "M 42 13 H 30 C 4 13 4 53 30 53 C 46 53 54 44 52 32"),
            Self::Keys => ("R 16 24 6 6 R 29 24 6 6 R 42 24 6 6 R 20 38 24 5", "M 7 14 H 57 V 50 H 7 Z"),
            Self::Grid => {
                ("", "M 10 10 H 54 V 54 H 10 Z M 10 24.7 H 54 M 10 39.3 H 54 M 24.7 10 V 54 M 39.3 10 V 54")
            }
        }
    }
}

/// Draws a symbol in the largest square in the middle of `rect`.
pub fn paint(painter: &Painter, rect: Rect, symbol: Symbol, colour: Color32) {
    let easel = Canvas::new(rect);
    let (filled, lines) = symbol.paths();
    easel.fill(painter, filled, colour);
    // Thin at large sizes, never thinner than a clear stroke at small ones.
    let width = (1.5 / easel.scale()).clamp(5.0, 8.5);
    easel.line(painter, lines, width, colour);
}
