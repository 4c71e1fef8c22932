package boardroom.games.itstartup.rules;

import boardroom.engine.Move;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a seat decides; cards and employees are named by the id of their copy. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface StartupMove extends Move {
    /** Stands for a target that is not named, where nobody is within reach. */
    String NOBODY_NAMED = "";

    /** 4.1: these cards of the opening hand go back. */
    @JsonTypeName("mulligan")
    record GiveBack(List<String> cards) implements StartupMove {
        static final GiveBack NOTHING = new GiveBack(List.of());
    }

    /** 4.3: who sheds a burnout point; nobody if left out. */
    @JsonTypeName("planning-bonus")
    record UseBonus(@Nullable String employee) implements StartupMove {
        static final UseBonus ON_NOBODY = new UseBonus(null);
    }

    /** 4.4: what the active seat does in its main phase. */
    sealed interface TurnMove extends StartupMove {}

    /** 4.4: an employee joins the row, with the target of its effect if it has one. */
    @JsonTypeName("play-employee")
    record PlayEmployee(String card, @Nullable String target) implements TurnMove {}

    /** 4.4: a knowledge card of the hand goes to a developer. */
    @JsonTypeName("attach-knowledge")
    record AttachKnowledge(String card, String developer) implements TurnMove {}

    /** 4.4: a knowledge card moves to another developer of the row. */
    @JsonTypeName("transfer-knowledge")
    record TransferKnowledge(String knowledge, String developer) implements TurnMove {}

    /** 4.4: an action card from the hand or the plan slot, aimed at a seat, an employee or a knowledge card. */
    @JsonTypeName("play-action")
    record PlayAction(
            String card,
            @Nullable Integer opponent,
            @Nullable String target,
            @Nullable String developer) implements TurnMove {}

    /** 4.4: an action card goes face down into the plan slot. */
    @JsonTypeName("plan-action")
    record PlanAction(String card) implements TurnMove {}

    /** 4.4: a card goes under the deck for a resource. */
    @JsonTypeName("sell-card")
    record SellCard(String card) implements TurnMove {}

    /** 4.4: one more card. */
    @JsonTypeName("buy-card")
    record BuyCard() implements TurnMove {
        public static final BuyCard NOW = new BuyCard();
    }

    /** 4.4: an employee's ability, aimed at an opponent's employee. */
    @JsonTypeName("use-ability")
    record UseAbility(String employee, String target) implements TurnMove {}

    /** 4.7. */
    @JsonTypeName("end-turn")
    record EndTurn() implements TurnMove {
        public static final EndTurn NOW = new EndTurn();
    }

    /** 4.5: {@link #PASS}, {@link #PAY} the printed counter, or the employee who counters. */
    @JsonTypeName("respond")
    record Respond(String answer) implements StartupMove {
        public static final String PASS = "pass";
        public static final String PAY = "pay";
        static final Respond LET_HAPPEN = new Respond(PASS);

        boolean isPass() {
            return answer.equals(PASS);
        }
    }

    /** 4.6: which of the cards looked at is taken. */
    @JsonTypeName("pick")
    record Pick(String card) implements StartupMove {}
}
