package boardroom.games.esopwars.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** One use of the wildcard, with its effect on the swing and its effect on the valuation (R43). */
public record WildcardChoice(String id, String name, Effects effects, String text) implements Card {

    /** What it does with the option `swing`, and with `valuation`. */
    public record Effects(SwingEffect swing, ValuationEffect valuation) {}

    /** What it does to the swing of a round. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface SwingEffect {
        int on(int swing);
    }

    /** A gain counts so many times. */
    @JsonTypeName("multiplyPositiveSwing")
    public record MultiplyPositiveSwing(
            @Between(from = 1, to = 10) int factor) implements SwingEffect {
        @Override
        public int on(int swing) {
            return swing > 0 ? swing * factor : swing;
        }
    }

    /** A loss does not count. */
    @JsonTypeName("cancelNegativeSwing")
    public record CancelNegativeSwing() implements SwingEffect {
        @Override
        public int on(int swing) {
            return Math.max(0, swing);
        }
    }

    /** What it does to the change of a valuation. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface ValuationEffect {
        long on(long before, long after);
    }

    /** A gain counts so many times. */
    @JsonTypeName("multiplyValuationGain")
    public record MultiplyValuationGain(
            @Between(from = 1, to = 10) int factor) implements ValuationEffect {
        @Override
        public long on(long before, long after) {
            return after > before ? before + factor * (after - before) : after;
        }
    }

    /** A loss does not count. */
    @JsonTypeName("cancelValuationLoss")
    public record CancelValuationLoss() implements ValuationEffect {
        @Override
        public long on(long before, long after) {
            return Math.max(before, after);
        }
    }
}
