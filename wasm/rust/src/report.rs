//! The answer to `check`.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What is to be said about a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// What kind of document it was judged as, such as `"commands"`.
    pub kind: String,
    /// `"global"` or `"guild"`.
    pub scope: String,
    /// `"create"`, `"edit"` or `"bulk"`.
    pub operation: String,
    /// What is wrong with it, in the document's order.
    pub diagnostics: Vec<Diagnostic>,
    /// What each slash command uses of its characters.
    pub budgets: Vec<Budget>,
}

impl Report {
    /// Returns the errors: what the service would refuse.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics
            .iter()
            .filter(|d| d.severity == Severity::Error)
    }

    /// Tells whether the service would take the document: whether there are no errors.
    pub fn is_deployable(&self) -> bool {
        self.errors().next().is_none()
    }
}

/// Errors and warnings with an empty line between them, so that a failing `assert!` shows them, and how
/// many infos there are.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for diagnostic in &self.diagnostics {
            if diagnostic.severity > Severity::Info {
                write!(f, "{gap}{diagnostic}")?;
                gap = "\n\n";
            }
        }
        let infos = self
            .diagnostics
            .iter()
            .filter(|d| d.severity == Severity::Info);
        match infos.count() {
            0 => Ok(()),
            1 => write!(f, "{gap}(1 info hidden)"),
            n => write!(f, "{gap}({n} infos hidden)"),
        }
    }
}

/// How bad something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// A rule that does not speak; only in options.
    Off,
    /// Worth knowing.
    Info,
    /// Taken by the service, but not what is meant.
    Warning,
    /// Refused by the service.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Severity::Off => "off",
            Severity::Info => "info",
            Severity::Warning => "warning",
            Severity::Error => "error",
        })
    }
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diagnostic {
    /// The rule's name, such as `"name-lowercase"`.
    pub rule: String,
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong.
    pub message: String,
    /// The RFC 6901 pointer of the value; empty for the whole document.
    pub pointer: String,
    /// The path as people type it, such as `/mod > ban [de]`.
    pub path: String,
    /// The locale whose text it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
    /// Where it is in the document.
    pub range: Range,
    /// How many places it is about, where they are several; `pointer`, `path` and `range` are those of
    /// the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<usize>,
    /// The first 100 of several places, in the document's order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Location>,
    /// Other places that belong to it, and notes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub related: Vec<Related>,
    /// What can be done.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fixes: Vec<Fix>,
    /// What the rule asks for, where there are no fixes. It is from the catalogue, and not in the answer.
    #[serde(skip)]
    pub to_do: String,
}

/// What is wrong, where it is, and what to do about it, on several lines.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (severity, message, rule) = (self.severity, &self.message, &self.rule);
        write!(f, "{severity}: {message} [{rule}]")?;
        let place = [self.path.clone(), bracketed(&self.pointer)].concat();
        if !place.is_empty() {
            write!(f, "\n  in {}", place.trim_start())?;
        }
        for note in &self.related {
            write!(
                f,
                "\n  = note: {}{}",
                note.message,
                bracketed(&note.pointer)
            )?;
        }
        for fix in &self.fixes {
            let word = if fix.safe { "fix" } else { "suggestion" };
            write!(f, "\n  = {word}: {}", fix.title)?;
        }
        if !self.to_do.is_empty() {
            write!(f, "\n  = help: {}", self.to_do)?;
        }
        Ok(())
    }
}

fn bracketed(pointer: &str) -> String {
    if pointer.is_empty() {
        return String::new();
    }
    format!(" ({pointer})")
}

/// One of several places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Location {
    /// The RFC 6901 pointer of the value.
    pub pointer: String,
    /// Where it is in the document.
    pub range: Range,
}

/// A note, and the place it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Related {
    /// What is to be said.
    pub message: String,
    /// The RFC 6901 pointer of the place.
    pub pointer: String,
    /// Where it is in the document.
    pub range: Range,
}

/// Something that would put it right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fix {
    /// What the fix does.
    pub title: String,
    /// Whether it can be applied without a look; others are suggestions.
    pub safe: bool,
    /// The changes, all to be made.
    pub edits: Vec<Edit>,
}

/// Bytes of the document to replace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edit {
    /// The offset of the first byte.
    pub start: usize,
    /// The offset after the last byte.
    pub end: usize,
    /// What comes there.
    pub text: String,
}

/// A part of the document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Range {
    /// Its begin.
    pub start: Position,
    /// Its end, which is not part of it.
    pub end: Position,
}

/// A place in the document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The offset in bytes.
    pub offset: usize,
    /// The line, from 1.
    pub line: usize,
    /// The column in code points, from 1.
    pub column: usize,
    /// The offset in UTF-16 units.
    pub utf16: usize,
}

/// What a command uses of its characters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// The RFC 6901 pointer of the command.
    pub pointer: String,
    /// Its name.
    pub name: String,
    /// How many characters it uses.
    pub used: usize,
    /// How many it may use.
    pub limit: usize,
}
