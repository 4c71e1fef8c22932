package boardroom.games.shipshape.view;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Rng;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.rules.Fixture;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.view.ShipShapePublicView.FirmView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two things are secret: the order of the decks, and a settlement until all are in. */
class SecrecyTest {
    @Test
    void a_deck_is_seen_as_a_set_in_the_order_of_the_box() {
        Fixture table = Fixture.table(2);
        ShipShapeState other = table.s.copy();
        other.guessDecks(new Rng(7));
        List<String> printed =
                table.game.box().catalogue().orders().stream().map(Order::id).toList();

        ShipShapePublicView view = FirmViewTest.view(table);

        assertThat(table.game.publicView(other)).isEqualTo(view);
        assertThat(view.orderDeck().unseen())
                .hasSize(28)
                .isSortedAccordingTo((a, b) -> printed.indexOf(a) - printed.indexOf(b));
        assertThat(view.orderDeck().cards()).isEqualTo(28);
    }

    /** The week is complete; both firms have a transport to pay for or not. */
    private static Fixture settling() {
        Fixture table = Fixture.table(2).day(4).orders();
        table.firm(0).holds("1M").with("steam-launch*");
        table.firm(1).holds("1T").with("electric-tram*");
        return table.goTo("turn-end");
    }

    @Test
    void who_has_settled_is_seen_but_not_what() {
        Fixture pays = settling().play(0, new Settle(List.of(), List.of("steam-launch")));
        Fixture paysNot = settling().play(0, new Settle(List.of(), List.of()));

        ShipShapePublicView view = FirmViewTest.view(pays);

        assertThat(view.firms()).extracting(FirmView::settled).containsExactly(true, false);
        assertThat(FirmViewTest.view(paysNot)).isEqualTo(view);
        assertThat(PrivateViewTest.own(paysNot, 1)).isEqualTo(PrivateViewTest.own(pays, 1));
        assertThat(PrivateViewTest.own(pays, 0).settlement()).isEqualTo(new Settle(List.of(), List.of("steam-launch")));
    }
}
