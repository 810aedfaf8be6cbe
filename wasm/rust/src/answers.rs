//! Answers to other calls than `check`.

use serde::{Deserialize, Serialize};

/// Which kind of document one is, and how certain that is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recognized {
    /// The kind, such as `"commands"`; empty for none.
    pub kind: String,
    /// How certain it is.
    pub recognition: Recognition,
}

/// How certain it is that a document which nobody named is of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Recognition {
    /// It is not to be checked.
    Unrecognized,
    /// It can be checked, but not changed.
    Recognized,
    /// It can be changed.
    Certain,
}

/// A document with its fixes applied.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mended {
    /// The document.
    pub text: String,
    /// How many fixes are in it.
    pub applied: usize,
}
