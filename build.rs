//! Asks the linker for short relocations.

fn main() {
    // A position-independent program has a relocation for each address in its data: packed they take a tenth of the room.
    // A linker that does not know the option says so and goes on.
    println!("cargo::rerun-if-changed=build.rs");
    let target = |what: &str| std::env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default();
    if target("OS") == "linux" && target("ENV") == "gnu" {
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}
