package boardroom.engine;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one game, played from one box. Stateless: all that changes lives in the state.
 *
 * <p>Order stands for time: rules never look at a clock. The same deal and the same moves always give the same game.
 */
public interface Game<S extends State<S>, M extends Move> {
    /** The cards and constants it is played from. */
    Box box();

    /** The version of the rules; playing on from a journal needs the same one. */
    int rulesVersion();

    /** The records that go over the wire. */
    GameTypes<S, M> types();

    /** A fresh state; the deal's seats and options have been checked against the box. */
    S deal(Deal deal);

    /** The game waits for these; none: it is over. */
    Seats owes(S s);

    /** Whether nobody will ever move again; cheap, for it is asked after every move. */
    default boolean isOver(S s) {
        return owes(s).isEmpty();
    }

    /** These may move now: those who owe, and who may still change a sealed choice, claim or answer. */
    Seats may(S s);

    /** Makes a seat that has chosen and may still change its mind owe its choice again, so that it is thought about anew. */
    default void reconsider(S s, int seat) {}

    /** All moves of this seat where they are few, else a sensible ladder; edits only if they lead on. */
    void moves(S s, int seat, Consumer<? super M> out);

    /**
     * The legal moves of this seat that a search thinks about, where it asks by the thousand: those that a good player would
     * consider, some of them perhaps not listed; unless a game says otherwise all that are.
     */
    default void candidates(S s, int seat, Consumer<? super M> out) {
        moves(s, seat, out);
    }

    /** Why the move is not legal; {@code null}: it is. Accepts everything legal, listed or not; never changes the state. */
    @Nullable Say refusal(S s, int seat, M move);

    /** Carries out a legal move. */
    void play(S s, int seat, M move, Events events);

    /** What the clock does for a seat that owes and did not answer in time; not always what a move would do. */
    void timeout(S s, int seat, Events events);

    /** What a legal move would cost and give, with its sums; no chance, no secrets. */
    Preview preview(S s, int seat, M move);

    /** What is being decided, as this seat (or {@link Prompt#WATCHER}) reads it. */
    Prompt prompt(S s, int seat);

    /** Which clock runs now; {@code null}: none. */
    @Nullable Pace pace(S s);

    /** The way through the phases: done, now, to come. */
    default Path path(S s) {
        return Path.NONE;
    }

    /** What the table sees. */
    PublicView publicView(S s);

    /** What this seat sees beyond it. */
    PrivateView privateView(S s, int seat);

    /** Replaces everything this seat can't know by a likely guess and reseeds all streams. */
    void reshuffle(S s, int seat, Rng rng);

    /** How a game that is over ended. */
    Result result(S s);

    /** What this seat had left when the game was over and that was worth nothing any more, a sentence for each. */
    default List<Say> unspent(S s, int seat) {
        return List.of();
    }

    /** Who won a game that is over, without a word about it; nobody, if all have lost. */
    default Seats winners(S s) {
        return result(s).winners();
    }

    /**
     * How likely a good player would choose each of these listed moves of one seat: in one pass, none below 0, together
     * 1.
     */
    void priors(S s, int seat, List<M> moves, double[] out);

    /**
     * The same at a glance, for where a search asks by the thousand: rougher where thinking it through takes long, else as
     * {@link #priors} says.
     */
    default void glance(S s, int seat, List<M> moves, double[] out) {
        priors(s, seat, moves, out);
    }

    /** Whether all that was decided is in the position, so that valuing it here forgets nothing. */
    default boolean isQuiet(S s) {
        return true;
    }

    /** How likely each seat wins from here, together 1, or less where all may lose; once it is over its winners share 1. */
    void values(S s, double[] out);

    /** What counts in a position, for bots to learn from; {@code null}: the game names nothing. */
    default @Nullable Features<S> features() {
        return null;
    }

    /** What a position is worth by what bots have learnt; {@code null}: only what {@link #values} says. */
    default @Nullable Evaluation<S> evaluation() {
        return null;
    }

    /**
     * The same rules and box for the same states, as somebody of this temperament plays them: other moves look good, and other
     * things count in a position. Where a game knows nothing of it, the game itself.
     */
    default Game<S, M> leaning(String temperament) {
        return this;
    }

    /**
     * Why a good player makes this listed move here, in one sentence of the game's terms, knowing no more than the seat;
     * {@code null}: nothing more is known than what its evaluation says.
     */
    default @Nullable Say reason(S s, int seat, M move) {
        return null;
    }

    /** What stands on the button of a listed move; {@code null}: it has none. */
    default @Nullable Say label(S s, int seat, M move) {
        for (Choice choice : prompt(s, seat).choices()) if (choice.move().equals(move)) return choice.label();
        return null;
    }

    /** Whether the seat may take this move back for free, as long as nothing was revealed and nobody else acted. */
    default boolean takesBack(S s, int seat, M move) {
        return false;
    }

    /**
     * What a bot of this skill does where playing well is not choosing among listed moves (it writes a program);
     * {@code null}: it chooses as always. Sees the state as it is: the one exception to "a bot knows no secret", for
     * what a person could work out from what lies open.
     */
    default @Nullable M skilled(S s, int seat, Skill skill, Rng rng) {
        return null;
    }

    /**
     * What to tell a person who asks for advice where playing well is not choosing among listed moves: a step towards it that
     * can be read, worked out from what lies open; {@code null}: advice is a choice among listed moves.
     */
    default @Nullable M workedOut(S s, int seat) {
        return null;
    }

    /**
     * The words a bot adds to a move it has chosen from the list: why it says no. As its seat knows the game; nothing, unless
     * a game has some.
     */
    default M spoken(S guess, int seat, M chosen) {
        return chosen;
    }

    /** What of it can be practised alone; {@code null}: nothing. */
    default @Nullable Practice<?, ?, ?> practice() {
        return null;
    }

    /** How long a bot of this skill pretends to think about what it owes now. */
    default Box.BotPause botPause(S s, int seat, Skill skill) {
        return box().botPause();
    }

    /** Whether bots keep still while people are shown what happened; where choices are sealed nobody is disturbed. */
    default boolean botsWatch(S s) {
        return true;
    }

    /**
     * How long a bot on this seat leaves the first word to people who owe the same decision, in milliseconds; it answers
     * earlier only when no person owes any more. 0: not at all.
     */
    default long headStart(S s, int seat) {
        return 0;
    }

    /**
     * Whether a person who lets the clock run out now lets the whole table down: whoever does so twice running is helped
     * out by a bot until they come back.
     */
    default boolean isVital(S s) {
        return false;
    }
}
