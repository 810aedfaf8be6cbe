package dev.slashlint;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Assertions for tests, with JUnit or any other library.
 *
 * <pre>{@code
 * assertDeployable(Commands.slash("ping", "Says pong").toData().toJson());
 * }</pre>
 */
public final class Deployable {
    /** How many errors are shown. More are no longer read. */
    private static final int MOST = 50;

    private Deployable() {}

    /** All assertions share an instance: it starts with the first. */
    private static final class Shared {
        static final Slashlint INSTANCE = new Slashlint();
        /** What each rule asks for. */
        static final Map<String, String> TO_DO = new HashMap<>();

        static {
            for (JsonNode rule : Json.read(Slashlint.bytes(INSTANCE.rules()), JsonNode.class)) {
                TO_DO.put(rule.path("name").asText(), rule.path("do").asText());
            }
        }
    }

    /**
     * Asserts that the service would take a document.
     *
     * @param document the document
     * @throws AssertionError with the errors, where they are and what to do, if there are any
     */
    public static void assertDeployable(String document) {
        assertDeployable(document, Options.NONE);
    }

    /**
     * Asserts that the service would take a document.
     *
     * @param document the document in UTF-8
     * @throws AssertionError with the errors, where they are and what to do, if there are any
     */
    public static void assertDeployable(byte[] document) {
        assertDeployable(document, Options.NONE);
    }

    /**
     * Asserts that the service would take a document.
     *
     * @param document the document
     * @param options the document's options and {@code rules}
     * @throws AssertionError with the errors, where they are and what to do, if there are any
     */
    public static void assertDeployable(String document, Options options) {
        assertDeployable(Slashlint.bytes(document), options);
    }

    /**
     * Asserts that the service would take a document.
     *
     * @param document the document in UTF-8
     * @param options the document's options and {@code rules}
     * @throws AssertionError with the errors, where they are and what to do, if there are any
     */
    public static void assertDeployable(byte[] document, Options options) {
        Report report = Shared.INSTANCE.check(document, options);
        if (report.deployable()) {
            return;
        }
        List<Diagnostic> errors = report.errors();
        List<String> paragraphs = new ArrayList<>();
        paragraphs.add("expected the commands to be deployable (" + report.scope() + "), but " + errors.size()
                + (errors.size() == 1 ? " error" : " errors"));
        errors.stream().limit(MOST).map(Deployable::describe).forEach(paragraphs::add);
        if (errors.size() > MOST) {
            paragraphs.add("… and " + (errors.size() - MOST) + " more");
        }
        throw new AssertionError(String.join("\n\n", paragraphs));
    }

    private static String describe(Diagnostic d) {
        List<String> lines = new ArrayList<>();
        lines.add(d.severity() + ": " + d.message() + " [" + d.rule() + "]");
        String place = d.path() + bracketed(d.pointer());
        if (!place.isEmpty()) {
            lines.add("  in " + place.strip());
        }
        d.related().forEach(note -> lines.add("  = note: " + note.message() + bracketed(note.pointer())));
        d.fixes().forEach(fix -> lines.add((fix.safe() ? "  = fix: " : "  = suggestion: ") + fix.title()));
        if (d.fixes().isEmpty()) {
            lines.add("  = help: " + Shared.TO_DO.getOrDefault(d.rule(), "see the catalogue of rules"));
        }
        return String.join("\n", lines);
    }

    private static String bracketed(String pointer) {
        return pointer.isEmpty() ? "" : " (" + pointer + ")";
    }
}
