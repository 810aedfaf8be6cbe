//! Puts the module where `src/module.rs` includes it from.

use std::path::Path;
use std::{env, fs, process};

/// Where the module may be: in a clone of the repository, and in a published crate.
const PLACES: [&str; 2] = ["../slashlint.wasm", "slashlint.wasm"];

fn main() {
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let Some(place) = PLACES.iter().find(|place| Path::new(place).is_file()) else {
        eprintln!(
            "error: wasm/slashlint.wasm is missing; run `make wasm` in the repository's root"
        );
        process::exit(1);
    };
    println!("cargo:rerun-if-changed={place}");
    if let Err(problem) = fs::copy(place, Path::new(&out).join("slashlint.wasm")) {
        eprintln!("error: {place} cannot be copied: {problem}");
        process::exit(1);
    }
}
