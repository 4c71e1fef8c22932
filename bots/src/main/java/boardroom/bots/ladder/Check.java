package boardroom.bots.ladder;

/** Something that must hold, or that was aimed at, with the figures that tell. */
public record Check(String what, Verdict verdict, String figures) {
    /** Whether it holds; open, if no game tells. */
    public enum Verdict {
        HOLDS,
        FAILS,
        OPEN
    }

    public boolean fails() {
        return verdict == Verdict.FAILS;
    }
}
