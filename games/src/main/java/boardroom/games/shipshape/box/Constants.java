package boardroom.games.shipshape.box;

import boardroom.engine.Between;
import boardroom.engine.Sized;
import java.util.List;

/** The numbers of 2.2 that no option changes; the limits bound how many orders and settlements there are to choose from. */
public record Constants(
        @Between(from = 1, to = 4) int ordersPerSeat,
        @Between(from = 1, to = 5) int supplyLimit,
        @Between(from = 1, to = 4) int transportLimit,
        @Between(from = 1, to = 20) int refreshPrice,
        @Between(to = 5) int suppliesKept,
        @Between(from = 1, to = 20) int jointProposalsPerTurn,
        @Between(from = 2, to = 2) int halvesPerPoint,
        @Between(from = 1, to = 400) int heavyLoad,
        Tokens tokens,
        @Sized(from = 1, to = 10) List<Rating> ratingSpareDays) {

    /** 6.3: what a table is called that has saved at least so many days, in a month of four weeks. */
    public record Rating(@Between(to = 100) int atLeast, String id) {}
}
