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
}
