package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Say;
import boardroom.games.shipit.ShipPrivateView.AdviceView;
import boardroom.games.shipit.ShipPrivateView.BagView;
import boardroom.games.shipit.ShipPrivateView.BounceView;
import boardroom.games.shipit.ShipPrivateView.CodeView;
import boardroom.games.shipit.ShipPrivateView.FoundingView;
import boardroom.games.shipit.ShipPrivateView.PlanView;
import boardroom.games.shipit.ShipPrivateView.ProspectView;
import boardroom.games.shipit.ShipPrivateView.SheetBidView;
import boardroom.games.shipit.ShipPrivateView.SheetView;
import boardroom.games.shipit.ShipPublicView.EngineerView;
import boardroom.games.shipit.box.Corporation;
import boardroom.games.shipit.box.ShipBox;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the private view of one player. */
final class PrivateEye {
    private final Book book;
    private final Kit kit;
    private final Spots spots;
    private final ShipIt game;

    PrivateEye(Kit kit, ShipIt game) {
        this.book = kit.book();
        this.kit = kit;
        this.spots = new Spots(kit);
        this.game = game;
    }

    ShipPrivateView see(ShipState s, int seat) {
        Company c = s.companies[seat];
        boolean drafting = s.phase == ShipIt.DRAFT;
        boolean planning = s.phase >= ShipIt.OPENING && s.phase < ShipIt.REVEAL;
        return new ShipPrivateView(
                seat,
                s.round == 0 ? founding(c) : null,
                drafting ? sheet(s, c) : null,
                drafting ? prospects(s, c) : planning && !c.locked ? team(s, c) : List.of(),
                planning ? plan(s, c) : null,
                s.phase == ShipIt.PUZZLE ? new CodeView(c.program, c.blocks, c.lastRun) : null,
                s.phase == ShipIt.SPRINT && c.bag.length > 0 ? bag(c) : null,
                s.terms.advice() ? advice(s, seat) : null);
    }

    private FoundingView founding(Company c) {
        List<String> dealt = new ArrayList<>();
        for (Corporation preset : c.dealt) dealt.add(preset.id());
        Company start = c.copy();
        kit.corporations().found(start);
        List<String> cards = List.of(c.funding.id(), c.tech.id(), c.product.id());
        List<String> synergies = new ArrayList<>();
        boolean hard = false;
        if (c.chosen) {
            for (ShipBox.Synergy synergy : book.box.synergies())
                if (cards.containsAll(synergy.with())) synergies.add(synergy.text());
            for (List<String> pair : book.box.hardPairs()) hard |= cards.containsAll(pair);
        }
        return new FoundingView(
                dealt,
                c.chosen ? c.funding.id() : null,
                c.chosen ? c.tech.id() : null,
                c.chosen ? c.product.id() : null,
                c.chosen ? Views.id(kit.corporations().preset(c)) : null,
                c.confirmed,
                c.chosen ? Views.figures(start) : null,
                c.chosen ? startPoints(start) : 0,
                synergies,
                hard);
    }

    private int startPoints(Company start) {
        var scoring = book.box.scoring();
        return start.mau * scoring.perMau()
                + start.revenue * scoring.perRevenueDollar() * start.funding.revenueFactor()
                + start.rating * scoring.perRatingHundredth();
    }

    private SheetView sheet(ShipState s, Company c) {
        List<Integer> won = SheetSum.won(book, s, c);
        List<SheetBidView> bids = new ArrayList<>();
        int left = c.money;
        for (int place : SheetSum.walk(c)) {
            int price = Book.price(c, c.bids[place]);
            boolean wins = won.contains(place);
            if (wins) left -= price;
            bids.add(new SheetBidView(s.pool[place].engineer().id(), c.bids[place], price, wins, left));
        }
        List<EngineerView> insiders = new ArrayList<>();
        for (Candidate candidate : s.pool)
            if (candidate.isPrivate() && candidate.owner() == c.seat)
                insiders.add(Views.engineer(candidate.engineer(), s.round));
        int sum = SheetSum.ifUnopposed(book, s, c);
        return new SheetView(
                bids,
                c.maxHires == Company.ANY_NUMBER ? null : c.maxHires,
                c.keep,
                c.submitted > 0,
                Book.highestBid(c),
                book.hireLimit(s, c),
                Math.min(Book.price(c, book.box.constants().internPrice()), c.money),
                sum,
                c.money - sum,
                insiders);
    }

