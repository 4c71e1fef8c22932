package boardroom.cli.soak;

import boardroom.engine.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** One command of a person, with what was answered; kept until it is, over however many sockets. */
final class Asked {
    /** What must come of it. */
    enum Due {
        /** It was offered, and nothing has changed since: it must be done. */
        DONE,
        /** What it answers was closed long ago, or it makes no sense: it must be refused. */
        REFUSED,
        EITHER
    }

    final String id;
    final String what;
    final Map<String, Object> fields;
    final Due due;

    /** The last update its sender knew. */
    final int knowing;

    final long sentAt = System.nanoTime();
    private int sent;
    private int answers;
    private @Nullable JsonNode first;

    Asked(String id, String table, String what, Map<String, ?> more, Due due, int knowing) {
        this.id = id;
        this.what = what;
        this.due = due;
        this.knowing = knowing;
        fields = new LinkedHashMap<>();
        fields.put("id", id);
        fields.put("do", what);
        fields.put("table", table);
        fields.putAll(more);
    }

    String json() {
        return Json.MAPPER.writeValueAsString(fields);
    }

    void sent() {
        sent++;
    }

    /** Whether it was sent once and not again. */
    boolean wasSentOnce() {
        return sent == 1;
    }

    /** Notes an answer; whether there are more than questions. */
    boolean answered(JsonNode answer) {
        answers++;
        if (first == null || !isOk(first)) first = answer;
        return answers > sent;
    }

    int answers() {
        return answers;
    }

    boolean isAnswered() {
        return answers > 0;
    }

    /** The answer that counts: the first, or the first that did not refuse it. */
    @Nullable JsonNode answer() {
        return first;
    }

    boolean isDone() {
        return first != null && isOk(first);
    }

    int seat() {
        return fields.get("seat") instanceof Integer seat ? seat : -1;
    }

    JsonNode move() {
        return fields.get("move") instanceof JsonNode move ? move : Json.MAPPER.nullNode();
    }

    static boolean isOk(JsonNode answer) {
        return answer.path("ok").asBoolean();
    }

    /** The key of the sentence of a refusal. */
    static String reason(JsonNode answer) {
        return answer.path("say").path("key").asString("");
    }
}
