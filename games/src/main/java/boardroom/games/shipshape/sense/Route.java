package boardroom.games.shipshape.sense;

import boardroom.engine.Card;
import boardroom.engine.Seats;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.rules.ShipShapeState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 10.2: the best way to an order, for one firm or for two, by trying short plans turn by turn. */
final class Route {
    /** Turns beyond the end of the week that still tell a near miss from a far one; and the most ever tried. */
    private static final int BEYOND = 3;

    private static final int MOST_TURNS = 16;

    private final Weights.Plan weights;
    private final Confidence confidence;
    private final Constants numbers;
    private final ShipShapeState s;
    private final Order order;
    private final long need;
    private final List<Step> transports = new ArrayList<>();
    private final List<Step> supplies = new ArrayList<>();
    private @Nullable Way best;

    Route(Weights.Plan weights, Confidence confidence, Constants numbers, ShipShapeState s, Order order) {
        this.weights = weights;
        this.confidence = confidence;
        this.numbers = numbers;
        this.s = s;
        this.order = order;
        this.need = Lanes.of(order.requirement());
        for (Transport card : s.transportPool)
            if (card != null && card.travels(order.type())) transports.add(Step.of(card));
        for (Supply card : s.supplyPool)
            if (card != null && Lanes.meet(Lanes.of(card.output()), need)) supplies.add(Step.of(card));
    }

    // One firm

    /** The best plan of one firm; one that leads nowhere if there is none. */
    Way alone(Outfit firm) {
        best = null;
        int gap = order.load() - firm.capacity(order.type());
        if (gap <= 0) withSupply(firm, List.of(), 1);
        else closeGap(firm, gap);
        if (best != null) return best;
        int turns = Math.max(0, firm.turnsLeft) + BEYOND + 1;
        double slack = firm.turnsLeft - turns;
        double chance = firm.turnsLeft > 0 ? 1 : 0;
        return new Way(Seats.of(firm.seat), turns, 0, confidence.of(slack) * chance, List.of(), false, slack, chance);
    }

    /** By one transport of the pool, by two, or if there are none by one to come. */
    private void closeGap(Outfit firm, int gap) {
        int places = firm.placesFor(order.type(), numbers.transportLimit());
        boolean closed = false;
        Step largest = null;
        for (int i = 0; i < transports.size() && places > 0; i++) {
            Step first = transports.get(i);
            if (largest == null || first.capacity() > largest.capacity()) largest = first;
            if (first.capacity() >= gap) {
                withSupply(firm, List.of(first), 1);
                closed = true;
            } else if (places > 1)
                for (int j = 0; j < transports.size(); j++) {
                    Step second = transports.get(j);
                    if (j == i || second.capacity() >= gap || first.capacity() + second.capacity() < gap) continue;
                    withSupply(firm, List.of(first, second), 1);
                    closed = true;
                }
        }
        if (closed || places < 1) return;
        toCome(firm, gap, List.of());
        if (largest != null && places > 1) toCome(firm, gap - largest.capacity(), List.of(largest));
    }

    /** A transport that is not there yet: after a refresh, or by waiting until others have bought. */
    private void toCome(Outfit firm, int gap, List<Step> before) {
        for (Weights.ToCome card : weights.toCome())
            if (gap <= card.gap()) {
                Step refresh = Step.refresh(numbers.refreshPrice());
                attempt(firm, plus(plus(before, refresh), Step.transportToCome(card.price(), gap, 1)), card.chance());
                double share = Math.min(1, weights.waitShare() * s.firms.length);
                Step waited = Step.transportToCome(card.price(), gap, weights.waitTurns());
                withSupply(firm, plus(before, waited), card.chance() * share);
                return;
            }
    }

    /** The plan as it is, with one supply of the pool before or after its transports, or with one to come. */
    private void withSupply(Outfit firm, List<Step> plan, double chance) {
        attempt(firm, plan, chance);
        if (firm.inputs.length < numbers.supplyLimit())
            for (Step supply : supplies) {
                attempt(firm, plus(plan, supply), chance);
                List<Step> first = plus(List.of(supply), plan);
                if (!plan.isEmpty()) attempt(firm, first, chance);
            }
        for (int kind = 0; kind < Lanes.KINDS; kind++) {
            if (Lanes.of(need, kind) <= Lanes.of(firm.tokens, kind) || firm.hasSource(kind) || isInPool(kind)) continue;
            Weights.Source source = weights.source();
            Step toCome = Step.sourceToCome(source.price(), Lanes.one(kind) * source.output());
            attempt(firm, plus(plus(plan, Step.refresh(numbers.refreshPrice())), toCome), chance * source.chance());
        }
    }

    private boolean isInPool(int kind) {
        for (Step supply : supplies) if (Lanes.of(supply.output(), kind) > 0) return true;
        return false;
    }

    private static List<Step> plus(List<Step> plan, Step last) {
        return plus(plan, List.of(last));
    }

