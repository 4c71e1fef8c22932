package boardroom.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.bots.Bots;
import boardroom.engine.Game;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import boardroom.server.BoardroomServer;
import boardroom.server.Limits;
import boardroom.server.ServerConfig;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The players of the benchmark really play; where they can't, there are no figures but a sentence. */
class LoadTest {
    private static final Duration LONG = Duration.ofMinutes(5);
    private static final Duration SHORT = Duration.ofMillis(200);

    @TempDir
    Path data;

    private BoardroomServer serve(List<Title> titles) throws IOException {
        return BoardroomServer.start(
                ServerConfig.of(data, titles, Bots.all()).at("127.0.0.1", 0).withLimits(Limits.NONE));
    }

    static Stream<String> games() {
        return Shelf.titles().stream().map(Title::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_game_is_played_through_its_phases_without_waiting_for_a_clock(String game) throws Exception {
        int enoughForAWholeGame = 400;
        Latencies latencies = new Latencies();
        try (BoardroomServer server = serve(Shelf.titles());
                Load load = new Load(new Address(server.port()), game, 4, Player.Told.CHANGES)) {
            load.addTables(1);
            load.moves(enoughForAWholeGame, LONG, latencies);
        }
        assertThat(latencies.moves()).isEqualTo(enoughForAWholeGame);
        assertThat(latencies.refusals()).isLessThan(enoughForAWholeGame / 10);
    }

    /** The first game of the shelf, with one question answered in another way. */
    private static Title changed(String question, UnaryOperator<Object> answer) {
        Title title = Shelf.titles().getFirst();
        return new Title(title.id(), box -> {
            Game<?, ?> sound = title.open(box);
            return (Game<?, ?>) Proxy.newProxyInstance(
                    Game.class.getClassLoader(),
                    new Class<?>[] {Game.class},
                    (_, method, arguments) -> method.getName().equals(question)
                            ? answer.apply(method.invoke(sound, arguments))
                            : method.invoke(sound, arguments));
        });
    }

    private void cannotBeMeasured(Title title) throws Exception {
        try (BoardroomServer server = serve(List.of(title));
                Load load = new Load(new Address(server.port()), title.id(), 3, Player.Told.CHANGES, SHORT)) {
            load.addTables(1);
            assertThatThrownBy(() -> load.flatOut(LONG, new Latencies()))
                    .isInstanceOf(Unmeasurable.class)
                    .hasMessageContaining("can't be measured: no player made a move at a table")
                    .hasMessageContaining("they are asked [");
        }
    }

    @Test
    void a_game_that_offers_nothing_is_not_measured() throws Exception {
        cannotBeMeasured(changed(
                "prompt",
                prompt -> Prompt.waiting(
                        ((Prompt) prompt).decision(), ((Prompt) prompt).rule(), ((Prompt) prompt).sentence())));
    }

    @Test
    void a_game_that_refuses_everything_is_not_measured() throws Exception {
        cannotBeMeasured(changed("refusal", _ -> Say.of("move.not-now")));
    }

    @Test
    void a_measurement_without_a_single_move_has_no_figures() throws Exception {
        Title title = changed("refusal", _ -> Say.of("move.not-now"));
        try (BoardroomServer server = serve(List.of(title));
                Load load = new Load(new Address(server.port()), title.id(), 3, Player.Told.WHOLE, LONG)) {
            load.addTables(1);
            assertThatThrownBy(() -> load.flatOut(SHORT, new Latencies()))
                    .isInstanceOf(Unmeasurable.class)
                    .hasMessageContaining("no move was made");
        }
    }
}
