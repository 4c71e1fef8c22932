package boardroom.cli.soak;

/** What is done to the house on purpose. */
enum Fault {
    DROPPED("sockets dropped in the middle of a move"),
    FROZEN("sockets frozen: nothing read, nothing answered, for seconds"),
    SLOW("slow readers: byte by byte, for seconds"),
    KILLED("server killed with -9 and started again"),
    FULL("disk that took nothing for seconds, and then again"),
    DUPLICATED("commands sent twice at once"),
    LATE_COPY("commands sent again long after their answer"),
    LATE("moves for what was closed long ago"),
    REORDERED("pairs of moves that came in the wrong order"),
    GARBAGE("messages that are none"),
    NOISE("frames that break the protocol of sockets");

    /** Those a person has a part in; the others befall the whole house. */
    static final Fault[] OF_A_PERSON = {DROPPED, FROZEN, SLOW, DUPLICATED, LATE_COPY, LATE, REORDERED, GARBAGE, NOISE};

    private final String words;

    Fault(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }
}
