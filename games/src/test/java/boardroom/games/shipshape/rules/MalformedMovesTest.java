package boardroom.games.shipshape.rules;

import static boardroom.games.shipshape.rules.Moves.bundle;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.ShipShapeMove.Agree;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whatever a client sends is answered with a sentence, and changes nothing. */
class MalformedMovesTest {
    private static final int MOST = Integer.MAX_VALUE;
    private static final int LEAST = Integer.MIN_VALUE;
    private static final Bundle NOTHING = Bundle.NOTHING;

    private final Fixture table = Fixture.table(3)
            .firm(0)
            .holds("4O 2M")
            .with("steam-launch", "tide-mill")
            .and()
            .firm(1)
            .holds("4T")
            .with("canal-barge")
            .and()
            .orders("talking-buoy", "hanging-farm");

    private static Bundle tokens(int organic, int mineral) {
        return Bundle.of(new Tokens(organic, mineral, 0, 0));
    }

    private @Nullable String refused(int seat, ShipShapeMove move) {
        String before = Json.MAPPER.writeValueAsString(table.game.publicView(table.s));
        String refusal = table.refusal(seat, move);
        assertThat(Json.MAPPER.writeValueAsString(table.game.publicView(table.s)))
                .as("%s changes nothing", move)
                .isEqualTo(before);
        return refusal;
    }

    @Test
    void numbers_below_zero() {
        assertThat(refused(0, new MakeOffer(1, tokens(-1, 0), NOTHING))).isEqualTo("malformed");
        assertThat(refused(0, new MakeOffer(1, tokens(1, 0), tokens(0, LEAST)))).isEqualTo("malformed");
        assertThat(refused(0, new Joint("talking-buoy", 1, new Tokens(0, 3, -1, 0), List.of("steam-launch"))))
                .isEqualTo("malformed");
        table.play(0, Moves.invite(1));
        assertThat(refused(1, new Counter(tokens(-1, 0), NOTHING))).isEqualTo("malformed");
    }

    @Test
    void numbers_that_no_one_has_even_where_their_sum_overflows() {
        assertThat(refused(0, new MakeOffer(1, tokens(MOST, MOST), NOTHING))).isEqualTo("not-owned");
        assertThat(refused(0, new MakeOffer(null, tokens(1, 0), tokens(0, MOST))))
                .isEqualTo("not-owned");
        assertThat(refused(0, new Joint("talking-buoy", 1, new Tokens(MOST, MOST, MOST, MOST), List.of())))
                .isEqualTo("cannot-pay");
        table.play(0, Moves.invite(1));
        assertThat(refused(1, new Counter(NOTHING, tokens(MOST, MOST)))).isEqualTo("not-owned");
    }

    @Test
    void seats_that_are_none_or_oneself() {
        for (int seat : new int[] {0, -1, 3, 4, 31, 32, MOST, LEAST}) {
            assertThat(refused(0, new MakeOffer(seat, tokens(1, 0), NOTHING))).isEqualTo("malformed");
            assertThat(refused(0, new MakeOffer(seat, NOTHING, NOTHING))).isEqualTo("malformed");
            assertThat(refused(0, new Joint("talking-buoy", seat, Fixture.tokens("2M"), List.of("steam-launch"))))
                    .isEqualTo("malformed");
        }
        table.play(0, Moves.offer(1, "1O", "1T")).play(1, Moves.counter("1T", "2O"));
        for (int seat : new int[] {0, 2, -1, 32, MOST, LEAST})
            assertThat(refused(0, new Choose(seat))).isEqualTo("malformed");
    }

    @Test
    void cards_named_twice() {
        Bundle twice = new Bundle(Tokens.NONE, List.of("tide-mill", "tide-mill"), List.of());
        Bundle ships = new Bundle(Tokens.NONE, List.of(), List.of("steam-launch", "steam-launch"));
        assertThat(refused(0, new MakeOffer(1, twice, NOTHING))).isEqualTo("malformed");
        assertThat(refused(0, new MakeOffer(1, NOTHING, ships))).isEqualTo("malformed");
        assertThat(refused(0, new Fulfil("talking-buoy", List.of("steam-launch", "steam-launch"))))
                .isEqualTo("malformed");
        assertThat(refused(0, new Fulfil("talking-buoy", Collections.nCopies(50_000, "x"))))
                .isEqualTo("malformed");
    }

    @Test
    void cards_that_are_not_there_or_of_another_sort() {
        Bundle wrongList = new Bundle(Tokens.NONE, List.of("steam-launch"), List.of("tide-mill"));
        assertThat(refused(0, new MakeOffer(1, wrongList, NOTHING))).isEqualTo("not-owned");
        assertThat(refused(0, new MakeOffer(1, bundle("moon-gun"), NOTHING))).isEqualTo("not-owned");
        assertThat(refused(0, new Commission("", ""))).isEqualTo("not-in-pool");
        assertThat(refused(0, new Fulfil("tide-mill", List.of("steam-launch")))).isEqualTo("order-not-open");
    }

    @Test
    void lists_with_holes() {
        List<String> holes = Arrays.asList((String) null);
        Bundle hollow = new Bundle(Tokens.NONE, holes, List.of());
        assertThat(refused(0, new MakeOffer(1, hollow, NOTHING))).isEqualTo("not-owned");
        assertThat(refused(0, new Fulfil("talking-buoy", holes))).isEqualTo("not-owned");
        table.play(0, Moves.joint("talking-buoy", 1, "2M", "steam-launch"));
        assertThat(refused(1, new Agree(holes))).isEqualTo("not-owned");
    }

    @Test
    void an_empty_counter_is_no_answer() {
        table.play(0, Moves.invite(1));
        assertThat(refused(1, new Counter(NOTHING, NOTHING))).isEqualTo("malformed");
    }
}
