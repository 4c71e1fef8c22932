package boardroom.engine;

/** An event that shows a card, a die or a sealed choice: before it nothing is taken back any more. */
public interface RevealingEvent extends Event {
    @Override
    default boolean reveals() {
        return true;
    }
}
