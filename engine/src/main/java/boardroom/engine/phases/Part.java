package boardroom.engine.phases;

import boardroom.engine.Choice;
import boardroom.engine.Events;
import boardroom.engine.Likelihood;
import boardroom.engine.Move;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Refusal;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A phase in its place in a game: its name, its section of the rulebook, its kind of moves, its rules, words and sense.
 * Whatever kind of move comes in, only the phase's own reaches its rules.
 */
public final class Part<S extends PhasedState<S, ?>, P extends Move> {
    private final String id;
    private final String section;
    private final Class<P> takes;
    final Phase<S, P> phase;
    private final Words<S, P> words;
    private final Sense<S, ? super P> sense;
    private String stone;

    Part(String id, String section, Class<P> takes, Phase<S, P> phase, Words<S, P> words, Sense<S, ? super P> sense) {
        this.id = id;
        this.section = section;
        this.takes = takes;
        this.phase = phase;
        this.words = words;
        this.sense = sense;
        this.stone = id;
    }

    /** As views, texts and the path of phases name it. */
    public String id() {
        return id;
    }

    /** Stands on another stone of the path than its own: on one it shares with its neighbours, or on none ({@code ""}). */
    public Part<S, P> on(String anotherStone) {
        this.stone = anotherStone;
        return this;
    }

    String stone() {
        return stone;
    }

    @Nullable Refusal refusal(S s, int seat, Move move) {
        return takes.isInstance(move) ? phase.refusal(s, seat, takes.cast(move)) : new HouseRefusal.NotInThisPhase();
    }

    void moves(S s, int seat, Consumer<? super P> out) {
        phase.moves(s, seat, out);
    }

    @SuppressWarnings("unchecked")
    void candidates(S s, int seat, Consumer<? super P> out) {
        List<P> candidates = (List<P>) sense.candidates(s, seat);
        if (candidates == null) moves(s, seat, out);
        else candidates.forEach(out);
    }

    void play(S s, int seat, Move move, Events events) {
        phase.play(s, seat, takes.cast(move), events);
    }

    boolean takesBack(S s, int seat, Move move) {
        return takes.isInstance(move) && phase.takesBack(s, seat, takes.cast(move));
    }

    Prompt prompt(S s, int seat, String decision) {
        boolean may = phase.may(s).has(seat);
        Line line = may ? words.ask(s, seat) : words.wait(s, seat, phase.owes(s));
        List<Choice> choices = new ArrayList<>();
        if (may) phase.offers(s, seat, move -> choices.add(choice(s, seat, move)));
        Say detail = line.detail() == null ? null : line.detail().say();
        return new Prompt(decision, section, line.sentence().say(), detail, choices);
    }

    /** What this seat has sealed, as its button says it; {@code null}: nothing. */
    @Nullable Say choice(S s, int seat) {
        Move sealed = s.sealed(seat);
        return sealed == null ? null : words.label(s, seat, takes.cast(sealed)).say();
    }

    private Choice choice(S s, int seat, P move) {
        Say label = words.label(s, seat, move).say();
        Refusal refusal = phase.refusal(s, seat, move);
        if (refusal != null) return Choice.refused(move, label, refusal.say());
        return new Choice(move, label, words.isMain(s, seat, move), words.glance(s, seat, move), null);
    }

    Preview preview(S s, int seat, Move move) {
        return words.preview(s, seat, takes.cast(move));
    }

    boolean showsThen(Move move) {
        return words.showsThen(takes.cast(move));
    }

    /** How likely a good player would choose each; all that is listed in this phase is of its own kind. */
    @SuppressWarnings("unchecked")
    void priors(S s, int seat, List<? extends Move> moves, double[] out) {
        sense.scores(s, seat, (List<P>) moves, out);
        Likelihood.ofScores(out, moves.size());
    }

    /** The same at a glance. */
    @SuppressWarnings("unchecked")
    void glance(S s, int seat, List<? extends Move> moves, double[] out) {
        sense.glance(s, seat, (List<P>) moves, out);
        Likelihood.ofScores(out, moves.size());
    }

    @Nullable Say reason(S s, int seat, Move move) {
        Sentence reason = sense.reason(s, seat, takes.cast(move));
        return reason == null ? null : reason.say();
    }

    Say label(S s, int seat, Move move) {
        return words.label(s, seat, takes.cast(move)).say();
    }

    boolean isQuiet(S s) {
        return sense.isQuiet(s);
    }

    /** Puts likely choices in the place of the sealed ones that this seat can't know. */
    void guess(S s, int seat, Rng rng) {
        if (phase instanceof SealedChoice<?, ?>)
            for (int other = 0; other < s.seats(); other++)
                if (other != seat && s.sealed(other) != null) guessOne(s, other, rng);
    }

    private void guessOne(S s, int other, Rng rng) {
        s.seal(other, null);
        List<P> moves = new ArrayList<>();
        phase.moves(s, other, moves::add);
        double[] priors = new double[moves.size()];
        priors(s, other, moves, priors);
        s.seal(other, moves.get(Likelihood.draw(priors, priors.length, rng)));
    }
}
