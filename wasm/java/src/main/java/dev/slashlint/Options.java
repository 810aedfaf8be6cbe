package dev.slashlint;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The options of a call. They never change: each method returns others.
 *
 * <pre>{@code
 * Options options = Options.NONE.scope("guild").rule("name-apostrophe", Severity.OFF);
 * }</pre>
 *
 * <p>{@link #with} sets those that have no method of their own. Which call takes which, and what is the
 * default, is in the module's interface, {@code wasm/ABI.md}. A call refuses what it does not take.
 */
public final class Options {
    /** No options: all defaults. */
    public static final Options NONE = new Options(Map.of(), new byte[0]);

    private final Map<String, Object> members;
    private final byte[] json;

    private Options(Map<String, Object> members, byte[] json) {
        this.members = members;
        this.json = json;
    }

    /**
     * Takes options that are JSON already.
     *
     * @param json an object
     * @return the options
     */
    public static Options json(String json) {
        return new Options(null, json.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Sets an option.
     *
     * @param name the option's name in the module's interface
     * @param value its value: text, a number, a boolean, a list or a map
     * @return the options with it
     */
    public Options with(String name, Object value) {
        if (members == null) {
            throw new IllegalStateException("options given as JSON cannot be added to; put all of them in it");
        }
        Map<String, Object> more = new LinkedHashMap<>(members);
        more.put(name, value);
        return new Options(Collections.unmodifiableMap(more), Json.write(more));
    }

    /**
     * Sets where the commands are registered.
     *
     * @param scope {@code "global"} or {@code "guild"}
     * @return the options with it
     */
    public Options scope(String scope) {
        return with("scope", scope);
    }

    /**
     * Sets what the document is sent for.
     *
     * @param operation {@code "create"}, {@code "edit"} or {@code "bulk"}
     * @return the options with it
     */
    public Options operation(String operation) {
        return with("operation", operation);
    }

    /**
     * Sets the guild: where the viewer is and, for {@code check} and {@code mend}, of which the command
     * permissions are.
     *
     * @param id the guild's id
     * @return the options with it
     */
    public Options guild(String id) {
        return with("guild", id);
    }

    /**
     * Sets how the document is written.
     *
     * @param syntax {@code "json"}, {@code "jsonc"} where comments and a comma after the last value are right, or
     *     {@code "json5"}
     * @return the options with it
     */
    public Options syntax(String syntax) {
        return with("syntax", syntax);
    }

    /**
     * Gives a rule another severity.
     *
     * @param name the rule
     * @param severity its severity
     * @return the options with it
     */
    public Options rule(String name, Severity severity) {
        Map<String, Object> rules = new LinkedHashMap<>();
        if (members != null && members.get("rules") instanceof Map<?, ?> before) {
            before.forEach((rule, old) -> rules.put(String.valueOf(rule), old));
        }
        rules.put(name, severity);
        return with("rules", Collections.unmodifiableMap(rules));
    }

    /**
     * Sets the definition that an interaction is judged against, for {@code check} and {@code mend}.
     *
     * @param commands a command or a list of commands, as JSON
     * @return the options with it
     */
    public Options against(String commands) {
        return with("against", commands);
    }

    /**
     * Sets the viewer's locale.
     *
     * @param locale the locale's code, such as {@code "de"}
     * @return the options with it
     */
    public Options locale(String locale) {
        return with("locale", locale);
    }

    /**
     * Sets where the viewer is.
     *
     * @param place {@code "guild"}, {@code "bot-dm"} or {@code "private-channel"}
     * @return the options with it
     */
    public Options in(String place) {
        return with("in", place);
    }

    /**
     * Sets the viewer's permissions.
     *
     * @param bits the member's bit set
     * @return the options with it
     */
    public Options permissions(long bits) {
        return with("permissions", Long.toUnsignedString(bits));
    }

    /**
     * Sets the viewer's roles.
     *
     * @param ids the roles' ids
     * @return the options with it
     */
    public Options roles(List<String> ids) {
        return with("roles", List.copyOf(ids));
    }

    /**
     * Sets what the person has typed after {@code /}, for {@code preview}.
     *
     * @param query the text
     * @return the options with it
     */
    public Options query(String query) {
        return with("query", query);
    }

    /**
     * Lets {@code preview} tell of each entry's options only the name as the person sees it, a string, and whether it is
     * required, at about half the time.
     *
     * @param only whether it does
     * @return the options with it
     */
    public Options brief(boolean only) {
        return with("brief", only);
    }

    /**
     * Sets the command that the person uses, for {@code invoke}.
     *
     * @param command the command as it is typed, such as {@code "/mod ban"}
     * @return the options with it
     */
    public Options command(String command) {
        return with("command", command);
    }

    /**
     * Sets what the person enters for the command's options, for {@code invoke}.
     *
     * @param values option names and their values
     * @return the options with it
     */
    public Options values(Map<String, ?> values) {
        return with("options", Collections.unmodifiableMap(new LinkedHashMap<>(values)));
    }

    /**
     * Lets {@code mend} also apply fixes that may not be what was meant.
     *
     * @param apply whether it does
     * @return the options with it
     */
    public Options unsafe(boolean apply) {
        return with("unsafe", apply);
    }

    /** Returns the options of a plan with the live commands in them. All else in them is left to the module to judge. */
    Options withLive(String live) {
        String text = toString().strip();
        String member = "\"live\":" + new String(Json.write(live), StandardCharsets.UTF_8) + "}";
        if (text.isEmpty()) {
            return json("{" + member);
        }
        if (Json.has(text, "live")) {
            throw new SlashlintException(SlashlintException.Kind.OPTIONS,
                    "wrong options: \"live\" stands in them; pass it as the first argument and nowhere else");
        }
        if (!text.endsWith("}")) {
            return this;
        }
        String open = text.substring(0, text.length() - 1).stripTrailing();
        return json(open + (open.equals("{") ? "" : ",") + member);
    }

    byte[] bytes() {
        return json;
    }

    /** Returns the options as JSON. */
    @Override
    public String toString() {
        return new String(json, StandardCharsets.UTF_8);
    }
}
