package boardroom.games.shipshape.rules;

import com.fasterxml.jackson.annotation.JsonIgnore;

/** The terms of a trade as one side sees them: what it gives and what it wants for it. */
public record Swap(Bundle give, Bundle want) {
    /** 4.3.1: "what would you trade?" */
    @JsonIgnore
    public boolean isInvitation() {
        return give.isEmpty() && want.isEmpty();
    }

    /** As it was typed, its cards in one order. */
    static Swap of(Bundle give, Bundle want) {
        return new Swap(give.inOrder(), want.inOrder());
    }

    boolean isBroken() {
        return give.isBroken() || want.isBroken();
    }

    /** The same trade as the other side sees it. */
    public Swap mirrored() {
        return new Swap(want, give);
    }
}
