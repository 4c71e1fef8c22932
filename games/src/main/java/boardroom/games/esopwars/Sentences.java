package boardroom.games.esopwars;

import boardroom.engine.Arg;
import boardroom.engine.Say;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.MarketCard;

/** What the action bar says: a sentence for who decides and who waits, and a line of detail under it. */
final class Sentences {
    private Sentences() {}

    // The company draft

    static Say drawACard() {
        return Say.of("prompt.draw");
    }

    static Say drawDetail(int loop, int loops) {
        return Say.of("detail.draw").with("loop", loop).with("loops", loops);
    }

    static Say putOneDown() {
        return Say.of("prompt.put-down");
    }

    static Say putOneDownDetail() {
        return Say.of("detail.put-down");
    }

    static Say drafts(int seat) {
        return Say.of("prompt.drafts", "seat", Arg.seat(seat));
    }

    static Say lockYourCompany() {
        return Say.of("prompt.lock");
    }

    static Say lockDetail() {
        return Say.of("detail.lock");
    }

    static Say locked() {
        return Say.of("prompt.locked");
    }

    static Say companiesLock() {
        return Say.of("prompt.companies-lock");
    }

    // Secret choices

    static Say chosenSoFar(int chosen, int teams) {
        return Say.of("detail.chosen-so-far").with("chosen", chosen).with("teams", teams);
    }

    // The main auction

    static Say openTheBidding(Employee card) {
        return Say.of("prompt.open-bidding", "card", Arg.card(card));
    }

    static Say openOrEndShort(Employee card) {
        return Say.of("prompt.open-or-end-short", "card", Arg.card(card));
    }

    static Say openOrBePlaced(Employee card) {
        return Say.of("prompt.open-or-be-placed", "card", Arg.card(card));
    }

    static Say raiseOrPass(Employee card) {
        return Say.of("prompt.raise-or-pass", "card", Arg.card(card));
    }

    static Say limitDetail(int pool, int after, int limit, int kept, int hires) {
        return Say.of("detail.limit", "pool", Units.equity(pool))
                .with("after", Units.equity(after))
                .with("limit", Units.equity(limit))
                .with("kept", Units.equity(kept))
                .with("hires", hires);
    }

    static Say wholePoolDetail(int pool, int after) {
        return Say.of("detail.whole-pool", "pool", Units.equity(pool)).with("after", Units.equity(after));
    }

    static Say youLead(Employee card, int amount) {
        return Say.of("prompt.you-lead", "card", Arg.card(card)).with("amount", Units.equity(amount));
    }

    static Say youPassed(Employee card) {
        return Say.of("prompt.you-passed", "card", Arg.card(card));
    }

    static Say outOfReach(Employee card, int minimum) {
        return Say.of("prompt.out-of-reach", "card", Arg.card(card)).with("minimum", Units.equity(minimum));
    }

    static Say teamFull() {
        return Say.of("prompt.team-full");
    }

    static Say youAreOut() {
        return Say.of("prompt.you-are-out");
    }

    static Say asked(int seat, Employee card) {
        return Say.of("prompt.asked", "seat", Arg.seat(seat)).with("card", Arg.card(card));
    }

    static Say onTheBlock(Employee card) {
        return Say.of("prompt.on-the-block", "card", Arg.card(card));
    }

    static Say leads(int seat, Employee card, int amount) {
        return Say.of("prompt.leads", "seat", Arg.seat(seat))
                .with("card", Arg.card(card))
                .with("amount", Units.equity(amount));
    }

    static Say tooFewCardsDetail(int cardsLeft, int desksOpen) {
        return Say.of("detail.too-few-cards").with("cardsLeft", cardsLeft).with("desksOpen", desksOpen);
    }

    static Say spareDetail(int cardsLeft, int desksOpen, int spare) {
        return Say.of("detail.spare")
                .with("cardsLeft", cardsLeft)
                .with("desksOpen", desksOpen)
                .with("spare", spare);
    }

    // Wildcards

    static Say playYourWildcard(String round) {
        return Say.of("prompt.wildcard", "round", Arg.of(round));
    }

    static Say wildcardDetail(int marketsToCome) {
        return Say.of("detail.wildcard").with("markets", marketsToCome);
    }

    static Say wildcardChosen() {
        return Say.of("prompt.wildcard-chosen");
    }

    static Say wildcardsAreChosen(String round) {
        return Say.of("prompt.wildcards-are-chosen", "round", Arg.of(round));
    }

    // The drop

    static Say chooseWhoLeaves() {
        return Say.of("prompt.drop");
    }

    static Say leaverKeeps() {
        return Say.of("detail.leaver-keeps");
    }

    static Say leaverReturns(int percent) {
        return Say.of("detail.leaver-returns").with("percent", percent);
    }

    static Say dropChosen(Employee card) {
        return Say.of("prompt.drop-chosen", "card", Arg.card(card));
    }

    static Say dropsAreChosen() {
        return Say.of("prompt.drops-are-chosen");
    }

    // The second auction

    static Say bidOnOneLot() {
        return Say.of("prompt.bid-on-one-lot");
    }

    static Say freeDetail(int pool) {
        return Say.of("detail.free", "pool", Units.equity(pool));
    }

    static Say youLeadALot(Employee card, int amount) {
        return Say.of("prompt.you-lead-a-lot", "card", Arg.card(card)).with("amount", Units.equity(amount));
    }

    static Say leadingDetail() {
        return Say.of("detail.leading");
    }

    static Say youPassedAll() {
        return Say.of("prompt.you-passed-all");
    }

    static Say passedAllDetail() {
        return Say.of("detail.passed-all");
    }

    static Say askedForALot(int seat) {
        return Say.of("prompt.asked-for-a-lot", "seat", Arg.seat(seat));
    }

    static Say allLotsOpen(int lots, int free) {
        return Say.of("prompt.all-lots-open").with("lots", lots).with("free", free);
    }

    // The end

    static Say wins(int seat, long score) {
        return Say.of("prompt.wins", "seat", Arg.seat(seat)).with("score", Units.valuation(score));
    }

    static Say winsByWalkover(int seat) {
        return Say.of("prompt.wins-by-walkover", "seat", Arg.seat(seat));
    }

    static Say nobodyWins() {
        return Say.of("prompt.nobody-wins");
    }

    // What a market would bring

    static Say inMarket(MarketCard market) {
        return Say.of("preview.in-market", "market", Arg.card(market));
    }
}
