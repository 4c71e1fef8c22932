package boardroom.server.table;

import boardroom.engine.Bot;
import boardroom.engine.Move;
import boardroom.server.house.Time;
import org.jspecify.annotations.Nullable;

/** A question a bot was asked, until it is answered or no longer matters. */
final class Question {
    final int seat;
    final Bot bot;
    private final String name;

    /** Whether people who owe the same have the first word. */
    private final boolean waitsForPeople;

    /** When the pause is over. */
    final long due;

    /** When it is answered at the latest. */
    final long latest;

    Time.@Nullable Alarm alarm;

    /** Whether the pause is over. */
    boolean rested;

    /** Whether the bot has thought about it: of a move, or in vain. */
    boolean decided;

    @Nullable Move move;

    /** After how many entries it was thought about. */
    int number;

    /** What the seat could see then. */
    long look;

    Question(int seat, Bot bot, String name, boolean waitsForPeople, long due, long latest) {
        this.seat = seat;
        this.bot = bot;
        this.name = name;
        this.waitsForPeople = waitsForPeople;
        this.due = due;
        this.latest = latest;
    }

    /** Whether it goes on as it was asked; who waited for people does not when they have all spoken. */
    boolean goesOn(Bot asked, String same, boolean stillWaits) {
        return name.equals(same) && bot.equals(asked) && (!waitsForPeople || stillWaits);
    }
}
