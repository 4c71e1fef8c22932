package boardroom.games.shipit;

/** Somebody in the pool of a draft: for all, reserved for a seat, or known to that seat alone. */
record Candidate(Engineer engineer, int owner, boolean isPrivate) {
    static final int EVERYBODY = -1;

    boolean isPublic() {
        return owner == EVERYBODY;
    }

    boolean isReserved() {
        return owner != EVERYBODY && !isPrivate;
    }

    boolean isOpenTo(int seat) {
        return owner == EVERYBODY || owner == seat;
    }

    /** Whether this seat may know of it: all but the private engineers of others. */
    boolean isSeenBy(int seat) {
        return !isPrivate || owner == seat;
    }
}
