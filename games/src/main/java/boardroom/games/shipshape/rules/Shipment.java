package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Transport;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An order a firm has fulfilled: when, with whom, what it scored, and what carried it. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Shipment(
        Order order, int week, int day, @Nullable Integer partner, int halves, List<Transport> transports) {}
