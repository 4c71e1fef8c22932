package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Tokens;
import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;

/** One side of a trade (4.3): tokens, and cards by their ids; lists are meant as sets. */
public record Bundle(Tokens tokens, List<String> supplies, List<String> transports) {
    public static final Bundle NOTHING = new Bundle(Tokens.NONE, List.of(), List.of());

    public static Bundle of(Tokens tokens) {
        return new Bundle(tokens, List.of(), List.of());
    }

    @JsonIgnore
    public boolean isEmpty() {
        return tokens.isEmpty() && supplies.isEmpty() && transports.isEmpty();
    }

    /** Whether it could not lie on any table: a number below zero, a card named twice. */
    boolean isBroken() {
        return tokens.isBroken() || CommonRefusal.isNamedTwice(supplies) || CommonRefusal.isNamedTwice(transports);
    }

    /** The same however it was typed (R56): cards in the order of their ids. */
    Bundle inOrder() {
        return supplies.size() < 2 && transports.size() < 2
                ? this
                : new Bundle(tokens, sorted(supplies), sorted(transports));
    }

    private static List<String> sorted(List<String> names) {
        return names.stream().sorted().toList();
    }
}
