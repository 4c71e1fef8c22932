package boardroom.games.esopwars.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.engine.phases.Turn;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.Segment;
import boardroom.games.esopwars.rules.EsopMove.Discard;
import boardroom.games.esopwars.rules.EsopMove.DraftMove;
import boardroom.games.esopwars.rules.EsopMove.Draw;
import boardroom.games.esopwars.rules.EsopMove.Source;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.0 Draft: one team at a time draws a card and puts one down, in three loops. */
public final class CompanyDraft implements Turn<EsopState, DraftMove> {
    private static final Source[] SOURCES = Source.values();

    /** Where the clock draws from, first choice first. */
    private static final Source[] CLOCK_DRAWS_FROM = {
        Source.IDEA_STOCK, Source.SEGMENT_STOCK, Source.IDEA_DISCARD, Source.SEGMENT_DISCARD
    };

    private final EsopBox box;

    public CompanyDraft(EsopBox box) {
        this.box = box;
    }

    @Override
    public boolean isPlayed(EsopState s) {
        return s.terms.companyDraft();
    }

    // Whose turn

    public int loops() {
        return box.constants().draftLoops();
    }

    /** The loop of this turn, from 1. */
    public static int loop(EsopState s) {
        return s.draft().turn / s.seats() + 1;
    }

    /** Odd loops in order of founding number, even ones in reverse. */
    public static Team onTurn(EsopState s) {
        int place = s.draft().turn % s.seats();
        int foundingNumber = loop(s) % 2 == 1 ? place + 1 : s.seats() - place;
        for (Team team : s.teams) if (team.foundingNumber == foundingNumber) return team;
        throw new IllegalStateException("no founding number " + foundingNumber);
    }

    @Override
    public int decider(EsopState s) {
        return loop(s) > loops() ? NOBODY : onTurn(s).seat;
    }

    public static boolean hasDrawn(EsopState s) {
        return s.draft().drawn != null;
    }

    // What it may do

    /** Why a card can't be drawn or put down. */
    public sealed interface Refused extends Refusal {
        record AlreadyDrawn() implements Refused {}

        record DrawFirst() implements Refused {}

        record PileEmpty() implements Refused {}

        record NotInHand() implements Refused {}

        record LastSegment() implements Refused {}

        record LastIdea() implements Refused {}
    }

    @Override
    public void offers(EsopState s, int seat, Consumer<? super DraftMove> out) {
        if (!hasDrawn(s)) for (Source source : SOURCES) out.accept(new Draw(source));
        else {
            DraftCard[] hand = s.teams[seat].hand;
            for (int i = 0; i < hand.length; i++)
                if (Piles.indexOf(hand, hand[i]) == i) out.accept(new Discard(hand[i].id()));
        }
    }

    @Override
    public @Nullable Refusal refuse(EsopState s, DraftMove move) {
        return switch (move) {
            case Draw draw -> {
                if (hasDrawn(s)) yield new Refused.AlreadyDrawn();
                yield s.draft().pile(draw.source()).length == 0 ? new Refused.PileEmpty() : null;
            }
            case Discard discard -> {
                if (!hasDrawn(s)) yield new Refused.DrawFirst();
                DraftCard[] hand = onTurn(s).hand;
                DraftCard card = find(hand, discard.card());
                yield card == null ? new Refused.NotInHand() : refuseDiscard(hand, card);
            }
        };
    }

    public static @Nullable DraftCard find(DraftCard[] hand, @Nullable String id) {
        for (DraftCard card : hand) if (card.id().equals(id)) return card;
        return null;
    }

    /** The cards kept must contain at least one segment and at least one idea. */
    private static @Nullable Refusal refuseDiscard(DraftCard[] hand, DraftCard card) {
        int segments = 0;
        for (DraftCard each : hand) if (each instanceof Segment) segments++;
        if (card instanceof Segment) return segments == 1 ? new Refused.LastSegment() : null;
        return hand.length - segments == 1 ? new Refused.LastIdea() : null;
    }

    // What it does

    @Override
    public void play(EsopState s, int seat, DraftMove move, Events events) {
        Team team = s.teams[seat];
        switch (move) {
            case Draw draw -> draw(s, team, draw.source(), events);
            case Discard discard -> discard(s, team, find(team.hand, discard.card()), events);
        }
    }

    /** 4.8: what was drawn goes again. */
    @Override
    public void timeout(EsopState s, int seat, Events events) {
        events.tell(new EsopEvent.TimedOut(new Arg.Seat(seat)));
        if (!hasDrawn(s)) draw(s, s.teams[seat], firstNonEmpty(s), events);
        discard(s, s.teams[seat], s.draft().drawn, events);
    }

    private static Source firstNonEmpty(EsopState s) {
        for (Source source : CLOCK_DRAWS_FROM) if (s.draft().pile(source).length > 0) return source;
        throw new IllegalStateException("nothing left to draw");
    }

    private static void draw(EsopState s, Team team, Source source, Events events) {
        DraftTable draft = s.draft();
        DraftCard card = draft.draw(source);
        draft.drawn = card;
        team.hand = Piles.with(team.hand, card);
        Arg.Seat seat = new Arg.Seat(team.seat);
        switch (source) {
            case SEGMENT_STOCK, IDEA_STOCK -> {
                events.tell(new EsopEvent.Drawn(seat, source == Source.SEGMENT_STOCK ? "segments" : "ideas"));
                events.tell(Seats.of(team.seat), new EsopEvent.DrewCard(Cards.id(card)));
            }
            case SEGMENT_DISCARD, IDEA_DISCARD -> {
                team.shown = Piles.with(team.shown, card);
                events.tell(new EsopEvent.PickedUp(seat, Cards.id(card)));
            }
        }
    }

    private static void discard(EsopState s, Team team, @Nullable DraftCard card, Events events) {
        if (card == null) throw new IllegalArgumentException("that card is not in the hand");
        DraftTable draft = s.draft();
        team.hand = Piles.without(team.hand, Piles.indexOf(team.hand, card));
        int shown = Piles.indexOf(team.shown, card);
        if (shown >= 0) team.shown = Piles.without(team.shown, shown);
        if (card instanceof Segment) draft.segmentDiscard = Piles.with(draft.segmentDiscard, card);
        else draft.ideaDiscard = Piles.with(draft.ideaDiscard, card);
        draft.drawn = null;
        draft.turn++;
        events.tell(new EsopEvent.PutDown(new Arg.Seat(team.seat), Cards.id(card)));
    }

    /** One name for each half of each turn: draft-1-beta-draw. */
    @Override
    public String decision(EsopState s) {
        return turn(s) + (hasDrawn(s) ? "-discard" : "-draw");
    }

    private String turn(EsopState s) {
        return "draft-" + loop(s) + "-" + box.teams().get(onTurn(s).seat).id();
    }

    /** One clock for the whole turn. */
    @Override
    public Pace pace(EsopState s) {
        return Pace.once(turn(s), owes(s), box.clocks().draftTurnMs());
    }
}
