package boardroom.games.shipshape.rules;

import static boardroom.games.shipshape.rules.Moves.REFUSE;
import static boardroom.games.shipshape.rules.Moves.agree;
import static boardroom.games.shipshape.rules.Moves.joint;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.shipshape.box.Catalogue;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.ShipShapeBox;
import boardroom.games.shipshape.rules.ShipShapeMove.Joint;
import boardroom.games.shipshape.rules.ShipShapeMove.Refuse;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 4.4.4 An order by two: shares, transports and consent; the numbers are those of the worked examples. */
class JointOrderTest {
    private static final String PALACE = "submarine-palace";

    /** E43: what both have for the Submarine Palace (ship, 2O 3M 4T 1S). */
    private static Fixture palace(String... partnersTransports) {
        return Fixture.table(3)
                .firm(0)
                .holds("4O 1M")
                .with("canal-barge")
                .and()
                .firm(1)
                .holds("3M 4T 1S")
                .with(partnersTransports)
                .and()
                .orders(PALACE, "thinking-loom", "hanging-farm");
    }

    private static Fixture palace() {
        return palace("paddle-steamer", "winged-packet");
    }

    private static Shares shares(Fixture table) {
        return Shares.of(table.s.orders[0], table.s.firms[0], table.s.firms[1]);
    }

    @Test
    void e43_both_pay_their_part_and_score_half() {
        Fixture table = palace();
        assertThat(shares(table).from()).isEqualTo(2);
        assertThat(shares(table).to()).isEqualTo(3);
        table.play(0, joint(PALACE, 1, "2O 1M", "canal-barge"));
        assertThat(table.phase()).isEqualTo("joint-answer");
        assertThat(table.refusal(1, agree("paddle-steamer"))).isEqualTo("capacity");
        table.play(1, agree("paddle-steamer", "winged-packet"));
        assertThat(table.firm(0).tokens()).isEqualTo("2O");
        assertThat(table.firm(0).transports()).containsExactly("canal-barge*");
        assertThat(table.firm(0).score()).isEqualTo(18);
        assertThat(table.firm(1).score()).isEqualTo(18);
        assertThat(table.firm(1).transports()).containsExactly("paddle-steamer*", "winged-packet*");
        assertThat(table.s.firms[0].fulfilled[0].partner()).isEqualTo(1);
        assertThat(table.s.firms[1].fulfilled[0].partner()).isEqualTo(0);
        assertThat(table.s.orderDeck.discards()).extracting(Order::id).containsExactly(PALACE);
        assertThat(table.s.active).as("it was the action").isEqualTo(1);
    }

    @Test
    void e43_the_partner_keeps_what_is_left() {
        Fixture table = palace().firm(1)
                .is("cog-and-coal")
                .holds("3M 4T 1S")
                .with("paddle-steamer", "winged-packet")
                .and();
        table.play(0, joint(PALACE, 1, "2O 1M", "canal-barge")).play(1, agree("paddle-steamer", "winged-packet"));
        assertThat(table.firm(1).tokens())
                .as("1M left, and the collection of its own turn: 1M 2T")
                .isEqualTo("2M 2T");
    }

    @Test
    void e44_another_share() {
        Fixture table = palace();
        table.play(0, joint(PALACE, 1, "2O", "canal-barge")).play(1, agree("paddle-steamer", "winged-packet"));
        assertThat(table.firm(0).tokens()).isEqualTo("2O 1M");
        assertThat(table.firm(0).score()).isEqualTo(18);
        assertThat(table.firm(1).score()).isEqualTo(18);
    }

    @Test
    void e45_nobody_carries_for_the_other() {
        Fixture table = palace("paddle-steamer");
        assertThat(table.refusal(0, joint(PALACE, 1, "2O 1M", "canal-barge"))).isEqualTo("partner-cannot");
        assertThat(shares(table).isPossible()).isFalse();
        assertThat(table.s.proposalsMade).isZero();
        assertThat(table.moves(0)).noneMatch(move -> move instanceof Joint);
    }

    @Test
    void e46_both_give() {
        Fixture table = Fixture.table(2)
                .firm(0)
                .holds("2M 2T")
                .with("steam-launch")
                .and()
                .firm(1)
                .holds("2M 2T")
                .with("canal-barge")
                .and()
                .orders("talking-buoy");
        assertThat(table.refusal(0, joint("talking-buoy", 1, "2M 2T", "steam-launch")))
                .isEqualTo("both-must-give");
        assertThat(table.refusal(0, joint("talking-buoy", 1, "-", "steam-launch")))
                .isEqualTo("both-must-give");
        assertThat(table.refusal(0, joint("talking-buoy", 1, "-"))).isEqualTo("capacity");
    }

