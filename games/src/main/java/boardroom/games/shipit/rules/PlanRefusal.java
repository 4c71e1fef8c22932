package boardroom.games.shipit.rules;

import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.rules.Units.Money;

/** Why a plan can't be edited like this. */
sealed interface PlanRefusal extends Refusal {
    record NotYourEngineer() implements PlanRefusal {}

    record Forced(String engineer) implements PlanRefusal {}

    record NotPlaced(String engineer) implements PlanRefusal {}

    record NotYetOpen(Action action, int round) implements PlanRefusal {}

    record Closed(Action action, EventCard event) implements PlanRefusal {}

    record CannotPay(Action action, @Money int cost, @Money int free) implements PlanRefusal {}

    record OnlyOne(Action action) implements PlanRefusal {}

    record NoAiThere(Action action) implements PlanRefusal {}

    record Skeptic(String engineer) implements PlanRefusal {}

    record NoAiLeft(int capacity) implements PlanRefusal {}

    record SlotsTaken(Action action, Seats holders) implements PlanRefusal {}

    record NoPivot() implements PlanRefusal {}

    record SameProduct() implements PlanRefusal {}

    record NotAllPlaced() implements PlanRefusal {}

    record PlacesAreFinal() implements PlanRefusal {}
}
