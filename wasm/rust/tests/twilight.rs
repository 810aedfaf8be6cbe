//! Commands as a bot written with twilight has them.

use slashlint::{Options, Report, Slashlint};
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
