package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.CardCopy;
import java.util.List;

/** What the action bar says: a sentence for who decides and who waits, and a line of detail under it. */
public final class Sentences {
    private Sentences() {}

    // The opening hand

    public static Say chooseWhatGoesBack() {
        return Say.of("prompt.mulligan");
    }

    public static Say mulliganDetail(int die, int income) {
        return Say.of("detail.mulligan").with("die", die).with("spend", die + income);
    }

    public static Say handIsChosen() {
        return Say.of("prompt.mulligan-chosen");
    }

    public static Say handsAreChosen() {
        return Say.of("prompt.mulligan-others");
    }

    public static Say chosenSoFar(int chosen, int seats) {
        return Say.of("detail.chosen-so-far").with("chosen", chosen).with("seats", seats);
    }

    // The turn

    public static Say bonus() {
        return Say.of("prompt.bonus");
    }

    public static Say bonusDetail(int points) {
        return Say.of("detail.bonus").with("points", points);
    }

    public static Say bonusOf(int seat) {
        return Say.of("prompt.bonus-of", "seat", Arg.seat(seat));
    }

    public static Say yourTurn() {
        return Say.of("prompt.turn");
    }

    public static Say turnDetail(int resources, int score, int before, int after) {
        return Say.of("detail.turn")
                .with("resources", resources)
                .with("score", score)
                .with("before", before)
                .with("after", after);
    }

    public static Say onlyTheEnd() {
        return Say.of("prompt.turn-tired");
    }

    public static Say turnOf(int seat) {
        return Say.of("prompt.turn-of", "seat", Arg.seat(seat));
    }

    public static Say leavesTonight(List<? extends Arg> employees) {
        return Say.of("warn.leaves", "employees", Arg.list(employees)).with("count", employees.size());
    }

    public static Say knowledgeLeaves(CardCopy employee, CardCopy knowledge) {
        return Say.of("warn.knowledge-leaves", "employee", Arg.card(employee)).with("knowledge", Arg.card(knowledge));
    }

    public static Say knowledgeCanBeSaved(CardCopy employee, CardCopy knowledge, int price) {
        return Say.of("warn.knowledge-can-be-saved", "employee", Arg.card(employee))
                .with("knowledge", Arg.card(knowledge))
                .with("price", price);
    }

    public static Say resourcesLost(int amount, int cap) {
        return Say.of("warn.resources-lost").with("amount", amount).with("cap", cap);
    }

    // Answers and looks

    public static Say answer(CardCopy card, int attacker) {
        return Say.of("prompt.answer", "card", Arg.card(card)).with("seat", Arg.seat(attacker));
    }

    public static Say answerDetail(CardCopy card, int price) {
        return Say.of("detail.answer", "card", Arg.card(card)).with("price", price);
    }

    public static Say answerOf(int seat, CardCopy card, int attacker) {
        return Say.of("prompt.answer-of", "seat", Arg.seat(seat))
                .with("card", Arg.card(card))
                .with("attacker", Arg.seat(attacker));
    }

    public static Say pick() {
        return Say.of("prompt.pick");
    }

    public static Say pickDetail(int under) {
        return Say.of("detail.pick").with("under", under);
    }

    public static Say pickOf(int seat, int count) {
        return Say.of("prompt.pick-of", "seat", Arg.seat(seat)).with("count", count);
    }

    // The end

    public static Say wins(int seat, int points) {
        return Say.of("end.wins", "seat", Arg.seat(seat)).with("points", points);
    }

    public static Say win(List<? extends Arg> seats, int points) {
        return Say.of("end.win", "seats", Arg.list(seats)).with("points", points);
    }

    public static Say leads(int seat, int points, int round) {
        return Say.of("end.leads", "seat", Arg.seat(seat))
                .with("points", points)
                .with("round", round);
    }

    public static Say lead(List<? extends Arg> seats, int points, int round) {
        return Say.of("end.lead", "seats", Arg.list(seats))
                .with("points", points)
                .with("round", round);
    }
}
