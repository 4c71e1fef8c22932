package boardroom.games.boss.sense;

import boardroom.engine.Sentence;
import boardroom.engine.offers.Offer;
import boardroom.engine.offers.OpenOffers;
import boardroom.engine.phases.Sense;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.Accept;
import boardroom.games.boss.rules.BossMove.Decline;
import boardroom.games.boss.rules.BossMove.MakeOffer;
import boardroom.games.boss.rules.BossMove.Ready;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Bundle;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Deal;
import boardroom.games.boss.rules.No;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.SharedRules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 8.4: accept what raises one's own value, and by more than the other's if the other is ahead; else be ready. */
record DealSense(Weights weights, SharedRules rules, ProjectValues projects) implements Sense<BossState, BossMove> {
    private static final double NEVER = -1;

    /** A no with its reason rather than silence. */
    private static final double DECLINE = 0.5;

    @Override
    public void scores(BossState s, int seat, List<? extends BossMove> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++)
            out[i] = switch (moves.get(i)) {
                case Accept move -> accept(s, seat, move.offer());
                case Ready _ -> 0;
                case Decline move -> accept(s, seat, move.offer()) > 0 ? NEVER / 2 : DECLINE;
                default -> NEVER;
            };
    }

    @Override
    public @Nullable Sentence reason(BossState s, int seat, BossMove move) {
        return switch (move) {
            case Accept accept -> {
                int gap = gain(s, seat, accept.offer());
                yield gap > 0 ? new Because.AcceptGain(gap) : null;
            }
            case Decline decline -> {
                int gap = gain(s, seat, decline.offer());
                Offer<Deal> offer = s.offers.get(decline.offer());
                if (gap < 0) yield new Because.DeclineLoss(-gap);
                yield offer == null || accept(s, seat, decline.offer()) > 0
                        ? null
                        : new Because.DeclineHelps(offer.by());
            }
            case Ready _ -> isWorthStaying(s, seat) ? null : new Because.NothingToDeal();
            case MakeOffer offer -> {
                int gap = gain(s, seat, offer.to(), offer.want(), offer.give());
                yield gap > 0 ? new Because.OfferGain(gap) : null;
            }
            default -> null;
        };
    }

    /** The word with which a bot says no; it tells less than what the offer would bring. */
    No why(BossState s, int seat, int number) {
        return gain(s, seat, number) > 0 ? No.HELPS_LEADER : No.TOO_DEAR;
    }

    /** What an offer would bring this seat, in $. */
    private int gain(BossState s, int seat, int number) {
        Offer<Deal> offer = s.offers.get(number);
        return offer == null
                ? 0
                : gain(s, seat, offer.by(), offer.terms().give(), offer.terms().want());
    }

    private int gain(BossState s, int seat, int other, Bundle got, Bundle given) {
        Company mine = s.companies[seat];
        Prices prices = Prices.of(s, weights.prices());
        double gain = value(s, mine, s.companies[other], got, prices) - value(s, mine, mine, given, prices);
        return (int) Math.round(gain);
    }

    /** Whether something was put to this seat that suits it. */
    private boolean isWorthStaying(BossState s, int seat) {
        for (OpenOffers.Numbered<Deal> each : s.offers.open())
            if (each.offer().to().has(seat) && accept(s, seat, each.number()) > 0) return true;
        return false;
    }

    private double accept(BossState s, int seat, int number) {
        Offer<Deal> offer = s.offers.get(number);
        if (offer == null) return NEVER;
        Company mine = s.companies[seat];
        Company other = s.companies[offer.by()];
        Prices prices = Prices.of(s, weights.prices());
        Bundle got = offer.terms().give();
        Bundle given = offer.terms().want();
        double own = value(s, mine, other, got, prices) - value(s, mine, mine, given, prices);
        double theirs = value(s, other, mine, given, prices) - value(s, other, other, got, prices);
        boolean isPartner = s.terms.partners() && s.partner(seat) == offer.by();
        boolean suits = isPartner ? own + theirs > 0 : own > 0 && (other.vp <= mine.vp || own > theirs);
        return suits ? 1 : NEVER;
    }

    /** What a bundle out of one company is worth to another. */
    private double value(BossState s, Company to, Company from, Bundle bundle, Prices prices) {
        double value = bundle.cash() * prices.cash()
                + bundle.time() * weights.prices().time()
                + bundle.ideas() * prices.idea();
        for (String id : bundle.projects()) {
            int place = from.placeOfProject(id);
            if (place >= 0) {
                Ongoing work = from.ongoing[place];
                value += projects.ofOngoing(s, to, work, work.progress, work.delay, prices);
            }
        }
        for (Bundle.Pledge share : bundle.shares()) {
            int place = from.placeOfProject(share.project());
            if (place < 0) continue;
            Ongoing work = from.ongoing[place];
            int needed = rules.projects().needed(from, work.card) - work.progress;
            if (needed <= prices.left() + 1)
                value += weights.worth().ongoing() * (share.cash() * prices.cash() + share.vp() * prices.vp());
        }
        return value;
    }
}
