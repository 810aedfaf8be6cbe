package dev.slashlint;

import static dev.slashlint.Deployable.assertDeployable;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
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
                  = note: used here (/options/0/name_localizations/de)
                  = help: Choose another translation for one of the two options.""", error.getMessage());
    }

    @Test
    void placesOfOneDecisionAreOneDiagnostic() {
        String command = "{\"name\":\"c%d\",\"description\":\"x\",\"dm_permission\":false}";
        String commands = "[" + String.join(",", IntStream.range(0, 120).mapToObj(command::formatted).toList()) + "]";
        try (Slashlint slashlint = new Slashlint()) {
            Diagnostic found = slashlint.check(commands).diagnostics().stream()
                    .filter(d -> d.rule().equals("deprecated-field")).findFirst().orElseThrow();
            assertEquals(120, found.count());
            assertEquals(100, found.places().size());
            assertEquals("/99/dm_permission", found.places().get(99).pointer());
            assertEquals("1:33: warning: \"dm_permission\" is deprecated (120 places) [deprecated-field] in /c0",
                    found.toString());
        }
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
                  = suggestion: rename to "ping"

                """), error.getMessage());
        assertTrue(error.getMessage().endsWith("\n\n… and 69 more"), error.getMessage());
        AssertionError none = assertThrows(AssertionError.class, () -> assertDeployable(""));
        assertFalse(none.getMessage().contains("\n  in "), none.getMessage());
    }
}
