package boardroom.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/** What came of trying a webhook out: how it was answered, or why it was not. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record HookTest(
        boolean ok, @Nullable Integer status, @Nullable String problem, long millis) {}
