package boardroom.games.shipshape.rules;

import static boardroom.games.shipshape.rules.Moves.commission;
import static boardroom.games.shipshape.rules.Moves.counter;
import static boardroom.games.shipshape.rules.Moves.fulfil;
import static boardroom.games.shipshape.rules.Moves.joint;
import static boardroom.games.shipshape.rules.Moves.offer;
import static boardroom.games.shipshape.rules.Moves.offerToAll;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a move of the business step would change, as it is told before it is made: both sides of every deal. */
class BusinessPreviewTest {
    private static final Texts TEXTS = new Texts("en", Texts.shipped("ship-shape", "en"));
    private static final Texts.Names NAMES = new Texts.Names() {
        @Override
        public String seat(int seat) {
            return "seat " + seat;
        }

        @Override
        public String card(String id) {
            return id;
        }
    };

    private static List<String> preview(Fixture table, int seat, ShipShapeMove move) {
        assertThat(table.refusal(seat, move)).isNull();
        return table.game.preview(table.s, seat, move).changes().stream()
                .map(change -> TEXTS.render(change.what(), NAMES) + ": " + said(change.before()) + " -> "
                        + said(change.after()))
                .toList();
    }

    private static String said(boardroom.engine.Arg arg) {
        return TEXTS.render(new boardroom.engine.Say("change.store", java.util.Map.of("seat", arg)), NAMES)
                .replace("Tokens of ", "");
    }

    private static Fixture table() {
        return Fixture.table(3)
                .firm(0)
                .holds("4O 2M")
                .with("steam-launch")
                .and()
                .firm(1)
                .holds("3T")
                .with("canal-barge", "precision-lathe")
                .and()
                .orders("talking-buoy", "hanging-farm");
    }

    @Test
    void an_offer_tells_the_stores_and_the_orders_of_both() {
        assertThat(preview(table(), 0, offer(1, "2O", "2T")))
                .containsExactly(
                        "Tokens of seat 0: 4 organic and 2 mineral -> 2 organic, 2 mineral, and 2 technological",
                        "seat 0 towards talking-buoy: 2 -> 4",
                        "Tokens of seat 1: 3 technological -> 2 organic and 1 technological",
                        "seat 1 towards talking-buoy: 2 -> 1",
                        "seat 1 towards hanging-farm: 2 -> 3");
    }

    @Test
    void whoever_answers_reads_its_own_side_first() {
        Fixture table = table();
        table.play(0, offer(1, "2O", "2T"));
        assertThat(preview(table, 1, Moves.ACCEPT).getFirst()).startsWith("Tokens of seat 1");
        assertThat(preview(table, 1, counter("1T", "2O")))
                .contains("Tokens of seat 1: 3 technological -> 2 organic and 2 technological");
        assertThat(preview(table, 1, Moves.DECLINE)).isEmpty();
        table.play(1, counter("1T", "2O"));
        assertThat(preview(table, 0, Moves.choose(1)))
                .contains("Tokens of seat 0: 4 organic and 2 mineral -> 2 organic, 2 mineral, and 1 technological");
        assertThat(preview(table, 0, Moves.NONE)).isEmpty();
    }

    @Test
    void a_supply_that_will_stall_is_told() {
        Fixture table = table().firm(1)
                .is("volt-and-vine")
                .holds("1M")
                .with("precision-lathe")
                .and();
        assertThat(preview(table, 0, offer(1, "1O", "1M")))
                .contains("Stalls at seat 1 next: nothing -> precision-lathe");
    }

    @Test
    void cards_change_hands_with_their_capacity() {
        assertThat(preview(table(), 0, offer(1, "2O", "canal-barge")))
                .contains(
                        "Cards of seat 0: steam-launch -> steam-launch and canal-barge",
                        "Capacity of seat 0 by steamship: 4 -> 9",
                        "Cards of seat 1: precision-lathe and canal-barge -> precision-lathe",
                        "Capacity of seat 1 by steamship: 5 -> 0");
    }

    @Test
    void an_offer_to_the_table_tells_the_own_side_and_an_invitation_nothing() {
        assertThat(preview(table(), 0, offerToAll("2O", "1T"))).noneMatch(line -> line.contains("seat 1"));
        assertThat(preview(table(), 0, Moves.invite(1))).isEmpty();
    }

    @Test
    void a_commission_tells_what_is_left_and_what_it_carries() {
        Fixture table = table().pool("paddle-steamer");
        assertThat(preview(table, 0, commission("paddle-steamer")))
                .containsExactly(
                        "Tokens of seat 0: 4 organic and 2 mineral -> 4 organic",
                        "Cards of seat 0: steam-launch -> steam-launch and paddle-steamer",
                        "seat 0 towards talking-buoy: 2 -> 0",
                        "Capacity of seat 0 by steamship: 4 -> 10");
    }

    @Test
    void a_supply_that_could_not_be_fed_tomorrow_is_told_before_it_is_bought() {
        Fixture table = table().firm(0).is("kew-and-quarry").holds("2T").and().pool("steam-plough");
        assertThat(preview(table, 0, commission("steam-plough")))
                .contains("Stalls at seat 0 next: nothing -> steam-plough");
    }

    @Test
    void fulfilling_tells_points_and_what_is_left() {
        Fixture table = table().firm(0).holds("2M 3T").and();
        assertThat(preview(table, 0, fulfil("talking-buoy", "steam-launch")))
                .containsExactly(
                        "Tokens of seat 0: 2 mineral and 3 technological -> 1 technological",
                        "Points of seat 0: 0 -> 6",
                        "seat 0 towards hanging-farm: 2 -> 1",
                        "Capacity of seat 0 by steamship: 4 -> 0");
    }

    @Test
    void a_joint_order_tells_both_sides_and_half_the_points_for_each() {
        Fixture table = table();
        List<String> proposed = preview(table, 0, joint("talking-buoy", 1, "2M", "steam-launch"));
        assertThat(proposed)
                .contains(
                        "Tokens of seat 0: 4 organic and 2 mineral -> 4 organic",
                        "Points of seat 0: 0 -> 3",
                        "Tokens of seat 1: 3 technological -> 1 technological",
                        "Points of seat 1: 0 -> 3");
        table.play(0, joint("talking-buoy", 1, "2M", "steam-launch"));
        assertThat(preview(table, 1, Moves.agree("canal-barge"))).containsExactlyInAnyOrderElementsOf(proposed);
        assertThat(preview(table, 1, Moves.REFUSE)).isEmpty();
    }

    @Test
    void a_preview_changes_nothing() {
        Fixture table = table();
        int deck = table.s.supplyDeck.size();
        preview(table, 0, offer(1, "2O", "2T"));
        preview(table, 0, joint("talking-buoy", 1, "2M", "steam-launch"));
        assertThat(table.firm(0).tokens()).isEqualTo("4O 2M");
        assertThat(table.s.supplyDeck.size()).isEqualTo(deck);
        assertThat(table.s.talks).isEmpty();
        assertThat(table.s.proposal).isNull();
    }
}
