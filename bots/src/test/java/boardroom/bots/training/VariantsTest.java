package boardroom.bots.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.bots.GreedyBot;
import boardroom.engine.Bot;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.GameShelf;
import boardroom.engine.Json;
import boardroom.engine.Match;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.State;
import boardroom.engine.Title;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.node.ObjectNode;

class VariantsTest {
    private static Stream<Title> games() {
        return GameShelf.shipped().stream();
    }

    private static Title esopWars() {
        return games().filter(title -> title.id().equals("esop-wars"))
                .findFirst()
                .orElseThrow();
    }

    private static Variants variants(Title title) throws IOException {
        try (InputStream in = VariantsTest.class.getResourceAsStream("/boxes/" + title.id() + "/sense.json")) {
            ObjectNode sense = (ObjectNode) Json.MAPPER.readTree(Objects.requireNonNull(in));
            return Variants.of(title, new SenseFile(Path.of("sense.json"), sense));
        }
    }

    private static <S extends State<S>, M extends Move> Result end(Game<S, M> game, Bot bot) {
        int seats = game.box().seats().preset();
        Deal deal = new Deal(seats, Options.defaults(game.box()), 5);
        return game.result(Match.play(game, deal, Collections.nCopies(seats, bot), new Rng(5), Events.NONE));
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoever_plays_by_the_same_sense_of_a_game_opened_again_plays_the_same(Title title) throws IOException {
        Variants variants = variants(title);
        Game<?, ?> again = variants.by(variants.file().sense());

        assertThat(again).isNotSameAs(variants.game());
        assertThat(end(variants.game(), new BotBy(again, new GreedyBot())))
                .isEqualTo(end(variants.game(), new GreedyBot()));
    }

    @Test
    void another_sense_is_played_by_without_touching_the_one_that_ships() throws IOException {
        Variants variants = variants(esopWars());
        List<JsonPointer> leaves = Leaves.of(variants.file().sense());
        double[] tenfold = new double[leaves.size()];
        for (int i = 0; i < tenfold.length; i++)
            tenfold[i] = leaves.get(i).toString().contains("power") ? 10 : 1;
        Game<?, ?> other = variants.by(Leaves.times(variants.file().sense(), leaves, tenfold));

        assertThat(end(variants.game(), new BotBy(other, new GreedyBot())))
                .isNotEqualTo(end(variants.game(), new GreedyBot()));
        assertThat(end(esopWars().open(), new GreedyBot())).isEqualTo(end(variants.game(), new GreedyBot()));
    }

    @Test
    void a_game_from_another_box_does_not_sit_down_at_the_table() throws IOException {
        Variants variants = variants(esopWars());
        Bot stranger = new BotBy(esopWars().open(), new GreedyBot());

        assertThatThrownBy(() -> end(variants.game(), stranger)).hasMessageContaining("another box");
    }

    @Test
    void leaves_are_all_numbers_but_zeros_and_what_is_learnt_otherwise() {
        ObjectNode sense = (ObjectNode) Json.MAPPER.readTree("""
                {"bid": {"pass": 0.5, "steps": [1, 0, {"gap": 2}]}, "name": "x",
                 "evaluation": {"weights": {"money": [1]}}, "temperaments": {"builder": {"money": 2}}}""");

        assertThat(Leaves.of(sense))
                .extracting(JsonPointer::toString)
                .containsExactly("/bid/pass", "/bid/steps/0", "/bid/steps/2/gap");
        assertThat(Leaves.times(sense, Leaves.of(sense), new double[] {2, 1, 0.123456}))
                .isEqualTo(Json.MAPPER.readTree("""
                        {"bid": {"pass": 1.0, "steps": [1, 0, {"gap": 0.2469}]}, "name": "x",
                         "evaluation": {"weights": {"money": [1]}}, "temperaments": {"builder": {"money": 2}}}"""));
    }

    @Test
    void the_search_for_priors_leaves_counts_and_what_makes_no_difference_alone() throws IOException {
        Variants variants = variants(esopWars());
        List<String> told = new ArrayList<>();

        PriorSearch.Better better =
                new PriorSearch(variants, new Training.Plan(400, 1, 1, Deadline.NEVER), told::add).find();

        assertThat(better.changes()).isNotEmpty().noneMatch(change -> change.contains("keptOpenings"));
        assertThat(better.changes()).noneMatch(change -> change.contains("position"));
        assertThat(better.strength()).extracting(Strength::seats).containsExactly(2, 5);
        assertThat(told).hasSizeGreaterThan(1);
    }
}
