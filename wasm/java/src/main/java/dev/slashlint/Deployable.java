package dev.slashlint;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/**
 * Assertions for tests, with JUnit or any other library.
 *
 * <pre>{@code
 * assertDeployable(Commands.slash("ping", "Says pong").toData().toJson());
 * }</pre>
 */
public final class Deployable {
    private Deployable() {}

    /** All assertions share an instance: it starts with the first. */
    private static final class Shared {
        static final Slashlint INSTANCE = new Slashlint();
    }

    /**
     * Asserts that the service would take a document.
     *
     * @param document the document
     * @throws AssertionError with all errors, if there are any
     */
    public static void assertDeployable(String document) {
        assertDeployable(document, Options.NONE);
    }

    /**
     * Asserts that the service would take a document.
     *
     * @param document the document in UTF-8
     * @throws AssertionError with all errors, if there are any
     */
    public static void assertDeployable(byte[] document) {
        assertDeployable(document, Options.NONE);
    }

    /**
     * Asserts that the service would take a document.
     *
     * @param document the document
     * @param options the document's options and {@code rules}
     * @throws AssertionError with all errors, if there are any
     */
    public static void assertDeployable(String document, Options options) {
        assertDeployable(document.getBytes(StandardCharsets.UTF_8), options);
    }

    /**
     * Asserts that the service would take a document.
     *
     * @param document the document in UTF-8
     * @param options the document's options and {@code rules}
     * @throws AssertionError with all errors, if there are any
     */
    public static void assertDeployable(byte[] document, Options options) {
        Report report = Shared.INSTANCE.check(document, options);
        if (!report.deployable()) {
            throw new AssertionError(report.errors().stream().map(Diagnostic::toString)
                    .collect(Collectors.joining("\n  ", "the service would refuse this:\n  ", "")));
        }
    }
}
