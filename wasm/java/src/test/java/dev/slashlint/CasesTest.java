package dev.slashlint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every call of {@code wasm/dist/cases.ndjson}, to the byte. */
class CasesTest {
    /** Fewer cases than this are not all of them. */
    private static final int LEAST = 3500;

    private static List<JsonNode> cases() throws IOException {
        Path path = Path.of("../dist/cases.ndjson");
        assertTrue(Files.exists(path), "wasm/dist/cases.ndjson is missing; run \"make cases\" in the repository's root");
        List<JsonNode> all = new ArrayList<>();
        for (String line : Files.readAllLines(path)) {
            all.add(Json.MAPPER.readTree(line));
        }
        assertTrue(all.size() >= LEAST, all.size() + " cases are too few; run \"make cases\"");
        return all;
    }

    private static byte[] bytes(JsonNode one, String name) {
        return Base64.getDecoder().decode(one.path(name).asText(""));
    }

    @Test
    void everyAnswerIsRightToTheByte() throws IOException {
        List<String> wrong = new ArrayList<>();
        try (Slashlint slashlint = new Slashlint()) {
            for (JsonNode one : cases()) {
                byte[] options = one.path("options").isNull() ? new byte[0] : bytes(one, "options");
                byte[] document = one.path("document").isNull() ? new byte[0] : bytes(one, "document");
                byte[] answer = slashlint.call(one.path("call").asText(), document, options);
                byte[] want = bytes(one, "answer");
                if (!Arrays.equals(answer, want)) {
                    wrong.add(one.path("name").asText() + "\n  want " + new String(want, StandardCharsets.UTF_8)
                            + "\n  got  " + new String(answer, StandardCharsets.UTF_8));
                }
            }
        }
        assertTrue(wrong.isEmpty(), () -> wrong.size() + " cases:\n" + String.join("\n", wrong));
    }

    @Test
    void everyReportIsReadInFull() throws IOException {
        int read = 0;
        for (JsonNode one : cases()) {
            JsonNode want = Json.MAPPER.readTree(bytes(one, "answer"));
            if (one.path("call").asText().equals("check") && !want.has("error")) {
                Report report = Json.read(bytes(one, "answer"), Report.class);
                JsonNode written = Json.MAPPER.readTree(Json.write(new Plain(report)));
                assertEquals(want, written, one.path("name").asText());
                read++;
            }
        }
        assertTrue(read > 1000, read + " reports are too few");
    }

    /** A report's members, without what it tells about them. */
    private record Plain(String kind, String scope, String operation, List<Diagnostic> diagnostics,
            List<Report.Budget> budgets) {
        Plain(Report r) {
            this(r.kind(), r.scope(), r.operation(), r.diagnostics(), r.budgets());
        }
    }
}
