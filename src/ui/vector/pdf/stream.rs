//! Streams, which are compressed.

use std::io::Write as _;

use flate2::{Compression, write::ZlibEncoder};
use pdf_writer::{Chunk, Filter, Ref};

/// Writes a stream, compressed.
pub(super) fn compressed(pdf: &mut Chunk, id: Ref, bytes: &[u8]) {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    match encoder.write_all(bytes).and_then(|()| encoder.finish()) {
        Ok(small) => {
            pdf.stream(id, &small).filter(Filter::FlateDecode);
        }
        // In memory it does not fail.
        Err(_) => {
            pdf.stream(id, bytes);
        }
    }
}
