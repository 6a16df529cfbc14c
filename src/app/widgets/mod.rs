//! Widgets.
