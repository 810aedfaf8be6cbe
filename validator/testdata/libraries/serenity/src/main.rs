//! Prints the ten definitions of ../README.md as serenity sends them.

use serenity::all::{
    ChannelType, CommandOptionType, CommandType, CreateCommand, CreateCommandOption,
    InstallationContext, InteractionContext, Permissions,
};

const LOCALES: [&str; 4] = ["de", "es-ES", "es-419", "ja"];

fn option(kind: CommandOptionType, name: &str, description: &str) -> CreateCommandOption {
    CreateCommandOption::new(kind, name, description)
}

fn plain() -> CreateCommand {
    CreateCommand::new("ping").description("Check that the bot responds")
}

fn option_types() -> CreateCommand {
    use CommandOptionType::*;
    CreateCommand::new("report")
        .description("Report a problem")
        .add_option(option(String, "subject", "What it is about").required(true))
        .add_option(option(Integer, "severity", "How bad it is").required(true))
        .add_option(option(Boolean, "urgent", "Notify the moderators at once"))
        .add_option(option(User, "member", "Who caused it"))
        .add_option(option(Channel, "channel", "Where it happened"))
        .add_option(option(Role, "role", "Who should handle it"))
        .add_option(option(Mentionable, "notify", "A member or role to notify"))
        .add_option(option(Number, "hours", "How long it lasted"))
        .add_option(option(Attachment, "screenshot", "What it looked like"))
}

fn choices() -> CreateCommand {
    CreateCommand::new("order")
        .description("Order a drink")
        .add_option(
            option(CommandOptionType::String, "drink", "Which drink")
                .required(true)
                .add_string_choice("Coffee", "coffee")
                .add_string_choice("Green tea", "green_tea"),
        )
        .add_option(
            option(CommandOptionType::Integer, "cups", "How many cups")
                .required(true)
                .add_int_choice("One", 1)
                .add_int_choice("A dozen", 12),
        )
        .add_option(
            option(CommandOptionType::Number, "size", "How many liters each")
                .add_number_choice("Small", 0.25)
                .add_number_choice("Huge", 1.0),
        )
}

fn limits() -> CreateCommand {
    CreateCommand::new("search")
        .description("Search the messages")
        .add_option(
            option(CommandOptionType::String, "query", "What to search for")
                .required(true)
                .min_length(2)
                .max_length(100)
                .set_autocomplete(true),
        )
        .add_option(
            option(CommandOptionType::Integer, "days", "How many days back")
                .min_int_value(0)
                .max_int_value(30)
                .set_autocomplete(true),
        )
        .add_option(
            option(CommandOptionType::Number, "score", "How well it matches")
                .min_number_value(0.5)
                .max_number_value(1.0)
                .set_autocomplete(true),
        )
        .add_option(
            option(CommandOptionType::Channel, "channel", "Where to search")
                .channel_types(vec![ChannelType::Text, ChannelType::News]),
        )
}

fn subcommands() -> CreateCommand {
    CreateCommand::new("tag")
        .description("Save texts and show them again")
        .add_option(option(
            CommandOptionType::SubCommand,
            "list",
            "List all tags",
        ))
        .add_option(
            option(CommandOptionType::SubCommand, "save", "Save a tag")
                .add_sub_option(
                    option(CommandOptionType::String, "name", "What to call it").required(true),
                )
                .add_sub_option(option(
                    CommandOptionType::Boolean,
                    "pinned",
                    "List it first",
                )),
        )
}

fn groups() -> CreateCommand {
    use CommandOptionType::{Channel, Role, SubCommand, SubCommandGroup};
    CreateCommand::new("config")
        .description("Change the settings")
        .add_option(
            option(SubCommandGroup, "role", "Roles that members may take")
                .add_sub_option(
                    option(SubCommand, "add", "Offer a role")
                        .add_sub_option(option(Role, "role", "Which role").required(true)),
                )
                .add_sub_option(option(SubCommand, "clear", "Offer no roles")),
        )
        .add_option(
            option(SubCommandGroup, "log", "The log of changes").add_sub_option(
                option(SubCommand, "move", "Write the log to another channel")
                    .add_sub_option(option(Channel, "channel", "Which channel").required(true)),
            ),
        )
        .add_option(option(SubCommand, "reset", "Restore the defaults"))
}

fn localizations() -> CreateCommand {
    let mut play = CreateCommand::new("play").description("Play music");
    let mut playlist =
        option(CommandOptionType::String, "playlist", "Which playlist").required(true);
    let names = ["abspielen", "reproducir", "tocar", "再生"];
    let descriptions = [
        "Musik abspielen",
        "Reproducir música",
        "Poner música",
        "音楽を再生する",
    ];
    let option_names = ["liste", "lista", "repertorio", "リスト"];
    let option_descriptions = ["Welche Liste", "Qué lista", "Cuál repertorio", "どのリスト"];
    for (i, locale) in LOCALES.into_iter().enumerate() {
        play = play
            .name_localized(locale, names[i])
            .description_localized(locale, descriptions[i]);
        playlist = playlist
            .name_localized(locale, option_names[i])
            .description_localized(locale, option_descriptions[i]);
    }
    let favorites = ["Favoriten", "Favoritos", "Mis favoritas", "お気に入り"];
    let charts = ["Hitparade", "Éxitos", "Más escuchadas", "ランキング"];
    play.add_option(
        playlist
            .add_string_choice_localized(
                "Favorites",
                "favorites",
                LOCALES.into_iter().zip(favorites),
            )
            .add_string_choice_localized("Charts", "charts", LOCALES.into_iter().zip(charts)),
    )
}

fn access() -> CreateCommand {
    CreateCommand::new("gallery")
        .description("Show pictures for adults")
        .default_member_permissions(Permissions::EMBED_LINKS | Permissions::ATTACH_FILES)
        .nsfw(true)
        .contexts(vec![
            InteractionContext::Guild,
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ])
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
}

fn user_command() -> CreateCommand {
    let names = [
        "Avatar zeigen",
        "Ver avatar",
        "Mostrar avatar",
        "アバターを表示",
    ];
    LOCALES.into_iter().zip(names).fold(
        CreateCommand::new("Show avatar").kind(CommandType::User),
        |command, (locale, name)| command.name_localized(locale, name),
    )
}

fn message_command() -> CreateCommand {
    CreateCommand::new("Report to moderators")
        .kind(CommandType::Message)
        .default_member_permissions(Permissions::SEND_MESSAGES)
        .contexts(vec![InteractionContext::Guild])
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
        .iter()
        .map(|(name, command)| {
            let document = serde_json::to_string(command).expect("a command is serializable");
            format!(r#"{{"name":"{name}","document":{document}}}"#)
        })
        .collect();
    println!("[{}]", documents.join(","));
}
