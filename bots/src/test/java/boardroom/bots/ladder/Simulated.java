package boardroom.bots.ladder;

import boardroom.engine.Rng;
import boardroom.engine.Seats;
import java.util.ArrayList;
import java.util.List;

/** Games between players of known strength, without a game. */
record Simulated(List<String> ids, List<Double> ratings) {

    double strength(String id) {
        return Math.pow(10, ratings.get(ids.indexOf(id)) / 400);
    }

    /** Everybody against everybody, each deal once from every seat. */
    List<Played> roundRobin(int seats, int deals, Rng rng) {
        List<Played> bouts = new ArrayList<>();
        for (String one : ids)
            for (String other : ids) if (!one.equals(other)) bouts.add(bout(one, other, seats, deals, rng));
        return bouts;
    }

    private Played bout(String one, String other, int seats, int deals, Rng rng) {
        List<Outcome> games = new ArrayList<>();
        for (int index = 0; index < deals * seats; index++) {
            List<String> seated = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) seated.add(seat == index % seats ? one : other);
            games.add(game(index / seats, seated, rng));
        }
        return new Played(one, other, seats, games);
    }

    /** The first is drawn by strength, then the next among the rest. */
    private Outcome game(int deal, List<String> seated, Rng rng) {
        Integer[] ranks = new Integer[seated.size()];
        List<Integer> rest = new ArrayList<>();
        for (int seat = 0; seat < seated.size(); seat++) rest.add(seat);
        int winner = -1;
        for (int rank = 1; !rest.isEmpty(); rank++) {
            double all = 0;
            for (int seat : rest) all += strength(seated.get(seat));
            double at = rng.nextDouble() * all;
            int drawn = 0;
            for (double upTo = strength(seated.get(rest.get(0))); upTo < at && drawn < rest.size() - 1; )
                upTo += strength(seated.get(rest.get(++drawn)));
            int seat = rest.get(drawn);
            rest.removeIf(other -> other == seat);
            ranks[seat] = rank;
            if (rank == 1) winner = seat;
        }
        return new Outcome(deal, seated, List.of(ranks), Seats.of(winner));
    }
}
