package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** A sentence as data: a key of the texts and its named arguments. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Say(String key, Map<String, Arg> args) {

    public Say {
        // Jackson leaves out empty arguments, so a say without any is read back with none.
        args = args == null ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(args));
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
