//! What the modules add to the screens, one file each: a drawing, pieces to put together, and what people at a table have
//! to remember.

mod bazaars;
mod camps;
mod falcons;
mod screen;
mod vizier;

use crate::rules::Module;
use screen::ModuleScreen;

/// What a module adds.
pub const fn of(module: Module) -> &'static ModuleScreen {
    match module {
        Module::Vizier => &vizier::SCREEN,
        Module::Camps => &camps::SCREEN,
        Module::Bazaars => &bazaars::SCREEN,
        Module::Falconers => &falcons::SCREEN,
    }
}
