package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.engine.phases.HouseRefusal;
import boardroom.engine.phases.SealedChoice;
import boardroom.games.boss.box.EventCard;
import boardroom.games.boss.box.EventRule;
import boardroom.games.boss.box.Terms.EventDeck;
import boardroom.games.boss.box.WayOut;
import boardroom.games.boss.rules.BossMove.EventChoice;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.3 Event: one card for all; some leave a choice, made in secret. */
public final class EventPhase extends SealedChoice<BossState, EventChoice> {
    record NoSuchChoice(int choices) implements Refusal {}

    private final SharedRules rules;
    private final int revealPause;

    public EventPhase(SharedRules rules) {
        super(rules.box().clocksSeconds().eventChoice());
        this.rules = rules;
        this.revealPause =
                (int) TimeUnit.SECONDS.toMillis(rules.box().clocksSeconds().revealPause());
    }

    @Override
    public boolean isPlayed(BossState s) {
        return s.terms.eventDeck() != EventDeck.NONE;
    }

    @Override
    public void open(BossState s, Events events) {
        s.eventChoices = BossState.NO_ORDER;
        s.tender = false;
        age(s, events);
        s.event = s.events.draw(cards -> events.tell(new BossEvent.DeckReshuffled(s.events.name(), cards)));
        if (s.event == null) return;
        events.tell(new BossEvent.EventDrawn(id(s.event), s.event.colour().id()));
        s.show(revealPause);
    }

    /** Events in force lose a round, and are over at 0. */
    private static void age(BossState s, Events events) {
        InForce[] before = s.inForce;
        s.inForce = BossState.NO_EVENTS;
        for (InForce each : before) {
            if (each.rounds() > 1) s.inForce = Piles.with(s.inForce, new InForce(each.card(), each.rounds() - 1));
            else {
                s.events.discard(each.card());
                events.tell(new BossEvent.EventEnded(id(each.card()), false));
            }
        }
    }

    /** Who is struck: a company that does not meet what the card requires is skipped. */
    private boolean isMeant(EventCard card, Company company) {
        return card.requires() == null || rules.conditions().holds(card.requires(), company);
    }

    @Override
    protected Seats choosers(BossState s) {
        EventCard card = s.event;
        if (card == null || card.choices().isEmpty()) return Seats.NONE;
        int mask = 0;
        for (Company company : s.companies) if (isMeant(card, company)) mask |= 1 << company.seat;
        return Seats.ofMask(mask);
    }

    @Override
    protected boolean isChangeable() {
        return false;
    }

    @Override
    public boolean takesBack(BossState s, int seat, EventChoice move) {
        return true;
    }

    /** The last choice, which is always open. */
    @Override
    protected EventChoice fallback(BossState s, int seat) {
        return new EventChoice(drawn(s).choices().size() - 1);
    }

    static EventCard drawn(BossState s) {
        if (s.event == null) throw new IllegalStateException("no event was drawn");
        return s.event;
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super EventChoice> out) {
        int choices = drawn(s).choices().size();
        for (int i = 0; i < choices; i++) out.accept(new EventChoice(i));
    }

    @Override
    public @Nullable Refusal refusal(BossState s, int seat, EventChoice move) {
        if (!choosers(s).has(seat)) return new HouseRefusal.NotNow();
        if (hasChosen(s, seat)) return new HouseRefusal.AlreadyChosen();
        int choices = drawn(s).choices().size();
        if (move.choice() < 0 || move.choice() >= choices) return new NoSuchChoice(choices);
        WayOut way = drawn(s).choices().get(move.choice());
        return move.choice() == choices - 1 || Effects.canPay(s.companies[seat], way.price())
                ? null
                : TooDear.of(way.price());
    }

    @Override
    protected Event toldOfClock(int seat) {
        return new BossEvent.TimedOut(new Arg.Seat(seat));
    }

    /** All choices are opened together, then everything happens clockwise from the marker. */
    @Override
    protected void reveal(BossState s, Events events) {
        EventCard card = s.event;
        if (card == null) return;
        int[] ahead = new int[s.companies.length];
        boolean[] isMeant = new boolean[s.companies.length];
        for (Company company : s.companies) {
            ahead[company.seat] = Effects.ahead(s, company);
            isMeant[company.seat] = isMeant(card, company);
        }
        if (!card.choices().isEmpty()) open(s, card, events);
        for (int place = 0; place < s.companies.length; place++) {
            Company company = s.companies[s.clockwise(place)];
            if (isMeant[company.seat]) happen(s, company, card, Cause.event(ahead[company.seat]), events);
            else events.tell(new BossEvent.EventSpared(new Arg.Seat(company.seat), id(card), "not_meant"));
        }
        s.tender = card.thisRound() != null;
        if (card.duration() == null) s.events.discard(card);
        else s.inForce = Piles.with(s.inForce, new InForce(card, card.duration().rounds()));
    }

    private void open(BossState s, EventCard card, Events events) {
        int[] choices = new int[s.companies.length];
        Arrays.fill(choices, Draft.NOBODY);
        for (int place = 0; place < choices.length; place++) {
            int seat = s.clockwise(place);
            EventChoice chosen = chosen(s, seat);
            if (chosen == null) continue;
            choices[seat] = chosen.choice();
            events.tell(new BossEvent.EventChosen(
                    new Arg.Seat(seat), id(card), label(card.choices().get(chosen.choice()))));
        }
        s.eventChoices = choices;
        s.show(revealPause);
    }

    private void happen(BossState s, Company company, EventCard card, Cause cause, Events events) {
        int choice = s.eventChoices.length == 0 ? Draft.NOBODY : s.eventChoices[company.seat];
        if (choice >= 0) rules.effects().take(s, company, card.choices().get(choice), cause, events);
        if (card.rules().isEmpty() || rules.effects().strike(s, company, card, cause, events)) return;
        boolean isClosed = false;
        boolean isShielded = false;
        for (EventRule rule : card.rules()) {
            isClosed |= Effects.isClosed(rule);
            isShielded |= rule.unlessShield() != null && company.isShieldedFrom(rule.unlessShield());
        }
        BossEvent told =
                new BossEvent.EventSpared(new Arg.Seat(company.seat), id(card), isShielded ? "shielded" : "untouched");
        if (isClosed) Books.tell(s, company, told, events);
        else events.tell(told);
    }

    /** What a choice would do for sure, tried out on a copy. */
    void tryOut(BossState copy, int seat, EventChoice move) {
        Company company = copy.companies[seat];
        WayOut way = drawn(copy).choices().get(move.choice());
        rules.effects().takeForSure(copy, company, way, Cause.event(Effects.ahead(copy, company)), Events.NONE);
    }

    private static Arg.CardId id(EventCard card) {
        return new Arg.CardId(card.id());
    }

    /** The label of a choice as texts select by it. */
    public static String label(WayOut way) {
        return way.label().replace('-', '_');
    }
}
