package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is being decided, for one seat or a watcher: the decision's name, the section of the rules it stands in, the
 * sentence of the action bar, what it leads to, and the choices (none for who only waits).
 *
 * @param examples where a move is owed that is made on the board and not in the bar: some that are legal, and lead on
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Prompt(
        String decision,
        String rule,
        Say sentence,
        @Nullable Say detail,
        List<Choice> choices,
        @Nullable List<Move> examples) {

    /** The seat number under which a watcher asks. */
    public static final int WATCHER = -1;

    /** So many examples show what a move looks like, and leave somebody who knows nothing else a choice. */
    private static final int MOST_EXAMPLES = 12;

    public Prompt(String decision, String rule, Say sentence, @Nullable Say detail, List<Choice> choices) {
        this(decision, rule, sentence, detail, choices, null);
    }

    public static Prompt waiting(String decision, String rule, Say sentence) {
        return new Prompt(decision, rule, sentence, null, List.of());
    }

    /**
     * The same for a seat that owes one of these legal moves which lead on: whoever knows nothing but the prompt can answer it.
     */
    public Prompt owing(List<? extends Move> moves) {
        for (Choice choice : choices) if (choice.refusal() == null && moves.contains(choice.move())) return this;
        return moves.isEmpty() ? this : new Prompt(decision, rule, sentence, detail, choices, spread(moves));
    }

    /** Some from the whole length of a long list. */
    private static List<Move> spread(List<? extends Move> moves) {
        int count = Math.min(moves.size(), MOST_EXAMPLES);
        List<Move> some = new ArrayList<>(count);
        for (int i = 0; i < count; i++) some.add(moves.get(i * moves.size() / count));
        return List.copyOf(some);
    }
}
