package boardroom.server.schema;

import static org.assertj.core.api.Assertions.assertThatCode;

import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Practice;
import boardroom.engine.Rng;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import boardroom.server.wire.Command;
import boardroom.server.wire.Hello;
import boardroom.server.wire.NewTable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Whatever the schemas allow a client to send can be read; whether it is also allowed, the rules say. */
class TakenTest {
    private static final int SAMPLES = 200;

    static Stream<Title> games() {
        return Shelf.titles().stream();
    }

    @Test
    void any_hello_any_command_and_any_wish_for_a_table_is_read() {
        JsonNode house = HouseSchema.make();

        everySampleIsRead(house, "hello", Hello.class);
        everySampleIsRead(house, "command", Command.class);
        everySampleIsRead(house, "NewTable", NewTable.class);
    }

    @ParameterizedTest
    @MethodSource("games")
    void any_move_and_any_answer_to_a_task_is_read(Title title) {
        Game<?, ?> game = title.open();
        JsonNode schema = GameSchema.of(game);

        everySampleIsRead(schema, "move", game.types().move());
        Practice<?, ?, ?> practice = game.practice();
        if (practice != null) everySampleIsRead(schema, "practice-answer", practice.answerType());
    }

    private static void everySampleIsRead(JsonNode schema, String name, Class<?> type) {
        Sampler sampler = new Sampler(schema, new Rng(1));
        for (int i = 0; i < SAMPLES; i++) {
            String sample = sampler.of(name).toString();
            assertThatCode(() -> Json.MAPPER.readValue(sample, type)).as(sample).doesNotThrowAnyException();
        }
    }
}
