package boardroom.engine;

/**
 * A sentence as a record: its key is the kind of its family and the record's name, its arguments are the components. The
 * {@link Say} that travels is made only where somebody reads it.
 *
 * <p>A number is written in the unit its annotation names ({@link UnitName}), a seat is marked {@link Seat}, a card's id
 * {@link CardName}; cards, sentences, texts and lists of all these stand for themselves.
 */
public interface Sentence {
    /** As it goes over the wire. */
    default Say say() {
        return SentenceShape.of(getClass()).say(this);
    }
}
