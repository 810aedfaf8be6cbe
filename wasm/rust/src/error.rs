//! What can go wrong in a call.

use std::fmt;

/// Why a call has no answer. What is wrong with a *document* is no error: it is in the
/// [`Report`](crate::Report).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The options are wrong; this is the module's message about them.
    Options(String),
    /// There is no call of this name.
    NoSuchCall(String),
    /// The document and the options together are more than the module takes: 256 MiB.
    TooLarge {
        /// How many bytes they are.
        size: usize,
    },
    /// The instance ended during the call, because it hit its memory limit or trapped; these are its
    /// last words. The next call gets a new instance.
    Ended(String),
    /// The answer is not what this version of the crate reads.
    Answer(String),
    /// The engine could not start the module.
    Engine(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Options(message) => write!(f, "wrong options: {message}"),
            Error::NoSuchCall(name) => {
                write!(
                    f,
                    "there is no call {name:?}; use one of {}",
                    crate::CALLS.join(", ")
                )
            }
            Error::TooLarge { size } => write!(
                f,
                "{size} bytes are more than the 256 MiB that one call takes; check fewer commands at a time"
            ),
            Error::Ended(words) => write!(
                f,
                "the module ended during the call; try a smaller document or a higher memory limit: {words}"
            ),
            Error::Answer(problem) => {
                write!(
                    f,
                    "the answer cannot be read; use the crate's module: {problem}"
                )
            }
            Error::Engine(problem) => write!(f, "the module cannot be started: {problem}"),
        }
    }
}

impl std::error::Error for Error {}
