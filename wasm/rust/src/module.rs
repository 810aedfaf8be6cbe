//! The module itself, translated once for all instances of a process.

use std::sync::OnceLock;

use wasmi::{Config, Engine, Module};

use crate::Error;

/// The bytes that `build.rs` put there.
const BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/slashlint.wasm"));

/// Returns the module. Only the first call of a process has to read it.
pub(crate) fn module() -> Result<&'static Module, Error> {
    static MODULE: OnceLock<Result<Module, String>> = OnceLock::new();
    let read = || {
        let engine = Engine::new(&Config::default());
        Module::new(&engine, BYTES).map_err(|problem| problem.to_string())
    };
    MODULE
        .get_or_init(read)
        .as_ref()
        .map_err(|problem| Error::Engine(format!("the module cannot be read: {problem}")))
}
