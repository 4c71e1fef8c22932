package boardroom.games.shipshape.view;

import static boardroom.games.shipshape.rules.Fixture.tokens;
import static boardroom.games.shipshape.rules.Fixture.words;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.shipshape.rules.Fate;
import boardroom.games.shipshape.rules.Fixture;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import boardroom.games.shipshape.view.ShipShapePrivateView.CarryView;
import boardroom.games.shipshape.view.ShipShapePrivateView.CollectWay;
import boardroom.games.shipshape.view.ShipShapePrivateView.HintView;
import boardroom.games.shipshape.view.ShipShapePrivateView.SplitView;
import boardroom.games.shipshape.view.ShipShapePrivateView.StepView;
import boardroom.games.shipshape.view.ShipShapePrivateView.TogetherView;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What a seat is given to put its move together, and only while it owes one. */
class PrivateViewTest {
    private static final ShipShapePrivateView NOTHING =
            new ShipShapePrivateView(List.of(), List.of(), List.of(), null, null, null, null);

    @Test
    void whoever_has_nothing_to_decide_is_given_nothing() {
        assertThat(own(OrderViewTest.palace(), 1)).isEqualTo(NOTHING);
    }

    @Test
    void ways_of_collecting_begin_with_that_of_the_house_and_show_every_step() {
        Fixture table = Fixture.table(2);
        table.firm(0).is("anvil-and-arc").with("galvanic-quarry", "precision-lathe");
        table.active(0).goTo("collect");

        List<CollectWay> ways = own(table, 0).ways();

        assertThat(ways)
                .as("8: order matters")
                .containsExactly(
                        new CollectWay(
                                List.of("precision-lathe", "galvanic-quarry"),
                                tokens("2M 1T"),
                                List.of(
                                        new StepView(Fate.WORKS, tokens("1M 3T")),
                                        new StepView(Fate.WORKS, tokens("4M 1T"))),
                                tokens("4M 1T")),
                        new CollectWay(
                                List.of("galvanic-quarry", "precision-lathe"),
                                tokens("2M 1T"),
                                List.of(
                                        new StepView(Fate.STALLS, tokens("2M 1T")),
                                        new StepView(Fate.WORKS, tokens("1M 3T"))),
                                tokens("1M 3T")));
        assertThat(own(table, 1)).isEqualTo(NOTHING);
    }

    @Test
    void a_joint_order_that_is_possible_comes_with_its_bounds_and_a_split_of_each_size() {
        List<TogetherView> together = own(OrderViewTest.palace(), 0).together();

        assertThat(together)
                .as("43: sizes 2 and 3")
                .containsExactly(new TogetherView(
                        "submarine-palace",
                        1,
                        tokens("2O"),
                        tokens("2O 1M"),
                        List.of(
                                new SplitView(
                                        tokens("2O"),
                                        List.of("canal-barge"),
                                        List.of("paddle-steamer", "winged-packet")),
                                new SplitView(
                                        tokens("2O 1M"),
                                        List.of("canal-barge"),
                                        List.of("paddle-steamer", "winged-packet")))));
    }

    @Test
    void a_joint_order_is_not_spoken_of_where_nobody_could_carry_it_or_where_it_is_switched_off() {
        Fixture small = Fixture.table(2).orders("submarine-palace");
        small.firm(0).holds("4O 1M").with("canal-barge");
        small.firm(1).holds("3M 4T 1S").with("paddle-steamer");
        Fixture off = Fixture.table(2, "joint", false).orders("talking-buoy");
        off.firm(0).holds("2M").with("steam-launch");
        off.firm(1).holds("2T").with("harbour-gig");

        assertThat(own(small, 0).together()).as("45").isEmpty();
        assertThat(own(off, 0).together()).as("70").isEmpty();
    }

    @Test
    void for_every_open_order_the_transports_that_the_house_would_send() {
        Fixture table = Fixture.table(2).orders("everlasting-road", "universal-kitchen", "hanging-farm");
        table.firm(0).with("rack-railway", "electric-tram", "hand-car");

        assertThat(own(table, 0).carry())
                .as("39")
                .containsExactly(
                        new CarryView("everlasting-road", List.of("electric-tram", "hand-car")),
                        new CarryView("universal-kitchen", List.of("rack-railway", "hand-car")),
                        new CarryView("hanging-farm", List.of()));
    }

    @Test
    void whoever_is_asked_to_join_is_given_transports_for_its_own_part() {
        Fixture table = Fixture.table(2).orders("kelp-telegraph");
        table.firm(0).holds("2O").with("canal-barge");
        table.firm(1).holds("1O 2T").with("harbour-gig", "iron-leviathan");

        table.play(0, new Joint("kelp-telegraph", 1, tokens("2O"), List.of("canal-barge")));

        assertThat(own(table, 1).carry())
                .as("49: it carries 3")
                .containsExactly(new CarryView("kelp-telegraph", List.of("harbour-gig")));
        assertThat(own(table, 0)).isEqualTo(NOTHING);
    }

    @Test
    void what_the_house_would_return_and_settle_is_preselected() {
        Fixture storing = Fixture.table(2);
        storing.firm(0).holds("6O 4M 3T 1S");
        storing.pass(0);
        Fixture settling = Fixture.table(2).day(4).orders();
        settling.firm(0)
                .holds("3M 2T")
                .with("tide-mill", "phosphate-works", "medal-mint", "steam-plough*")
                .with("rack-railway*", "pneumatic-railway*", "silk-aerostat");
        settling.goTo("turn-end");

        assertThat(words(Objects.requireNonNull(own(storing, 0).houseReturn())))
                .as("50")
                .isEqualTo("3O 1M");
        assertThat(own(settling, 0).houseSettlement())
                .as("53")
                .isEqualTo(
                        new Settle(List.of("tide-mill", "medal-mint"), List.of("rack-railway", "pneumatic-railway")));
    }

    @Test
    void E77_a_hint_is_shown_to_the_player_to_move_only_and_if_the_table_wants_it() {
        Fixture hinted = Fixture.table(2, "hints", true).orders("talking-buoy");
        hinted.firm(0).holds("2M 2T").with("steam-launch");

        HintView hint = own(hinted, 0).hint();

        assertThat(hint).isNotNull();
        assertThat(hinted.refusal(0, hint.move()))
                .as("it can be played as it is")
                .isNull();
        assertThat(hint.why().key()).startsWith("hint.");
        assertThat(own(hinted, 1).hint()).isNull();
        assertThat(own(OrderViewTest.palace(), 0).hint()).isNull();
    }

    static ShipShapePrivateView own(Fixture table, int seat) {
        return (ShipShapePrivateView) table.game.privateView(table.s, seat);
    }
}
