package boardroom.games.shipshape.view;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Say;
import boardroom.engine.Texts;
import boardroom.games.shipshape.rules.Fixture;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What everybody could work out is said: who ships next, what nobody is on course for, and the last day. */
class WarningsTest {
    private static final Texts TEXTS = new Texts("en", Texts.shipped("ship-shape", "en"));

    private static List<String> read(Fixture table) {
        return FirmViewTest.view(table).warnings().stream()
                .map(each -> each.kind() + " " + each.seat() + ": " + read(each.say()))
                .toList();
    }

    static String read(Say say) {
        return TEXTS.render(say, new Texts.Names() {
            @Override
            public String seat(int seat) {
                return "Seat " + seat;
            }

            @Override
            public String card(String id) {
                return id;
            }
        });
    }

    @Test
    void a_firm_that_has_everything_for_an_order_is_about_to_ship_it() {
        Fixture table = Fixture.table(2).orders("talking-buoy", "storm-anchor").day(3);
        table.firm(1).holds("2M 2T").with("steam-launch");

        assertThat(read(table)).contains("ships 1: +6 next turn: talking-buoy");
    }

    @Test
    void a_firm_that_lacks_room_is_not_about_to_ship() {
        Fixture table = Fixture.table(2).orders("talking-buoy").day(3);
        table.firm(1).holds("2M 2T");

        assertThat(read(table)).noneMatch(each -> each.startsWith("ships"));
    }

    @Test
    void an_order_nobody_can_ship_in_time_says_what_the_nearest_lacks() {
        Fixture table = Fixture.table(2).orders("moon-gun").day(7);
        table.firm(1).holds("3O 4M 2T 1S");

        assertThat(read(table))
                .contains(
                        "last-day null: Last day: 1 order is open, with 2 turns left.",
                        "late null: Nobody is on course: Seat 1 is nearest and lacks room for 10 by airship, with 1 turn left.");
    }

    @Test
    void an_order_the_table_is_on_course_for_gives_no_warning() {
        Fixture table = Fixture.table(2).orders("talking-buoy").day(1);
        table.firm(0).holds("2M 2T").with("steam-launch");

        assertThat(read(table)).noneMatch(each -> each.startsWith("late"));
    }
}
