package boardroom.games.esopwars.rules;

import boardroom.engine.Arg.Amount;
import boardroom.engine.Arg.CardId;
import boardroom.engine.Arg.Seat;
import boardroom.engine.Event;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** What happens in ESOP Wars (4.7). */
public sealed interface EsopEvent extends Event {

    /** An event that shows a card or a sealed choice. */
    sealed interface Reveal extends EsopEvent {
        @Override
        default boolean reveals() {
            return true;
        }
    }

    /** A team took the top card of a stock; which one, only the team knows. */
    @JsonTypeName("drawn")
    record Drawn(Seat seat, String pile) implements EsopEvent {}

    /** Told to the drawer alone. */
    @JsonTypeName("drew-card")
    record DrewCard(CardId card) implements Reveal {}

    /** A team took the top card of a discard pile. */
    @JsonTypeName("picked-up")
    record PickedUp(Seat seat, CardId card) implements EsopEvent {}

    /** A team put a card of its draft hand face up. */
    @JsonTypeName("put-down")
    record PutDown(Seat seat, CardId card) implements Reveal {}

    /** A secret choice is in; which, nobody else knows yet. */
    @JsonTypeName("choice-made")
    record ChoiceMade(Seat seat) implements EsopEvent {}

    /** A clock ran out on a team. */
    @JsonTypeName("timed-out")
    record TimedOut(Seat seat) implements EsopEvent {}

    /** All have locked. */
    @JsonTypeName("locks-revealed")
    record LocksRevealed(int teams) implements Reveal {}

    /** What a company is. */
    @JsonTypeName("company-founded")
    record CompanyFounded(Seat seat, CardId segment, CardId idea) implements Reveal {}

    /** What a company is, with the full meld. */
    @JsonTypeName("company-melded")
    record CompanyMelded(Seat seat, CardId segment, CardId idea, CardId companion) implements Reveal {}

    /** The next employee is on the block. */
    @JsonTypeName("lot-opened")
    record LotOpened(int number, int total, CardId card) implements Reveal {}

    /** The first bid for a lot. */
    @JsonTypeName("bid-opened")
    record BidOpened(Seat seat, CardId card, Amount amount) implements EsopEvent {}

    /** A raise over the bid of another team. */
    @JsonTypeName("bid-placed")
    record BidPlaced(Seat seat, CardId card, Amount amount, Seat outbid) implements EsopEvent {}

    /** A team lets this price go by. */
    @JsonTypeName("passed")
    record Passed(Seat seat, CardId card) implements EsopEvent {}

    /** A free team bids on no lot of the second auction for now. */
    @JsonTypeName("passed-all")
    record PassedAll(Seat seat) implements EsopEvent {}

    /** The hammer fell: the card, its price, and what is left in the pool. */
    @JsonTypeName("sold")
    record Sold(int number, Seat seat, CardId card, Amount price, Amount pool) implements EsopEvent {}

    /** A perk makes the hire that follows so much cheaper than its bid. */
    @JsonTypeName("perk-saved")
    record PerkSaved(Seat seat, CardId perk, Amount saved) implements EsopEvent {}

    /** Nobody wanted the card. */
    @JsonTypeName("discarded")
    record Discarded(int number, CardId card) implements EsopEvent {}

    /**
     * A card was given to a team at the opening bid (4.1.5, 4.4.4), and why to this one: it had not answered (idle), it
     * has most open desks (desks), or it led nothing in the second auction (free).
     */
    @JsonTypeName("placed")
    record Placed(Seat seat, CardId card, Amount price, Amount pool, String why) implements EsopEvent {}

    /** Teams that lead nothing when the second auction closes, in the order in which they are served. */
    @JsonTypeName("unserved")
    record Unserved(int count, List<Seat> seats) implements EsopEvent {}

    /** Cards left minus open desks. */
    @JsonTypeName("spare-changed")
    record SpareChanged(int spare, int cardsLeft, int desksOpen, String shortfall) implements EsopEvent {}

