import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.interactions.DiscordLocale;
import net.dv8tion.jda.api.interactions.IntegrationType;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.DefaultMemberPermissions;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandGroupData;
import net.dv8tion.jda.api.utils.data.DataArray;
import net.dv8tion.jda.api.utils.data.DataObject;

/** Prints the ten definitions of ../README.md as JDA sends them. */
final class Main {
    private static Map<DiscordLocale, String> localized(String de, String es, String es419, String ja) {
        return Map.of(
                DiscordLocale.GERMAN, de,
                DiscordLocale.SPANISH, es,
                DiscordLocale.SPANISH_LATAM, es419,
                DiscordLocale.JAPANESE, ja);
    }

    private static CommandData plain() {
        return Commands.slash("ping", "Check that the bot responds");
    }

    private static CommandData optionTypes() {
        return Commands.slash("report", "Report a problem")
                .addOption(OptionType.STRING, "subject", "What it is about", true)
                .addOption(OptionType.INTEGER, "severity", "How bad it is", true)
                .addOption(OptionType.BOOLEAN, "urgent", "Notify the moderators at once")
                .addOption(OptionType.USER, "member", "Who caused it")
                .addOption(OptionType.CHANNEL, "channel", "Where it happened")
                .addOption(OptionType.ROLE, "role", "Who should handle it")
                .addOption(OptionType.MENTIONABLE, "notify", "A member or role to notify")
                .addOption(OptionType.NUMBER, "hours", "How long it lasted")
                .addOption(OptionType.ATTACHMENT, "screenshot", "What it looked like");
    }

    private static CommandData choices() {
        return Commands.slash("order", "Order a drink")
                .addOptions(
                        new OptionData(OptionType.STRING, "drink", "Which drink", true)
                                .addChoice("Coffee", "coffee")
                                .addChoice("Green tea", "green_tea"),
                        new OptionData(OptionType.INTEGER, "cups", "How many cups", true)
                                .addChoice("One", 1)
                                .addChoice("A dozen", 12),
                        new OptionData(OptionType.NUMBER, "size", "How many liters each")
                                .addChoice("Small", 0.25)
                                .addChoice("Huge", 1.0));
    }

    private static CommandData limits() {
        return Commands.slash("search", "Search the messages")
                .addOptions(
                        new OptionData(OptionType.STRING, "query", "What to search for", true, true)
                                .setRequiredLength(2, 100),
                        new OptionData(OptionType.INTEGER, "days", "How many days back", false, true)
                                .setRequiredRange(0, 30),
                        new OptionData(OptionType.NUMBER, "score", "How well it matches", false, true)
                                .setRequiredRange(0.5, 1.0),
                        new OptionData(OptionType.CHANNEL, "channel", "Where to search")
                                .setChannelTypes(ChannelType.TEXT, ChannelType.NEWS));
    }

    private static CommandData subcommands() {
        return Commands.slash("tag", "Save texts and show them again")
                .addSubcommands(
                        new SubcommandData("list", "List all tags"),
                        new SubcommandData("save", "Save a tag")
                                .addOption(OptionType.STRING, "name", "What to call it", true)
                                .addOption(OptionType.BOOLEAN, "pinned", "List it first"));
    }

    private static CommandData groups() {
        return Commands.slash("config", "Change the settings")
                .addSubcommandGroups(
                        new SubcommandGroupData("role", "Roles that members may take")
                                .addSubcommands(
                                        new SubcommandData("add", "Offer a role")
                                                .addOption(OptionType.ROLE, "role", "Which role", true),
                                        new SubcommandData("clear", "Offer no roles")),
                        new SubcommandGroupData("log", "The log of changes")
                                .addSubcommands(
                                        new SubcommandData("move", "Write the log to another channel")
                                                .addOption(OptionType.CHANNEL, "channel", "Which channel", true)))
                .addSubcommands(new SubcommandData("reset", "Restore the defaults"));
    }

    private static CommandData localizations() {
        Command.Choice favorites = new Command.Choice("Favorites", "favorites")
                .setNameLocalizations(localized("Favoriten", "Favoritos", "Mis favoritas", "お気に入り"));
        Command.Choice charts = new Command.Choice("Charts", "charts")
                .setNameLocalizations(localized("Hitparade", "Éxitos", "Más escuchadas", "ランキング"));
        return Commands.slash("play", "Play music")
                .setNameLocalizations(localized("abspielen", "reproducir", "tocar", "再生"))
                .setDescriptionLocalizations(
                        localized("Musik abspielen", "Reproducir música", "Poner música", "音楽を再生する"))
                .addOptions(new OptionData(OptionType.STRING, "playlist", "Which playlist", true)
                        .setNameLocalizations(localized("liste", "lista", "repertorio", "リスト"))
                        .setDescriptionLocalizations(
                                localized("Welche Liste", "Qué lista", "Cuál repertorio", "どのリスト"))
                        .addChoices(favorites, charts));
    }

    private static CommandData access() {
        return Commands.slash("gallery", "Show pictures for adults")
                .setDefaultPermissions(DefaultMemberPermissions.enabledFor(
                        Permission.MESSAGE_EMBED_LINKS, Permission.MESSAGE_ATTACH_FILES))
                .setNSFW(true)
                .setContexts(InteractionContextType.ALL)
                .setIntegrationTypes(IntegrationType.ALL);
    }

    private static CommandData userCommand() {
        return Commands.user("Show avatar")
                .setNameLocalizations(localized("Avatar zeigen", "Ver avatar", "Mostrar avatar", "アバターを表示"));
    }

    private static CommandData messageCommand() {
        return Commands.message("Report to moderators")
                .setDefaultPermissions(DefaultMemberPermissions.enabledFor(Permission.MESSAGE_SEND))
                .setContexts(InteractionContextType.GUILD);
    }

    public static void main(String[] arguments) {
        Map<String, CommandData> definitions = new LinkedHashMap<>();
        definitions.put("plain", plain());
        definitions.put("option-types", optionTypes());
        definitions.put("choices", choices());
        definitions.put("limits", limits());
        definitions.put("subcommands", subcommands());
        definitions.put("groups", groups());
        definitions.put("localizations", localizations());
        definitions.put("access", access());
        definitions.put("user-command", userCommand());
        definitions.put("message-command", messageCommand());
        DataArray documents = DataArray.empty();
        definitions.forEach((name, command) ->
                documents.add(DataObject.empty().put("name", name).put("document", command.toData())));
        new PrintStream(System.out, true, StandardCharsets.UTF_8).println(documents);
    }
}
