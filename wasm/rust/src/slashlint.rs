//! The calls.

use std::collections::HashMap;
use std::sync::OnceLock;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::instance::{Failure, Running};
use crate::{Error, Mended, Options, Recognized, Report};

/// The names that [`Slashlint::call`] takes.
pub const CALLS: [&str; 13] = [
    "check",
    "recognize",
    "mend",
    "budget",
    "preview",
    "decide",
    "invoke",
    "plan",
    "locales",
    "listed",
    "request",
    "authorize",
    "rules",
];

/// An instance of the module. It makes one call at a time, which `&mut self` sees to; for more at
/// once, make more: they share what is costly.
///
/// An instance that ended, because it hit its memory limit, is replaced by the next call.
pub struct Slashlint {
    running: Option<Running>,
    memory_limit: usize,
}

impl Slashlint {
    /// How far an instance's memory grows unless [`Slashlint::with_memory_limit`] says otherwise: 1 GiB.
    pub const MEMORY_LIMIT: usize = 1 << 30;

    /// Starts an instance.
    pub fn new() -> Result<Slashlint, Error> {
        Slashlint::with_memory_limit(Slashlint::MEMORY_LIMIT)
    }

    /// Starts an instance whose memory grows to so many bytes at most. It needs some 10 MB at least.
    pub fn with_memory_limit(bytes: usize) -> Result<Slashlint, Error> {
        Ok(Slashlint {
            running: Some(Running::start(bytes)?),
            memory_limit: bytes,
        })
    }

    /// Judges a document.
    pub fn check(
        &mut self,
        document: impl AsRef<[u8]>,
        options: &Options,
    ) -> Result<Report, Error> {
        let mut report: Report = self.read("check", document.as_ref(), options)?;
        for diagnostic in &mut report.diagnostics {
            if diagnostic.fixes.is_empty() {
                diagnostic.to_do = self.what_to_do(&diagnostic.rule)?;
            }
        }
        Ok(report)
    }

    /// Returns what a rule asks for. The catalogue is read once in a process.
    fn what_to_do(&mut self, rule: &str) -> Result<String, Error> {
        #[derive(serde::Deserialize)]
        struct Rule {
            name: String,
            r#do: String,
        }
        static RULES: OnceLock<HashMap<String, String>> = OnceLock::new();
        if RULES.get().is_none() {
            let rules: Vec<Rule> = parse(&self.call("rules", b"", b"")?)?;
            // Another thread may have been first, with the same.
            let _ = RULES.set(rules.into_iter().map(|r| (r.name, r.r#do)).collect());
        }
        let known = RULES.get().and_then(|rules| rules.get(rule));
        Ok(known.cloned().unwrap_or_default())
    }

    /// Returns which kind of document one is, and how certain that is: for files that nobody named.
    pub fn recognize(
        &mut self,
        document: impl AsRef<[u8]>,
        options: &Options,
    ) -> Result<Recognized, Error> {
        self.read("recognize", document.as_ref(), options)
    }

    /// Applies a document's safe fixes or, with [`Options::unsafe_fixes`], all of them.
    pub fn mend(&mut self, document: impl AsRef<[u8]>, options: &Options) -> Result<Mended, Error> {
        self.read("mend", document.as_ref(), options)
    }

    /// Tells what each slash command uses of its 8,000 characters.
    pub fn budget(
        &mut self,
        document: impl AsRef<[u8]>,
        options: &Options,
    ) -> Result<Value, Error> {
        self.read("budget", document.as_ref(), options)
    }

    /// Shows the command picker as a person sees it or, with [`Options::query`], what a search finds.
    pub fn preview(
        &mut self,
        document: impl AsRef<[u8]>,
        options: &Options,
    ) -> Result<Value, Error> {
        self.read("preview", document.as_ref(), options)
    }

    /// Tells for each command whether a person may use it, and step by step why.
    pub fn decide(
        &mut self,
        document: impl AsRef<[u8]>,
        options: &Options,
    ) -> Result<Value, Error> {
        self.read("decide", document.as_ref(), options)
    }

    /// Returns the interaction that the application receives when a person uses a command, or why it
    /// receives none.
    pub fn invoke(
        &mut self,
        document: impl AsRef<[u8]>,
        options: &Options,
    ) -> Result<Value, Error> {
        self.read("invoke", document.as_ref(), options)
    }

    /// Tells what overwriting the commands in [`Options::live`] with the document would do.
    pub fn plan(&mut self, document: impl AsRef<[u8]>, options: &Options) -> Result<Value, Error> {
        self.read("plan", document.as_ref(), options)
    }

    /// Tells how far a document is localized.
    pub fn locales(
        &mut self,
        document: impl AsRef<[u8]>,
        options: &Options,
    ) -> Result<Value, Error> {
        self.read("locales", document.as_ref(), options)
    }

    /// Returns what the service would list, were the document's commands registered.
    pub fn listed(
        &mut self,
        document: impl AsRef<[u8]>,
        options: &Options,
    ) -> Result<Value, Error> {
        self.read("listed", document.as_ref(), options)
    }

    /// Tells which operation a request is, what is wrong with it and its body, none where that is empty,
    /// and how it would be answered. Nothing is sent.
    pub fn request(&mut self, body: impl AsRef<[u8]>, options: &Options) -> Result<Value, Error> {
        self.read("request", body.as_ref(), options)
    }

    /// Judges the social SDK's authorization arguments and tells the redirect that they yield.
    pub fn authorize(
        &mut self,
        arguments: impl AsRef<[u8]>,
        options: &Options,
    ) -> Result<Value, Error> {
        self.read("authorize", arguments.as_ref(), options)
    }

    /// Returns the catalogue of rules.
    pub fn rules(&mut self) -> Result<Value, Error> {
        parse(&self.call("rules", b"", b"")?)
    }

    /// Makes a call by its name, with options as JSON (none when empty), and returns the answer as it
    /// is. An answer to wrong options is one, too: `{"error":"…"}`.
    pub fn call(&mut self, name: &str, document: &[u8], options: &[u8]) -> Result<Vec<u8>, Error> {
        if !CALLS.contains(&name) {
            return Err(Error::NoSuchCall(name.to_owned()));
        }
        let mut running = match self.running.take() {
            Some(running) => running,
            None => Running::start(self.memory_limit)?,
        };
        let answer = running.call(name, document, options);
        if !matches!(answer, Err(Failure::Ended(_))) {
            self.running = Some(running);
        }
        answer.map_err(|failure| match failure {
            Failure::NoRoom => Error::TooLarge {
                size: document.len() + options.len(),
            },
            Failure::Ended(words) => Error::Ended(words),
        })
    }

    fn read<T: DeserializeOwned>(
        &mut self,
        name: &str,
        document: &[u8],
        options: &Options,
    ) -> Result<T, Error> {
        let options = serde_json::to_vec(options)
            .map_err(|problem| Error::Options(format!("they cannot be written: {problem}")))?;
        parse(&self.call(name, document, &options)?)
    }
}

/// Reads an answer. One of the member "error" alone says that the options are wrong.
fn parse<T: DeserializeOwned>(answer: &[u8]) -> Result<T, Error> {
    #[derive(serde::Deserialize)]
    struct Refusal {
        error: String,
    }
    if answer.starts_with(br#"{"error":"#)
        && let Ok(Refusal { error }) = serde_json::from_slice(answer)
    {
        return Err(Error::Options(error));
    }
    serde_json::from_slice(answer).map_err(|problem| Error::Answer(problem.to_string()))
}