    /** Fewer cards than open desks: somebody will end short. */
    @JsonTypeName("too-few-cards")
    record TooFewCards(int cardsLeft, int desksOpen) implements EsopEvent {}

    /** A team can no longer fill its desks: so many are open, so few cards are left. */
    @JsonTypeName("disqualified")
    record Disqualified(Seat seat, List<CardId> employees, int desks, int cards) implements EsopEvent {}

    /** The main auction is over; these cards were never offered. */
    @JsonTypeName("auction-ended")
    record AuctionEnded(int unsold, List<CardId> cards) implements Reveal {}

    /** A random reserve is turned up. */
    @JsonTypeName("reserve-shown")
    record ReserveShown(List<CardId> cards) implements Reveal {}

    /** All wildcard choices are in; so many are played. */
    @JsonTypeName("wildcards-revealed")
    record WildcardsRevealed(String round, int played) implements Reveal {}

    /** What a wildcard is played as. */
    @JsonTypeName("wildcard-played")
    record WildcardPlayed(Seat seat, CardId choice) implements Reveal {}

    /** The market speaks; the lines of 5.2 for each team stand in the rounds of the view. */
    @JsonTypeName("market-revealed")
    record MarketRevealed(String round, CardId market) implements Reveal {}

    /** What the market made of one company. */
    @JsonTypeName("company-grew")
    record CompanyGrew(Seat seat, Amount total, Amount factor, Amount before, Amount after) implements EsopEvent {}

    /** What a wildcard made of the new valuation (5.2 step 12). */
    @JsonTypeName("wildcard-counted")
    record WildcardCounted(Seat seat, CardId choice, Amount before, Amount after) implements EsopEvent {}

    /** All drops are in. */
    @JsonTypeName("drops-revealed")
    record DropsRevealed(int teams) implements Reveal {}

    /** Who leaves, the equity that goes along, and the pool after it. */
    @JsonTypeName("dropped")
    record Dropped(Seat seat, CardId card, Amount kept, Amount pool) implements Reveal {}

    /** All lots of the second auction are open. */
    @JsonTypeName("secondary-opened")
    record SecondaryOpened(int lots, List<CardId> cards) implements EsopEvent {}

    /** A leader of the second auction hires its lot. */
    @JsonTypeName("hired")
    record Hired(Seat seat, CardId card, Amount price, Amount pool) implements EsopEvent {}

    /** The second auction is over; these cards leave the game. */
    @JsonTypeName("secondary-closed")
    record SecondaryClosed(int unsold, List<CardId> cards) implements EsopEvent {}

    /** A market card that never came. */
    @JsonTypeName("market-never-came")
    record MarketNeverCame(CardId market) implements Reveal {}

    /** One exit card for all; whether fitting employees raise its multiplier: counts or off. */
    @JsonTypeName("exit-revealed")
    record ExitRevealed(CardId exit, Amount multiplier, String fit) implements Reveal {}

    /** Every team draws an exit card of its own. */
    @JsonTypeName("exits-drawn")
    record ExitsDrawn(int teams) implements Reveal {}

    /** What the exit made of one company, with so many employees who fit it. */
    @JsonTypeName("company-exited")
    record CompanyExited(Seat seat, CardId exit, int fitting, Amount multiplier, Amount before, Amount after)
            implements Reveal {}

    /** The final order of all teams. */
    @JsonTypeName("game-ended")
    record GameEnded(Seat winner, Amount score, List<Seat> ranking) implements EsopEvent {}

    /** Two teams end level, and what put one before the other (6.1). */
    @JsonTypeName("tie-broken")
    record TieBroken(Seat ahead, Seat behind, Amount score, String by) implements EsopEvent {}

    /** One team was left after the main auction. */
    @JsonTypeName("walkover")
    record Walkover(Seat winner, List<Seat> ranking) implements EsopEvent {}

    /** No team was left. */
    @JsonTypeName("nobody-won")
    record NobodyWon(List<Seat> ranking) implements EsopEvent {}

    /** The second title (6.2). */
    @JsonTypeName("best-employer")
    record BestEmployer(Seat seat, Amount value) implements EsopEvent {}
}
