//! Compresses the fonts of `assets/fonts`, which makes the program smaller.

use std::{
    env, fs,
    io::{self, Write as _},
    path::Path,
};

use flate2::{Compression, write::DeflateEncoder};

const FONTS: &str = "../../assets/fonts";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={FONTS}");
    println!("cargo::rerun-if-changed=build.rs");
    let folder = env::var("OUT_DIR").unwrap_or_default();
    for font in fs::read_dir(FONTS)? {
        let path = font?.path();
        if let Some(name) =
            path.file_name().and_then(|name| name.to_str()).filter(|name| name.ends_with(".ttf"))
        {
            let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
            packed.write_all(&fs::read(&path)?)?;
            fs::write(Path::new(&folder).join(format!("{name}.deflate")), packed.finish()?)?;
        }
    }
    Ok(())
}
