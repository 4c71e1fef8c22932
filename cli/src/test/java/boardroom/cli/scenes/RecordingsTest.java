package boardroom.cli.scenes;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.State;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RecordingsTest {
    static Stream<Scene> scenes() {
        return Scene.all().stream();
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void a_recorded_scene_is_played_again_move_by_move_in_answer_to_the_same_decisions(Scene scene) {
        playAgain(Recordings.game(scene), scene);
    }

    private static <S extends State<S>, M extends Move> void playAgain(Game<S, M> game, Scene scene) {
        Recording recording = Recordings.read(scene, game);
        assertThat(recording.rulesVersion()).isEqualTo(game.rulesVersion());
        S state = game.deal(recording.deal());
        for (Recording.Line line : recording.lines()) {
            M move = game.types().move().cast(line.move());
            assertThat(game.prompt(state, line.seat()).decision())
                    .as("%s by seat %s", move, line.seat())
                    .isEqualTo(line.decision());
            assertThat(game.refusal(state, line.seat(), move))
                    .as("%s by seat %s", move, line.seat())
                    .isNull();
            game.play(state, line.seat(), move, Events.NONE);
        }
    }
}
