//! Answers to other calls than `check`.

use serde::{Deserialize, Serialize};

/// A document with its fixes applied.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mended {
    /// The document.
    pub text: String,
    /// How many fixes are in it.
    pub applied: usize,
}
