package dev.slashlint;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What is to be said about a document: the answer to {@code check}.
 *
 * @param kind what kind of document it was judged as: such as {@code "commands"}
 * @param scope {@code "global"} or {@code "guild"}
 * @param operation {@code "create"}, {@code "edit"} or {@code "bulk"}
 * @param diagnostics what is wrong with it, in the document's order
 * @param budgets what each slash command uses of its characters
 */
public record Report(
        String kind, String scope, String operation, List<Diagnostic> diagnostics, List<Budget> budgets) {
    /** Makes a report whose lists do not change. */
    public Report {
        diagnostics = List.copyOf(diagnostics);
        budgets = List.copyOf(budgets);
    }

    /**
     * Returns the errors: what the service would refuse.
     *
     * @return the errors
     */
    public List<Diagnostic> errors() {
        return diagnostics.stream().filter(d -> d.severity() == Severity.ERROR).toList();
    }

    /**
     * Tells whether the service would take the document: whether there are no errors.
     *
     * @return whether there are none
     */
    public boolean deployable() {
        return errors().isEmpty();
    }

    /** Returns the diagnostics, one a line. */
    @Override
    public String toString() {
        return diagnostics.stream().map(Diagnostic::toString).collect(Collectors.joining("\n"));
    }

    /**
     * What a command uses of its characters.
     *
     * @param pointer the RFC 6901 pointer of the command
     * @param name its name
     * @param used how many characters it uses
     * @param limit how many it may use
     */
    public record Budget(String pointer, String name, int used, int limit) {}
}