    @Test
    void e47_a_refusal_costs_nothing_and_three_may_be_asked() {
        Fixture table = palace();
        Joint proposal = joint(PALACE, 1, "2O 1M", "canal-barge");
        table.play(0, proposal).play(1, new Refuse(Why.ALONE));
        assertThat(table.firm(0).tokens()).isEqualTo("4O 1M");
        assertThat(table.phase()).isEqualTo("business");
        assertThat(table.s.offersLeft()).isEqualTo(3);
        table.play(0, proposal).play(1, REFUSE).play(0, proposal);
        table.timeout(1);
        assertThat(table.refusal(0, proposal)).as("e79: a fourth").isEqualTo("no-proposals-left");
        assertThat(table.moves(0)).noneMatch(move -> move instanceof Joint);
        table.pass(0);
    }

    @Test
    void e48_an_odd_value_is_halved_exactly() {
        Fixture table = Fixture.table(withValue("talking-buoy", 7), 2)
                .firm(0)
                .holds("2M")
                .with("steam-launch")
                .and()
                .firm(1)
                .holds("2T")
                .with("canal-barge")
                .and()
                .orders("talking-buoy", "hanging-farm");
        table.play(0, joint("talking-buoy", 1, "2M", "steam-launch")).play(1, agree("canal-barge"));
        assertThat(table.firm(0).score()).isEqualTo(7);
        assertThat(table.firm(1).score()).isEqualTo(7);

        Fixture alone = Fixture.table(withValue("talking-buoy", 7), 2)
                .firm(0)
                .holds("2M 2T")
                .with("steam-launch")
                .and()
                .orders("talking-buoy", "hanging-farm");
        alone.play(0, Moves.fulfil("talking-buoy", "steam-launch"));
        assertThat(alone.firm(0).score()).isEqualTo(14);
    }

    @Test
    void e49_the_partner_may_send_more_than_is_needed() {
        Fixture table = Fixture.table(2)
                .firm(0)
                .holds("1M")
                .with("steam-launch")
                .and()
                .firm(1)
                .holds("1M 2T")
                .with("harbour-gig", "iron-leviathan")
                .and()
                .orders("talking-buoy", "hanging-farm");
        table.play(0, joint("talking-buoy", 1, "1M", "steam-launch"));
        assertThat(table.game.prompt(table.s, 1).choices().getFirst().move())
                .as("the suggestion")
                .isEqualTo(agree("harbour-gig"));
        assertThat(table.moves(1)).containsExactlyInAnyOrder(agree("harbour-gig"), agree("iron-leviathan"), REFUSE);
        table.play(1, agree("iron-leviathan"));
        assertThat(table.firm(1).transports()).containsExactly("harbour-gig", "iron-leviathan*");
    }

    @Test
    void e41_a_rotated_transport_of_the_partner_carries_nothing() {
        Fixture table = palace("paddle-steamer", "winged-packet*");
        assertThat(table.refusal(0, joint(PALACE, 1, "2O 1M", "canal-barge"))).isEqualTo("partner-cannot");
        Fixture agreeing = palace("paddle-steamer", "winged-packet", "steam-launch*");
        agreeing.play(0, joint(PALACE, 1, "2O 1M", "canal-barge"));
        assertThat(agreeing.refusal(1, agree("paddle-steamer", "steam-launch"))).isEqualTo("rotated-transport");
        assertThat(agreeing.refusal(1, agree())).isEqualTo("capacity");
        assertThat(agreeing.refusal(1, agree("canal-barge"))).isEqualTo("not-owned");
        assertThat(agreeing.refusal(1, agree("paddle-steamer", "paddle-steamer")))
                .isEqualTo("malformed");
    }

    @Test
    void e70_without_joint_orders_every_proposal_is_refused() {
        Fixture table = Fixture.table(2, "joint", false)
                .firm(0)
                .holds("2M")
                .with("steam-launch")
                .and()
                .firm(1)
                .holds("2T")
                .with("canal-barge")
                .and()
                .orders("talking-buoy");
        assertThat(table.refusal(0, joint("talking-buoy", 1, "2M", "steam-launch")))
                .isEqualTo("switched-off");
        assertThat(table.refusal(0, Moves.offer(1, "1M", "1T"))).isNull();
    }

