package boardroom.engine;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What happened because of a move, for the log, the animation and the lab; its text is `event.` and its type's name. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public interface Event {
    /** Whether it shows a card, a die or a sealed choice, so that taking back is no longer free. */
    default boolean reveals() {
        return false;
    }

    /**
     * Whether it shows something that only some knew, so that another hearer may hear something else in a world he can't
     * tell from this one. A card laid down from one's own hand shows it, and may still be taken back.
     */
    default boolean shows() {
        return reveals();
    }
}
