//! The fonts of the program, as files have them.

use std::{borrow::Cow, sync::LazyLock};

use harfrust::{FontRef, ShaperData};

use crate::theme;

/// A font.
pub(super) struct Face {
    /// Its name in files.
    pub(super) name: &'static str,
    /// The whole font file.
    pub(super) bytes: Cow<'static, [u8]>,
    shaper: ShaperData,
}

/// The fonts of the program.
pub(super) static FACES: LazyLock<Vec<Face>> = LazyLock::new(|| {
    let face = |(name, bytes): (&'static str, Cow<'static, [u8]>)| {
        let shaper = ShaperData::new(&FontRef::new(&bytes).ok()?);
        Some(Face { name, bytes, shaper })
    };
    theme::files().filter_map(face).collect()
});

impl Face {
    /// What puts letters together.
    pub(super) const fn shaper(&self) -> &ShaperData {
        &self.shaper
    }

    /// The font as it is read.
    pub(super) fn font(&self) -> Option<FontRef<'_>> {
        FontRef::new(&self.bytes).ok()
    }
}
