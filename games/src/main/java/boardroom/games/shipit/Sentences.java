package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Card;
import boardroom.engine.Say;
import boardroom.games.shipit.puzzle.Fault;
import java.util.List;

/** What the action bar says: prompts, their details, and the labels of choices. */
final class Sentences {
    private Sentences() {}

    static Say watch() {
        return Say.of("prompt.watch");
    }

    static Say waitingFor(List<Integer> seats, int count) {
        return Say.of("detail.waiting-for", "seats", seats(seats)).with("count", count);
    }

    private static Arg seats(List<Integer> seats) {
        return Arg.list(seats.stream().map(Arg::seat).toList());
    }

    static Say track(Track track) {
        return switch (track) {
            case MONEY -> Say.of("track.money");
            case USERS -> Say.of("track.users");
            case REVENUE -> Say.of("track.revenue");
            case RATING -> Say.of("track.rating");
            case DEBT -> Say.of("track.debt");
            case SERVERS -> Say.of("track.servers");
            case AI -> Say.of("track.ai");
            case RECRUITS -> Say.of("track.recruits");
            case BONUS -> Say.of("track.bonus");
        };
    }

    static Say scoreTrack() {
        return Say.of("track.score");
    }

    static Say foundACompany() {
        return Say.of("prompt.found");
    }

    static Say takeADealtCompany() {
        return Say.of("prompt.found-dealt");
    }

    static Say confirmOrSwap() {
        return Say.of("prompt.confirm-or-swap");
    }

    static Say confirmOrTakeTheOther() {
        return Say.of("prompt.confirm-or-take-the-other");
    }

    static Say foundingDetail() {
        return Say.of("detail.founding");
    }

    static Say confirm() {
        return Say.of("choice.confirm");
    }

    static Say take(Card preset) {
        return Say.of("choice.take", "preset", Arg.card(preset));
    }

    static Say companiesAreFounded() {
        return Say.of("prompt.companies-are-founded");
    }

    static Say fillTheSheet() {
        return Say.of("prompt.fill-the-sheet");
    }

    static Say handTheSheetIn(int bids) {
        return Say.of("prompt.hand-the-sheet-in").with("bids", bids);
    }

    static Say sheetDetail(int money, int hires) {
        return Say.of("detail.sheet", "money", Units.money(money)).with("hires", hires);
    }

    static Say noBid(int price) {
        return Say.of("choice.no-bid", "price", Units.money(price));
    }

    static Say submit(int bids) {
        return Say.of("choice.submit").with("bids", bids);
    }

    static Say sheetsAreFilled() {
        return Say.of("prompt.sheets-are-filled");
    }

    static Say placeEngineers(int bench) {
        return Say.of("prompt.place").with("bench", bench);
    }

    static Say planStands() {
        return Say.of("prompt.plan-stands");
    }

    static Say openingDetail() {
        return Say.of("detail.opening");
    }

    static Say ready() {
        return Say.of("choice.ready");
    }

    static Say readyWithBench(int bench) {
        return Say.of("choice.ready-with-bench").with("bench", bench);
    }

    static Say markPivot(Card product) {
        return Say.of("choice.mark-pivot", "product", Arg.card(product));
    }

    static Say unmarkPivot() {
        return Say.of("choice.unmark-pivot");
    }

    static Say plansAreDrafted() {
        return Say.of("prompt.plans-are-drafted");
    }

    static Say lockThePlan() {
        return Say.of("prompt.lock");
    }

    static Say lock() {
        return Say.of("choice.lock");
    }

    static Say pivot(Card product) {
        return Say.of("choice.pivot", "product", Arg.card(product));
    }

    static Say tooLate(List<? extends Card> actions) {
        return Say.of(
                        "detail.too-late",
                        "actions",
                        Arg.list(actions.stream().map(Arg::card).toList()))
                .with("count", actions.size());
    }

    static Say liveDetail() {
        return Say.of("detail.live");
    }

    static Say bouncedDetail(int bounced) {
        return Say.of("detail.bounced").with("bounced", bounced);
    }

    static Say slotsAreClaimed() {
        return Say.of("prompt.slots-are-claimed");
    }

    static Say placeOne() {
        return Say.of("prompt.place-one");
    }

    static Say payDown(String engineer) {
        return Say.of("choice.pay-down", "engineer", Arg.of(engineer));
    }

    static Say placesOne(int seat) {
        return Say.of("prompt.places-one", "seat", Arg.seat(seat));
    }

    static Say turnDetail() {
        return Say.of("detail.turn");
    }

    static Say collectAllCoins(int coins) {
        return Say.of("prompt.collect").with("coins", coins);
    }

    static Say puzzleDetail(int par) {
        return Say.of("detail.puzzle").with("par", par);
    }

    static Say puzzleBestDetail(int par, int best) {
        return Say.of("detail.puzzle-best").with("par", par).with("best", best);
    }

    static Say doneCoding() {
        return Say.of("choice.done-coding");
    }

    static Say coinsLeft() {
        return Say.of("track.coins-left");
    }

    static Say worksInSteps() {
        return Say.of("track.steps");
    }

    static Say failsAtStep(Fault fault) {
        return Say.of("track.fails-at-step", "fault", Arg.say(fault(fault)));
    }

    static Say fault(Fault fault) {
        return switch (fault) {
            case CRASH -> Say.of("fault.crash");
            case NO_COIN -> Say.of("fault.no-coin");
            case TOO_LONG -> Say.of("fault.too-long");
            case COINS_LEFT -> Say.of("fault.coins-left");
        };
    }

    static Say robotsAreProgrammed() {
        return Say.of("prompt.robots-are-programmed");
    }

    static Say drawOrStop(int total, int bugs) {
        return Say.of("prompt.draw-or-stop").with("total", total).with("bugs", bugs);
    }

    static Say sprintDetail(int left, int lost) {
        return Say.of("detail.sprint").with("left", left).with("lost", lost);
    }

    static Say draw() {
        return Say.of("choice.draw");
    }

    static Say stop() {
        return Say.of("choice.stop");
    }

    static Say tokensAreDrawn() {
        return Say.of("prompt.tokens-are-drawn");
    }

    static Say payOrTakeIt(Card event, int price) {
        return Say.of("prompt.pay-or-take-it", "event", Arg.card(event)).with("price", Units.money(price));
    }

    static Say eventDetail() {
        return Say.of("detail.event");
    }

    static Say pay(int price) {
        return Say.of("choice.pay", "price", Units.money(price));
    }

    static Say takeIt() {
        return Say.of("choice.take-it");
    }

    static Say answersAreGiven(Card event) {
        return Say.of("prompt.answers-are-given", "event", Arg.card(event));
    }

    static Say wins(int seat, int points) {
        return Say.of("end.wins", "seat", Arg.seat(seat)).with("points", Units.points(points));
    }

    static Say shareTheWin(List<Integer> seats, int points) {
        return Say.of("end.shared", "seats", seats(seats)).with("points", Units.points(points));
    }
}
