package boardroom.games.esopwars.rules;

import boardroom.engine.Kind;
import boardroom.engine.Piles;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.rules.EsopMove.Discard;
import boardroom.games.esopwars.rules.EsopMove.DraftMove;
import boardroom.games.esopwars.rules.EsopMove.Draw;
import boardroom.games.esopwars.rules.EsopMove.Source;
import java.util.List;

/** What the company draft says to each seat. */
public record CompanyDraftWords(CompanyDraft phase) implements Words<EsopState, DraftMove> {

    @Kind("prompt")
    sealed interface Asking extends Sentence {
        record Draw() implements Asking {}

        record PutDown() implements Asking {}

        record Drafts(@Seat int seat) implements Asking {}
    }

    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Draw(int loop, int loops) implements Detail {}

        record PutDown() implements Detail {}
    }

    @Kind("label")
    sealed interface Label extends Sentence {
        record DrawSegment() implements Label {}

        record DrawIdea() implements Label {}

        record NoOpenSegment() implements Label {}

        record NoOpenIdea() implements Label {}

        record PickUp(DraftCard card) implements Label {}

        record PutDown(DraftCard card) implements Label {}
    }

    @Override
    public Line ask(EsopState s, int seat) {
        return CompanyDraft.hasDrawn(s)
                ? Line.of(new Asking.PutDown(), new Detail.PutDown())
                : Line.of(new Asking.Draw(), loop(s));
    }

    @Override
    public Line wait(EsopState s, int seat, Seats owing) {
        return Line.of(new Asking.Drafts(CompanyDraft.onTurn(s).seat), loop(s));
    }

    private Detail loop(EsopState s) {
        return new Detail.Draw(CompanyDraft.loop(s), phase.loops());
    }

    @Override
    public Sentence label(EsopState s, int seat, DraftMove move) {
        return switch (move) {
            case Draw draw -> draw(s, draw.source());
            case Discard discard -> new Label.PutDown(Cards.byId(List.of(s.teams[seat].hand), discard.card()));
        };
    }

    private static Label draw(EsopState s, Source source) {
        DraftCard[] pile = s.draft().pile(source);
        return switch (source) {
            case SEGMENT_STOCK -> new Label.DrawSegment();
            case IDEA_STOCK -> new Label.DrawIdea();
            case SEGMENT_DISCARD -> pile.length == 0 ? new Label.NoOpenSegment() : new Label.PickUp(Piles.top(pile));
            case IDEA_DISCARD -> pile.length == 0 ? new Label.NoOpenIdea() : new Label.PickUp(Piles.top(pile));
        };
    }
}
