package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Card;
import boardroom.engine.Deck;
import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Resource;
import boardroom.games.shipshape.box.Tokens;
import boardroom.games.shipshape.rules.ShipShapeMove.Refresh;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4.2 All cards of one sort in the pool are replaced, for tokens of one kind. */
final class Refreshing {
    record NotThree(int price) implements Refusal {}

    private final int price;

    /** All there are, by sort and kind. */
    private final List<List<Refresh>> all = new ArrayList<>();

    Refreshing(Constants constants) {
        this.price = constants.refreshPrice();
        for (Sort sort : Sort.values()) {
            List<Refresh> ofSort = new ArrayList<>();
            for (Resource kind : Resource.all()) ofSort.add(new Refresh(sort, kind));
            all.add(ofSort);
        }
    }

    void list(ShipShapeState s, Consumer<? super Refresh> out) {
        Tokens held = s.active().tokens;
        for (List<Refresh> ofSort : all) for (Refresh move : ofSort) if (held.of(move.pay()) >= price) out.accept(move);
    }

    /** Each kind that pays for it, or one for the reason. */
    void offer(ShipShapeState s, Consumer<? super Refresh> out) {
        Tokens held = s.active().tokens;
        for (List<Refresh> ofSort : all) {
            boolean isOffered = false;
            for (Refresh move : ofSort) {
                if (held.of(move.pay()) < price) continue;
                isOffered = true;
                out.accept(move);
            }
            if (!isOffered) out.accept(ofSort.getFirst());
        }
    }

    @Nullable Refusal refuse(ShipShapeState s, Refresh move) {
        return s.active().tokens.of(move.pay()) < price ? new NotThree(price) : null;
    }

    Tokens cost(Refresh move) {
        return Tokens.of(move.pay(), price);
    }

    void play(ShipShapeState s, Refresh move, Events events) {
        Firm firm = s.active();
        Tokens cost = cost(move);
        firm.tokens = firm.tokens.minus(cost);
        s.piles = s.piles.plus(cost);
        switch (move.sort()) {
            case SUPPLY -> s.supplyPool = replaced(s.supplyPool, s.supplyDeck, events);
            case TRANSPORT -> s.transportPool = replaced(s.transportPool, s.transportDeck, events);
        }
        events.tell(() -> new ShipShapeEvent.PoolRefreshed(
                new Arg.Seat(firm.seat),
                move.sort().id(),
                Goods.say(cost),
                cost,
                CardIds.of(move.sort() == Sort.SUPPLY ? s.supplyPool : s.transportPool)));
        s.acted = true;
    }

    private static <C extends Card> @Nullable C[] replaced(@Nullable C[] pool, Deck<C> deck, Events events) {
        for (C card : pool) if (card != null) deck.discard(card);
        @Nullable C[] fresh = pool.clone();
        for (int slot = 0; slot < fresh.length; slot++) fresh[slot] = ShipShapeState.draw(deck, events);
        return fresh;
    }
}
