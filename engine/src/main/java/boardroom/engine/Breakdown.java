package boardroom.engine;

import java.util.List;

/** A number that explains itself: its steps in the order of the rules, and what they come to. */
public record Breakdown(Say title, List<Step> steps, Arg total) {
    public static Breakdown of(Sentence title, List<Step> steps, Arg total) {
        return new Breakdown(title.say(), steps, total);
    }
}
