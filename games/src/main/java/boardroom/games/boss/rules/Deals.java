package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.engine.UnitName;
import boardroom.engine.offers.Offer;
import boardroom.engine.offers.OpenOffers;
import boardroom.engine.phases.Together;
import boardroom.games.boss.rules.BossMove.Accept;
import boardroom.games.boss.rules.BossMove.Dealing;
import boardroom.games.boss.rules.BossMove.Decline;
import boardroom.games.boss.rules.BossMove.Gift;
import boardroom.games.boss.rules.BossMove.MakeOffer;
import boardroom.games.boss.rules.BossMove.Ready;
import boardroom.games.boss.rules.BossMove.Withdraw;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 8.4 and 8.5: the Deals window after the Event phase; it ends when all are ready. */
public final class Deals implements Together<BossState, Dealing> {
    record TradeOff() implements Refusal {}

    record NoPartners() implements Refusal {}

    record NotThatSeat() implements Refusal {}

    /** Who is ready can no longer be made an offer. */
    record OtherIsReady() implements Refusal {}

    record NoMoreOffers(int most) implements Refusal {}

    /** One open offer from one to another. */
    record OfferLiesThere() implements Refusal {}

    /** Closed, or not put to this seat, or not its own. */
    record NoSuchOffer() implements Refusal {}

    record GiftTooLarge(
            @UnitName("cash") int cash, @UnitName("time") int time) implements Refusal {}

    record EmptyGift() implements Refusal {}

    /** What bots put to others, in $ or T. */
    private static final int USUAL = 2;

    private final SharedRules rules;
    final DealRules deals;

    public Deals(SharedRules rules) {
        this.rules = rules;
        this.deals = new DealRules(rules);
    }

    /** What may be given, and what a deal does. */
    public DealRules dealRules() {
        return deals;
    }

    @Override
    public boolean isPlayed(BossState s) {
        return s.terms.trade() || s.terms.partners();
    }

    @Override
    public void open(BossState s, Events events) {
        s.ready = 0;
        s.offers = OpenOffers.none(s.seats());
        for (Company company : s.companies) {
            company.giftedCash = 0;
            company.giftedTime = 0;
        }
    }

    @Override
    public boolean isDeciding(BossState s, int seat) {
        return (s.ready >> seat & 1) == 0;
    }

    /** Answers, gifts and the last word; terms of one's own are put together on the board. */
    @Override
    public void offers(BossState s, int seat, Consumer<? super Dealing> out) {
        answers(s, seat, out);
        out.accept(Ready.READY);
    }

    private static void answers(BossState s, int seat, Consumer<? super Dealing> out) {
        for (OpenOffers.Numbered<Deal> each : s.offers.open()) {
            if (each.offer().by() == seat) out.accept(new Withdraw(each.number()));
            if (!each.offer().to().has(seat)) continue;
            out.accept(new Accept(each.number()));
            out.accept(new Decline(each.number()));
        }
    }

    /** With a few simple offers, T for $ and $ for T, and gifts to a partner. */
    @Override
    public void moves(BossState s, int seat, Consumer<? super Dealing> out) {
        if (!isDeciding(s, seat)) return;
        Consumer<Dealing> legal = move -> {
            if (refuse(s, seat, move) == null) out.accept(move);
        };
        answers(s, seat, legal);
        if (s.terms.trade()) for (int to = 0; to < s.seats(); to++) usual(to, legal);
        if (s.terms.partners()) {
            legal.accept(new Gift(USUAL, 0));
            legal.accept(new Gift(0, USUAL));
        }
        out.accept(Ready.READY);
    }

    private static void usual(int to, Consumer<Dealing> out) {
        Bundle cash = new Bundle(USUAL, 0, 0, List.of(), List.of());
        Bundle time = new Bundle(0, USUAL, 0, List.of(), List.of());
        out.accept(new MakeOffer(to, cash, time));
        out.accept(new MakeOffer(to, time, cash));
    }

    @Override
    public @Nullable Refusal refuse(BossState s, int seat, Dealing move) {
        return switch (move) {
            case MakeOffer offer -> refuseOffer(s, seat, offer);
            case Withdraw withdraw -> {
                Offer<Deal> open = s.offers.get(withdraw.offer());
                yield open != null && open.by() == seat ? null : new NoSuchOffer();
            }
            case Accept accept -> {
                Offer<Deal> open = putTo(s, seat, accept.offer());
                yield open == null ? new NoSuchOffer() : deals.refusal(s, open.by(), seat, open.terms());
            }
            case Decline decline -> putTo(s, seat, decline.offer()) == null ? new NoSuchOffer() : null;
            case Gift gift -> refuseGift(s, seat, gift);
            case Ready _ -> null;
        };
    }

    /** How many offers this seat may still make. */
    public int offersLeft(BossState s, int seat) {
        return rules.numbers().offersLimit() - s.offers.madeBy(seat);
    }

    private static @Nullable Offer<Deal> putTo(BossState s, int seat, int number) {
        Offer<Deal> open = s.offers.get(number);
        return open != null && open.to().has(seat) ? open : null;
    }

    private @Nullable Refusal refuseOffer(BossState s, int seat, MakeOffer offer) {
        if (!s.terms.trade()) return new TradeOff();
        if (offer.to() < 0 || offer.to() >= s.seats() || offer.to() == seat) return new NotThatSeat();
        if (!isDeciding(s, offer.to())) return new OtherIsReady();
        int most = rules.numbers().offersLimit();
        if (s.offers.madeBy(seat) >= most) return new NoMoreOffers(most);
        if (s.offers.between(seat, offer.to()) != null) return new OfferLiesThere();
        return deals.refuseOffer(s, seat, new Deal(offer.give(), offer.want()));
    }

