//! Prints the ten definitions of ../README.md as twilight sends them.

use twilight_model::application::command::{Command, CommandType};
use twilight_model::application::interaction::InteractionContextType;
use twilight_model::channel::ChannelType;
use twilight_model::guild::Permissions;
use twilight_model::oauth::ApplicationIntegrationType;
use twilight_util::builder::command::{
    AttachmentBuilder, BooleanBuilder, ChannelBuilder, CommandBuilder, IntegerBuilder,
    MentionableBuilder, NumberBuilder, RoleBuilder, StringBuilder, SubCommandBuilder,
    SubCommandGroupBuilder, UserBuilder,
};

fn slash(name: &str, description: &str) -> CommandBuilder {
    CommandBuilder::new(name, description, CommandType::ChatInput)
}

fn localized(
    translations: [&'static str; 4],
) -> impl Iterator<Item = (&'static str, &'static str)> {
    ["de", "es-ES", "es-419", "ja"]
        .into_iter()
        .zip(translations)
}

fn plain() -> CommandBuilder {
    slash("ping", "Check that the bot responds")
}

fn option_types() -> CommandBuilder {
    slash("report", "Report a problem")
        .option(StringBuilder::new("subject", "What it is about").required(true))
        .option(IntegerBuilder::new("severity", "How bad it is").required(true))
        .option(BooleanBuilder::new(
            "urgent",
            "Notify the moderators at once",
        ))
        .option(UserBuilder::new("member", "Who caused it"))
        .option(ChannelBuilder::new("channel", "Where it happened"))
        .option(RoleBuilder::new("role", "Who should handle it"))
        .option(MentionableBuilder::new(
            "notify",
            "A member or role to notify",
        ))
        .option(NumberBuilder::new("hours", "How long it lasted"))
        .option(AttachmentBuilder::new("screenshot", "What it looked like"))
}

fn choices() -> CommandBuilder {
    slash("order", "Order a drink")
        .option(
            StringBuilder::new("drink", "Which drink")
                .required(true)
                .choices([("Coffee", "coffee"), ("Green tea", "green_tea")]),
        )
        .option(
            IntegerBuilder::new("cups", "How many cups")
                .required(true)
                .choices([("One", 1), ("A dozen", 12)]),
        )
        .option(
            NumberBuilder::new("size", "How many liters each")
                .choices([("Small", 0.25), ("Huge", 1.0)]),
        )
}

fn limits() -> CommandBuilder {
    slash("search", "Search the messages")
        .option(
            StringBuilder::new("query", "What to search for")
                .required(true)
                .min_length(2)
                .max_length(100)
                .autocomplete(true),
        )
        .option(
            IntegerBuilder::new("days", "How many days back")
                .min_value(0)
                .max_value(30)
                .autocomplete(true),
        )
        .option(
            NumberBuilder::new("score", "How well it matches")
                .min_value(0.5)
                .max_value(1.0)
                .autocomplete(true),
        )
        .option(
            ChannelBuilder::new("channel", "Where to search")
                .channel_types([ChannelType::GuildText, ChannelType::GuildAnnouncement]),
        )
}

fn subcommands() -> CommandBuilder {
    slash("tag", "Save texts and show them again")
        .option(SubCommandBuilder::new("list", "List all tags"))
        .option(
            SubCommandBuilder::new("save", "Save a tag")
                .option(StringBuilder::new("name", "What to call it").required(true))
                .option(BooleanBuilder::new("pinned", "List it first")),
        )
}

fn groups() -> CommandBuilder {
    slash("config", "Change the settings")
        .option(
            SubCommandGroupBuilder::new("role", "Roles that members may take").subcommands([
                SubCommandBuilder::new("add", "Offer a role")
                    .option(RoleBuilder::new("role", "Which role").required(true)),
                SubCommandBuilder::new("clear", "Offer no roles"),
            ]),
        )
        .option(
            SubCommandGroupBuilder::new("log", "The log of changes").subcommands([
                SubCommandBuilder::new("move", "Write the log to another channel")
                    .option(ChannelBuilder::new("channel", "Which channel").required(true)),
            ]),
        )
        .option(SubCommandBuilder::new("reset", "Restore the defaults"))
}

fn localizations() -> CommandBuilder {
    slash("play", "Play music")
        .name_localizations(localized(["abspielen", "reproducir", "tocar", "再生"]))
        .description_localizations(localized([
            "Musik abspielen",
            "Reproducir música",
            "Poner música",
            "音楽を再生する",
        ]))
        .option(
            StringBuilder::new("playlist", "Which playlist")
                .name_localizations(localized(["liste", "lista", "repertorio", "リスト"]))
                .description_localizations(localized([
                    "Welche Liste",
                    "Qué lista",
                    "Cuál repertorio",
                    "どのリスト",
                ]))
                .required(true)
                .choices([("Favorites", "favorites"), ("Charts", "charts")])
                .choice_localizations(
                    "Favorites",
                    localized(["Favoriten", "Favoritos", "Mis favoritas", "お気に入り"]),
                )
                .choice_localizations(
                    "Charts",
                    localized(["Hitparade", "Éxitos", "Más escuchadas", "ランキング"]),
                ),
        )
}

fn access() -> CommandBuilder {
    slash("gallery", "Show pictures for adults")
        .default_member_permissions(Permissions::EMBED_LINKS | Permissions::ATTACH_FILES)
        .nsfw(true)
        .contexts([
            InteractionContextType::Guild,
            InteractionContextType::BotDm,
            InteractionContextType::PrivateChannel,
        ])
        .integration_types([
            ApplicationIntegrationType::GuildInstall,
            ApplicationIntegrationType::UserInstall,
        ])
}

fn user_command() -> CommandBuilder {
    CommandBuilder::new("Show avatar", "", CommandType::User).name_localizations(localized([
        "Avatar zeigen",
        "Ver avatar",
        "Mostrar avatar",
        "アバターを表示",
    ]))
}

fn message_command() -> CommandBuilder {
    CommandBuilder::new("Report to moderators", "", CommandType::Message)
        .default_member_permissions(Permissions::SEND_MESSAGES)
        .contexts([InteractionContextType::Guild])
}

fn main() {
    let definitions = [
        ("plain", plain()),
        ("option-types", option_types()),
        ("choices", choices()),
        ("limits", limits()),
        ("subcommands", subcommands()),
        ("groups", groups()),
        ("localizations", localizations()),
        ("access", access()),
        ("user-command", user_command()),
        ("message-command", message_command()),
    ];
    // serde_json::to_value would sort the members.
    let documents: Vec<_> = definitions
        .into_iter()
        .map(|(name, builder)| {
            let command: Command = builder.build();
            let document = serde_json::to_string(&command).expect("a command is serializable");
            format!(r#"{{"name":"{name}","document":{document}}}"#)
        })
        .collect();
    println!("[{}]", documents.join(","));
}
