package dev.slashlint;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * An instance of slashlint.
 *
 * <pre>{@code
 * try (Slashlint slashlint = new Slashlint()) {
 *     Report report = slashlint.check("{\"name\":\"Ping\",\"description\":\"Says pong\"}");
 *     report.diagnostics().forEach(System.out::println);
 * }
 * }</pre>
 *
 * <p>What is wrong with a document is in the answers; everything else is a {@link SlashlintException}.
 * Documents are JSON, as text or as UTF-8 bytes. Answers are JSON, too, except that of {@code check}.
 *
 * <p>Calls from several threads wait for each other; for more at once, make more instances: they share
 * what is costly. An instance of the module that ended, because it hit its memory limit, is replaced by
 * the next call. The module sees no files, no environment, no network and no real clock, so that the same
 * input always gives the same answer.
 */
public final class Slashlint implements AutoCloseable {
    /** How far the module's memory grows unless the constructor is told otherwise: 1 GiB. */
    public static final long MEMORY_LIMIT = 1L << 30;

    /** The names that {@link #call} takes. */
    public static final List<String> CALLS = List.of(
            "check", "recognize", "mend", "budget", "preview", "decide", "invoke", "plan", "locales", "listed",
            "request", "authorize", "rules");

    private final long memoryLimit;
    private Running running;
    private boolean closed;

    /** Starts an instance. */
    public Slashlint() {
        this(MEMORY_LIMIT);
    }

    /**
     * Starts an instance with another memory limit.
     *
     * @param memoryLimit how many bytes the module's memory may grow to, less than 2 GiB; it needs some
     *     10 MB at least
     */
    public Slashlint(long memoryLimit) {
        this.memoryLimit = memoryLimit;
        this.running = new Running(memoryLimit);
    }

    /**
     * Judges a document.
     *
     * @param document the document
     * @return what is to be said about it
     */
    public Report check(String document) {
        return check(document, Options.NONE);
    }

    /**
     * Judges a document.
     *
     * @param document the document
     * @return what is to be said about it
     */
    public Report check(byte[] document) {
        return check(document, Options.NONE);
    }

    /**
     * Judges a document.
     *
     * @param document the document
     * @param options the document's options and {@code rules}
     * @return what is to be said about it
     */
    public Report check(String document, Options options) {
        return check(bytes(document), options);
    }

    /**
     * Judges a document.
     *
     * @param document the document
     * @param options the document's options and {@code rules}
     * @return what is to be said about it
     */
    public Report check(byte[] document, Options options) {
        return Json.read(answer("check", document, options), Report.class);
    }

    /**
     * Judges a document and returns the JSON that says so.
     *
     * @param document the document
     * @param options the document's options and {@code rules}
     * @return the report as JSON
     */
    public String checkJson(byte[] document, Options options) {
        return text("check", document, options);
    }

    /**
     * Returns the kind of a document and how certain that is: for files that nobody named.
     *
     * @param document the document
     * @param options {@code kind} and {@code syntax}
     * @return an object with {@code kind}, empty for none, and {@code recognition}: {@code "certain"},
     *     {@code "recognized"} or {@code "unrecognized"}
     */
    public String recognize(String document, Options options) {
        return recognize(bytes(document), options);
    }

    /**
     * As {@link #recognize(String, Options)}.
     *
     * @param document the document
     * @param options the options
     * @return the answer
     */
    public String recognize(byte[] document, Options options) {
        return text("recognize", document, options);
    }

    /**
     * Applies a document's safe fixes or, with {@code unsafe}, all of them.
     *
     * @param document the document
     * @param options the document's options, {@code rules} and {@code unsafe}
     * @return an object with the mended {@code text} and how many fixes were {@code applied}
     */
    public String mend(String document, Options options) {
        return mend(bytes(document), options);
    }

    /**
     * As {@link #mend(String, Options)}.
     *
     * @param document the document
     * @param options the options
     * @return the answer
     */
    public String mend(byte[] document, Options options) {
        return text("mend", document, options);
    }

    /**
     * Tells what each slash command uses of its 8,000 characters.
     *
     * @param document the document
     * @param options the document's options and {@code top}
     * @return what {@code slashlint budget --format json} writes
     */
    public String budget(String document, Options options) {
        return budget(bytes(document), options);
    }

    /**
     * As {@link #budget(String, Options)}.
     *
     * @param document the document
     * @param options the options
     * @return the answer
     */
    public String budget(byte[] document, Options options) {
        return text("budget", document, options);
    }

    /**
     * Shows the command picker as a person sees it or, with {@code query}, what a search finds.
     *
     * @param document the document
     * @param options the document's and the viewer's options, {@code query} and {@code brief}
     * @return what {@code slashlint preview --format json} writes
     */
    public String preview(String document, Options options) {
        return preview(bytes(document), options);
    }

    /**
     * As {@link #preview(String, Options)}.
     *
     * @param document the document
     * @param options the options
     * @return the answer
     */
    public String preview(byte[] document, Options options) {
        return text("preview", document, options);
    }

    /**
     * Tells for each command whether a person may use it, and step by step why.
     *
     * @param document the document
     * @param options the document's and the viewer's options
     * @return a decision for each command
     */
    public String decide(String document, Options options) {
        return decide(bytes(document), options);
    }

    /**
     * As {@link #decide(String, Options)}.
     *
     * @param document the document
     * @param options the options
     * @return the answer
     */
    public String decide(byte[] document, Options options) {
        return text("decide", document, options);
    }

