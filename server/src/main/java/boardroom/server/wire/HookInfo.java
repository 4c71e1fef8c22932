package boardroom.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/** A webhook as its owner sees it; the secret only when it was just made. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record HookInfo(String url, long made, @Nullable String secret) {}
