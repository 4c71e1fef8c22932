package boardroom.server.schema;

import boardroom.engine.schema.Schemas;
import boardroom.engine.schema.Use;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * A call over HTTP.
 *
 * @param token whether it needs that of a guest
 * @param takes what its body is; {@code null}: it has none
 * @param status how it is answered when all is well
 * @param gives what the answer holds; {@code null}: nothing
 * @param many whether it holds a list of these
 */
record Call(
        String method,
        String path,
        boolean token,
        @Nullable Class<?> takes,
        int status,
        @Nullable Class<?> gives,
        boolean many) {
    private static final int OK = 200;
    private static final int CREATED = 201;
    private static final int NOTHING_TO_SAY = 204;

    static Call of(String method, String path) {
        return new Call(method, path, false, null, NOTHING_TO_SAY, null, false);
    }

    Call withToken() {
        return new Call(method, path, true, takes, status, gives, many);
    }

    Call takes(Class<?> body) {
        return new Call(method, path, token, body, status, gives, many);
    }

    Call gives(Class<?> answer) {
        return new Call(method, path, token, takes, OK, answer, false);
    }

    Call givesMany(Class<?> answer) {
        return new Call(method, path, token, takes, OK, answer, true);
    }

    Call makes(Class<?> answer) {
        return new Call(method, path, token, takes, CREATED, answer, false);
    }

    void describe(Schemas schemas, ObjectNode out) {
        out.put("method", method).put("path", path).put("token", token);
        if (takes != null) out.set("takes", schemas.of(takes, Use.TAKEN));
        out.put("status", status);
        if (gives == String.class)
            out.putObject("gives").put("type", "string").put("contentMediaType", "text/markdown");
        else if (gives != null) out.set("gives", many ? schemas.listOf(gives, Use.SENT) : schemas.of(gives, Use.SENT));
    }
}
