package boardroom.games.esopwars;

import boardroom.engine.Arg;
import boardroom.engine.Card;
import boardroom.engine.Say;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.Idea;
import boardroom.games.esopwars.box.Segment;

/** Words on buttons, in previews and in sums. */
final class Labels {
    private Labels() {}

    static Say bid(int amount) {
        return Say.of("label.bid", "amount", Units.equity(amount));
    }

    static Say bidFor(Employee card, int amount) {
        return Say.of("label.bid-for", "card", Arg.card(card)).with("amount", Units.equity(amount));
    }

    static Say pass() {
        return Say.of("label.pass");
    }

    static Say letGo(Employee card) {
        return Say.of("label.let-go", "card", Arg.card(card));
    }

    static Say playAs(Card choice) {
        return Say.of("label.play-as", "choice", Arg.card(choice));
    }

    static Say keepWildcard() {
        return Say.of("label.keep-wildcard");
    }

    static Say drawSegment() {
        return Say.of("label.draw-segment");
    }

    static Say drawIdea() {
        return Say.of("label.draw-idea");
    }

    static Say noOpenSegment() {
        return Say.of("label.no-open-segment");
    }

    static Say noOpenIdea() {
        return Say.of("label.no-open-idea");
    }

    static Say pickUp(Card card) {
        return Say.of("label.pick-up", "card", Arg.card(card));
    }

    static Say putDown(Card card) {
        return Say.of("label.put-down", "card", Arg.card(card));
    }

    static Say lock(Segment segment, Idea idea) {
        return Say.of("label.lock", "segment", Arg.card(segment)).with("idea", Arg.card(idea));
    }

    static Say meld(Segment segment, Idea idea, Idea companion) {
        return Say.of("label.meld", "segment", Arg.card(segment))
                .with("idea", Arg.card(idea))
                .with("companion", Arg.card(companion));
    }

    static Say pool() {
        return Say.of("label.pool");
    }

    static Say hardBonus() {
        return Say.of("label.hard-bonus");
    }

    static Say start() {
        return Say.of("label.start");
    }

    static Say afterRound(String round) {
        return Say.of("label.after-round", "round", Arg.of(round));
    }

    static Say wildcard(String choice) {
        return Say.of("label.wildcard", "choice", new Arg.CardId(choice));
    }

    static Say atTheExit(String card, int fitting) {
        return Say.of("label.at-the-exit", "exit", new Arg.CardId(card)).with("fitting", fitting);
    }

    static Say howItGrew() {
        return Say.of("label.how-it-grew");
    }

    static Say whoOwnsIt() {
        return Say.of("label.who-owns-it");
    }

    static Say founderValue() {
        return Say.of("label.founder-value");
    }

    static Say employeeValue(int granted) {
        return Say.of("label.employee-value", "granted", Units.equity(granted));
    }

    static Say neverFilled(int employees) {
        return Say.of("label.never-filled").with("employees", employees);
    }
}
