//! Commands as a bot written with twilight has them.

use slashlint::{Options, Report, Severity, Slashlint};
use twilight_model::application::command::{Command, CommandOptionType, CommandType};
use twilight_model::guild::Permissions;
use twilight_util::builder::command::{
    CommandBuilder, IntegerBuilder, StringBuilder, SubCommandBuilder, UserBuilder,
};

fn check(commands: &[Command]) -> Report {
    let document = serde_json::to_vec(commands).unwrap();
    Slashlint::new()
        .unwrap()
        .check(document, &Options::default())
        .unwrap()
}

fn good() -> Vec<Command> {
    let ban = SubCommandBuilder::new("ban", "Ban a member")
        .name_localizations([("de", "sperren"), ("fr", "bannir")])
        .option(UserBuilder::new("member", "Whom to ban").required(true))
        .option(
            IntegerBuilder::new("days", "How many days of messages go")
                .min_value(0)
                .max_value(7),
        );
    let moderation = CommandBuilder::new("mod", "Moderate members", CommandType::ChatInput)
        .default_member_permissions(Permissions::BAN_MEMBERS)
        .option(ban)
        .build();
    let echo = CommandBuilder::new("echo", "Say it again", CommandType::ChatInput)
        .description_localizations([("ja", "もう一度言います")])
        .option(
            StringBuilder::new("text", "What to say")
                .max_length(200)
                .required(true),
        )
        .build();
    let greet = CommandBuilder::new("Say hello", "", CommandType::User).build();
    vec![moderation, echo, greet]
}

#[test]
fn good_commands_are_deployable() {
    let report = check(&good());
    assert!(report.is_deployable(), "{report}");
    assert_eq!(report.budgets.len(), 2);
    assert_eq!(report.budgets[0].name, "mod");
}

#[test]
fn what_twilight_writes_by_itself_is_an_info() {
    let report = check(&good());
    let [version] = &report.diagnostics[..] else {
        panic!("{:?}", report.diagnostics);
    };
    assert_eq!(version.rule, "field-read-only");
    assert_eq!(version.severity, Severity::Info);
    assert_eq!(version.count, Some(3));
    let pointers: Vec<_> = version.places.iter().map(|p| p.pointer.as_str()).collect();
    assert_eq!(pointers, ["/0/version", "/1/version", "/2/version"]);
    assert_eq!(report.to_string(), "(1 info hidden)");
}

#[test]
fn places_of_one_decision_are_one_diagnostic() {
    let commands: Vec<_> = (0..3)
        .map(|i| format!(r#"{{"name":"c{i}","description":"x","dm_permission":false}}"#))
        .collect();
    let report = Slashlint::new()
        .unwrap()
        .check(format!("[{}]", commands.join(",")), &Options::default())
        .unwrap();
    let shown = report.to_string();
    assert!(
        shown.starts_with(
            "warning: \"dm_permission\" is deprecated (3 places) [deprecated-field]\n  in /c0 (/0/dm_permission)\n  = note: "
        ),
        "{shown}"
    );
}

#[test]
fn a_report_tells_where_and_what_to_do() {
    let document = r#"[
        {"name":"mod","description":"x","options":[
            {"type":6,"name":"user","description":"x","name_localizations":{"de":"wer"}},
            {"type":3,"name":"why","description":"x","name_localizations":{"de":"wer"}}]},
        {"name":"so so","description":"x"}]"#;
    let report = Slashlint::new()
        .unwrap()
        .check(document, &Options::default())
        .unwrap();
    let want = r#"error: another option of this list is named "wer" in de too [localization-name-clash]
  in /mod > why [de] (/0/options/1/name_localizations/de)
  = note: used here (/0/options/0/name_localizations/de)
  = help: Choose another translation for one of the two options.

error: "so so" has " " (U+0020), which names may not have [name-charset]
  in /so so (/1/name)
  = note: write "-" or "_" between words: names have no blanks (/1/name)
  = suggestion: rename to "so-so""#;
    assert_eq!(report.to_string(), want);
    let none = Slashlint::new()
        .unwrap()
        .check("", &Options::default())
        .unwrap();
    assert!(!none.to_string().contains("\n  in "), "{none}");
}

#[test]
fn bad_commands_are_not() {
    let mut commands = good();
    commands[0].options[0].name = "Ban".to_owned();
    let mut twin = commands[1].options[0].clone();
    twin.kind = CommandOptionType::Boolean;
    commands[1].options.push(twin);
    commands[1].description = "x".repeat(101);
    commands[2].name = "x".repeat(33);
    let report = check(&commands);
    let found: Vec<_> = report
        .errors()
        .map(|d| (d.rule.as_str(), d.pointer.as_str()))
        .collect();
    for want in [
        ("name-lowercase", "/0/options/0/name"),
        ("description-length", "/1/description"),
        ("option-duplicate", "/1/options/1"),
        ("name-length", "/2/name"),
    ] {
        assert!(found.contains(&want), "{want:?} is missing:\n{report}");
    }
    assert!(!report.is_deployable());
}

#[test]
fn a_single_command_is_a_create_body() {
    let document = serde_json::to_vec(&good()[1]).unwrap();
    let report = Slashlint::new()
        .unwrap()
        .check(document, &Options::default())
        .unwrap();
    assert_eq!(report.operation, "create");
    assert!(report.is_deployable(), "{report}");
}
