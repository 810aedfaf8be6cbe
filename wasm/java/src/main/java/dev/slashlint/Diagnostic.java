package dev.slashlint;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * One thing that is wrong.
 *
 * @param rule the rule's name, such as {@code "name-lowercase"}
 * @param severity how bad it is
 * @param message what is wrong
 * @param pointer the RFC 6901 pointer of the value; empty for the whole document
 * @param path the path as people type it, such as {@code /mod > ban [de]}
 * @param locale the locale whose text it is about, or null
 * @param range where it is in the document
 * @param count how many places it is about, 0 for one; pointer, path and range are those of the first
 * @param places the first 100 of several places, in the document's order
 * @param related other places that belong to it, and notes
 * @param fixes what can be done
 */
public record Diagnostic(
        String rule,
        Severity severity,
        String message,
        String pointer,
        String path,
        String locale,
        Range range,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) int count,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Location> places,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Related> related,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Fix> fixes) {
    /** Makes a diagnostic whose lists do not change. */
    public Diagnostic {
        places = places == null ? List.of() : List.copyOf(places);
        related = related == null ? List.of() : List.copyOf(related);
        fixes = fixes == null ? List.of() : List.copyOf(fixes);
    }

    /** Returns place, severity, message, rule and path on one line. */
    @Override
    public String toString() {
        return range.start().line() + ":" + range.start().column() + ": " + severity + ": " + message
                + " [" + rule + "]" + (path.isEmpty() ? "" : " in " + path);
    }

    /**
     * One of several places.
     *
     * @param pointer the RFC 6901 pointer of the value
     * @param range where it is in the document
     */
    public record Location(String pointer, Range range) {}

    /**
     * A note, and the place it is about.
     *
     * @param message what is to be said
     * @param pointer the RFC 6901 pointer of the place
     * @param range where it is in the document
     */
    public record Related(String message, String pointer, Range range) {}

    /**
     * Something that would put it right.
     *
     * @param title what the fix does
     * @param safe whether it can be applied without a look; others are suggestions
     * @param edits the changes, all to be made
     */
    public record Fix(String title, boolean safe, List<Edit> edits) {
        /** Makes a fix whose list does not change. */
        public Fix {
            edits = List.copyOf(edits);
        }
    }

    /**
     * Bytes of the document to replace.
     *
     * @param start the offset of the first byte
     * @param end the offset after the last byte
     * @param text what comes there
     */
    public record Edit(int start, int end, String text) {}
}
