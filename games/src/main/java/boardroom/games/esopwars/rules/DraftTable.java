package boardroom.games.esopwars.rules;

import boardroom.engine.Piles;
import boardroom.games.esopwars.box.DraftCard;
import org.jspecify.annotations.Nullable;

/** Stocks, discard piles and turn of the company draft (4.0); the last card of a pile lies on top. */
public final class DraftTable implements Cloneable {
    public DraftCard[] segmentStock = Team.NO_CARDS;
    public DraftCard[] ideaStock = Team.NO_CARDS;
    public DraftCard[] segmentDiscard = Team.NO_CARDS;
    public DraftCard[] ideaDiscard = Team.NO_CARDS;

    /** Turns taken so far, over all loops. */
    public int turn;

    /** The card drawn in this turn, until one is discarded. */
    public @Nullable DraftCard drawn;

    @Override
    public DraftTable clone() {
        try {
            return (DraftTable) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    public DraftCard[] pile(EsopMove.Source source) {
        return switch (source) {
            case SEGMENT_STOCK -> segmentStock;
            case IDEA_STOCK -> ideaStock;
            case SEGMENT_DISCARD -> segmentDiscard;
            case IDEA_DISCARD -> ideaDiscard;
        };
    }

    DraftCard draw(EsopMove.Source source) {
        DraftCard[] pile = pile(source);
        DraftCard[] rest = Piles.withoutTop(pile);
        switch (source) {
            case SEGMENT_STOCK -> segmentStock = rest;
            case IDEA_STOCK -> ideaStock = rest;
            case SEGMENT_DISCARD -> segmentDiscard = rest;
            case IDEA_DISCARD -> ideaDiscard = rest;
        }
        return Piles.top(pile);
    }
}
