package boardroom.games.shipshape.box;

import boardroom.engine.Sized;
import java.util.List;

/** All cards of the box (2.3). */
public record Catalogue(
        @Sized(from = 2, to = 50) List<Director> players,
        @Sized(from = 1, to = 200) List<Order> orders,
        @Sized(from = 1, to = 200) List<Supply> supplies,
        @Sized(from = 1, to = 200) List<Transport> transports) {}