    /**
     * Returns the interaction that the application receives when a person uses a command, or why it
     * receives none.
     *
     * @param document the document
     * @param options the document's, the viewer's and the invocation's options
     * @return what {@code slashlint invoke --format json} writes
     */
    public String invoke(String document, Options options) {
        return invoke(bytes(document), options);
    }

    /**
     * As {@link #invoke(String, Options)}.
     *
     * @param document the document
     * @param options the options
     * @return the answer
     */
    public String invoke(byte[] document, Options options) {
        return text("invoke", document, options);
    }

    /**
     * As {@link #plan(String, String, Options)}, for global commands.
     *
     * @param live the commands that are registered, as the service lists them
     * @param draft the commands to register
     * @return the answer
     */
    public String plan(String live, String draft) {
        return plan(live, draft, Options.NONE);
    }

    /**
     * Tells what overwriting the commands {@code live} with {@code draft} would do.
     *
     * @param live the commands that are registered, as the service lists them; {@code "[]"} when there are none
     * @param draft the commands to register
     * @param options {@code scope}
     * @return what {@code slashlint plan --format json} writes
     */
    public String plan(String live, String draft, Options options) {
        Objects.requireNonNull(live, "the live commands are null; pass the JSON that the service lists, such as \"[]\"");
        Objects.requireNonNull(options, "the options are null; pass Options.NONE");
        return text("plan", bytes(draft), options.withLive(live));
    }

    /**
     * Tells how far a document is localized.
     *
     * @param document the document
     * @param options the document's options
     * @return what {@code slashlint locales --format json} writes
     */
    public String locales(String document, Options options) {
        return locales(bytes(document), options);
    }

    /**
     * As {@link #locales(String, Options)}.
     *
     * @param document the document
     * @param options the options
     * @return the answer
     */
    public String locales(byte[] document, Options options) {
        return text("locales", document, options);
    }

    /**
     * Returns what the service would list, were the document's commands registered.
     *
     * @param document the document
     * @param options the document's options, {@code locale} and {@code with_localizations}
     * @return the list
     */
    public String listed(String document, Options options) {
        return listed(bytes(document), options);
    }

    /**
     * As {@link #listed(String, Options)}.
     *
     * @param document the document
     * @param options the options
     * @return the answer
     */
    public String listed(byte[] document, Options options) {
        return text("listed", document, options);
    }

    /**
     * Tells which operation a request is, what is wrong with it and how it would be answered. Nothing is sent.
     *
     * @param body the request's body, empty for none
     * @param options {@code method} and {@code path} or {@code name}, {@code auth}, {@code scopes}, {@code permissions}
     * @return what {@code slashlint request --format json} writes
     */
    public String request(String body, Options options) {
        return request(bytes(body), options);
    }

    /**
     * As {@link #request(String, Options)}.
     *
     * @param body the request's body
     * @param options the options
     * @return the answer
     */
    public String request(byte[] body, Options options) {
        return text("request", body, options);
    }

    /**
     * Judges the social SDK's authorization arguments and tells the redirect that they yield.
     *
     * @param arguments the record as JSON
     * @param options {@code challenge} and {@code rules}
     * @return what {@code slashlint authorize --format json} writes
     */
    public String authorize(String arguments, Options options) {
        return authorize(bytes(arguments), options);
    }

    /**
     * As {@link #authorize(String, Options)}.
     *
     * @param arguments the record as JSON
     * @param options the options
     * @return the answer
     */
    public String authorize(byte[] arguments, Options options) {
        return text("authorize", arguments, options);
    }

    /**
     * Returns the catalogue of rules.
     *
     * @return what {@code slashlint rules --format json} writes
     */
    public String rules() {
        return text("rules", new byte[0], Options.NONE);
    }

    /**
     * Makes a call by its name and returns the answer as it is. An answer to wrong options is one, too:
     * <code>{"error":"…"}</code>.
     *
     * @param name one of {@link #CALLS}
     * @param document the document
     * @param options the options as JSON; none when empty
     * @return the answer as JSON in UTF-8
     */
    public synchronized byte[] call(String name, byte[] document, byte[] options) {
        if (!CALLS.contains(name)) {
            throw new SlashlintException(SlashlintException.Kind.CALL,
                    "there is no call \"" + name + "\"; use one of " + String.join(", ", CALLS));
        }
        given(document);
        if (closed) {
            throw new IllegalStateException("this instance is closed; make another");
        }
        if (running == null) {
            running = new Running(memoryLimit);
        }
        Running current = running;
        running = null;
        byte[] answer = null;
        try {
            answer = current.call(name, document, options);
        } finally {
            if (current.isWhole()) {
                running = current;
            }
        }
        return answer;
    }

    /** Gives the memory back. There can be no calls afterwards. */
    @Override
    public synchronized void close() {
        closed = true;
        running = null;
    }

    private String text(String name, byte[] document, Options options) {
        return new String(answer(name, document, options), StandardCharsets.UTF_8);
    }

    private byte[] answer(String name, byte[] document, Options options) {
        Objects.requireNonNull(options, "the options are null; pass Options.NONE");
        return Json.refuse(call(name, document, options.bytes()));
    }

    static byte[] bytes(String document) {
        return given(document).getBytes(StandardCharsets.UTF_8);
    }

    private static <T> T given(T document) {
        return Objects.requireNonNull(document, "the document is null; pass its JSON, such as \"[]\"");
    }
}
