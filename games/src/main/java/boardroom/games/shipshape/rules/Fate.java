package boardroom.games.shipshape.rules;

/** What becomes of a supply when its turn to work comes (4.2.1). */
public enum Fate {
    /** Its input is paid and its output taken; it lies upright after it. */
    WORKS,
    /** Upright and not payable: it is rotated. */
    STALLS,
    /** Rotated and not payable: it is discarded. */
    GOES
}
