package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.engine.UnitName;
import boardroom.engine.offers.Bargain;
import boardroom.games.boss.rules.Bundle.Pledge;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 8.4 What a company can give in a deal, what is set aside for its open offers, and what a deal does to both. */
public final class DealRules implements Bargain<BossState, Deal> {
    /** A number below zero, or something named twice. */
    record BrokenBundle() implements Refusal {}

    record NothingInIt() implements Refusal {}

    record CashNotFree(@UnitName("cash") int most) implements Refusal {}

    record TimeNotFree(@UnitName("time") int most) implements Refusal {}

    record IdeasNotThere(@UnitName("ideas") int most) implements Refusal {}

    record ProjectNotYours() implements Refusal {}

    /** It stands in another open offer already. */
    record ProjectSetAside() implements Refusal {}

    record TooMuchPromised(
            @UnitName("cash") int cash, @UnitName("vp") int vp) implements Refusal {}

    private final SharedRules rules;

    public DealRules(SharedRules rules) {
        this.rules = rules;
    }

    /** What is not committed and not set aside for open offers. */
    public int freeCash(BossState s, int seat) {
        int free = rules.projects().freeCash(s, s.companies[seat]);
        for (Deal deal : s.offers.setAside(seat)) free -= deal.give().cash();
        return Math.max(0, free);
    }

    public int freeTime(BossState s, int seat) {
        int free = ProjectRules.freeTime(s.companies[seat]);
        for (Deal deal : s.offers.setAside(seat)) free -= deal.give().time();
        return Math.max(0, free);
    }

    public int freeIdeas(BossState s, int seat) {
        int free = s.companies[seat].ideas;
        for (Deal deal : s.offers.setAside(seat)) free -= deal.give().ideas();
        return Math.max(0, free);
    }

    /** Why terms can't be put to another; only what the offerer gives is looked at (R62). */
    @Nullable Refusal refuseOffer(BossState s, int by, Deal deal) {
        if (isBroken(deal.give()) || isBroken(deal.want())) return new BrokenBundle();
        if (deal.give().isEmpty() && deal.want().isEmpty()) return new NothingInIt();
        return refuseGiving(s, by, deal.give());
    }

    /** What the offerer gives is set aside, so that only the other side can stand in the way. */
    @Override
    public @Nullable Refusal refusal(BossState s, int by, int with, Deal deal) {
        return refuseGiving(s, with, deal.want());
    }

    private static boolean isBroken(Bundle bundle) {
        if (bundle.cash() < 0 || bundle.time() < 0 || bundle.ideas() < 0) return true;
        if (new HashSet<>(bundle.projects()).size() < bundle.projects().size()) return true;
        List<String> promised = new ArrayList<>(bundle.projects());
        for (Pledge share : bundle.shares()) {
            if (share.cash() < 0 || share.vp() < 0 || share.cash() + share.vp() == 0) return true;
            if (promised.contains(share.project())) return true;
            promised.add(share.project());
        }
        return false;
    }

    private @Nullable Refusal refuseGiving(BossState s, int seat, Bundle bundle) {
        if (bundle.cash() > freeCash(s, seat)) return new CashNotFree(freeCash(s, seat));
        if (bundle.time() > freeTime(s, seat)) return new TimeNotFree(freeTime(s, seat));
        if (bundle.ideas() > freeIdeas(s, seat)) return new IdeasNotThere(freeIdeas(s, seat));
        for (String project : bundle.projects()) {
            if (s.companies[seat].placeOfProject(project) < 0) return new ProjectNotYours();
            if (isSetAside(s, seat, project, true)) return new ProjectSetAside();
        }
        for (Pledge share : bundle.shares()) {
            Refusal refusal = refusePledge(s, seat, share);
            if (refusal != null) return refusal;
        }
        return null;
    }

    /** Whether an open offer gives this project away or, if asked for, promises a share of it. */
    private static boolean isSetAside(BossState s, int seat, String project, boolean orPromised) {
        for (Deal deal : s.offers.setAside(seat)) {
            if (deal.give().projects().contains(project)) return true;
            for (Pledge share : deal.give().shares())
                if (orPromised && share.project().equals(project)) return true;
        }
        return false;
    }

    private static @Nullable Refusal refusePledge(BossState s, int seat, Pledge pledge) {
        Company company = s.companies[seat];
        int place = company.placeOfProject(pledge.project());
        if (place < 0) return new ProjectNotYours();
        if (isSetAside(s, seat, pledge.project(), false)) return new ProjectSetAside();
        Ongoing work = company.ongoing[place];
        int cash = work.card.reward();
        int vp = Math.max(0, work.card.victoryPoints());
        for (Share share : work.shares) {
            cash -= share.cash();
            vp -= share.vp();
        }
        for (Deal deal : s.offers.setAside(seat))
            for (Pledge share : deal.give().shares())
                if (share.project().equals(pledge.project())) {
                    cash -= share.cash();
                    vp -= share.vp();
                }
        return pledge.cash() > cash || pledge.vp() > vp ? new TooMuchPromised(cash, vp) : null;
    }

    @Override
    public void strike(BossState s, int by, int with, Deal deal, Events events) {
        Company offerer = s.companies[by];
        Company taker = s.companies[with];
        give(offerer, taker, deal.give());
        give(taker, offerer, deal.want());
        events.tell(() -> new BossEvent.DealStruck(
                new Arg.Seat(by),
                new Arg.Seat(with),
                Bundles.projects(deal.give(), deal.want()),
                Bundles.shares(deal.give(), deal.want())));
        events.tell(
                Seats.of(by).with(with),
                () -> new BossEvent.DealTerms(
                        new Arg.Seat(by), new Arg.Seat(with), Bundles.say(deal.give()), Bundles.say(deal.want())));
    }

    private void give(Company from, Company to, Bundle bundle) {
        hand(from, to, bundle.cash(), bundle.time());
        from.ideas -= bundle.ideas();
        to.ideas = Math.min(rules.numbers().ideaLimit(), to.ideas + bundle.ideas());
        from.hiddenIdeas += bundle.ideas();
        to.hiddenIdeas += bundle.ideas();
        for (String project : bundle.projects()) handOver(from, to, project);
        for (Pledge share : bundle.shares()) {
            Ongoing work = from.ongoing[from.placeOfProject(share.project())];
            work.shares = Piles.with(work.shares, new Share(to.seat, share.cash(), share.vp()));
        }
    }

    /** $ and T change hands, and what they come to only the two know. */
    void hand(Company from, Company to, int cash, int time) {
        from.cash -= cash;
        to.cash += cash;
        from.time -= time;
        to.time += time;
        from.hiddenCash += cash;
        to.hiddenCash += cash;
        from.hiddenTime += time;
        to.hiddenTime += time;
    }

    /** With its progress, delay and shares; a share of the new owner lapses. */
    private static void handOver(Company from, Company to, String project) {
        int place = from.placeOfProject(project);
        Ongoing work = from.ongoing[place];
        from.ongoing = Piles.without(from.ongoing, place);
        to.ongoing = Piles.with(to.ongoing, work);
        for (int i = work.shares.length - 1; i >= 0; i--)
            if (work.shares[i].holder() == to.seat) work.shares = Piles.without(work.shares, i);
    }
}
