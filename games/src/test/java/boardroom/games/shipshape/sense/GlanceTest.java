package boardroom.games.shipshape.sense;

import static boardroom.games.shipshape.rules.Fixture.tokens;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import boardroom.engine.Features;
import boardroom.games.shipshape.rules.Bundle;
import boardroom.games.shipshape.rules.Fixture;
import boardroom.games.shipshape.rules.ShipShapeMove;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Store;
import boardroom.games.shipshape.rules.ShipShapeState;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What is seen at a glance, without planning: the clear cases, and the numbers of a position. */
class GlanceTest {

    private static ShipShapeMove best(Fixture table, int seat) {
        List<ShipShapeMove> moves = table.moves(seat);
        double[] likely = new double[moves.size()];
        table.game.glance(table.s, seat, moves, likely);
        assertThat(Arrays.stream(likely).sum()).isCloseTo(1, within(1e-9));
        int best = 0;
        for (int i = 1; i < likely.length; i++) if (likely[i] > likely[best]) best = i;
        return moves.get(best);
    }

    /** The numbers of a position by name, a row for each seat and the one in which all lose. */
    private static double number(Fixture table, int row, String name) {
        Features<ShipShapeState> features = Objects.requireNonNull(table.game.features());
        double[][] rows = new double[table.s.firms.length + 1][features.names().size()];
        features.of(table.s, rows);
        return rows[row][features.names().indexOf(name)];
    }

    private static Fixture readyToShip() {
        Fixture table = Fixture.table(2).day(7).orders("self-pruning-hedge", "talking-buoy");
        table.firm(0).is("kew-and-quarry").holds("2O 2T").with("electric-tram");
        table.firm(1).is("kew-and-quarry").holds("-");
        return table;
    }

    @Test
    void an_order_that_can_leave_leaves() {
        assertThat(best(readyToShip(), 0)).isEqualTo(new Fulfil("self-pruning-hedge", List.of("electric-tram")));
    }

    @Test
    void what_an_order_lacks_is_asked_for_and_given() {
        Fixture table = Fixture.oneTokenShort();

        ShipShapeMove offer = best(table, 0);

        assertThat(offer).isInstanceOf(MakeOffer.class);
        assertThat(((MakeOffer) offer).want()).isEqualTo(Bundle.of(tokens("1T")));
        table.play(0, offer);
        assertThat(best(table, 1)).isInstanceOf(Accept.class);
    }

    @Test
    void storing_keeps_what_the_order_needs() {
        Fixture table = Fixture.table(2).orders("thinking-loom").pool("hand-car", "harbour-gig", "silk-aerostat");
        table.firm(0).is("cog-and-coal").holds("6O 1M 5T").with("pneumatic-railway");

        table.pass(0);

        assertThat(best(table, 0)).isEqualTo(new Store(tokens("2O")));
    }

    @Test
    void an_order_ready_to_leave_counts_for_its_firm_alone() {
        Fixture table = readyToShip();

        assertThat(number(table, 0, "ready-orders")).isPositive();
        assertThat(number(table, 1, "ready-orders")).isZero();
        assertThat(number(table, 2, "ready-orders")).isZero();
    }

    @Test
    void open_orders_speak_for_a_week_that_all_lose() {
        Fixture table = readyToShip();

        assertThat(number(table, 2, "open-orders")).isEqualTo(2);
        assertThat(number(table, 0, "open-orders")).isZero();
    }

    @Test
    void a_team_has_no_rivals_to_tell_apart() {
        Fixture table = Fixture.table(2, "scoring", "team").day(7).orders("self-pruning-hedge");
        table.firm(0).is("kew-and-quarry").holds("2O 2T").with("electric-tram");

        assertThat(number(table, 0, "ready-orders")).isZero();
        assertThat(number(table, 2, "open-orders")).isEqualTo(1);
    }
}
