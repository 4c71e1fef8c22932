package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Order;
import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;

/** A week that is over: the day it was completed on, 0 if it failed, and the orders left open then. */
public record WeekReport(int week, int day, List<Order> left) {
    @JsonIgnore
    public boolean isCompleted() {
        return day > 0;
    }
}
