package dev.slashlint;

/** Why a call has no answer. What is wrong with a document is no exception: it is in the {@link Report}. */
public final class SlashlintException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What a call can fail with. */
    public enum Kind {
        /** The options are wrong. */
        OPTIONS,
        /** There is no call of this name. */
        CALL,
        /** The document and the options together are more than the module takes. */
        TOO_LARGE,
        /** The module ended during the call; the next call gets a new instance. */
        ENDED,
        /** The answer is not what this version of the library reads. */
        ANSWER,
        /** The engine could not start the module. */
        ENGINE
    }

    private final Kind kind;

    SlashlintException(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    SlashlintException(Kind kind, String message, Throwable cause) {
        super(message, cause);
        this.kind = kind;
    }

    /**
     * Tells what the call failed with.
     *
     * @return what it failed with
     */
    public Kind kind() {
        return kind;
    }
}
