package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Say;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The few words with which a trade or a joint order may be declined. */
public enum Why {
    /** It goes into an order of mine. */
    @JsonProperty("need-it")
    NEED_IT,
    /** With it I would be ready later. */
    @JsonProperty("delays-me")
    DELAYS_ME,
    /** It gives too little for what it takes. */
    @JsonProperty("too-dear")
    TOO_DEAR,
    /** It would only serve the score of whoever leads. */
    @JsonProperty("helps-leader")
    HELPS_LEADER,
    /** I can do the order alone, in time. */
    @JsonProperty("alone")
    ALONE;

    /** What the engine says for who could only decline (R59). */
    static final String CANNOT = "cannot";

    private static final String NONE = "none";

    /** What an answer keeps of it; {@code null}: nothing was said. */
    static @Nullable String idOf(@Nullable Why why) {
        return why == null ? null : why.id();
    }

    /** As an event names what an answer kept. */
    static String told(@Nullable String id) {
        return id == null ? NONE : id;
    }

    /** As an event says what an answer kept. */
    static @Nullable Arg words(@Nullable String id) {
        return id == null ? null : Arg.say(Say.of("why." + id));
    }

    /** In a few friendly words. */
    public Say say() {
        return Say.of("why." + id());
    }

    /** As texts and answers name it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
