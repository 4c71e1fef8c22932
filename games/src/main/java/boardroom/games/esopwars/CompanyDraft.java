package boardroom.games.esopwars;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.games.esopwars.EsopMove.Bid;
import boardroom.games.esopwars.EsopMove.Discard;
import boardroom.games.esopwars.EsopMove.Draw;
import boardroom.games.esopwars.EsopMove.Lock;
import boardroom.games.esopwars.EsopMove.Pass;
import boardroom.games.esopwars.EsopMove.PassAll;
import boardroom.games.esopwars.EsopMove.Source;
import boardroom.games.esopwars.EsopMove.Timeout;
import boardroom.games.esopwars.EsopMove.Wildcard;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.Segment;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.0 Draft: one team at a time draws a card and puts one down, in three loops. */
final class CompanyDraft implements EsopPhase {
    private static final Source[] SOURCES = Source.values();

    /** Where the clock draws from, first choice first. */
    private static final Source[] CLOCK_DRAWS_FROM = {
        Source.IDEA_STOCK, Source.SEGMENT_STOCK, Source.IDEA_DISCARD, Source.SEGMENT_DISCARD
    };

    private final EsopBox box;
    private final Tempo tempo;
    private final DraftSense sense;
    private final DraftPrompt prompt;

    CompanyDraft(EsopBox box, DraftSense sense) {
        this.box = box;
        this.tempo = new Tempo(box.clocks());
        this.sense = sense;
        this.prompt = new DraftPrompt(box, this);
    }

    @Override
    public String id() {
        return "company-draft";
    }

    @Override
    public void open(Market m, Events events) {
        if (!m.terms.companyDraft()) m.phaseOver = true;
    }

    // Whose turn

    /** The loop of this turn, from 1. */
    static int loop(Market m) {
        return m.draft().turn / m.seats() + 1;
    }

    /** Odd loops in order of founding number, even ones in reverse. */
    static Team onTurn(Market m) {
        int place = m.draft().turn % m.seats();
        int foundingNumber = loop(m) % 2 == 1 ? place + 1 : m.seats() - place;
        for (Team team : m.teams) if (team.foundingNumber == foundingNumber) return team;
        throw new IllegalStateException("no founding number " + foundingNumber);
    }

    @Override
    public Seats owes(Market m) {
        return Seats.of(onTurn(m).seat);
    }

    static boolean hasDrawn(Market m) {
        return m.draft().drawn != null;
    }

    // What it may do

    @Override
    public void moves(Market m, int seat, Consumer<? super EsopMove> out) {
        if (!owes(m).has(seat)) return;
        if (hasDrawn(m)) {
            DraftCard[] hand = m.teams[seat].hand;
            for (int i = 0; i < hand.length; i++)
                if (Piles.indexOf(hand, hand[i]) == i && mayDiscard(hand, hand[i]) == null)
                    out.accept(new Discard(hand[i].id()));
        } else {
            for (Source source : SOURCES) if (m.draft().pile(source).length > 0) out.accept(new Draw(source));
        }
    }

    @Override
    public @Nullable Say refusal(Market m, int seat, EsopMove move) {
        if (!m.isSeat(seat)) return Refusals.noSeat();
        return switch (move) {
            case Draw draw -> refuseDraw(m, seat, draw);
            case Discard discard -> refuseDiscard(m, seat, discard);
            case Timeout _ -> Refusals.onlyTheClock();
            case Bid _, Pass _, PassAll _, Wildcard _, EsopMove.Drop _, Lock _ -> Refusals.notInThisPhase();
        };
    }

    private static @Nullable Say refuseDraw(Market m, int seat, Draw draw) {
        if (onTurn(m).seat != seat) return Refusals.notYourTurn();
        if (hasDrawn(m)) return Refusals.alreadyDrawn();
        return m.draft().pile(draw.source()).length == 0 ? Refusals.pileEmpty() : null;
    }

    private static @Nullable Say refuseDiscard(Market m, int seat, Discard discard) {
        if (onTurn(m).seat != seat) return Refusals.notYourTurn();
        if (!hasDrawn(m)) return Refusals.drawFirst();
        DraftCard[] hand = m.teams[seat].hand;
        DraftCard card = find(hand, discard.card());
        return card == null ? Refusals.notInHand() : mayDiscard(hand, card);
    }

