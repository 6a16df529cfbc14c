//! Which page is shown: what is remembered of a page is forgotten with it.

use std::{fmt::Debug, hash::Hash};

use egui::{Context, Id};

/// Tells which page is shown from now on.
pub fn set(ctx: &Context, page: impl Hash + Debug) {
    ctx.data_mut(|data| data.insert_temp(Id::unique(PAGE), Id::unique((PAGE, page))));
}

/// The page that is shown.
pub fn get(ctx: &Context) -> Option<Id> {
    ctx.data(|data| data.get_temp(Id::unique(PAGE)))
}

/// Where it is kept.
const PAGE: &str = "the page that is shown";
