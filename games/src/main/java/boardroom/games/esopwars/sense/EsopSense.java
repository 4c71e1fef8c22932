package boardroom.games.esopwars.sense;

import boardroom.engine.SenseReader;
import boardroom.engine.phases.Sense;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.rules.BidLimit;
import boardroom.games.esopwars.rules.CompanyDraft;
import boardroom.games.esopwars.rules.CompanyLock;
import boardroom.games.esopwars.rules.Drops;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopMove.DraftMove;
import boardroom.games.esopwars.rules.EsopMove.Drop;
import boardroom.games.esopwars.rules.EsopMove.Lock;
import boardroom.games.esopwars.rules.EsopMove.LotMove;
import boardroom.games.esopwars.rules.EsopMove.SwapMove;
import boardroom.games.esopwars.rules.EsopMove.Wildcard;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.MainAuction;
import boardroom.games.esopwars.rules.MarketRound;
import boardroom.games.esopwars.rules.SecondaryAuction;

/** What is known about good play (section 10), made once for a box. */
public final class EsopSense {
    private final EsopBox box;
    private final Weights weights = SenseReader.shipped("esop-wars", Weights.class);
    private final MeanGrowth growth;
    private final PriceHint hint;
    private final IndifferencePrice price;
    private final PositionWorth position;
    private final EsopFeatures features;
    private final BidReasons bidReasons;
    private final PassReasons passReasons;
    private final DropReasons dropReasons;
    private final SwapReasons swapReasons;

    public EsopSense(EsopBox box, EmployeeWorth worth) {
        this.box = box;
        this.growth = new MeanGrowth(box);
        LikelyPrices prices = new LikelyPrices(box.constants(), weights.hint());
        this.hint = new PriceHint(box.constants(), worth, prices, weights.hint());
        this.price = new IndifferencePrice(box.constants(), worth, prices, weights.price());
        this.features = new EsopFeatures(box.constants(), worth, prices, price);
        BidLimit bidLimit = new BidLimit(box.constants());
        Appraised.Appraiser appraiser = new Appraised.Appraiser(box.constants(), worth, prices, price, bidLimit);
        this.bidReasons = new BidReasons(box.constants(), worth, prices, bidLimit, appraiser);
        this.passReasons = new PassReasons(box.constants(), bidLimit, appraiser);
        this.dropReasons = new DropReasons(worth, growth, weights.swap());
        this.swapReasons = new SwapReasons(box.constants(), worth, growth);
        this.position = new PositionWorth(box.constants(), worth, weights.position());
    }

    public Sense<EsopState, DraftMove> draft(CompanyDraft phase) {
        HandWorth hands = new HandWorth(box, weights.draft());
        return new CompanyDraftSense(hands, new DraftReasons(hands), weights.draft());
    }

    public Sense<EsopState, Lock> lock(CompanyLock phase) {
        return new CompanyLockSense(new HandWorth(box, weights.draft()), box.categories());
    }

    public Sense<EsopState, LotMove> bid(MainAuction phase) {
        return new MainAuctionSense(price, bidReasons, passReasons, box.constants(), weights.bid());
    }

    public Sense<EsopState, Wildcard> wildcard(MarketRound phase) {
        return new MarketRoundSense(phase, growth, box.wildcard().choices(), weights.wildcard());
    }

    public Sense<EsopState, Drop> drop(Drops phase) {
        return new DropsSense(growth, dropReasons);
    }

    public Sense<EsopState, SwapMove> swap(SecondaryAuction phase) {
        return new SecondaryAuctionSense(growth, swapReasons, weights.swap());
    }

    /** What a table that wants hints shows. */
    public PriceHint hint() {
        return hint;
    }

    /** What counts in a position. */
    public EsopFeatures features() {
        return features;
    }

    /** How good a position is for a seat. */
    public PositionWorth position() {
        return position;
    }
}
