package boardroom.games.esopwars.sense;

import boardroom.engine.Piles;
import boardroom.engine.phases.Sense;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.rules.CompanyDraft;
import boardroom.games.esopwars.rules.EsopMove.Discard;
import boardroom.games.esopwars.rules.EsopMove.DraftMove;
import boardroom.games.esopwars.rules.EsopMove.Draw;
import boardroom.games.esopwars.rules.EsopMove.Source;
import boardroom.games.esopwars.rules.EsopState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How good a card of the draft looks: by the company that the hand can become with it, or without it. */
record CompanyDraftSense(HandWorth worth, DraftReasons reasons, Weights.Draft weights)
        implements Sense<EsopState, DraftMove> {

    @Override
    public void scores(EsopState s, int seat, List<? extends DraftMove> moves, double[] out) {
        DraftCard[] hand = s.teams[seat].hand;
        double now = CompanyDraft.hasDrawn(s) ? 0 : worth.of(hand);
        for (int i = 0; i < moves.size(); i++)
            out[i] = switch (moves.get(i)) {
                case Draw draw -> draw(s, hand, now, draw.source());
                case Discard discard ->
                    worth.of(Piles.without(hand, Piles.indexOf(hand, CompanyDraft.find(hand, discard.card()))));
            };
    }

    @Override
    public @Nullable EsopReason reason(EsopState s, int seat, DraftMove move) {
        DraftCard[] hand = s.teams[seat].hand;
        return switch (move) {
            case Draw draw -> reasons.ofDraw(s.draft(), hand, draw.source());
            case Discard discard -> {
                DraftCard card = CompanyDraft.find(hand, discard.card());
                yield card == null ? null : DraftReasons.ofDiscard(hand, card);
            }
        };
    }

    private double draw(EsopState s, DraftCard[] hand, double now, Source source) {
        return switch (source) {
            case SEGMENT_STOCK -> now + weights.hopeForSegment();
            case IDEA_STOCK -> now + weights.hopeForIdea();
            case SEGMENT_DISCARD, IDEA_DISCARD ->
                worth.of(Piles.with(hand, Piles.top(s.draft().pile(source))));
        };
    }

    /** What a hand is worth shows only when a company is founded. */
    @Override
    public boolean isQuiet(EsopState s) {
        return false;
    }
}
