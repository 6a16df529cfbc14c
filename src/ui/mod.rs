//! The toolkit of the window: theme, drawing, widgets, dialogs, the software renderer. It knows no game.

pub mod actions;
pub mod announcer;
pub mod ask;
pub mod dialogs;
pub mod drawing;
pub mod file_dialog;
pub mod focus_restore;
pub mod form;
pub mod free_place;
pub mod home_tile;
pub mod input_queue;
pub mod keys;
pub mod last_drawn;
pub mod list_page;
pub mod menu;
pub mod opened_menu;
pub mod raster;
pub mod room;
pub mod second_click;
pub mod short_names;
pub mod shown_page;
pub mod theme;
pub mod toast_exclusion;
pub mod vector;
pub mod widgets;
