package dev.slashlint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slashlint.SlashlintException.Kind;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Wrong options, input that is too large, not text or meant to break something. */
class HostileTest {
    private static final int MIB = 1 << 20;
    private static final String PING = "{\"name\":\"ping\",\"description\":\"Says pong\"}";

    private static void works(Slashlint slashlint) {
        assertEquals("", slashlint.check(PING).toString());
    }

    private static SlashlintException fails(Kind kind, Runnable call) {
        SlashlintException problem = assertThrows(SlashlintException.class, call::run);
        assertEquals(kind, problem.kind(), problem.getMessage());
        return problem;
    }

    @Test
    void wrongOptionsHaveTheModulesMessage() {
        try (Slashlint slashlint = new Slashlint()) {
            SlashlintException problem = fails(Kind.OPTIONS,
                    () -> slashlint.check(PING, Options.NONE.with("scop", "guild")));
            assertEquals("wrong options: there is no option \"scop\"; did you mean \"scope\"?", problem.getMessage());
            fails(Kind.OPTIONS, () -> slashlint.check(PING, Options.json("{")));
            fails(Kind.OPTIONS, () -> slashlint.budget(PING, Options.NONE.rule("name-length", Severity.OFF)));
            fails(Kind.CALL, () -> slashlint.call("chekc", new byte[0], new byte[0]));
            works(slashlint);
        }
    }

    @Test
    void optionsChangeTheReport() {
        try (Slashlint slashlint = new Slashlint()) {
            String document = "{\"name\":\"Ping\",\"description\":\"Says pong\",\"contexts\":[0]}";
            assertEquals("1:9: error: \"Ping\" must be lower-case [name-lowercase] in /Ping",
                    slashlint.check(document).toString());
            assertEquals(2, slashlint.check(document, Options.NONE.scope("guild")).errors().size());
            assertTrue(slashlint.check(document, Options.NONE.rule("name-lowercase", Severity.OFF)).deployable());
            assertTrue(slashlint.mend(document, Options.NONE.unsafe(true)).contains("\"applied\":1"));
            assertTrue(slashlint.preview(PING, Options.NONE.locale("de").query("pi").permissions(0).in("bot-dm"))
                    .contains("\"locale\":\"de\""));
            String said = "{\"name\":\"say\",\"description\":\"Says it\",\"options\":"
                    + "[{\"type\":3,\"name\":\"text\",\"description\":\"What\"}]}";
            assertTrue(slashlint.preview(said, Options.NONE.brief(true))
                    .contains("\"options\":[{\"name\":\"text\",\"required\":false}]"));
            assertTrue(slashlint.invoke(PING, Options.NONE.command("/ping")).contains("\"type\":2"));
            assertTrue(slashlint.plan("[" + PING + "]", "[]").contains("\"delete\":1"));
            assertTrue(slashlint.rules().contains("name-lowercase"));
            assertEquals("{\"kind\":\"commands\",\"recognition\":\"recognized\"}", slashlint.recognize(PING, Options.NONE));
            slashlint.budget(PING, Options.NONE);
            slashlint.decide(PING, Options.NONE);
            slashlint.locales(PING, Options.NONE);
            slashlint.listed(PING, Options.NONE);
        }
    }

    @Test
    void planTakesTheOptionsThatOtherCallsTake() {
        try (Slashlint slashlint = new Slashlint()) {
            String live = "[" + PING + "]";
            String guild = slashlint.plan(live, "[]", Options.NONE.scope("guild"));
            assertTrue(guild.contains("\"scope\":\"guild\""), guild);
            assertEquals(guild, slashlint.plan(live, "[]", Options.json(" {\"scope\":\"guild\" }\n")));
            assertEquals(slashlint.plan(live, "[]"), slashlint.plan(live, "[]", Options.json("{ }")));
            for (Options wrong : List.of(Options.json("[]"), Options.json("{\"a\":{}"), Options.NONE.with("live", "[]"),
                    Options.json("{\"live\":[]}"), Options.NONE.with("scop", "guild"))) {
                fails(Kind.OPTIONS, () -> slashlint.plan(live, "[]", wrong));
            }
            assertTrue(fails(Kind.OPTIONS, () -> slashlint.plan("[", "[]")).getMessage().contains("\"live\" is not well-formed"));
        }
    }

    private static void isNull(String message, Executable call) {
        assertEquals(message, assertThrows(NullPointerException.class, call).getMessage());
    }

    @Test
    void nullSaysWhatToPass() {
        try (Slashlint slashlint = new Slashlint()) {
            String document = "the document is null; pass its JSON, such as \"[]\"";
            isNull(document, () -> slashlint.check((String) null));
            isNull(document, () -> slashlint.check((byte[]) null));
            isNull(document, () -> slashlint.preview((String) null, Options.NONE));
            isNull(document, () -> slashlint.plan("[]", null));
            isNull(document, () -> slashlint.call("check", null, new byte[0]));
            isNull(document, () -> Deployable.assertDeployable((String) null));
            isNull("the live commands are null; pass the JSON that the service lists, such as \"[]\"",
                    () -> slashlint.plan(null, "[]"));
            isNull("the options are null; pass Options.NONE", () -> slashlint.check(PING, null));
            isNull("the options are null; pass Options.NONE", () -> slashlint.plan("[]", "[]", null));
            works(slashlint);
        }
    }

    @Test
    void theReadmesOptionsAreTaken() {
        try (Slashlint slashlint = new Slashlint()) {
            slashlint.check(PING, Options.NONE.scope("guild").rule("name-apostrophe", Severity.OFF));
            slashlint.preview(PING, Options.NONE.locale("de").with("adult", true));
            slashlint.budget(PING, Options.json("{\"scope\":\"guild\",\"top\":3}"));
        }
    }

    @Test
    void bytesThatAreNoText() {
        try (Slashlint slashlint = new Slashlint()) {
            for (byte[] document : new byte[][] {{(byte) 0xff, (byte) 0xfe}, {0}, {}, {(byte) 0xf0, (byte) 0x9f}}) {
                assertFalse(slashlint.check(document).deployable());
            }
            assertFalse(slashlint.check("[".repeat(100_000)).deployable());
            works(slashlint);
        }
    }

    @Test
    void moreThanTheModuleTakes() {
        try (Slashlint slashlint = new Slashlint()) {
            fails(Kind.TOO_LARGE, () -> slashlint.check(new byte[256 * MIB + 1]));
            works(slashlint);
        }
    }

    @Test
    void aDocumentOf64Mib() {
        byte[] document = new byte[64 * MIB];
        Arrays.fill(document, (byte) ' ');
        byte[] ping = PING.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        System.arraycopy(ping, 0, document, document.length - ping.length, ping.length);
        try (Slashlint slashlint = new Slashlint()) {
            assertEquals("", slashlint.check(document).toString());
            works(slashlint);
        }
    }

    @Test
    void anInstanceOutOfMemoryIsReplaced() {
        try (Slashlint slashlint = new Slashlint(32 * MIB)) {
            byte[] document = new byte[64 * MIB];
            for (int i = 0; i < 3; i++) {
                SlashlintException problem = fails(Kind.ENDED, () -> slashlint.check(document));
                assertTrue(problem.getMessage().contains("out of memory"), problem.getMessage());
                works(slashlint);
            }
        }
        fails(Kind.ENGINE, () -> new Slashlint(MIB).close());
    }

    @Test
    void aClosedInstanceSaysSo() {
        Slashlint slashlint = new Slashlint();
        slashlint.close();
        assertThrows(IllegalStateException.class, slashlint::rules);
    }
}
