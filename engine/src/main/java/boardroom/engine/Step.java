package boardroom.engine;

/** One step of a sum: what it is, how much, and of which kind (base, bonus, malus ...) for its colour. */
public record Step(Say label, Arg amount, String kind) {
    public static Step of(Sentence label, Arg amount, String kind) {
        return new Step(label.say(), amount, kind);
    }
}
