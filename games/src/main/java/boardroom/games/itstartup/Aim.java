package boardroom.games.itstartup;

import boardroom.games.itstartup.box.CardCopy;
import org.jspecify.annotations.Nullable;

/** At whom a card is played: a seat, its employee or knowledge card, and the own developer who is to have it. */
record Aim(int seat, @Nullable CardCopy what, @Nullable CardCopy developer) {
    static final int NOBODY = -1;
    static final Aim AT_NOTHING = new Aim(NOBODY, null, null);
}
