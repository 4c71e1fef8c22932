package boardroom.cli.soak;

/** Something that was promised and did not hold. */
record Finding(Kind kind, String sentence) {
    /** Which promise. */
    enum Kind {
        /** A move that was told to be done is not in the journal as it was told. */
        LOST("acknowledged moves lost or changed"),
        /** A table that goes on no more although everything is there for it. */
        STUCK("stuck tables"),
        /** Something was told that is not so. */
        WRONG("wrong answers"),
        /** What is alive in the server grows and grows. */
        MEMORY("memory that grows"),
        /** The soak itself could not do its work: its zeros would prove nothing. */
        UNTRIED("what could not be tried");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }
}
