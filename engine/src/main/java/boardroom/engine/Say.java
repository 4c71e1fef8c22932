package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A sentence as data: a key of the texts and its named arguments. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Say(String key, Map<String, Arg> args) {

    public Say {
        args = Collections.unmodifiableMap(new LinkedHashMap<>(args));
    }

    @JsonCreator
    static Say read(@JsonProperty("key") String key, @JsonProperty("args") @Nullable Map<String, Arg> args) {
        return new Say(key, args == null ? Map.of() : args);
    }

    public static Say of(String key) {
        return new Say(key, Map.of());
    }

    public static Say of(String key, String name, Arg value) {
        return new Say(key, Map.of(name, value));
    }

    public Say with(String name, Arg value) {
        Map<String, Arg> more = new LinkedHashMap<>(args);
        more.put(name, value);
        return new Say(key, more);
    }

    public Say with(String name, long count) {
        return with(name, Arg.of(count));
    }
}
