package boardroom.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A number that counts in a position knows its name, its place and its unit. */
class CountedTest {
    private enum Weather implements Counted {
        SUN,
        HOURS_OF_RAIN {
            @Override
            public double unit() {
                return 4;
            }
        },
        WIND
    }

    @Test
    void names_are_the_constants_in_lower_case_with_dashes_in_their_order() {
        assertThat(Counted.names(Weather.values())).containsExactly("sun", "hours-of-rain", "wind");
    }

    @Test
    void a_number_is_written_in_its_place_over_what_stood_there() {
        double[] row = {7, 7, 7};
        Weather.WIND.set(row, 3);
        assertThat(row).containsExactly(7, 7, 3);
        Weather.WIND.add(row, 2);
        assertThat(row).containsExactly(7, 7, 5);
    }

    @Test
    void it_is_written_in_its_unit_and_read_as_it_was_told() {
        double[] row = new double[3];
        Weather.HOURS_OF_RAIN.set(row, 6);
        Weather.HOURS_OF_RAIN.add(row, 2);
        assertThat(row).containsExactly(0, 2, 0);
        assertThat(Weather.HOURS_OF_RAIN.in(row)).isEqualTo(8);
    }
}
