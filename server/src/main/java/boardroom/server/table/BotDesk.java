package boardroom.server.table;

import boardroom.engine.Bot;
import boardroom.engine.Box;
import boardroom.engine.Move;
import boardroom.engine.Rng;
import boardroom.server.house.House;
import boardroom.server.house.Time;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lets bots answer at a table: after a short, varied pause, thinking away from the table so that nobody waits. */
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
    private final @Nullable Thinking[] thinking;

    /** A question a bot was asked, until it is answered or no longer matters. */
    private static final class Thinking {
        final Bot bot;
        final String question;
        Time.@Nullable Alarm alarm;

        /** Whether people who owe the same have the first word. */
        final boolean waitsForPeople;

        Thinking(Bot bot, String question, boolean waitsForPeople) {
            this.bot = bot;
            this.question = question;
            this.waitsForPeople = waitsForPeople;
        }

        /** Whether it goes on as it was asked; who waited for people does not when they have all spoken. */
        boolean goesOn(Bot asked, String same, boolean stillWaits) {
            return question.equals(same) && bot.equals(asked) && (!waitsForPeople || stillWaits);
        }
    }

    BotDesk(House house, Position<?, ?> position, Turns turns, Asker asker) {
        this.house = house;
        this.position = position;
        this.turns = turns;
        this.asker = asker;
        this.rng = new Rng(house.seeds().getAsLong());
        this.thinking = new Thinking[position.seats()];
    }

    /**
     * Asks a bot anew if what it is asked has changed; a bot that is asked nothing forgets. People who owe the same have a
     * head start of so many milliseconds; 0: nobody has.
     */
    void ask(int seat, @Nullable Bot bot, long startsIn, long headStart, int step) {
        Thinking before = thinking[seat];
        if (bot == null || !position.owes().has(seat)) {
            forget(seat);
            return;
        }
        String question = position.decision(seat) + "/" + step;
        if (before != null && before.goesOn(bot, question, headStart > 0)) return;
        forget(seat);
        Thinking now = new Thinking(bot, question, headStart > 0);
        thinking[seat] = now;
        Box.BotPause pause = position.botPause(seat, bot.skill());
        long millis = pause.minMillis() + rng.below((int) (pause.maxMillis() - pause.minMillis()) + 1);
        long waits = startsIn + house.scaled(Math.max(millis, headStart));
        now.alarm = house.time().after(waits, () -> turns.inTurn(() -> think(seat, now)));
    }

    void forget(int seat) {
        Thinking before = thinking[seat];
        if (before != null && before.alarm != null) before.alarm.cancel();
        thinking[seat] = null;
    }

    void forgetAll() {
        for (int seat = 0; seat < thinking.length; seat++) forget(seat);
    }

    boolean isBusy() {
        for (Thinking one : thinking) if (one != null) return true;
        return false;
    }

    private void think(int seat, Thinking now) {
        if (thinking[seat] != now) return;
        int number = position.number();
        long look = position.look(seat);
        Supplier<Move> thought = position.thought(now.bot, seat, new Rng(rng.nextLong()));
        house.thoughts().execute(() -> {
            Move move = makeUpMind(thought, now.bot);
            turns.inTurn(() -> answer(seat, now, move, number, look));
        });
    }

    private static @Nullable Move makeUpMind(Supplier<Move> thought, Bot bot) {
        try {
            return thought.get();
        } catch (RuntimeException | Error e) {
            LOG.error("bot {} failed", bot.id(), e);
            return null;
        }
    }

    private void answer(int seat, Thinking now, @Nullable Move move, int number, long look) {
        if (thinking[seat] != now) return;
        if (number != position.number() && look != position.look(seat)) {
            think(seat, now);
            return;
        }
        thinking[seat] = null;
        if (move == null || position.refusal(seat, move) != null) asker.fails(seat);
        else asker.moves(seat, move);
    }
}
