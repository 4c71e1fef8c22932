package boardroom.games.boss.sense;

import boardroom.engine.Sentence;
import boardroom.engine.offers.Offer;
import boardroom.engine.phases.Sense;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.Accept;
import boardroom.games.boss.rules.BossMove.Decline;
import boardroom.games.boss.rules.BossMove.Ready;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Bundle;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Deal;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.SharedRules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 8.4: accept what raises one's own value, and by more than the other's if the other is ahead; else be ready. */
record DealSense(Weights weights, SharedRules rules, ProjectValues projects) implements Sense<BossState, BossMove> {
    private static final double NEVER = -1;

    @Override
    public void scores(BossState s, int seat, List<? extends BossMove> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++)
            out[i] = switch (moves.get(i)) {
                case Accept move -> accept(s, seat, move.offer());
                case Ready _ -> 0;
                case Decline _ -> NEVER / 2;
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
                yield gap < 0 ? new Because.DeclineLoss(-gap) : null;
            }
            case Ready _ -> s.offers.open().isEmpty() ? new Because.NothingToDeal() : null;
            default -> null;
        };
    }

    /** What an offer would bring this seat, in $. */
    private int gain(BossState s, int seat, int number) {
        Offer<Deal> offer = s.offers.get(number);
        if (offer == null) return 0;
        Company mine = s.companies[seat];
        Prices prices = Prices.of(s, weights.prices());
        double got = value(s, mine, s.companies[offer.by()], offer.terms().give(), prices);
        return (int) Math.round(got - value(s, mine, mine, offer.terms().want(), prices));
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
