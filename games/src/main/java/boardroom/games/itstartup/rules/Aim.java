package boardroom.games.itstartup.rules;

import boardroom.engine.phases.Turn;
import boardroom.games.itstartup.box.CardCopy;
import org.jspecify.annotations.Nullable;

/** At whom a card is played: a seat, its employee or knowledge card, and the own developer who is to have it. */
public record Aim(
        int seat, @Nullable CardCopy what, @Nullable CardCopy developer) {
    static final Aim AT_NOTHING = new Aim(Turn.NOBODY, null, null);
}
