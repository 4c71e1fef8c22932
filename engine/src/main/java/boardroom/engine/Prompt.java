package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is being decided, for one seat or a watcher: the decision's name, the section of the rules it stands in, the
 * sentence of the action bar, what it leads to, and the choices (none for who only waits).
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Prompt(
        String decision,
        String rule,
        Say sentence,
        @Nullable Say detail,
        List<Choice> choices) {

    /** The seat number under which a watcher asks. */
    public static final int WATCHER = -1;

    public static Prompt waiting(String decision, String rule, Say sentence) {
        return new Prompt(decision, rule, sentence, null, List.of());
    }
}
