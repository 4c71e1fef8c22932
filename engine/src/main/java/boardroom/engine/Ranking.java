package boardroom.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/** The seats in order of their figures: the first decides, the next ones break ties; equal in all is equal in rank. */
public final class Ranking {
    private final int seats;
    private final IntToLongFunction[] figures;

    private final @Nullable String unit;

    private Ranking(int seats, @Nullable String unit, IntToLongFunction[] figures) {
        this.seats = seats;
        this.unit = unit;
        this.figures = figures.clone();
    }

    /** Figures by seat, the weightiest first; of each the higher is the better. */
    public static Ranking of(int seats, IntToLongFunction... figures) {
        return new Ranking(seats, null, figures);
    }

    /** The same, its first figure told in this unit. */
    public Ranking in(String firstUnit) {
        return new Ranking(seats, firstUnit, figures);
    }

    /** From 1; two who share the first are followed by the third. */
    public int rank(int seat) {
        int rank = 1;
        for (int other = 0; other < seats; other++) if (isAhead(other, seat)) rank++;
        return rank;
    }

    private boolean isAhead(int one, int other) {
        for (IntToLongFunction figure : figures) {
            int order = Long.compare(figure.applyAsLong(one), figure.applyAsLong(other));
            if (order != 0) return order > 0;
        }
        return false;
    }

    /** Who stands first; several if they are equal in all. */
    public Seats first() {
        return Seats.where(seats, seat -> rank(seat) == 1);
    }

    /** How a game ended that is ranked like this; what stands with each seat is its first figure. */
    public Result result() {
        List<Result.Standing> standings = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            long first = figures[0].applyAsLong(seat);
            Arg score = unit == null ? Arg.of(first) : new Arg.Amount(unit, first);
            standings.add(new Result.Standing(seat, rank(seat), score, List.of(), List.of(), false));
        }
        Seats winners = first();
        Ending ending = winners.count() == 1 ? new Ending.WonBy(winners.first()) : new Ending.SharedBy(winners);
        return new Result(ending.say(), standings);
    }
}
