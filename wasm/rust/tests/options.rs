//! Options, right and wrong.

use serde_json::{Value, json};
use slashlint::{Error, Installed, Kind, Operation, Options, Place, Scope, Severity, Slashlint};

const PING: &str = r#"{"name":"Ping","description":"Says pong","contexts":[0]}"#;

fn object(value: Value) -> serde_json::Map<String, Value> {
    value.as_object().unwrap().clone()
}

#[test]
fn options_change_the_report() {
    let mut slashlint = Slashlint::new().unwrap();
    let plain = slashlint.check(PING, &Options::default()).unwrap();
    assert_eq!(plain.errors().count(), 1);
    assert_eq!(plain.diagnostics[0].rule, "name-lowercase");
    assert_eq!(
        plain.to_string(),
        "error: \"Ping\" must be lower-case [name-lowercase]\n  in /Ping (/name)\n  = fix: rename to \"ping\""
    );

    let guild = Options {
        scope: Some(Scope::Guild),
        ..Options::default()
    };
    assert_eq!(slashlint.check(PING, &guild).unwrap().errors().count(), 2);

    let quiet = Options {
        rules: [("name-lowercase".to_owned(), Severity::Off)].into(),
        ..Options::default()
    };
    assert!(slashlint.check(PING, &quiet).unwrap().is_deployable());

    let edit = Options {
        operation: Some(Operation::Edit),
        ..Options::default()
    };
    assert_eq!(slashlint.check("{}", &edit).unwrap().operation, "edit");
}

#[test]
fn every_option_is_taken_by_the_call_it_is_for() {
    let mut slashlint = Slashlint::new().unwrap();
    let id = || Some("1100000000000000001".to_owned());
    let viewer = Options {
        scope: Some(Scope::Guild),
        operation: Some(Operation::Create),
        kind: Some(Kind::Commands),
        locale: Some("de".to_owned()),
        guild_locale: Some("fr".to_owned()),
        place: Some(Place::Guild),
        installed: Some(Installed::Guild),
        permissions: Some("8192".to_owned()),
        adult: Some(true),
        age_restricted: Some(false),
        activities: Some(false),
        user: id(),
        guild: id(),
        channel: id(),
        parent: id(),
        roles: vec!["1100000000000000002".to_owned()],
        overwrites: Some(json!([])),
        ..Options::default()
    };
    let command = r#"{"name":"ping","description":"Says pong","options":
        [{"type":3,"name":"text","description":"What to say","autocomplete":true}]}"#;
    slashlint.decide(command, &viewer).unwrap();
    let search = Options {
        query: Some("pi".to_owned()),
        ..viewer.clone()
    };
    assert!(
        slashlint
            .preview(command, &search)
            .unwrap()
            .to_string()
            .contains("\"de\"")
    );
    let brief = Options {
        brief: Some(true),
        ..viewer.clone()
    };
    assert_eq!(
        slashlint.preview(command, &brief).unwrap()["slash"][0]["options"],
        json!([{"name": "text", "required": false}])
    );
    let invocation = Options {
        command: Some("/ping".to_owned()),
        command_type: Some("CHAT_INPUT".to_owned()),
        values: object(json!({"text": "hello"})),
        focus: Some("text".to_owned()),
        ..viewer.clone()
    };
    let interaction = slashlint.invoke(command, &invocation).unwrap();
    assert_eq!(interaction["type"], 4, "{interaction}");
    let target = Options {
        pointer: Some(String::new()),
        target: id(),
        ..Options::default()
    };
    let user = slashlint
        .invoke(r#"{"type":2,"name":"Greet"}"#, &target)
        .unwrap();
    assert_eq!(user["data"]["target_id"], "1100000000000000001", "{user}");

    let live = Options {
        live: Some(json!([{"name":"old","description":"Old"}])),
        ..Options::default()
    };
    assert!(
        slashlint
            .plan("[]", &live)
            .unwrap()
            .to_string()
            .contains("old")
    );
    let top = Options {
        top: Some(1),
        ..Options::default()
    };
    slashlint.budget(command, &top).unwrap();
    let full = Options {
        with_localizations: Some(true),
        ..Options::default()
    };
    slashlint.listed(command, &full).unwrap();
    let mend = Options {
        unsafe_fixes: Some(true),
        ..Options::default()
    };
    assert_eq!(slashlint.mend(PING, &mend).unwrap().applied, 1);
}

#[test]
fn wrong_options_are_an_error_with_the_modules_message() {
    let mut slashlint = Slashlint::new().unwrap();
    let top = Options {
        top: Some(1),
        ..Options::default()
    };
    assert_eq!(
        slashlint.check(PING, &top).unwrap_err(),
        Error::Options("there is no option \"top\"".to_owned())
    );
    let rules = Options {
        rules: [("option-orders".to_owned(), Severity::Off)].into(),
        ..Options::default()
    };
    let error = slashlint.check(PING, &rules).unwrap_err().to_string();
    assert!(
        error.starts_with("wrong options: there is no rule \"option-orders\"; did you mean"),
        "{error}"
    );
    // The raw call hands the answer through.
    let answer = slashlint
        .call("check", b"{}", br#"{"scop":"guild"}"#)
        .unwrap();
    let want = br#"{"error":"there is no option \"scop\"; did you mean \"scope\"?"}"#;
    assert_eq!(answer, want);
    // And the instance is whole.
    assert_eq!(
        slashlint
            .check(PING, &Options::default())
            .unwrap()
            .errors()
            .count(),
        1
    );
}
