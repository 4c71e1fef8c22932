package boardroom.games.esopwars;

import boardroom.engine.Piles;
import boardroom.games.esopwars.box.DraftCard;
import org.jspecify.annotations.Nullable;

/** Stocks, discard piles and turn of the company draft (4.0); the last card of a pile lies on top. */
final class DraftTable {
    DraftCard[] segmentStock = Team.NO_CARDS;
    DraftCard[] ideaStock = Team.NO_CARDS;
    DraftCard[] segmentDiscard = Team.NO_CARDS;
    DraftCard[] ideaDiscard = Team.NO_CARDS;

    /** Turns taken so far, over all loops. */
    int turn;

    /** The card drawn in this turn, until one is discarded. */
    @Nullable DraftCard drawn;

    DraftTable copy() {
        DraftTable copy = new DraftTable();
        copy.segmentStock = segmentStock;
        copy.ideaStock = ideaStock;
        copy.segmentDiscard = segmentDiscard;
        copy.ideaDiscard = ideaDiscard;
        copy.turn = turn;
        copy.drawn = drawn;
        return copy;
    }

    DraftCard[] pile(EsopMove.Source source) {
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
