package boardroom.games.shipshape.sense;

import java.util.List;

/** One firm's coming turns on a short plan (10.2): it collects, buys the next card it can pay for, and stores. */
final class Run {
    private final Outfit outfit;
    private final List<Step> steps;
    private final long need;
    private int next;
    private long boughtInput;
    private long boughtOutput;
    long held;
    int capacity;

    /** For an order that needs these tokens, with what it can carry now. */
    Run(Outfit outfit, int carries, List<Step> steps, long need) {
        this.outfit = outfit;
        this.capacity = carries;
        this.steps = steps;
        this.need = need;
        this.held = outfit.tokens;
    }

    /** The player card, then every supply whose input is there, until nothing changes. */
    void collect(int turn) {
        if (turn == 1 && outfit.collected) return;
        held += outfit.income;
        int supplies = outfit.inputs.length;
        int idle = (2 << supplies) - 1;
        if (turn == 1) idle &= ~outfit.stamped;
        for (boolean worked = true; worked; ) {
            worked = false;
            for (int i = 0; i <= supplies; i++) {
                long input = i < supplies ? outfit.inputs[i] : boughtInput;
                if ((idle >> i & 1) == 0 || !Lanes.covers(held, input)) continue;
                held += (i < supplies ? outfit.outputs[i] : boughtOutput) - input;
                idle &= ~(1 << i);
                worked = true;
            }
        }
    }

    /** Buys the next card of the plan, if it can be had and paid; it serves from the next turn on. */
    void buy(int turn) {
        if (next >= steps.size()) return;
        Step step = steps.get(next);
        if (turn < step.notBefore() || !pay(step)) return;
        next++;
        capacity += step.capacity();
        if (step.output() != 0) {
            boughtInput = step.input();
            boughtOutput = step.output();
        }
    }

    private boolean pay(Step step) {
        if (!Lanes.covers(held, step.cost()) || Lanes.count(held) < step.anyTokens()) return false;
        int kind = step.ofOneKind() == 0 ? 0 : Lanes.furthestAbove(held, need, step.ofOneKind());
        if (kind < 0) return false;
        held = Lanes.shed(held - step.cost() - Lanes.one(kind) * step.ofOneKind(), need, step.anyTokens());
        return true;
    }

    /** Above the limit goes back what is furthest above what the order and the rest of the plan need. */
    void store(int storage) {
        int excess = Lanes.count(held) - storage;
        if (excess <= 0) return;
        long all = need;
        for (int i = next; i < steps.size(); i++) all += steps.get(i).cost();
        held = Lanes.shed(held, all, excess);
    }
}
