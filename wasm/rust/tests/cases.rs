//! Every call of `wasm/dist/cases.ndjson`, to the byte.

use std::fs;

use base64::prelude::{BASE64_STANDARD, Engine};
use serde::Deserialize;
use serde_json::Value;
use slashlint::{Error, Options, Recognition, Report, Slashlint};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../dist/cases.ndjson");
/// Fewer cases than this are not all of them.
const LEAST: usize = 3500;

#[derive(Deserialize)]
struct Case {
    name: String,
    call: String,
    document: Option<String>,
    options: Option<String>,
    answer: String,
}

fn cases() -> Vec<Case> {
    let text = fs::read_to_string(PATH)
        .expect("wasm/dist/cases.ndjson must be there; run `make cases` in the repository's root");
    let cases: Vec<Case> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert!(
        cases.len() >= LEAST,
        "{} cases are too few; run `make cases`",
        cases.len()
    );
    cases
}

fn bytes(base64: Option<&str>) -> Vec<u8> {
    BASE64_STANDARD.decode(base64.unwrap_or_default()).unwrap()
}

#[test]
fn every_answer_is_right_to_the_byte() {
    let mut slashlint = Slashlint::new().unwrap();
    let mut wrong = Vec::new();
    let cases = cases();
    for case in &cases {
        let (document, options) = (
            bytes(case.document.as_deref()),
            bytes(case.options.as_deref()),
        );
        let answer = slashlint.call(&case.call, &document, &options).unwrap();
        let want = bytes(Some(&case.answer));
        if answer != want {
            wrong.push(format!(
                "{} ({})\n  want {}\n  got  {}",
                case.name,
                case.call,
                String::from_utf8_lossy(&want),
                String::from_utf8_lossy(&answer)
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {} cases:\n{}",
        wrong.len(),
        cases.len(),
        wrong.join("\n")
    );
}

#[test]
fn every_report_is_read_in_full() {
    let mut read = 0;
    for case in cases().iter().filter(|case| case.call == "check") {
        let answer = bytes(Some(&case.answer));
        let want: Value = serde_json::from_slice(&answer).unwrap();
        if want.get("error").is_some() {
            continue;
        }
        let report: Report = serde_json::from_slice(&answer)
            .unwrap_or_else(|problem| panic!("{}: {problem}", case.name));
        assert_eq!(
            serde_json::to_value(&report).unwrap(),
            want,
            "{}",
            case.name
        );
        read += 1;
    }
    assert!(read > 1000, "{read} reports are too few");
}

#[test]
fn typed_calls_answer_as_the_raw_ones() {
    let document = br#"[{"name":"Ping","description":"Says pong"}]"#;
    let mut slashlint = Slashlint::new().unwrap();
    let options = Options::default();
    macro_rules! same {
        ($($call:ident),*) => {$(
            let raw = slashlint.call(stringify!($call), document, b"").unwrap();
            let typed = slashlint.$call(document, &options).unwrap();
            let raw: Value = serde_json::from_slice(&raw).unwrap();
            assert_eq!(typed, raw, stringify!($call));
        )*};
    }
    same!(budget, preview, decide, invoke, locales, listed);
    let recognized = slashlint.recognize(document, &options).unwrap();
    assert_eq!(recognized.kind, "commands");
    assert_eq!(recognized.recognition, Recognition::Recognized);
    assert_eq!(slashlint.mend(document, &options).unwrap().applied, 1);
    let rules = slashlint.rules().unwrap();
    assert!(rules.to_string().contains("name-lowercase"));
    let unknown = slashlint.call("chekc", document, b"").unwrap_err();
    assert_eq!(unknown, Error::NoSuchCall("chekc".to_owned()));
    assert!(
        unknown
            .to_string()
            .starts_with("there is no call \"chekc\"; use one of check, recognize, mend,")
    );
}