    private @Nullable Refusal refuseGift(BossState s, int seat, Gift gift) {
        if (!s.terms.partners()) return new NoPartners();
        if (gift.cash() < 0 || gift.time() < 0 || gift.cash() + gift.time() == 0) return new EmptyGift();
        int cash = giftCash(s, seat);
        int time = giftTime(s, seat);
        return gift.cash() > cash || gift.time() > time ? new GiftTooLarge(cash, time) : null;
    }

    /** 8.5: what may still be given to the partner this round. */
    public int giftCash(BossState s, int seat) {
        return Math.min(rules.numbers().giftLimit() - s.companies[seat].giftedCash, deals.freeCash(s, seat));
    }

    public int giftTime(BossState s, int seat) {
        return Math.min(rules.numbers().giftLimit() - s.companies[seat].giftedTime, deals.freeTime(s, seat));
    }

    @Override
    public void play(BossState s, int seat, Dealing move, Events events) {
        switch (move) {
            case MakeOffer offer -> put(s, seat, offer, events);
            case Withdraw withdraw -> {
                int to = asked(s, withdraw.offer()).to().first();
                s.offers = s.offers.without(withdraw.offer());
                events.tell(
                        Seats.of(seat).with(to), new BossEvent.OfferWithdrawn(new Arg.Seat(seat), new Arg.Seat(to)));
            }
            case Accept accept -> {
                Offer<Deal> open = asked(s, accept.offer());
                s.offers = s.offers.without(accept.offer());
                deals.strike(s, open.by(), seat, open.terms(), events);
            }
            case Decline decline -> {
                Offer<Deal> declined = asked(s, decline.offer());
                s.offers = s.offers.without(decline.offer());
                tellDeclined(seat, declined, No.told(decline.why()), events);
            }
            case Gift gift -> give(s, seat, gift, events);
            case Ready _ -> ready(s, seat, events);
        }
    }

    private static Offer<Deal> asked(BossState s, int number) {
        Offer<Deal> open = s.offers.get(number);
        if (open == null) throw new IllegalStateException("no offer " + number);
        return open;
    }

    /** An offer in return declines what was put to its maker. */
    private static void put(BossState s, int seat, MakeOffer offer, Events events) {
        OpenOffers.Numbered<Deal> answered = s.offers.between(offer.to(), seat);
        if (answered != null) tellDeclined(seat, answered.offer(), No.COUNTERED, events);
        s.offers = s.offers.with(seat, offer.to(), new Deal(offer.give(), offer.want()));
        events.tell(
                Seats.of(seat).with(offer.to()),
                () -> new BossEvent.OfferMade(
                        new Arg.Seat(seat),
                        new Arg.Seat(offer.to()),
                        Bundles.say(offer.give()),
                        Bundles.say(offer.want())));
    }

    private static void tellDeclined(int seat, Offer<Deal> offer, String why, Events events) {
        events.tell(
                Seats.of(seat).with(offer.by()),
                () -> new BossEvent.OfferDeclined(
                        new Arg.Seat(seat),
                        new Arg.Seat(offer.by()),
                        Bundles.say(offer.terms().give()),
                        Bundles.say(offer.terms().want()),
                        why));
    }

    private void give(BossState s, int seat, Gift gift, Events events) {
        Company giver = s.companies[seat];
        int to = s.partner(seat);
        deals.hand(giver, s.companies[to], gift.cash(), gift.time());
        giver.giftedCash += gift.cash();
        giver.giftedTime += gift.time();
        events.tell(
                Seats.of(seat).with(to),
                () -> new BossEvent.Gifted(new Arg.Seat(seat), new Arg.Seat(to), Bundles.say(Bundle.of(gift))));
    }

    /** It withdraws and declines all that lies open for this seat. */
    private static void ready(BossState s, int seat, Events events) {
        for (OpenOffers.Numbered<Deal> each : s.offers.open()) {
            int by = each.offer().by();
            int to = each.offer().to().first();
            if (by == seat)
                events.tell(
                        Seats.of(seat).with(to), new BossEvent.OfferWithdrawn(new Arg.Seat(seat), new Arg.Seat(to)));
            if (to == seat) tellDeclined(seat, each.offer(), No.DONE_DEALING, events);
        }
        s.offers = s.offers.withoutSeat(seat);
        s.ready |= 1 << seat;
        events.tell(new BossEvent.ReadyForWork(new Arg.Seat(seat)));
    }

    @Override
    public void timeout(BossState s, int seat, Events events) {
        events.tell(new BossEvent.TimedOut(new Arg.Seat(seat)));
        ready(s, seat, events);
    }

    /** Bots stay at the table while people may still want something of them, but answer an offer at once. */
    @Override
    public long headStart(BossState s, int seat) {
        for (OpenOffers.Numbered<Deal> each : s.offers.open())
            if (each.offer().to().has(seat)) return 0;
        return TimeUnit.SECONDS.toMillis(rules.box().clocksSeconds().dealsPeopleFirst());
    }

    @Override
    public Pace pace(BossState s) {
        return Pace.once(
                owes(s), TimeUnit.SECONDS.toMillis(rules.box().clocksSeconds().deals()));
    }
}
