//! Several files as one ZIP file (APPNOTE 6.3.3), deflated: the container of documents of spreadsheets.

use std::io::Write as _;

use flate2::{Compression, Crc, write::DeflateEncoder};

/// 2.0, the first version that deflates; and the bit that says that names are UTF-8.
const VERSION: u16 = 20;
const UTF_8: u16 = 1 << 11;
const DEFLATED: u16 = 8;
/// 1 January 1980, the first day there is: the same files are the same bytes on every day.
const DAY: u16 = 0x21;

/// The files with their names, in this order.
pub(crate) fn zip(files: &[(&str, String)]) -> Vec<u8> {
    let (mut all, mut directory) = (Vec::new(), Vec::new());
    for (name, text) in files {
        let at = size(&all);
        let packed = deflated(text.as_bytes());
        let mut about = Vec::new();
        put(&mut about, &[VERSION, UTF_8, DEFLATED, 0, DAY]);
        for figure in [crc(text.as_bytes()), size(&packed), size(text.as_bytes())] {
            about.extend(figure.to_le_bytes());
        }
        put(&mut about, &[name.len() as u16, 0]);

        all.extend(b"PK\x03\x04");
        all.extend(&about);
        all.extend(name.as_bytes());
        all.extend(packed);

        directory.extend(b"PK\x01\x02");
        put(&mut directory, &[VERSION]);
        directory.extend(about);
        put(&mut directory, &[0, 0, 0, 0, 0]);
        directory.extend(at.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let at = size(&all);
    let count = files.len() as u16;
    all.extend(&directory);
    all.extend(b"PK\x05\x06");
    put(&mut all, &[0, 0, count, count]);
    all.extend(size(&directory).to_le_bytes());
    all.extend(at.to_le_bytes());
    put(&mut all, &[0]);
    all
}

fn put(bytes: &mut Vec<u8>, figures: &[u16]) {
    figures.iter().for_each(|figure| bytes.extend(figure.to_le_bytes()));
}

/// Tables are no larger than what 32 bits count.
fn size(bytes: &[u8]) -> u32 {
    bytes.len() as u32
}

fn crc(bytes: &[u8]) -> u32 {
    let mut crc = Crc::new();
    crc.update(bytes);
    crc.sum()
}

fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
    // Nothing fails that is written into memory.
    let written = packed.write_all(bytes).and_then(|()| packed.finish());
    written.unwrap_or_default()
}
