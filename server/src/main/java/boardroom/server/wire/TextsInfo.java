package boardroom.server.wire;

import boardroom.engine.Unit;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sentences by their keys, in ICU message syntax, and how units are written; the house itself has none. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TextsInfo(Map<String, String> texts, @Nullable Map<String, Unit> units) {}
