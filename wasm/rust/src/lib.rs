//! Know, before deploying, that application commands are right and what people will see in every
//! locale.
//!
//! ```no_run
//! use slashlint::{Options, Slashlint};
//!
//! let mut slashlint = Slashlint::new()?;
//! let report = slashlint.check(br#"{"name":"Ping","description":"Says pong"}"#, &Options::default())?;
//! assert!(report.is_deployable(), "{report}");
//! # Ok::<(), slashlint::Error>(())
//! ```
//!
//! The judging is done by a WebAssembly module that is part of the crate. It sees no files, no
//! environment, no network and no real clock: the same input always gives the same answer.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod answers;
mod error;
mod host;
mod instance;
mod module;
mod options;
mod report;
mod slashlint;

pub use answers::{Mended, Recognition, Recognized};
pub use error::Error;
pub use options::{Installed, Kind, Operation, Options, Place, Scope, Syntax};
pub use report::{
    Budget, Diagnostic, Edit, Fix, Location, Position, Range, Related, Report, Severity,
};
pub use slashlint::{CALLS, Slashlint};
