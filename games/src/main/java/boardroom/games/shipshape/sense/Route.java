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
    private final Constants numbers;
    private final ShipShapeState s;
    private final Order order;
    private final long need;
    private final Run run;
    private final Run other;
    private final List<Step> transports = new ArrayList<>();
    private final List<Step> supplies = new ArrayList<>();
    private @Nullable Way best;

    Route(Weights.Plan weights, Constants numbers, ShipShapeState s, Order order, Outfit anyone) {
        this.weights = weights;
        this.numbers = numbers;
        this.s = s;
        this.order = order;
        this.need = Lanes.of(order.requirement());
        this.run = new Run(anyone, s.terms.storage());
        this.other = new Run(anyone, s.terms.storage());
        for (Transport card : s.transportPool)
            if (card != null && card.travels(order.type())) transports.add(Step.of(card));
        for (Supply card : s.supplyPool)
            if (card != null && Lanes.meet(Lanes.of(card.output()), need)) supplies.add(Step.of(card));
    }

    /** The best plan of one firm; one that leads nowhere if there is none. */
    Way alone(Outfit firm) {
        best = null;
        int carries = firm.capacity(order.type());
        int gap = order.load() - carries;
        if (gap <= 0) withSupply(firm, carries, List.of(), 1);
        else closeGap(firm, carries, gap);
        return best == null ? nowhere(Seats.of(firm.seat), firm) : best;
    }

    private void closeGap(Outfit firm, int carries, int gap) {
        int places = firm.placesFor(order.type(), numbers.transportLimit());
        boolean closed = false;
        Step largest = null;
        for (int i = 0; i < transports.size() && places > 0; i++) {
            Step first = transports.get(i);
            if (largest == null || first.capacity() > largest.capacity()) largest = first;
            if (first.capacity() >= gap) {
                withSupply(firm, carries, List.of(first), 1);
                closed = true;
                continue;
            }
            for (int j = i + 1; j < transports.size() && places > 1; j++) {
                Step second = transports.get(j);
                if (second.capacity() >= gap || first.capacity() + second.capacity() < gap) continue;
                withSupply(firm, carries, List.of(first, second), 1);
                withSupply(firm, carries, List.of(second, first), 1);
                closed = true;
            }
        }
        if (closed || places < 1) return;
        toCome(firm, carries, gap, List.of());
        if (largest != null && places > 1) toCome(firm, carries, gap - largest.capacity(), List.of(largest));
    }

    /** A transport that is not there yet: after a refresh, or by waiting until others have bought. */
    private void toCome(Outfit firm, int carries, int gap, List<Step> before) {
        for (Weights.ToCome card : weights.toCome()) {
            if (gap > card.gap()) continue;
            List<Step> plan = new ArrayList<>(before);
            plan.add(Step.refresh(numbers.refreshPrice()));
            plan.add(Step.transportToCome(card.price(), gap, 1));
            attempt(firm, carries, plan, card.chance());
            List<Step> waiting = new ArrayList<>(before);
            waiting.add(Step.transportToCome(card.price(), gap, weights.waitTurns()));
            double share = Math.min(1, weights.waitShare() * s.firms.length);
            withSupply(firm, carries, waiting, card.chance() * share);
            return;
        }
    }

    /** The plan as it is, and with one supply of the pool before or after its transports. */
    private void withSupply(Outfit firm, int carries, List<Step> plan, double chance) {
        attempt(firm, carries, plan, chance);
        if (firm.inputs.length < numbers.supplyLimit())
            for (int i = 0; i < supplies.size(); i++) {
                List<Step> longer = new ArrayList<>(plan);
                longer.add(supplies.get(i));
                attempt(firm, carries, longer, chance);
                if (plan.isEmpty()) continue;
                longer = new ArrayList<>(plan);
                longer.addFirst(supplies.get(i));
                attempt(firm, carries, longer, chance);
            }
        for (int kind = 0; kind < Lanes.KINDS; kind++)
            if (Lanes.of(need, kind) > Lanes.of(firm.tokens, kind) && !firm.hasSource(kind) && !isInPool(kind)) {
                List<Step> longer = new ArrayList<>(plan);
                longer.add(Step.refresh(numbers.refreshPrice()));
                longer.add(Step.sourceToCome(
                        weights.source().price(),
                        Lanes.one(kind) * weights.source().output()));
                attempt(firm, carries, longer, chance * weights.source().chance());
            }
    }

    private boolean isInPool(int kind) {
        for (Step supply : supplies) if (Lanes.of(supply.output(), kind) > 0) return true;
        return false;
    }

    private void attempt(Outfit firm, int carries, List<Step> plan, double chance) {
        double sure = chance(plan, chance);
        int limit = worthTrying(firm, sure);
        run.start(firm, carries, plan);
        for (int turn = 1; turn <= limit; turn++) {
            run.collect(turn);
            if (run.capacity >= order.load() && Lanes.covers(run.held, need)) {
                keep(Seats.of(firm.seat), firm, turn, sure, plan, List.of());
                return;
            }
            run.buy(turn, need);
            run.store(need);
        }
    }

    /** 97 % for each card of the pool: somebody may take it. */
    private double chance(List<Step> plan, double chance) {
        double sure = chance;
        for (int i = 0; i < plan.size(); i++) if (plan.get(i).card() != null) sure *= weights.poolCard();
        return sure;
    }

    /** The last turn in which this would not be worse than the best so far. */
    private int worthTrying(Outfit firm, double chance) {
        int limit = firm.turnsLeft <= 0 ? 0 : Math.min(firm.turnsLeft + BEYOND, MOST_TURNS);
        if (best == null) return limit;
        while (limit > 0 && weights.confidence(firm.turnsLeft - limit) * chance < best.confidence()) limit--;
        return limit;
    }

    private void keep(Seats seats, Outfit last, int turn, double chance, List<Step> plan, List<Step> others) {
        double slack = last.turnsLeft - turn;
        double confidence = weights.confidence(slack) * chance;
        if (best != null
                && (confidence < best.confidence() || (confidence == best.confidence() && turn >= best.turns())))
            return;
        int day = last.day + turn - 1;
        List<Card> buys = new ArrayList<>(2);
        boolean waits = isWaiting(plan, buys) | isWaiting(others, buys);
        best = new Way(seats, turn, day <= s.terms.daysPerWeek() ? day : 0, confidence, buys, waits, slack, chance);
    }

    private static boolean isWaiting(List<Step> plan, List<Card> buys) {
        boolean waits = false;
        for (Step step : plan) {
            Card card = step.card();
            if (card == null) waits = true;
            else buys.add(card);
        }
        return waits;
    }

    /** No short plan leads there; only a firm without any turn left has no chance at all. */
    private Way nowhere(Seats seats, Outfit firm) {
        int turns = Math.max(0, firm.turnsLeft) + BEYOND + 1;
        double chance = firm.turnsLeft > 0 ? 1 : 0;
        double slack = firm.turnsLeft - turns;
        return new Way(seats, turns, 0, weights.confidence(slack) * chance, List.of(), false, slack, chance);
    }

    /** The best plan of two firms, with at most one transport of the pool for each; {@code null}: there is none. */
    @Nullable Way together(Outfit one, Outfit two) {
        best = null;
        Outfit first = one.wait <= two.wait ? one : two;
        Outfit second = first == one ? two : one;
        int firstCarries = first.capacity(order.type());
        int secondCarries = second.capacity(order.type());
        boolean firstBuys = first.placesFor(order.type(), numbers.transportLimit()) > 0;
        boolean secondBuys = second.placesFor(order.type(), numbers.transportLimit()) > 0;
        for (int i = -1; i < (firstBuys ? transports.size() : 0); i++)
            for (int j = -1; j < (secondBuys ? transports.size() : 0); j++) {
                if (i == j && i >= 0) continue;
                int a = firstCarries + (i < 0 ? 0 : transports.get(i).capacity());
                int b = secondCarries + (j < 0 ? 0 : transports.get(j).capacity());
                if (a == 0 || b == 0 || a + b < order.load()) continue;
                List<Step> mine = i < 0 ? List.of() : List.of(transports.get(i));
                List<Step> theirs = j < 0 ? List.of() : List.of(transports.get(j));
                attempt(first, firstCarries, mine, second, secondCarries, theirs);
            }
        return best;
    }

    private void attempt(
            Outfit first, int firstCarries, List<Step> mine, Outfit second, int secondCarries, List<Step> theirs) {
        double sure = chance(theirs, chance(mine, weights.pair()));
        int firstLimit = worthTrying(first, sure);
        int secondLimit = worthTrying(second, sure);
        run.start(first, firstCarries, mine);
        other.start(second, secondCarries, theirs);
        Seats seats = Seats.of(first.seat).with(second.seat);
        for (int turn = 1; turn <= Math.max(firstLimit, secondLimit); turn++)
            if (isReached(run, turn, firstLimit)) {
                keep(seats, first, turn, sure, mine, theirs);
                return;
            } else if (isReached(other, turn, secondLimit)) {
                keep(seats, second, turn, sure, theirs, mine);
                return;
            }
    }

    private boolean isReached(Run side, int turn, int limit) {
        if (turn > limit) return false;
        side.collect(turn);
        if (isShared()) return true;
        side.buy(turn, need);
        side.store(need);
        return false;
    }

    /** Section 5: whether the two could divide the order between them now. */
    private boolean isShared() {
        int least = 0;
        int most = 0;
        for (int kind = 0; kind < Lanes.KINDS; kind++) {
            int required = Lanes.of(need, kind);
            int low = Math.max(0, required - Lanes.of(other.held, kind));
            int high = Math.min(required, Lanes.of(run.held, kind));
            if (low > high) return false;
            least += low;
            most += high;
        }
        int load = order.load();
        return Math.max(Math.max(1, load - other.capacity), least) <= Math.min(Math.min(load - 1, run.capacity), most);
    }
}