    private static List<Step> plus(List<Step> plan, List<Step> more) {
        List<Step> all = new ArrayList<>(plan);
        all.addAll(more);
        return all;
    }

    private void attempt(Outfit firm, List<Step> plan, double chance) {
        double sure = chance(plan, chance);
        int limit = worthTrying(firm, sure);
        Run run = new Run(firm, firm.capacity(order.type()), plan, need);
        for (int turn = 1; turn <= limit; turn++) {
            run.collect(turn);
            if (run.capacity >= order.load() && Lanes.covers(run.held, need)) {
                keep(Seats.of(firm.seat), firm, turn, sure, plan);
                return;
            }
            run.buy(turn);
            run.store(s.terms.storage());
        }
    }

    // Two firms

    /** The best plan of two firms, with at most one transport of the pool for each; {@code null}: there is none. */
    @Nullable Way together(Outfit one, Outfit two) {
        best = null;
        Outfit first = one.wait <= two.wait ? one : two;
        Outfit second = first == one ? two : one;
        for (List<Step> mine : purchases(first))
            for (List<Step> theirs : purchases(second))
                if (mine.isEmpty() || !mine.equals(theirs)) attempt(first, mine, second, theirs);
        return best;
    }

    /** No transport, or one of the pool. */
    private List<List<Step>> purchases(Outfit firm) {
        List<List<Step>> all = new ArrayList<>();
        if (firm.capacity(order.type()) > 0) all.add(List.of());
        if (firm.placesFor(order.type(), numbers.transportLimit()) > 0)
            for (Step transport : transports) all.add(List.of(transport));
        return all;
    }

    private void attempt(Outfit first, List<Step> mine, Outfit second, List<Step> theirs) {
        int carries = first.capacity(order.type());
        int carry = second.capacity(order.type());
        if (carries + carry + capacity(mine) + capacity(theirs) < order.load()) return;
        List<Step> plan = plus(mine, theirs);
        double sure = chance(plan, weights.pair());
        int firstLimit = worthTrying(first, sure);
        int secondLimit = worthTrying(second, sure);
        Run one = new Run(first, carries, mine, need);
        Run two = new Run(second, carry, theirs, need);
        Seats seats = Seats.of(first.seat).with(second.seat);
        for (int turn = 1; turn <= Math.max(firstLimit, secondLimit); turn++)
            if (turn <= firstLimit && isReached(one, one, two, turn)) {
                keep(seats, first, turn, sure, plan);
                return;
            } else if (turn <= secondLimit && isReached(two, one, two, turn)) {
                keep(seats, second, turn, sure, plan);
                return;
            }
    }

    private static int capacity(List<Step> plan) {
        return plan.isEmpty() ? 0 : plan.getFirst().capacity();
    }

    /** Whether in this turn of one of the two they can divide the order between them. */
    private boolean isReached(Run side, Run one, Run two, int turn) {
        side.collect(turn);
        if (isShared(one, two)) return true;
        side.buy(turn);
        side.store(s.terms.storage());
        return false;
    }

    /** Section 5: which shares are possible. */
    private boolean isShared(Run one, Run two) {
        if (one.capacity + two.capacity < order.load() || !Lanes.covers(one.held + two.held, need)) return false;
        int least = Math.max(1, order.load() - two.capacity);
        int most = Math.min(order.load() - 1, one.capacity);
        int low = 0;
        int high = 0;
        for (int kind = 0; kind < Lanes.KINDS; kind++) {
            int required = Lanes.of(need, kind);
            int missing = Math.max(0, required - Lanes.of(two.held, kind));
            int there = Math.min(required, Lanes.of(one.held, kind));
            if (missing > there) return false;
            low += missing;
            high += there;
        }
        return Math.max(least, low) <= Math.min(most, high);
    }

    // What the plans are worth

    /** 97 % for each card of the pool: somebody may take it. */
    private double chance(List<Step> plan, double chance) {
        double sure = chance;
        for (Step step : plan) if (step.card() != null) sure *= weights.poolCard();
        return sure;
    }

    /** The last turn in which this would not be worse than the best so far. */
    private int worthTrying(Outfit firm, double chance) {
        int limit = firm.turnsLeft <= 0 ? 0 : Math.min(firm.turnsLeft + BEYOND, MOST_TURNS);
        if (best == null) return limit;
        while (limit > 0 && confidence.of(firm.turnsLeft - limit) * chance < best.confidence()) limit--;
        return limit;
    }

    private void keep(Seats seats, Outfit last, int turn, double chance, List<Step> plan) {
        double slack = last.turnsLeft - turn;
        int day = last.day + turn - 1;
        List<Card> buys = new ArrayList<>(2);
        for (Step step : plan) if (step.card() != null) buys.add(step.card());
        Way way = new Way(
                seats,
                turn,
                day <= s.terms.daysPerWeek() ? day : 0,
                confidence.of(slack) * chance,
                buys,
                buys.size() < plan.size(),
                slack,
                chance);
        if (best == null || way.isBetterThan(best)) best = way;
    }
}
