package boardroom.bots.ladder;

import boardroom.bots.Tournament;
import boardroom.engine.Bot;
import boardroom.engine.Game;
import boardroom.engine.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** One against so many others of one kind, every deal once from every seat. */
public record Bout(Entrant one, Entrant others, int seats) {

    /** Who sits where in this game. */
    public List<String> seated(int index) {
        return IntStream.range(0, seats)
                .mapToObj(seat -> seat == index % seats ? one.id() : others.id())
                .toList();
    }

    /** All games of one deal; other bouts of as many seats have the same deals. */
    List<Outcome> play(Game<?, ?> game, int deal, long seed) {
        List<Bot> bots = new ArrayList<>(List.of(one.bot()));
        while (bots.size() < seats) bots.add(others.bot());
        Tournament tournament =
                new Tournament(game, bots, seats, Options.defaults(game.box()), (deal + 1) * seats, seed);
        List<Outcome> outcomes = new ArrayList<>();
        for (int index = deal * seats; index < (deal + 1) * seats; index++)
            outcomes.add(Outcome.of(deal, seated(index), tournament.play(index)));
        return outcomes;
    }
}
