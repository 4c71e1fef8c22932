package boardroom.games;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Box;
import boardroom.engine.Choice;
import boardroom.engine.Deal;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Option;
import boardroom.engine.Options;
import boardroom.engine.Prompt;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.State;
import boardroom.engine.Telling;
import boardroom.engine.Title;
import boardroom.games.itstartup.ItStartup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** What a game offers keeps its word, whatever the options: choices are as open as they look, and sums add up. */
class PromisesTest {
    private static final int GAMES = 40;
    /** How often a position is looked at from all sides. */
    private static final double LOOK = 0.08;
    /** What stands for one in units that multiply. */
    private static final Map<String, Long> FACTORS = Map.of("factor", 100L, "multiplier", 10L);

    static Stream<Arguments> games() {
        Map<String, Title> titles = new TreeMap<>();
        titles.put(ItStartup.TITLE.id(), ItStartup.TITLE);
        for (Title title : Shelf.titles()) titles.put(title.id(), title);
        return titles.values().stream()
                .flatMap(title -> LongStream.range(0, GAMES).mapToObj(seed -> Arguments.of(title.id(), title, seed)));
    }

    @ParameterizedTest(name = "{0}, seed {2}")
    @MethodSource("games")
    void choices_and_sums_of_a_random_game_are_true(String id, Title title, long seed) {
        new Reading<>(title.open(), seed).play();
    }

    /** One random game, read by somebody who believes nothing. */
    private static final class Reading<S extends State<S>, M extends Move> {
        private final Game<S, M> game;
        private final Deal deal;
        private final S state;
        private final Rng rng;

        Reading(Game<S, M> game, long seed) {
            this.game = game;
            this.rng = Rng.stream(seed, "promises");
            this.deal = randomDeal(game.box(), seed, rng);
            this.state = game.deal(deal);
        }

        void play() {
            while (!game.owes(state).isEmpty()) {
                if (rng.nextDouble() < LOOK) look();
                int seat = game.owes(state).get(rng.below(game.owes(state).count()));
                List<M> moves = new ArrayList<>();
                game.moves(state, seat, moves::add);
                Telling telling = new Telling();
                if (rng.nextDouble() < 0.05) game.timeout(state, seat, telling);
                else game.play(state, seat, moves.get(rng.below(moves.size())), telling);
                telling.told().forEach(told -> read(Json.MAPPER.valueToTree(told.event())));
            }
            look();
            read(Json.MAPPER.valueToTree(game.result(state)));
        }

        private void look() {
            read(Json.MAPPER.valueToTree(game.publicView(state)));
            for (int seat = Prompt.WATCHER; seat < deal.seats(); seat++) {
                if (seat != Prompt.WATCHER) read(Json.MAPPER.valueToTree(game.privateView(state, seat)));
                Prompt prompt = game.prompt(state, seat);
                read(Json.MAPPER.valueToTree(prompt));
                for (Choice choice : prompt.choices()) keepsItsWord(seat, choice);
            }
        }

        /** A choice without a refusal is legal and does what its preview says; one with a refusal is not. */
        private void keepsItsWord(int seat, Choice choice) {
            M move = game.types().move().cast(choice.move());
            Say refusal = game.refusal(state, seat, move);
            if (choice.refusal() != null) {
                assertThat(refusal).as("%s is refused: %s", move, deal).isNotNull();
                return;
            }
            assertThat(refusal).as("%s is offered: %s", move, deal).isNull();
            assertThat(choice.preview()).as("%s is offered: %s", move, deal).isNotNull();
            assertThat(game.preview(state, seat, move).changes())
                    .as("the preview of %s", move)
                    .containsAll(Objects.requireNonNull(choice.preview()).changes());
        }

        /** Every sum in a tree. */
        private void read(JsonNode node) {
            if (node.isObject() && node.has("steps") && node.has("total")) addsUp(node);
            for (JsonNode child : node) read(child);
        }

        /** The steps come to the total, one after the other; a factor multiplies what stands before it, half up. */
        private void addsUp(JsonNode sum) {
            if (sum.get("steps").isEmpty() || isChain(sum)) return;
            long total = 0;
            for (JsonNode step : sum.get("steps")) {
                long amount = number(step.get("amount"));
                boolean factor = step.get("kind").stringValue().equals("factor");
                long whole = factor ? FACTORS.getOrDefault(unit(step.get("amount")), 1L) : 1;
                total = factor ? (2 * total * amount + whole) / (2 * whole) : total + amount;
            }
            assertThat(total).as("%s in %s", sum, deal).isEqualTo(number(sum.get("total")));
        }

        /** Outputs and multipliers make a chain that is rounded once at its end: it is read, not added. */
        private static boolean isChain(JsonNode sum) {
            for (JsonNode step : sum.get("steps"))
                if (!step.get("kind").stringValue().equals("factor")
                        && !unit(step.get("amount")).equals(unit(sum.get("total")))) return true;
            return false;
        }

        private static String unit(JsonNode amount) {
            return amount.isObject() ? amount.propertyNames().iterator().next() : "";
        }

        private static long number(JsonNode amount) {
            return amount.isObject() ? amount.iterator().next().longValue() : amount.longValue();
        }
    }

    private static Deal randomDeal(Box box, long seed, Rng rng) {
        int seats =
                box.seats().min() + rng.below(box.seats().max() - box.seats().min() + 1);
        Map<String, Object> options = new HashMap<>();
        for (Option option : box.options()) {
            if (rng.below(2) == 0) continue;
            options.put(option.id(), anyValue(option, rng));
            if (Options.refusal(box, seats, options) != null) options.remove(option.id());
        }
        return new Deal(seats, Options.of(box, options), seed);
    }

    private static Object anyValue(Option option, Rng rng) {
        if (option.values() != null)
            return option.values().get(rng.below(option.values().size()));
        if (option.min() == null || option.max() == null) throw new IllegalStateException("no range: " + option.id());
        return option.min() + rng.below(option.max() - option.min() + 1);
    }
}
