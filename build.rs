//! Asks the linker for a small program, and on Windows gives it its icon.

use std::{env, fs, path::Path, process::Command};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = |what: &str| env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default();
    if target("OS") == "linux" && target("ENV") == "gnu" {
        // A position-independent program has a relocation for each address in its data: packed they take a tenth of the
        // room. A linker that does not know the option says so and goes on.
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
        if env::var("PROFILE").is_ok_and(|profile| profile == "release") && links_with_the_linker_of_rust() {
            // Generic functions that came out alike for several types stay once.
            println!("cargo::rustc-link-arg-bins=-Wl,--icf=all");
            leave_out_what_unwinding_reads();
        }
    }
    #[cfg(windows)]
    give_icon();
}

/// Not tried so far. Who has no compiler of resources gets a program without its icon.
#[cfg(windows)]
fn give_icon() {
    const ICON: &str = "packaging/windows/alhambra.ico";
    println!("cargo::rerun-if-changed={ICON}");
    if let Err(error) = winresource::WindowsResource::new().set_icon(ICON).compile() {
        println!("cargo::warning=the program gets no icon: {error}");
    }
}

/// A panic ends a release: nothing ever unwinds its stack, and what would say how is a seventh of the program.
fn leave_out_what_unwinding_reads() {
    const SCRIPT: &str =
        "SECTIONS { /DISCARD/ : { *(.eh_frame) *(.gcc_except_table*) } } INSERT AFTER .text;";
    let Some(folder) = env::var_os("OUT_DIR") else { return };
    let script = Path::new(&folder).join("without-unwinding.ld");
    if fs::write(&script, SCRIPT).is_ok() {
        println!("cargo::rustc-link-arg-bins=-Wl,--no-eh-frame-hdr,-T,{}", script.display());
    }
}

/// Rust brings a linker for x86-64 and takes it unless it is told of another, or whoever packed Rust left it out.
fn links_with_the_linker_of_rust() -> bool {
    let told = env::var_os("RUSTC_LINKER").is_some()
        || env::var("CARGO_ENCODED_RUSTFLAGS").is_ok_and(|flags| {
            flags.split('\x1f').any(|flag| flag.contains("link") && !flag.starts_with("--remap-path-prefix"))
        });
    let Some(rustc) = env::var_os("RUSTC").filter(|_| !told) else { return false };
    let Ok(output) = Command::new(rustc).args(["--print", "sysroot"]).output() else { return false };
    Path::new(String::from_utf8_lossy(&output.stdout).trim())
        .join("lib/rustlib/x86_64-unknown-linux-gnu/bin/gcc-ld/ld.lld")
        .exists()
        && env::var("TARGET").is_ok_and(|target| target == "x86_64-unknown-linux-gnu")
}
