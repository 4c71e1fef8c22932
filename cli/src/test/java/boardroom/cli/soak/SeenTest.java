package boardroom.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A soak that would notice nothing proves nothing: what does not hang together is found. */
class SeenTest {
    private final Notes notes = new Notes();
    private final Seen seen = new Seen(notes, "Mira");

    private static JsonNode update(int n, int missed, String view) {
        return Json.MAPPER
                .createObjectNode()
                .put("n", n)
                .put("missed", missed)
                .put("view", view)
                .set("owes", Json.MAPPER.createArrayNode().add(0));
    }

    private void wasTold(JsonNode... updates) {
        for (JsonNode update : updates) seen.hear(update);
    }

    private int wrong() {
        return notes.found(Finding.Kind.WRONG);
    }

    @Test
    void updates_one_after_the_other_are_right() {
        wasTold(update(1, 0, "a"), update(2, 0, "b"), update(3, 0, "b"));

        assertThat(wrong()).isZero();
        assertThat(seen.question(0)).isNotNull();
        assertThat(seen.question(1)).isNull();
    }

    @Test
    void an_update_left_out_or_told_twice_is_wrong() {
        wasTold(update(1, 0, "a"), update(3, 0, "b"), update(3, 0, "b"));

        assertThat(wrong()).isEqualTo(2);
    }

    @Test
    void who_comes_again_is_told_how_many_they_missed() {
        wasTold(update(1, 0, "a"));
        seen.comesAgain();
        wasTold(update(4, 3, "b"));
        assertThat(wrong()).isZero();

        seen.comesAgain();
        wasTold(update(6, 1, "c"));
        assertThat(wrong()).isEqualTo(1);
    }

    @Test
    void who_missed_nothing_and_sees_something_else_was_told_wrong() {
        wasTold(update(1, 0, "a"));
        seen.comesAgain();
        wasTold(update(1, 0, "b"));

        assertThat(wrong()).isEqualTo(1);
    }

    @Test
    void a_number_that_goes_back_is_wrong_even_where_it_could_not_be_told_what_was_missed() {
        wasTold(update(1, 0, "a"), update(2, 0, "a"));
        seen.comesAgain();
        wasTold(update(1, -1, "a"));

        assertThat(wrong()).isEqualTo(1);
    }
}
