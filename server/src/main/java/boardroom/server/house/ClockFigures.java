package boardroom.server.house;

import boardroom.bots.RandomBot;
import boardroom.engine.Bot;
import boardroom.engine.Box;
import boardroom.engine.Budget;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Pace;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import boardroom.server.wire.ClockInfos;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the clocks mean in figures, seen in a game played for it: its shortest and its longest clock. */
public final class ClockFigures {
    private static final int MOST_MOVES = 600;
    private static final long SEED = 1;

    private ClockFigures() {}

    /** The clocks a table of this game may choose. */
    public static ClockInfos of(House house, OpenedGame opened) {
        Map<String, ClockInfos.Figures> clocks = new LinkedHashMap<>();
        for (TableClock clock : TableClock.values()) {
            ClockInfos.Figures figures = clock.isByDays()
                    ? new ClockInfos.Figures(clock.millis(), clock.millis())
                    : seen(opened.game(), clock);
            clocks.put(
                    clock.word(),
                    new ClockInfos.Figures(scaled(house, figures.shortest()), scaled(house, figures.longest())));
        }
        return new ClockInfos(clocks, house.scaled(house.patience().absent().toMillis()));
    }

    private static @Nullable Long scaled(House house, @Nullable Long millis) {
        return millis == null ? null : house.scaled(millis);
    }

    private static <S extends State<S>, M extends Move> ClockInfos.Figures seen(Game<S, M> game, TableClock clock) {
        Box box = game.box();
        int percent = clock.percent(box);
        if (percent == 0) return new ClockInfos.Figures(null, null);
        Rng rng = new Rng(SEED);
        Bot bot = new RandomBot();
        S state = game.deal(new Deal(box.seats().preset(), Options.of(box, clock.decides(box)), SEED));
        Long shortest = null;
        Long longest = null;
        for (int moves = 0; moves < MOST_MOVES && !game.isOver(state); moves++) {
            Pace pace = game.pace(state);
            if (pace != null) {
                long millis = pace.at(percent).millis();
                shortest = shortest == null ? millis : Math.min(shortest, millis);
                longest = longest == null ? millis : Math.max(longest, millis);
            }
            Seats owes = game.owes(state);
            int seat = owes.get(rng.below(owes.count()));
            game.play(state, seat, bot.decide(game, state, seat, Budget.UNBOUNDED, rng), Events.NONE);
        }
        return new ClockInfos.Figures(shortest, longest);
    }
}
