package boardroom.engine.contract;

import boardroom.engine.Arg;
import boardroom.engine.Card;
import boardroom.engine.Deal;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Prompt;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.State;
import boardroom.engine.StateHash;
import boardroom.engine.Telling;
import boardroom.engine.Texts;
import boardroom.engine.Told;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A whole game written down so that a person can check it against the rulebook. */
final class Playthrough<S extends State<S>, M extends Move> implements Texts.Names {
    private final Game<S, M> game;
    private final Texts texts;
    private final Map<String, String> cardNames = new HashMap<>();

    /** Which games are recorded. */
    enum Kind {
        FEWEST_SEATS,
        MOST_SEATS,
        RANDOM_OPTIONS;

        String file() {
            return "playthrough-" + name().toLowerCase(java.util.Locale.ROOT).replace('_', '-') + ".txt";
        }
    }

    Playthrough(Game<S, M> game) {
        this.game = game;
        this.texts = new Texts("en", Texts.shipped(game.box().id(), "en"));
        game.box().cards().values().forEach(cards -> {
            for (Card card : cards) cardNames.put(card.id(), card.name());
        });
    }

    String record(Kind kind) {
        Deal deal = switch (kind) {
            case FEWEST_SEATS -> new Deal(game.box().seats().min(), Options.defaults(game.box()), 11);
            case MOST_SEATS -> new Deal(game.box().seats().max(), Options.defaults(game.box()), 12);
            case RANDOM_OPTIONS -> RandomPlay.deal(game, 13);
        };
        StringBuilder out = new StringBuilder();
        out.append(game.box().title())
                .append(", rules version ")
                .append(game.rulesVersion())
                .append('\n');
        out.append(deal.seats()).append(" seats, seed ").append(deal.seed()).append('\n');
        deal.options().values().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(o -> out.append("  ").append(o).append('\n'));
        playOut(deal, out);
        return out.toString();
    }

    private void playOut(Deal deal, StringBuilder out) {
        S state = game.deal(deal);
        Rng rng = Rng.stream(deal.seed(), "playthrough");
        String rule = "";
        int number = 0;
        while (!game.isOver(state)) {
            Prompt prompt = game.prompt(state, Prompt.WATCHER);
            if (!prompt.rule().equals(rule))
                out.append("\n== ").append(prompt.rule()).append(" ==\n");
            rule = prompt.rule();
            int seat = game.owes(state).get(rng.below(game.owes(state).count()));
            M move = likely(state, seat, rng);
            Telling telling = new Telling();
            game.play(state, seat, move, telling);
            out.append(++number)
                    .append(". ")
                    .append(seat(seat))
                    .append(' ')
                    .append(Json.MAPPER.writerFor(game.types().move()).writeValueAsString(move))
                    .append('\n');
            for (Told told : telling.told()) {
                String line = texts.event(told.event(), this);
                if (line != null)
                    out.append("     ")
                            .append(told.hearers() == null ? "" : told.hearers() + " hear: ")
                            .append(line)
                            .append('\n');
            }
            if (number % 25 == 0)
                out.append("     state ").append(StateHash.of(game, state)).append('\n');
        }
        Result result = game.result(state);
        out.append("\n== end ==\n")
                .append(texts.render(result.headline(), this))
                .append('\n');
        for (Result.Standing standing : result.standings())
            out.append(standing.rank())
                    .append(". ")
                    .append(seat(standing.seat()))
                    .append(' ')
                    .append(write(standing.score()))
                    .append(' ')
                    .append(standing.titles())
                    .append(standing.out() ? " out" : "")
                    .append('\n');
        out.append("state ").append(StateHash.of(game, state)).append('\n');
    }

    /** Mostly what looks good, so that the recording reads like a game people played. */
    private M likely(S state, int seat, Rng rng) {
        List<M> moves = new ArrayList<>();
        game.moves(state, seat, moves::add);
        if (rng.below(5) == 0) return moves.get(rng.below(moves.size()));
        return GoodPlay.likeliest(game, state, seat, moves);
    }

    private static String write(Arg score) {
        return Json.MAPPER.writeValueAsString(score);
    }

    @Override
    public String seat(int seat) {
        return "seat " + seat;
    }

    @Override
    public String card(String id) {
        return cardNames.getOrDefault(id, id);
    }
}
