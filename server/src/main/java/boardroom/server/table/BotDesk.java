package boardroom.server.table;

import boardroom.engine.Bot;
import boardroom.engine.Box;
import boardroom.engine.Budget;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.server.house.Cast;
import boardroom.server.house.House;
import boardroom.server.house.Thoughts;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets bots answer at a table like people: they think as soon as they are asked, away from the table and one after the
 * other, and answer after a short, varied pause.
 */
final class BotDesk {
    private static final Logger LOG = LoggerFactory.getLogger(BotDesk.class);

    /** Hears what bots do. */
    interface Asker {
        /** A bot has made up its mind; what it knew still holds. */
        void moves(int seat, Move move);

        /** A bot failed to make up its mind. */
        void fails(int seat);
    }

    private final House house;
    private final Position<?, ?> position;
    private final Turns turns;
    private final Asker asker;
    private final Rng rng;
    private final @Nullable Question[] questions;
    private @Nullable Pondering pondering;

    /** A bot at its thoughts. */
    private static final class Pondering {
        final Question about;
        Thoughts.@Nullable Thought thought;

        Pondering(Question about) {
            this.about = about;
        }
    }

    BotDesk(House house, Position<?, ?> position, Turns turns, Asker asker) {
        this.house = house;
        this.position = position;
        this.turns = turns;
        this.asker = asker;
        this.rng = new Rng(house.seeds().getAsLong());
        this.questions = new Question[position.seats()];
    }

    /**
     * Asks a bot anew if what it is asked has changed; a bot that is asked nothing forgets. People who owe the same have a
     * head start of so many milliseconds; 0: nobody has.
     */
    void ask(int seat, @Nullable Bot bot, long startsIn, long headStart, int step) {
        Question before = questions[seat];
        if (bot == null || !position.owes().has(seat)) {
            forget(seat);
            return;
        }
        String name = position.decision(seat) + "/" + step;
        if (before != null && before.goesOn(bot, name, headStart > 0)) {
            lookAgain(before);
            return;
        }
        forget(seat);
        Box.BotPause pause = position.botPause(seat, bot.skill());
        long millis = outlook(seat, bot).pause(pause, rng);
        long waits = startsIn + house.scaled(Math.max(millis, headStart));
        long most = startsIn + house.scaled(Math.max(pause.maxMillis(), headStart)) + thinkingMillis(bot);
        long now = house.time().now();
        Question asked = new Question(seat, bot, name, headStart > 0, now + waits, now + most);
        questions[seat] = asked;
        asked.alarm = house.time().after(waits, () -> turns.inTurn(() -> rested(asked)));
    }

    private long thinkingMillis(Bot bot) {
        return house.scaled(Cast.thinkingMillis(bot));
    }

    private Outlook outlook(int seat, Bot bot) {
        try {
            return position.outlook(seat, bot.skill(), new Rng(rng.nextLong()));
        } catch (RuntimeException | Error e) {
            // The thought itself will meet it again, and fails there without harm to the table.
            LOG.error("bot {} can't see what there is to decide", bot.id(), e);
            return Outlook.UNKNOWN;
        }
    }

    /** Thoughts about what looks different now are worth nothing. */
    private void lookAgain(Question question) {
        boolean isPondered = pondering != null && pondering.about == question;
        if (question.number == position.number() || !(question.decided || isPondered)) return;
        if (question.look == position.look(question.seat)) {
            question.number = position.number();
            return;
        }
        question.decided = false;
        dropThoughtOf(question);
    }

    private void dropThoughtOf(Question question) {
        if (pondering == null || pondering.about != question) return;
        if (pondering.thought != null) pondering.thought.drop();
        pondering = null;
    }

    /** Whoever was asked answers as soon as its mind is made up. */
    void hurry() {
        for (Question one : questions) {
            if (one == null || one.rested) continue;
            if (one.alarm != null) one.alarm.cancel();
            turns.inTurn(() -> rested(one));
        }
    }

    void forget(int seat) {
        Question before = questions[seat];
        if (before == null) return;
        if (before.alarm != null) before.alarm.cancel();
        dropThoughtOf(before);
        questions[seat] = null;
    }

    void forgetAll() {
        for (int seat = 0; seat < questions.length; seat++) forget(seat);
    }

    boolean isBusy() {
        for (Question one : questions) if (one != null) return true;
        return false;
    }

    /** Lets those who were asked think, one after the other: a table takes one core at most. */
    void think() {
        if (pondering != null) return;
        Question next = null;
        int undecided = 0;
        for (Question one : questions) {
            if (one == null || one.decided) continue;
            undecided++;
            if (next == null || one.due < next.due) next = one;
        }
        if (next != null) think(next, undecided);
    }

    private void think(Question question, int sharing) {
        question.number = position.number();
        question.look = position.look(question.seat);
        Function<Budget, ? extends Move> mind = position.thought(question.bot, question.seat, new Rng(rng.nextLong()));
        long left = question.latest - house.time().now();
        long millis = Math.min(thinkingMillis(question.bot), left / sharing);
        Pondering now = new Pondering(question);
        pondering = now;
        now.thought = house.thoughts().begin(millis, question.latest, budget -> {
            Move move = makeUpMind(mind, budget, question.bot);
            turns.inTurn(() -> decided(now, move));
        });
    }

    private static @Nullable Move makeUpMind(Function<Budget, ? extends Move> mind, Budget budget, Bot bot) {
        try {
            return mind.apply(budget);
        } catch (RuntimeException | Error e) {
            LOG.error("bot {} failed", bot.id(), e);
            return null;
        }
    }

    private void decided(Pondering done, @Nullable Move move) {
        if (pondering != done) return;
        pondering = null;
        Question question = done.about;
        question.decided = true;
        question.move = move;
        if (question.rested) answer(question);
        think();
    }

    private void rested(Question question) {
        if (questions[question.seat] != question) return;
        question.rested = true;
        if (question.decided) answer(question);
    }

    private void answer(Question question) {
        questions[question.seat] = null;
        Move move = question.move;
        if (move == null || position.refusal(question.seat, move) != null) asker.fails(question.seat);
        else asker.moves(question.seat, move);
    }
}
