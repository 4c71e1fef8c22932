package boardroom.games.shipshape.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Seats;
import boardroom.games.shipshape.rules.Fixture.FirmOf;
import boardroom.games.shipshape.rules.ShipShapeMove.Accept;
import boardroom.games.shipshape.rules.ShipShapeMove.Commission;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import boardroom.games.shipshape.rules.ShipShapeMove.Settle;
import java.util.List;
import org.junit.jupiter.api.Test;

/** E78: a whole game of two, from the first day to the settlement. */
class WholeGameTest {
    private final Fixture table = Fixture.table(2, "weeks", 1);
    private final FirmOf kew = table.firm(0).is("kew-and-quarry");
    private final FirmOf cog = table.firm(1).is("cog-and-coal");

    private static MakeOffer offer(int to, String give, String want) {
        return new MakeOffer(to, Bundle.of(Fixture.tokens(give)), Bundle.of(Fixture.tokens(want)));
    }

    private void playToTheSettlement() {
        table.orders("self-pruning-hedge", "talking-buoy")
                .pool("electric-tram", "steam-launch", "signal-balloon")
                .day(0)
                .active(0)
                .goTo("calendar");

        // Day 1
        assertThat(kew.tokens()).isEqualTo("2O 1M");
        table.play(0, new Commission("steam-launch", null));
        assertThat(kew.tokens()).isEqualTo("2O");
        assertThat(cog.tokens()).isEqualTo("1M 2T");
        table.play(1, new Commission("electric-tram", null));
        assertThat(cog.tokens()).isEqualTo("1M 1T");

        // Day 2
        assertThat(kew.tokens()).isEqualTo("4O 1M");
        table.pass(0);
        assertThat(cog.tokens()).isEqualTo("2M 3T");
        table.play(1, offer(0, "1M 1T", "2O")).play(0, Accept.ACCEPT);
        assertThat(cog.tokens()).isEqualTo("2O 1M 2T");
        assertThat(kew.tokens()).isEqualTo("2O 2M 1T");
        table.play(1, new Fulfil("self-pruning-hedge", List.of("electric-tram")));
        assertThat(cog.score()).isEqualTo(12);
        assertThat(cog.tokens()).isEqualTo("1M");

        // Day 3
        assertThat(kew.tokens()).isEqualTo("4O 3M 1T");
        assertThat(table.refusal(0, offer(1, "2O", "1T"))).isEqualTo("not-owned");
        assertThat(table.s.offersLeft()).isEqualTo(3);
        table.pass(0);
        assertThat(cog.tokens()).isEqualTo("2M 2T");
        table.play(1, offer(0, "1T", "2O")).play(0, Accept.ACCEPT);
        assertThat(cog.tokens()).isEqualTo("2O 2M 1T");
        assertThat(kew.tokens()).isEqualTo("2O 3M 2T");
        table.pass(1);

        // Day 4
        assertThat(kew.tokens()).isEqualTo("4O 4M 2T");
        table.play(0, new Fulfil("talking-buoy", List.of("steam-launch")));
        assertThat(kew.score()).isEqualTo(12);
        assertThat(kew.tokens()).isEqualTo("4O 2M");
        assertThat(table.s.spareDays()).isEqualTo(3);
        assertThat(table.phase()).isEqualTo("settle");
    }

    @Test
    void e78_who_both_maintain_share_the_win() {
        playToTheSettlement();
        table.play(0, new Settle(List.of(), List.of("steam-launch")));
        table.play(1, new Settle(List.of(), List.of("electric-tram")));
        assertThat(table.game.isOver(table.s)).isTrue();
        assertThat(table.game.winners(table.s)).isEqualTo(Seats.all(2));
    }

    @Test
    void e78_who_does_not_pay_loses_the_tie() {
        playToTheSettlement();
        table.play(0, new Settle(List.of(), List.of()));
        table.play(1, new Settle(List.of(), List.of("electric-tram")));
        assertThat(table.game.winners(table.s)).isEqualTo(Seats.of(1));
    }
}
