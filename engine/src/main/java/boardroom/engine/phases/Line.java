package boardroom.engine.phases;

import boardroom.engine.Sentence;
import org.jspecify.annotations.Nullable;

/** The sentence of the action bar and the line of detail under it. */
public record Line(Sentence sentence, @Nullable Sentence detail) {
    public static Line of(Sentence sentence) {
        return new Line(sentence, null);
    }

    public static Line of(Sentence sentence, @Nullable Sentence detail) {
        return new Line(sentence, detail);
    }
}
