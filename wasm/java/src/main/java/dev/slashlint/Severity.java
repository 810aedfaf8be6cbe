package dev.slashlint;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** How bad something is. */
public enum Severity {
    /** A rule that does not speak; only in options. */
    @JsonProperty("off")
    OFF,
    /** Worth knowing. */
    @JsonProperty("info")
    INFO,
    /** Taken by the service, but not what is meant. */
    @JsonProperty("warning")
    WARNING,
    /** Refused by the service. */
    @JsonProperty("error")
    ERROR;

    /** Returns the severity as it is written in answers and options. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
