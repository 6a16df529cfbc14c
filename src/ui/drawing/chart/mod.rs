//! What charts of any kind are drawn with: axes with round figures, marks that differ without colour, labels beside what
//! they name.

pub mod axis;
pub mod labels;
pub mod marks;
