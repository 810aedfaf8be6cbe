package dev.slashlint;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.slashlint.SlashlintException.Kind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads and writes JSON. */
final class Json {
    static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .build();

    private static final byte[] REFUSAL = "{\"error\":".getBytes(StandardCharsets.UTF_8);

    private Json() {}

    /** Returns the answer, unless it says that the options are wrong. */
    static byte[] refuse(byte[] answer) {
        if (answer.length > REFUSAL.length
                && Arrays.equals(REFUSAL, 0, REFUSAL.length, answer, 0, REFUSAL.length)) {
            throw new SlashlintException(Kind.OPTIONS,
                    "wrong options: " + read(answer, JsonNode.class).path("error").asText());
        }
        return answer;
    }

    static <T> T read(byte[] answer, Class<T> type) {
        try {
            return MAPPER.readValue(answer, type);
        } catch (IOException problem) {
            throw new SlashlintException(Kind.ANSWER,
                    "the answer cannot be read; use the library's module: " + problem.getMessage(), problem);
        }
    }

    /** Tells whether a text is an object that has a member. */
    static boolean has(String text, String member) {
        try {
            return MAPPER.readTree(text).has(member);
        } catch (JsonProcessingException problem) {
            return false;
        }
    }

    static byte[] write(Object options) {
        try {
            return MAPPER.writeValueAsBytes(options);
        } catch (JsonProcessingException problem) {
            throw new SlashlintException(Kind.OPTIONS,
                    "wrong options: they cannot be written as JSON: " + problem.getOriginalMessage(), problem);
        }
    }
}
