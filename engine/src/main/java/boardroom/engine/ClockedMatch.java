package boardroom.engine;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays a game to its end in simulated time: bots answer after a pause, clocks run out, and nobody waits for real. A bot
 * may be {@code null}: somebody who never answers.
 */
public final class ClockedMatch<S extends State<S>, M extends Move> {
    private static final long NEVER = Long.MAX_VALUE;

    private final Game<S, M> game;
    private final List<? extends @Nullable Bot> bots;
    private final Rng rng;
    private final Events events;
    private final Clock clock = new Clock();
    private final long[] answersAt;
    private final String[] answersTo;
    private final S state;
    private long now;

    private ClockedMatch(Game<S, M> game, Deal deal, List<? extends @Nullable Bot> bots, Rng rng, Events events) {
        this.game = game;
        this.bots = bots;
        this.rng = rng;
        this.events = events;
        this.state = game.deal(deal);
        this.answersAt = new long[deal.seats()];
        this.answersTo = new String[deal.seats()];
        Arrays.fill(answersAt, NEVER);
        Arrays.fill(answersTo, "");
    }

    public static <S extends State<S>, M extends Move> S play(
            Game<S, M> game, Deal deal, List<? extends @Nullable Bot> bots, Rng rng, Events events) {
        return new ClockedMatch<>(game, deal, bots, rng, events).playOut();
    }

    private S playOut() {
        for (int steps = 0; steps < Match.MOST_MOVES; steps++) {
            if (game.isOver(state)) return state;
            clock.follow(game.pace(state), now);
            planAnswers();
            int next = 0;
            for (int seat = 1; seat < answersAt.length; seat++) if (answersAt[seat] < answersAt[next]) next = seat;
            long runsOut = clock.pace() == null ? NEVER : now + clock.startsIn(now) + clock.left(now);
            if (answersAt[next] == NEVER && runsOut == NEVER)
                throw new IllegalStateException("nobody answers and no clock runs");
            if (answersAt[next] < runsOut) answer(next);
            else runOut(runsOut);
        }
        throw new IllegalStateException(game.box().id() + " did not end");
    }

    /** A seat thinks anew whenever what it is asked, or the price it is asked at, has changed. */
    private void planAnswers() {
        Pace pace = clock.pace();
        for (int seat = 0; seat < answersAt.length; seat++) {
            Bot bot = bots.get(seat);
            if (bot == null || !game.owes(state).has(seat)) {
                answersAt[seat] = NEVER;
                continue;
            }
            String question = game.prompt(state, seat).decision() + (pace == null ? "" : "/" + pace.step());
            if (answersAt[seat] != NEVER && question.equals(answersTo[seat])) continue;
            Box.BotPause pause = game.botPause(state, seat, bot.skill());
            answersTo[seat] = question;
            answersAt[seat] = now
                    + (pace == null || !game.botsWatch(state) ? 0 : clock.startsIn(now))
                    + pause.minMillis()
                    + rng.below((int) (pause.maxMillis() - pause.minMillis()) + 1);
        }
    }

    private void answer(int seat) {
        now = Math.max(now, answersAt[seat]);
        answersAt[seat] = NEVER;
        Bot bot = bots.get(seat);
        if (bot != null) game.play(state, seat, bot.decide(game, state, seat, Budget.UNBOUNDED, rng), events);
    }

    private void runOut(long at) {
        now = at;
        Pace pace = clock.pace();
        if (pace == null) return;
        for (int seat : pace.seats().and(game.owes(state)).list())
            if (game.owes(state).has(seat)) game.timeout(state, seat, events);
    }
}
