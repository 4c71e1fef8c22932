package boardroom.engine.phases;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Events;
import boardroom.engine.Json;
import boardroom.engine.StateHash;
import boardroom.engine.phases.Picnic.Bring;
import boardroom.engine.phases.Picnic.Meadow;
import boardroom.engine.phases.Picnic.Speak;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** What the engine keeps in every state is copied and stored with it. */
class PhasedStateTest {
    private final Picnic game = new Picnic();

    @Test
    void a_copy_goes_its_own_way() {
        Meadow s = game.dealt("speeches");
        game.play(s, 0, new Bring(1), Events.NONE);
        Meadow copy = s.copy();
        String before = StateHash.of(game, copy);

        game.play(s, 0, new Bring(2), Events.NONE);
        game.play(s, 1, new Bring(2), Events.NONE);
        game.play(s, 2, new Bring(2), Events.NONE);
        game.play(s, 0, new Speak(true), Events.NONE);

        assertThat(StateHash.of(game, copy)).isEqualTo(before);
        assertThat(copy.sealed(0)).isEqualTo(new Bring(1));
        assertThat(game.phaseOf(copy)).isEqualTo("bring");
    }

    @Test
    void sealed_choices_the_phase_and_the_pauses_come_back_from_json() {
        Meadow s = game.dealt("speeches");
        game.play(s, 1, new Bring(2), Events.NONE);
        JsonMapper states = Json.forStates(game.box());

        Meadow back = game.dealt("speeches");
        states.readerForUpdating(back).readValue(states.writeValueAsString(s));

        assertThat(back.sealed(1)).isEqualTo(new Bring(2));
        assertThat(back.sealed(0)).isNull();
        for (Meadow each : new Meadow[] {s, back}) {
            game.play(each, 0, new Bring(1), Events.NONE);
            game.play(each, 2, new Bring(1), Events.NONE);
        }
        assertThat(game.pace(back)).isEqualTo(game.pace(s));
        assertThat(StateHash.of(game, back)).isEqualTo(StateHash.of(game, s));
    }
}
