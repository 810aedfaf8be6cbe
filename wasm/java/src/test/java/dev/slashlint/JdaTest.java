package dev.slashlint;

import static dev.slashlint.Deployable.assertDeployable;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.interactions.DiscordLocale;
import net.dv8tion.jda.api.interactions.commands.DefaultMemberPermissions;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;
import net.dv8tion.jda.api.utils.data.DataArray;
import org.junit.jupiter.api.Test;

/** Commands as a bot written with JDA has them. */
class JdaTest {
    private static SlashCommandData moderation() {
        SubcommandData ban = new SubcommandData("ban", "Ban a member")
                .setNameLocalization(DiscordLocale.GERMAN, "sperren")
                .addOption(OptionType.USER, "member", "Whom to ban", true)
                .addOption(OptionType.STRING, "reason", "Why");
        return Commands.slash("mod", "Moderate members")
                .setDefaultPermissions(DefaultMemberPermissions.enabledFor(Permission.BAN_MEMBERS))
                .addSubcommands(ban);
    }

    @Test
    void goodCommandsAreDeployable() {
        assertDeployable(moderation().toData().toJson());
        assertDeployable(DataArray.empty().add(moderation().toData()).add(Commands.user("Greet").toData()).toJson());
    }

    @Test
    void whatJdaLetsPassIsFound() {
        // Both subcommands are "sperren" in German, which JDA does not look at.
        SlashCommandData bad = moderation().addSubcommands(new SubcommandData("block", "Block a member")
                .setNameLocalization(DiscordLocale.GERMAN, "sperren"));
        AssertionError error = assertThrows(AssertionError.class, () -> assertDeployable(bad.toData().toJson()));
        assertTrue(error.getMessage().contains("[localization-name-clash]"), error.getMessage());
    }
}
