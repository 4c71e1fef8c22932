package boardroom.games.shipit.rules;

/** Somebody in the pool of a draft: for all, reserved for a seat, or known to that seat alone. */
public record Candidate(Engineer engineer, int owner, boolean isPrivate) {
    public static final int EVERYBODY = -1;

    public boolean isPublic() {
        return owner == EVERYBODY;
    }

    public boolean isReserved() {
        return owner != EVERYBODY && !isPrivate;
    }

    public boolean isOpenTo(int seat) {
        return owner == EVERYBODY || owner == seat;
    }

    /** Whether this seat may know of it: all but the private engineers of others. */
    public boolean isSeenBy(int seat) {
        return !isPrivate || owner == seat;
    }
}
