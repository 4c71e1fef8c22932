package boardroom.games.shipit;

/** One line of a plan: who, on which action (its place in the box), with AI or not. */
record Entry(int engineer, int action, boolean ai) {
    Entry withAi(boolean newAi) {
        return new Entry(engineer, action, newAi);
    }
}
