package dev.slashlint;

import static dev.slashlint.Deployable.assertDeployable;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
        assertEquals("""
                expected the commands to be deployable (global), but 1 error

                error: another option of this list is named "sperren" in de too [localization-name-clash]
                  in /mod > block [de] (/options/1/name_localizations/de)
                  note: used here (/options/0/name_localizations/de)
                  to do: Choose another translation for one of the two options.""", error.getMessage());
    }

    @Test
    void fixesAreShownAndManyErrorsCut() {
        String ping = "{\"name\":\"Ping\",\"description\":\"x\"}";
        AssertionError error = assertThrows(AssertionError.class,
                () -> assertDeployable("[" + (ping + ",").repeat(59) + ping + "]", Options.NONE.scope("guild")));
        assertTrue(error.getMessage().startsWith("""
                expected the commands to be deployable (guild), but 119 errors

                error: "Ping" must be lower-case [name-lowercase]
                  in /Ping (/0/name)
                  perhaps: lower-case it

                """), error.getMessage());
        assertTrue(error.getMessage().endsWith("\n\n… and 69 more"), error.getMessage());
        AssertionError none = assertThrows(AssertionError.class, () -> assertDeployable(""));
        assertFalse(none.getMessage().contains("\n  in "), none.getMessage());
    }
}
