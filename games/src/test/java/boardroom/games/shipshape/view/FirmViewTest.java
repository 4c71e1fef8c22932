package boardroom.games.shipshape.view;

import static boardroom.games.shipshape.rules.Fixture.words;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.shipshape.rules.Bundle;
import boardroom.games.shipshape.rules.Fate;
import boardroom.games.shipshape.rules.Fixture;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.view.ShipShapePublicView.FirmView;
import boardroom.games.shipshape.view.ShipShapePublicView.SupplyView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the table sees of a firm: above all what its next collection will bring, and what stalls. */
class FirmViewTest {
    @Test
    void the_next_collection_is_told_in_the_house_order_with_what_each_supply_does() {
        Fixture table = Fixture.table(2);
        table.firm(1).is("volt-and-vine").with("perfume-still", "steam-plough", "repair-caravan");

        FirmView firm = firm(table, 1);

        assertThat(firm.supplies())
                .extracting(SupplyView::next)
                .as("12: too little for all")
                .containsExactly(Fate.STALLS, Fate.WORKS, Fate.WORKS);
        assertThat(words(firm.next().after())).isEqualTo("4O 1M");
        assertThat(words(firm.next().gained())).isEqualTo("4O 1M 2T");
        assertThat(words(firm.next().spent())).isEqualTo("2T");
    }

    @Test
    void an_idle_supply_that_cannot_be_paid_again_goes() {
        Fixture table = Fixture.table(2);
        table.firm(1).is("anvil-and-arc").with("galvanic-quarry*");

        assertThat(firm(table, 1).supplies()).extracting(SupplyView::next).containsExactly(Fate.GOES);
    }

    @Test
    void a_supply_that_has_worked_today_rests_with_whoever_is_still_to_collect_and_works_tomorrow_for_whoever_has() {
        Fixture table = Fixture.table(2);
        table.firm(0).is("anvil-and-arc").with("tide-mill", "medal-mint");
        table.firm(1).is("kew-and-quarry");
        table.active(0).goTo("collect");
        Bundle mill = new Bundle(Fixture.tokens("-"), List.of("tide-mill"), List.of());

        table.play(0, new MakeOffer(1, mill, Bundle.NOTHING)).play(1, new Accept());

        assertThat(firm(table, 1).supplies())
                .as("16: stamped, and seat 1 collects later today")
                .containsExactly(new SupplyView("tide-mill", false, true, null));
        assertThat(words(firm(table, 1).next().after())).isEqualTo("2O 1M");
        assertThat(firm(table, 0).supplies())
                .as("seat 0 collects again tomorrow")
                .containsExactly(new SupplyView("medal-mint", false, true, Fate.WORKS));
    }

    @Test
    void firms_are_ranked_by_their_points_and_then_by_their_fleets() {
        Fixture table = Fixture.table(3);
        table.firm(0).scored(12).with("hand-car");
        table.firm(1).scored(12).with("grand-express");
        table.firm(2).scored(20);

        assertThat(view(table).firms()).extracting(FirmView::rank).containsExactly(3, 2, 1);
        assertThat(firm(table, 1).fleetMaintenance()).isEqualTo(4);
    }

    static ShipShapePublicView view(Fixture table) {
        return (ShipShapePublicView) table.game.publicView(table.s);
    }

    private static FirmView firm(Fixture table, int seat) {
        return view(table).firms().get(seat);
    }
}
