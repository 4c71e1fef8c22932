package boardroom.engine;

/** How the house says that a game has ended, where a game has no words of its own for it. */
@Kind("end")
public sealed interface Ending extends Sentence {
    /** One seat is ahead of all others. */
    record WonBy(@Seat int winner) implements Ending {}

    /** These are equal in all that counts. */
    record SharedBy(Seats winners) implements Ending {}
}
