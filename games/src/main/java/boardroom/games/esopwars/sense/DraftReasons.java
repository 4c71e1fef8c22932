package boardroom.games.esopwars.sense;

import boardroom.engine.Piles;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.Idea;
import boardroom.games.esopwars.box.Segment;
import boardroom.games.esopwars.rules.DraftTable;
import boardroom.games.esopwars.rules.EsopMove.Source;
import org.jspecify.annotations.Nullable;

/** Why to draw or put down a card of the company draft: by which idea fits which segment (4.0). */
record DraftReasons(HandWorth worth) {

    /** {@code null}: what is picked up fits nothing, or an open card that is left would be better. */
    @Nullable EsopReason ofDraw(DraftTable table, DraftCard[] hand, Source source) {
        return switch (source) {
            case SEGMENT_DISCARD, IDEA_DISCARD -> pickedUp(hand, Piles.top(table.pile(source)));
            case IDEA_STOCK -> isOpenBetter(table, hand) ? null : new EsopReason.DraftIdea();
            case SEGMENT_STOCK -> isOpenBetter(table, hand) ? null : new EsopReason.DraftSegment();
        };
    }

    private static @Nullable EsopReason pickedUp(DraftCard[] hand, DraftCard card) {
        DraftCard other = fitting(hand, card);
        return other == null ? null : new EsopReason.DraftPick(card, other);
    }

    private boolean isOpenBetter(DraftTable table, DraftCard[] hand) {
        for (Source source : new Source[] {Source.SEGMENT_DISCARD, Source.IDEA_DISCARD}) {
            DraftCard[] pile = table.pile(source);
            if (pile.length > 0 && worth.of(Piles.with(hand, Piles.top(pile))) > worth.of(hand)) return true;
        }
        return false;
    }

    /** {@code null}: no pair that fits is left without it. */
    static @Nullable EsopReason ofDiscard(DraftCard[] hand, DraftCard card) {
        if (fitting(hand, card) == null) return new EsopReason.DiscardUnfit(card);
        DraftCard[] kept = Piles.without(hand, Piles.indexOf(hand, card));
        for (DraftCard one : kept)
            for (DraftCard other : kept)
                if (one instanceof Idea idea && other instanceof Segment segment && idea.fits(segment))
                    return new EsopReason.DiscardSpare(card, idea, segment);
        return null;
    }

    /** A card of the hand that fits this one; {@code null}: none does. */
    private static @Nullable DraftCard fitting(DraftCard[] hand, DraftCard card) {
        for (DraftCard other : hand) {
            boolean fits = switch (card) {
                case Segment segment -> other instanceof Idea idea && idea.fits(segment);
                case Idea idea -> other instanceof Segment segment && idea.fits(segment);
            };
            if (fits) return other;
        }
        return null;
    }
}
