package boardroom.games.shipit;

import boardroom.engine.Choice;
import boardroom.engine.Events;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.shipit.box.Product;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.3 What the stages of Planning share: how a plan is edited, what an entry would bring and how good it looks. */
abstract class Planning extends Decision {
    final Book book;
    final PlanRules rules;
    private final PlanMoves moves;
    private final PlanPreview previews;
    private final PlanSense sense;

    Planning(Book book, PlanRules rules, PlanMoves moves, PlanPreview previews, PlanSense sense) {
        this.book = book;
        this.rules = rules;
        this.moves = moves;
        this.previews = previews;
        this.sense = sense;
    }

    /** Rule 6: whether an entry needs a slot at once. */
    abstract boolean checksSlots();

    /** The move after which this company plans no more; {@code null}: not yet, or not by a move of its own. */
    abstract @Nullable ShipMove lastWord(Company c);

    /** This company plans no more, by its own move or by the clock. */
    abstract void finish(ShipState s, Company c, ShipMove move, Events events);

    /** What the action bar offers first. */
    abstract Choice offer(ShipState s, Company c);

    abstract Say sentence(Company c);

    abstract Say detail(Company c);

    @Override
    String section() {
        return "4.3";
    }

    @Override
    public final void moves(ShipState s, int seat, Consumer<? super ShipMove> out) {
        Company c = s.companies[seat];
        if (!isDeciding(s, c)) return;
        moves.places(s, c, checksSlots(), out);
        if (c.pivots > 0 && c.pivotMark == null) moves.pivots(c, out);
        ShipMove lastWord = lastWord(c);
        if (lastWord != null) out.accept(lastWord);
    }

    @Override
    @Nullable Say refuse(ShipState s, Company c, ShipMove move) {
        return switch (move) {
            case ShipMove.Place place -> rules.refusal(s, c, place, checksSlots());
            case ShipMove.Remove remove -> rules.refusal(c, remove);
            case ShipMove.SetAi change -> rules.refusal(c, change);
            case ShipMove.Pivot(String product) -> moves.refusePivot(c, product);
            default -> Refusals.notInThisPhase();
        };
    }

    @Override
    final void decide(ShipState s, Company c, ShipMove move, Events events) {
        switch (move) {
            case ShipMove.Place(int engineer, String action, boolean ai) ->
                place(s, c, new Entry(engineer, book.action(action), ai), events);
            case ShipMove.Remove(int engineer) -> remove(c, engineer, events);
            case ShipMove.SetAi(int engineer, boolean ai) -> PlanRules.setAi(c, engineer, ai);
            case ShipMove.Pivot(String product) -> pivot(c, Corporations.find(book.box.products(), product), events);
            default -> finish(s, c, move, events);
        }
    }

    void place(ShipState s, Company c, Entry entry, Events events) {
        PlanRules.place(c, entry);
    }

    void remove(Company c, int engineer, Events events) {
        PlanRules.remove(c, engineer);
    }

    void pivot(Company c, @Nullable Product product, Events events) {
        if (product != null) PlanMoves.pivot(c, product, events);
    }

    Say pivotLabel(Product product) {
        return Sentences.pivot(product);
    }

    @Override
    final Prompt ask(ShipState s, Company c) {
        List<Choice> choices = new ArrayList<>();
        choices.add(offer(s, c));
        if (c.pivots > 0)
            for (Product product : book.box.products())
                if (!product.equals(c.product) && !product.equals(c.pivotMark))
                    choices.add(choice(s, c, new ShipMove.Pivot(product.id()), pivotLabel(product)));
        if (c.pivotMark != null) choices.add(choice(s, c, new ShipMove.Pivot(null), Sentences.unmarkPivot()));
        Say warning = book.warning(s, c);
        return new Prompt(decision(s), section(), sentence(c), warning == null ? detail(c) : warning, choices);
    }

    final Choice choice(ShipState s, Company c, ShipMove move, Say label) {
        return Choice.of(move, label, previews.of(s, c, move));
    }

    @Override
    public final Preview preview(ShipState s, int seat, ShipMove move) {
        return previews.of(s, s.companies[seat], move);
    }

    @Override
    public final double prior(ShipState s, int seat, ShipMove move) {
        return sense.prior(s, s.companies[seat], move);
    }
}
