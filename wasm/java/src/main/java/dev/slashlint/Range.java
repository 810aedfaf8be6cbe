package dev.slashlint;

/**
 * A part of a document.
 *
 * @param start its begin
 * @param end its end, which is not part of it
 */
public record Range(Position start, Position end) {
    /**
     * A place in a document.
     *
     * @param offset the offset in bytes
     * @param line the line, from 1
     * @param column the column in code points, from 1
     * @param utf16 the offset in UTF-16 units, as in a Java string
     */
    public record Position(int offset, int line, int column, int utf16) {}
}