    private List<ProspectView> prospects(ShipState s, Company c) {
        List<ProspectView> prospects = new ArrayList<>();
        for (Candidate candidate : s.pool)
            if (candidate.isOpenTo(c.seat)) prospects.add(spots.ofProspect(s, c, candidate.engineer()));
        return prospects;
    }

    /** Everybody who may still go elsewhere. */
    private List<ProspectView> team(ShipState s, Company c) {
        List<ProspectView> team = new ArrayList<>();
        for (Engineer engineer : c.roster) if (!c.isForced(engineer.id())) team.add(spots.inTeam(s, c, engineer));
        return team;
    }

    private PlanView plan(ShipState s, Company c) {
        List<Integer> bench = new ArrayList<>();
        for (Engineer engineer : c.roster) if (c.entryOf(engineer.id()) < 0) bench.add(engineer.id());
        List<BounceView> bounces = new ArrayList<>();
        for (Bounce bounce : c.bounces)
            bounces.add(new BounceView(bounce.engineer(), book.actions[bounce.action()].id(), bounce.earlier()));
        Company after = kit.previews().projected(s, c.withMarkedPivot(), null);
        int free = book.free(s, c);
        return new PlanView(
                Views.plan(book, c, s.round),
                bench,
                c.money - free,
                free,
                c.aiUses(),
                c.ai,
                c.ready,
                c.locked,
                Views.id(c.pivotMark),
                bounces,
                Views.figures(after),
                kit.score().of(s, after) - kit.score().of(s, c),
                book.warning(s, c));
    }

    private BagView bag(Company c) {
        List<String> drawn = new ArrayList<>();
        for (int i = 0; i < c.drawn; i++)
            drawn.add(book.box.sprintBag().get(c.bag[i]).token());
        Sprint sprint = kit.sprint();
        return new BagView(drawn, sprint.total(c), sprint.bugs(c), sprint.most(c), sprint.isLost(c));
    }

    /** What the greedy bot would do; in the puzzle nothing, for programs are not given away. */
    private @Nullable AdviceView advice(ShipState s, int seat) {
        if (s.phase == ShipIt.PUZZLE || !game.owes(s).has(seat)) return null;
        ShipMove[] best = new ShipMove[1];
        double[] prior = {Double.NEGATIVE_INFINITY};
        game.moves(s, seat, move -> {
            double its = game.prior(s, seat, move);
            if (its <= prior[0]) return;
            prior[0] = its;
            best[0] = move;
        });
        return best[0] == null ? null : new AdviceView(best[0], why(s, seat, best[0]));
    }

    private Say why(ShipState s, int seat, ShipMove move) {
        Company c = s.companies[seat];
        return switch (move) {
            case ShipMove.Choose _, ShipMove.ChoosePreset _ -> Say.of("advice.choose");
            case ShipMove.Confirm _ -> Say.of("advice.confirm");
            case ShipMove.Bid(int engineer, int amount) ->
                Say.of("advice.bid", "engineer", Arg.of(name(s, engineer))).with("amount", Units.money(amount));
            case ShipMove.Keep(int money) -> Say.of("advice.keep", "money", Units.money(money));
            case ShipMove.Place place ->
                Say.of(
                                "advice.place",
                                "engineer",
                                Arg.of(c.employed(place.engineer()).name()))
                        .with("action", new Arg.CardId(place.action()))
                        .with("points", Units.points((int) Math.round(1000 * game.prior(s, seat, move))));
            case ShipMove.Pivot _ -> Say.of("advice.pivot");
            case ShipMove.Draw _ -> Say.of("advice.draw");
            case ShipMove.Respond(boolean pay) -> Say.of(pay ? "advice.pay" : "advice.take-it");
            default -> Say.of("advice.finish");
        };
    }

    private static String name(ShipState s, int engineer) {
        for (Candidate candidate : s.pool)
            if (candidate.engineer().id() == engineer)
                return candidate.engineer().name();
        return "";
    }
}
