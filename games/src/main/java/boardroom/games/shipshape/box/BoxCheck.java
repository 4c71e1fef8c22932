package boardroom.games.shipshape.box;

import boardroom.engine.BrokenBox;
import boardroom.engine.KnownOptions;
import boardroom.engine.Option;
import java.util.List;
import java.util.stream.IntStream;

/** Refuses a box that can't be played, and says where. */
public final class BoxCheck {
    private static final int MOST_WEEKS = 12;
    private static final int MOST_DAYS = 14;
    private static final int MOST_EXTRA_ORDERS = 3;
    private static final int MOST_SLOTS = 8;
    private static final int MOST_STORAGE = 40;
    private static final int MOST_OFFERS = 9;

    private final ShipShapeBox box;

    private BoxCheck(ShipShapeBox box) {
        this.box = box;
    }

    public static void check(ShipShapeBox box) {
        new KnownOptions()
                .values("weeks", from(1, MOST_WEEKS))
                .values("daysPerWeek", from(1, MOST_DAYS))
                .values("extraOrders", from(-MOST_EXTRA_ORDERS, MOST_EXTRA_ORDERS))
                .onOff("gentleStart", "trade", "counterOffers", "joint", "hints")
                .values("supplyPool", from(1, MOST_SLOTS))
                .values("transportPool", from(1, MOST_SLOTS))
                .values("storage", from(1, MOST_STORAGE))
                .values("offersPerTurn", from(1, MOST_OFFERS))
                .values("failure", "lose", "penalty")
                .values("scoring", "rivals", "team")
                .values("firstHolder", "random", "first-seat")
                .check(box);
        BoxCheck check = new BoxCheck(box);
        check.seats();
        check.orders();
        check.pools();
        check.firms();
        check.ratings();
    }

    private static List<Object> from(int least, int most) {
        return IntStream.rangeClosed(least, most).<Object>mapToObj(each -> each).toList();
    }

    private void seats() {
        if (box.seats().min() < 2) throw new BrokenBox("seats.min", "it takes two: half of the game is consent");
        if (box.seats().max() > box.catalogue().players().size())
            throw new BrokenBox("seats.max", "more than there are player cards");
    }

    private void orders() {
        List<Order> orders = box.catalogue().orders();
        for (int i = 0; i < orders.size(); i++) checkOrder("cards.orders[" + i + "]", orders.get(i));
        int due = box.seats().max() * box.constants().ordersPerSeat() + most("extraOrders");
        if (orders.size() < due) throw new BrokenBox("cards.orders", "a week may need " + due + " of them");
        long light = orders.stream()
                .filter(order -> order.load() < box.constants().heavyLoad())
                .count();
        if (option("gentleStart").allows(true) && light < due)
            throw new BrokenBox(
                    "constants.heavyLoad", "only " + light + " orders are lighter, but a first week may need " + due);
    }

    /** An order that nobody could ever fulfil ends every month it is drawn in. */
    private void checkOrder(String place, Order order) {
        if (order.load() != order.requirement().count())
            throw new BrokenBox(
                    place + ".load", "must be " + order.requirement().count() + ", the sum of the requirement");
        if (!box.constants().tokens().covers(order.requirement()))
            throw new BrokenBox(place + ".requirement", "more tokens than there are");
        int capacity = box.catalogue().transports().stream()
                .filter(transport -> transport.travels(order.type()))
                .mapToInt(Transport::capacity)
                .sum();
        if (capacity < order.load())
            throw new BrokenBox(place + ".load", "all transports that go this way carry only " + capacity);
    }

    private void pools() {
        atLeast("cards.supplies", box.catalogue().supplies(), most("supplyPool"));
        atLeast("cards.transports", box.catalogue().transports(), most("transportPool"));
    }

    private static void atLeast(String place, List<?> cards, int slots) {
        if (cards.size() < slots) throw new BrokenBox(place, "the pool may need " + slots + " of them");
    }

    private void firms() {
        List<Director> players = box.catalogue().players();
        for (int i = 0; i < players.size(); i++)
            if (players.get(i).output().isEmpty())
                throw new BrokenBox("cards.players[" + i + "].output", "a firm must bring something");
    }

    /** 6.3: the first line that is reached counts, so that every month that is won has one. */
    private void ratings() {
        List<Constants.Rating> ratings = box.constants().ratingSpareDays();
        for (int i = 1; i < ratings.size(); i++)
            if (ratings.get(i).atLeast() >= ratings.get(i - 1).atLeast())
                throw new BrokenBox("constants.ratingSpareDays[" + i + "].atLeast", "must fall from line to line");
        if (ratings.getLast().atLeast() > 0)
            throw new BrokenBox(
                    "constants.ratingSpareDays[" + (ratings.size() - 1) + "].atLeast", "the last line is for 0 days");
    }

    private int most(String id) {
        List<Object> values = option(id).values();
        if (values == null) return 0;
        return values.stream().mapToInt(value -> (Integer) value).max().orElse(0);
    }

    private Option option(String id) {
        return box.options().stream()
                .filter(option -> option.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
