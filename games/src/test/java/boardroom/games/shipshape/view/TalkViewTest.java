package boardroom.games.shipshape.view;

import static boardroom.games.shipshape.rules.Fixture.tokens;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.shipshape.rules.Bundle;
import boardroom.games.shipshape.rules.Fixture;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Choose;
import boardroom.games.shipshape.rules.ShipShapeMove.Counter;
import boardroom.games.shipshape.rules.ShipShapeMove.Decline;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.Why;
import boardroom.games.shipshape.view.ShipShapePublicView.AnswerView;
import boardroom.games.shipshape.view.ShipShapePublicView.ProposalView;
import boardroom.games.shipshape.view.ShipShapePublicView.TalkView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What firms put to each other is said aloud, and always told as the active firm sees it. */
class TalkViewTest {
    private static final Bundle TWO_ORGANIC = Bundle.of(tokens("2O"));
    private static final Bundle ONE_TECHNOLOGICAL = Bundle.of(tokens("1T"));

    /** 24: seat 0 offers all 2O for 1T. */
    private static Fixture offered() {
        Fixture table = Fixture.table(4);
        table.firm(0).holds("3O");
        table.firm(1).holds("1T");
        table.firm(2).holds("1M");
        table.firm(3).holds("2T");
        return table.play(0, new MakeOffer(null, TWO_ORGANIC, ONE_TECHNOLOGICAL));
    }

    @Test
    void an_open_offer_names_whom_it_waits_for_and_the_answers_so_far() {
        Fixture table =
                offered().play(1, new Decline(Why.NEED_IT)).play(2, new Counter(Bundle.of(tokens("1M")), TWO_ORGANIC));

        assertThat(talk(table))
                .isEqualTo(new TalkView(
                        0,
                        List.of(1, 2, 3),
                        TWO_ORGANIC,
                        ONE_TECHNOLOGICAL,
                        true,
                        List.of(3),
                        List.of(
                                new AnswerView(1, "need-it", null, null),
                                new AnswerView(2, null, TWO_ORGANIC, Bundle.of(tokens("1M")))),
                        null));
        assertThat(FirmViewTest.view(table).offersLeft()).isEqualTo(2);
    }

    @Test
    void the_first_to_accept_closes_it_and_is_named() {
        Fixture table = offered().play(3, new Accept());

        assertThat(talk(table).open()).isFalse();
        assertThat(talk(table).owing()).isEmpty();
        assertThat(talk(table).tradedWith()).isEqualTo(3);
    }

    @Test
    void a_counter_that_was_chosen_is_named_too() {
        Fixture table = offered()
                .play(1, Decline.DECLINE)
                .play(3, Decline.DECLINE)
                .play(2, new Counter(Bundle.of(tokens("1M")), TWO_ORGANIC));
        assertThat(talk(table).open()).as("25: seat 0 owes a choice").isTrue();

        table.play(0, new Choose(2));

        assertThat(talk(table).tradedWith()).isEqualTo(2);
    }

    @Test
    void a_joint_proposal_shows_both_parts_while_it_waits_for_the_partner() {
        Fixture table = OrderViewTest.palace();

        table.play(0, new Joint("submarine-palace", 1, tokens("2O 1M"), List.of("canal-barge")));

        assertThat(FirmViewTest.view(table).proposal())
                .isEqualTo(new ProposalView(
                        0, 1, "submarine-palace", tokens("2O 1M"), tokens("2M 4T 1S"), List.of("canal-barge")));
        assertThat(FirmViewTest.view(table).proposalsLeft()).isEqualTo(2);
    }

    private static TalkView talk(Fixture table) {
        return FirmViewTest.view(table).talks().getLast();
    }
}
