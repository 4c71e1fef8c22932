package boardroom.engine;

/** What a move would do to one number, before it is made. */
public record Change(Say what, Arg before, Arg after) {
    public static Change of(Sentence what, Arg before, Arg after) {
        return new Change(what.say(), before, after);
    }
}
