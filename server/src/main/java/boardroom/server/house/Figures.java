package boardroom.server.house;

/** Counts what goes on, for those who run the house. */
public interface Figures {
    Figures NONE = new Figures() {
        @Override
        public void moved() {}

        @Override
        public void refused() {}
    };

    /** A move was carried out. */
    void moved();

    /** A command was refused. */
    void refused();
}
