package boardroom.engine.schema;

/** Which way a value goes: what may be left out differs. */
public enum Use {
    /** Written by the house: what is not known is {@code null}, or left out where the record says so. */
    SENT,
    /** Read by the house: what is {@code @Nullable} may be left out or {@code null}, and all else must be there. */
    TAKEN,
    /** Read as part of a box: within the bounds of one, too. */
    BOX
}