    @Test
    void e79_the_whole_requirement_is_no_share() {
        Fixture table = Fixture.table(2)
                .firm(0)
                .holds("2M 2T")
                .with("steam-launch")
                .and()
                .firm(1)
                .holds("2T")
                .with("canal-barge")
                .and()
                .orders("talking-buoy");
        assertThat(table.refusal(0, joint("talking-buoy", 1, "2M 2T", "steam-launch")))
                .isEqualTo("both-must-give");
    }

    // Beyond the examples

    @Test
    void several_faults_the_first_of_the_list_is_said() {
        Fixture table = palace();
        assertThat(table.refusal(0, joint(PALACE, 0, "2O", "canal-barge"))).isEqualTo("malformed");
        assertThat(table.refusal(0, joint(PALACE, 3, "2O", "canal-barge"))).isEqualTo("malformed");
        assertThat(table.refusal(0, joint("moon-gun", 1, "2O", "hand-car"))).isEqualTo("order-not-open");
        assertThat(table.refusal(0, joint(PALACE, 1, "9O", "hand-car"))).isEqualTo("not-owned");
        assertThat(table.refusal(0, joint(PALACE, 1, "9O", "canal-barge"))).isEqualTo("cannot-pay");
        assertThat(table.refusal(0, joint(PALACE, 1, "3O", "canal-barge")))
                .as("more organic than the order needs")
                .isEqualTo("requirement");
        assertThat(table.refusal(0, joint(PALACE, 2, "2O", "canal-barge"))).isEqualTo("partner-cannot");
    }

    @Test
    void all_possible_shares_are_listed_and_nothing_else() {
        Fixture table = palace();
        assertThat(table.moves(0))
                .filteredOn(move -> move instanceof Joint)
                .containsExactlyInAnyOrder(
                        joint(PALACE, 1, "2O", "canal-barge"), joint(PALACE, 1, "2O 1M", "canal-barge"));
    }

    @Test
    void the_prompt_offers_the_most_even_split() {
        Fixture table = palace();
        assertThat(table.game.prompt(table.s, 0).choices())
                .extracting(choice -> choice.move())
                .filteredOn(move -> move instanceof Joint)
                .containsExactly(joint(PALACE, 1, "2O 1M", "canal-barge"));
    }

    @Test
    void a_dual_transport_of_each_side_carries_its_part() {
        Fixture table = Fixture.table(2)
                .firm(0)
                .holds("2M")
                .with("train-ferry")
                .and()
                .firm(1)
                .holds("2T")
                .with("winged-packet")
                .and()
                .orders("talking-buoy", "hanging-farm");
        table.play(0, joint("talking-buoy", 1, "2M", "train-ferry")).play(1, agree("winged-packet"));
        assertThat(table.firm(0).score()).isEqualTo(6);
        assertThat(table.firm(0).transports()).containsExactly("train-ferry*");
    }

    @Test
    void a_share_of_each_possible_size_is_one_that_both_can_give() {
        Fixture table = Fixture.table(2)
                .firm(0)
                .holds("4O 3M 2T 1S")
                .with("iron-leviathan")
                .and()
                .firm(1)
                .holds("2O 3M 4T 1S")
                .with("auxiliary-clipper")
                .and()
                .orders(PALACE);
        Shares shares = shares(table);
        for (int size = shares.from(); size <= shares.to(); size++) {
            var share = shares.ofSize(size, table.s.firms[0].tokens);
            assertThat(share.count()).isEqualTo(size);
            assertThat(table.refusal(0, new Joint(PALACE, 1, share, List.of("iron-leviathan"))))
                    .isNull();
        }
        assertThat(shares.sizeNearestToHalf(10)).isEqualTo(5);
    }

    @Test
    void only_the_partner_answers() {
        Fixture table = palace();
        table.play(0, joint(PALACE, 1, "2O 1M", "canal-barge"));
        assertThat(table.refusal(2, REFUSE)).isEqualTo("not-your-turn");
        assertThat(table.refusal(0, REFUSE)).isEqualTo("not-your-turn");
    }

    private static ShipShapeBox withValue(String id, int value) {
        ShipShapeBox box = Fixture.box();
        Catalogue cards = box.catalogue();
        List<Order> orders = cards.orders().stream()
                .map(order -> order.id().equals(id) ? worth(order, value) : order)
                .toList();
        return new ShipShapeBox(
                box.head(),
                box.constants(),
                box.clocksSeconds(),
                new Catalogue(cards.players(), orders, cards.supplies(), cards.transports()));
    }

    private static Order worth(Order order, int value) {
        return new Order(
                order.id(),
                order.name(),
                order.client(),
                order.family(),
                order.type(),
                value,
                order.requirement(),
                order.load(),
                order.size(),
                order.text());
    }
}
