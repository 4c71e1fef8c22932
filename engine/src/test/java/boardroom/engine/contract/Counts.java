package boardroom.engine.contract;

import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.State;

/** Numbers of legal moves at fixed depths from fixed seeds: a rule that changes by accident changes them. */
final class Counts {
    private static final int[] DEPTHS = {0, 1, 2, 5, 10, 20, 50, 100, 150, 200, 300, 500};

    private Counts() {}

    static <S extends State<S>, M extends Move> String of(Game<S, M> game) {
        StringBuilder out = new StringBuilder(
                "rules version " + game.rulesVersion() + "\nseats options seed depth: moves by seat\n");
        for (long seed = 1; seed <= 6; seed++) {
            Deal random = RandomPlay.deal(game, seed * 2 - 1);
            line(out, game, new Deal(random.seats(), Options.defaults(game.box()), seed), "default");
            line(out, game, new Deal(random.seats(), random.options(), seed), "random");
        }
        return out.toString();
    }

    private static <S extends State<S>, M extends Move> void line(
            StringBuilder out, Game<S, M> game, Deal deal, String options) {
        RandomPlay<S, M> play = new RandomPlay<>(game, deal);
        for (int depth : DEPTHS) {
            while (play.moves < depth && !play.isOver()) play.play(play.next(), Events.NONE);
            if (play.isOver()) break;
            out.append(deal.seats())
                    .append(' ')
                    .append(options)
                    .append(' ')
                    .append(deal.seed())
                    .append(' ')
                    .append(depth)
                    .append(':');
            for (int seat = 0; seat < deal.seats(); seat++)
                out.append(' ').append(play.moves(seat).size());
            out.append('\n');
        }
        out.append(deal.seats())
                .append(' ')
                .append(options)
                .append(' ')
                .append(deal.seed())
                .append(" over after ");
        while (!play.isOver()) play.play(play.next(), Events.NONE);
        out.append(play.moves).append(" moves\n");
    }
}
