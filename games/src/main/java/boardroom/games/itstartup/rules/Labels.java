package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Payee;
import java.util.List;

/** What stands on buttons, beside changes and in sums. */
public final class Labels {
    private Labels() {}

    // Sums

    public static Say turnScore() {
        return Say.of("sum.turn-score");
    }

    public static Say efficiency() {
        return Say.of("sum.efficiency");
    }

    public static Say printed(CardCopy card) {
        return Say.of("sum.printed", "card", Arg.card(card))
                .with("efficiency", card.standing().efficiency());
    }

    public static Say plusKnowledge(Say sum, CardCopy knowledge) {
        return Say.of("sum.plus-knowledge", "sum", Arg.say(sum))
                .with("card", Arg.card(knowledge))
                .with("bonus", knowledge.bonus());
    }

    public static Say plusCoach(Say sum, int bonus) {
        return Say.of("sum.plus-coach", "sum", Arg.say(sum)).with("bonus", bonus);
    }

    public static Say plusBeside(Say sum, int bonus) {
        return Say.of("sum.plus-beside", "sum", Arg.say(sum)).with("bonus", bonus);
    }

    public static Say asPrinted() {
        return Say.of("sum.as-printed");
    }

    public static Say card(CardCopy card) {
        return Say.of("sum.card", "card", Arg.card(card));
    }

    public static Say coach() {
        return Say.of("sum.coach");
    }

    public static Say besideOthers() {
        return Say.of("sum.beside-others");
    }

    public static Say fromActions(int developers, int bonus) {
        return Say.of("sum.actions").with("developers", developers).with("bonus", bonus);
    }

    public static Say outage() {
        return Say.of("sum.outage");
    }

    /** A line of the table at the end, by its key. */
    public static Say atTheEnd(String line) {
        return Say.of("end." + line);
    }

    // Changes

    public static Say resources() {
        return Say.of("change.resources");
    }

    public static Say thisTurn() {
        return Say.of("change.this-turn");
    }

    public static Say nextTurn() {
        return Say.of("change.next-turn");
    }

    public static Say points() {
        return Say.of("change.points");
    }

    public static Say cards() {
        return Say.of("change.cards");
    }

    public static Say employees() {
        return Say.of("change.employees");
    }

    public static Say resourcesOf(int seat) {
        return Say.of("change.resources-of", "seat", Arg.seat(seat));
    }

    public static Say nextTurnOf(int seat) {
        return Say.of("change.next-turn-of", "seat", Arg.seat(seat));
    }

    public static Say pointsOf(int seat) {
        return Say.of("change.points-of", "seat", Arg.seat(seat));
    }

    public static Say employeesOf(int seat) {
        return Say.of("change.employees-of", "seat", Arg.seat(seat));
    }

    public static Say burnoutOf(CardCopy employee) {
        return Say.of("change.burnout-of", "employee", Arg.card(employee));
    }

    // Buttons

    public static Say endTurn() {
        return Say.of("choice.end-turn");
    }

    public static Say hire(CardCopy card) {
        return Say.of("choice.hire", "card", Arg.card(card)).with("price", card.cost());
    }

    public static Say hireAt(CardCopy card, CardCopy target) {
        return Say.of("choice.hire-at", "card", Arg.card(card))
                .with("target", Arg.card(target))
                .with("price", card.cost());
    }

    public static Say attach(CardCopy card, CardCopy developer, int price) {
        return Say.of("choice.attach", "card", Arg.card(card))
                .with("developer", Arg.card(developer))
                .with("price", price);
    }

    public static Say attachSomewhere(CardCopy card) {
        return Say.of("choice.attach-somewhere", "card", Arg.card(card));
    }

    public static Say transfer(CardCopy knowledge, CardCopy developer, int price) {
        return Say.of("choice.transfer", "card", Arg.card(knowledge))
                .with("developer", Arg.card(developer))
                .with("price", price);
    }

    public static Say transferSomewhere(CardCopy knowledge) {
        return Say.of("choice.transfer-somewhere", "card", Arg.card(knowledge));
    }

    public static Say useSomehow(CardCopy employee, int price) {
        return Say.of("choice.use-somehow", "employee", Arg.card(employee)).with("price", price);
    }

    public static Say play(CardCopy card, int price) {
        return Say.of("choice.play", "card", Arg.card(card)).with("price", price);
    }

    public static Say playOnSeat(CardCopy card, int seat, int price) {
        return Say.of("choice.play-on-seat", "card", Arg.card(card))
                .with("seat", Arg.seat(seat))
                .with("price", price);
    }

    public static Say playOnEmployee(CardCopy card, CardCopy employee, int seat, int price) {
        return Say.of("choice.play-on-employee", "card", Arg.card(card))
                .with("employee", Arg.card(employee))
                .with("seat", Arg.seat(seat))
                .with("price", price);
    }

    public static Say playOnKnowledge(CardCopy card, CardCopy knowledge, CardCopy developer, int price) {
        return Say.of("choice.play-on-knowledge", "card", Arg.card(card))
                .with("knowledge", Arg.card(knowledge))
                .with("developer", Arg.card(developer))
                .with("price", price);
    }

    public static Say plan(CardCopy card) {
        return Say.of("choice.plan", "card", Arg.card(card));
    }

    public static Say sell(CardCopy card, int price) {
        return Say.of("choice.sell", "card", Arg.card(card)).with("price", price);
    }

    public static Say buy(int price) {
        return Say.of("choice.buy").with("price", price);
    }

    public static Say use(CardCopy employee, CardCopy target, int price) {
        return Say.of("choice.use", "employee", Arg.card(employee))
                .with("target", Arg.card(target))
                .with("price", price);
    }

    public static Say rest(CardCopy employee) {
        return Say.of("choice.rest", "employee", Arg.card(employee));
    }

    public static Say restNobody() {
        return Say.of("choice.rest-nobody");
    }

    public static Say letItHappen() {
        return Say.of("choice.let-it-happen");
    }

    public static Say payTheCounter(int price, Payee payee) {
        return Say.of("choice.pay").with("price", price).with("payee", Arg.of(payee.id()));
    }

    public static Say block(CardCopy employee, int price) {
        return Say.of("choice.block", "employee", Arg.card(employee)).with("price", price);
    }

    public static Say pick(CardCopy card) {
        return Say.of("choice.pick", "card", Arg.card(card));
    }

    public static Say keepAll() {
        return Say.of("choice.keep-all");
    }

    public static Say swap(List<CardCopy> cards) {
        return Say.of(
                "choice.swap", "cards", Arg.list(cards.stream().map(Arg::card).toList()));
    }
}
