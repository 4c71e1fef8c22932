package boardroom.server.proof;

import boardroom.engine.Arg;
import boardroom.engine.Say;

/** What was found out about a game by playing its file again. */
public final class ProofSay {
    private ProofSay() {}

    public static Say whole() {
        return Say.of("proof.whole");
    }

    public static Say changed() {
        return Say.of("proof.changed");
    }

    public static Say commitment(String hash) {
        return Say.of("proof.commitment", "hash", Arg.of(hash));
    }

    public static Say otherCommitment(String hash) {
        return Say.of("proof.other-commitment", "hash", Arg.of(hash));
    }

    public static Say noCommitment() {
        return Say.of("proof.no-commitment");
    }

    public static Say gameUnknown(String game) {
        return Say.of("proof.game-unknown", "game", Arg.of(game));
    }

    public static Say otherRules(int rules, int box, int ourRules, int ourBox) {
        return Say.of("proof.other-rules")
                .with("rules", rules)
                .with("box", box)
                .with("ourRules", ourRules)
                .with("ourBox", ourBox);
    }

    public static Say box() {
        return Say.of("proof.box");
    }

    public static Say noDeal() {
        return Say.of("proof.no-deal");
    }

    public static Say entries(int count) {
        return Say.of("proof.entries").with("count", count);
    }

    public static Say entryUnreadable(int number) {
        return Say.of("proof.entry-unreadable").with("number", number);
    }

    public static Say entryFails(int number) {
        return Say.of("proof.entry-fails").with("number", number);
    }

    /** {@code why}: the sentence with which the game refuses the move. */
    public static Say refused(int number, String why) {
        return Say.of("proof.refused").with("number", number).with("why", Arg.of(why));
    }

    public static Say held(int number) {
        return Say.of("proof.held").with("number", number);
    }

    public static Say unknownSeat(int number) {
        return Say.of("proof.unknown-seat").with("number", number);
    }

    public static Say nothingToUndo(int number) {
        return Say.of("proof.nothing-to-undo").with("number", number);
    }

    public static Say guess(int number) {
        return Say.of("proof.guess").with("number", number);
    }

    public static Say afterTheEnd(int number) {
        return Say.of("proof.after-the-end").with("number", number);
    }

    public static Say notOver() {
        return Say.of("proof.not-over");
    }

    public static Say checkpoints(int count) {
        return Say.of("proof.checkpoints").with("count", count);
    }

    public static Say checkpoint(int number) {
        return Say.of("proof.checkpoint").with("number", number);
    }

    public static Say result() {
        return Say.of("proof.result");
    }

    public static Say otherResult() {
        return Say.of("proof.other-result");
    }
}