    static @Nullable DraftCard find(DraftCard[] hand, @Nullable String id) {
        for (DraftCard card : hand) if (card.id().equals(id)) return card;
        return null;
    }

    /** The cards kept must contain at least one segment and at least one idea. */
    static @Nullable Say mayDiscard(DraftCard[] hand, DraftCard card) {
        int segments = 0;
        for (DraftCard each : hand) if (each instanceof Segment) segments++;
        if (card instanceof Segment) return segments == 1 ? Refusals.lastSegment() : null;
        return hand.length - segments == 1 ? Refusals.lastIdea() : null;
    }

    // What it does

    @Override
    public void play(Market m, int seat, EsopMove move, Events events) {
        Team team = m.teams[seat];
        m.pauses = 0;
        switch (move) {
            case Draw draw -> draw(m, team, draw.source(), events);
            case Discard discard -> discard(m, team, find(team.hand, discard.card()), events);
            case Timeout _ -> {
                if (events.listening()) events.tell(new EsopEvent.TimedOut(new Arg.Seat(seat)));
                if (!hasDrawn(m)) draw(m, team, firstNonEmpty(m), events);
                discard(m, team, m.draft().drawn, events);
            }
            case Bid _, Pass _, PassAll _, Wildcard _, EsopMove.Drop _, Lock _ ->
                throw new IllegalArgumentException("no move of the draft: " + move);
        }
    }

    private static Source firstNonEmpty(Market m) {
        for (Source source : CLOCK_DRAWS_FROM) if (m.draft().pile(source).length > 0) return source;
        throw new IllegalStateException("nothing left to draw");
    }

    private static void draw(Market m, Team team, Source source, Events events) {
        DraftTable draft = m.draft();
        DraftCard card = draft.draw(source);
        draft.drawn = card;
        team.hand = Piles.with(team.hand, card);
        Arg.Seat seat = new Arg.Seat(team.seat);
        switch (source) {
            case SEGMENT_STOCK, IDEA_STOCK -> {
                if (!events.listening()) return;
                events.tell(new EsopEvent.Drawn(seat, source == Source.SEGMENT_STOCK ? "segments" : "ideas"));
                events.tell(Seats.of(team.seat), new EsopEvent.DrewCard(Cards.id(card)));
            }
            case SEGMENT_DISCARD, IDEA_DISCARD -> {
                team.shown = Piles.with(team.shown, card);
                if (events.listening()) events.tell(new EsopEvent.PickedUp(seat, Cards.id(card)));
            }
        }
    }

    private void discard(Market m, Team team, @Nullable DraftCard card, Events events) {
        if (card == null) throw new IllegalArgumentException("that card is not in the hand");
        DraftTable draft = m.draft();
        team.hand = Piles.without(team.hand, Piles.indexOf(team.hand, card));
        int shown = Piles.indexOf(team.shown, card);
        if (shown >= 0) team.shown = Piles.without(team.shown, shown);
        if (card instanceof Segment) draft.segmentDiscard = Piles.with(draft.segmentDiscard, card);
        else draft.ideaDiscard = Piles.with(draft.ideaDiscard, card);
        draft.drawn = null;
        draft.turn++;
        if (events.listening()) events.tell(new EsopEvent.PutDown(new Arg.Seat(team.seat), Cards.id(card)));
        if (draft.turn == box.constants().draftLoops() * m.seats()) m.phaseOver = true;
    }

    @Override
    public EsopMove timeout(Market m, int seat) {
        return Timeout.NOW;
    }

    /** One name for each half of each turn: draft-1-beta-draw. */
    String decision(Market m) {
        return "draft-" + loop(m) + "-" + box.teams().get(onTurn(m).seat).id() + (hasDrawn(m) ? "-discard" : "-draw");
    }

    @Override
    public Prompt prompt(Market m, int seat) {
        return prompt.of(m, seat);
    }

    /** One clock for the whole turn. */
    @Override
    public Pace pace(Market m) {
        String key = "draft-" + loop(m) + "-" + box.teams().get(onTurn(m).seat).id();
        return tempo.once(m, key, owes(m), box.clocks().draftTurnMs());
    }

    @Override
    public double prior(Market m, int seat, EsopMove move) {
        return sense.prior(m, m.teams[seat], move);
    }
}
