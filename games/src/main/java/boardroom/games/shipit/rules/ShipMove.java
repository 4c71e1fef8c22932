package boardroom.games.shipit.rules;

import boardroom.engine.Move;
import boardroom.games.shipit.puzzle.Program;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;

/**
 * What a player decides; engineers are named by their number, everything else by the id of its card. Each phase takes the
 * moves of its own family.
 */
public sealed interface ShipMove extends Move {

    /** 4.1, Corporation Selection. */
    sealed interface CorporationMove extends ShipMove {}

    /** 4.2, Engineer Draft. */
    sealed interface SheetMove extends ShipMove {}

    /** 4.3, the opening. */
    sealed interface OpeningMove extends ShipMove {}

    /** 4.3, live. */
    sealed interface LiveMove extends ShipMove {}

    /** 4.3, what all stages of Planning share. */
    sealed interface PlanMove extends OpeningMove, LiveMove {}

    /** 4.5, the puzzle. */
    sealed interface PuzzleMove extends ShipMove {}

    /** Option `puzzle=sprint`. */
    sealed interface SprintMove extends ShipMove {}

    /** 4.1: which company to found; may be changed until it is confirmed. */
    @JsonTypeName("choose")
    record Choose(String funding, String tech, String product) implements CorporationMove {}

    /** 4.1 with `corporations=presets`: which of the two dealt. */
    @JsonTypeName("choose-preset")
    record ChoosePreset(String preset) implements CorporationMove {}

    /** 4.1: found it. */
    @JsonTypeName("confirm")
    record Confirm() implements CorporationMove {
        public static final Confirm NOW = new Confirm();
    }

    /** 4.2: so much for this engineer. */
    @JsonTypeName("bid")
    record Bid(int engineer, int amount) implements SheetMove {}

    /** 4.2: no bid for this engineer after all. */
    @JsonTypeName("withdraw")
    record Withdraw(int engineer) implements SheetMove {}

    /** 4.2: stop after so many hires; nothing: no such limit. */
    @JsonTypeName("max-hires")
    record MaxHires(@Nullable Integer hires) implements SheetMove {}

    /** 4.2: never let a hire take the money below this. */
    @JsonTypeName("keep")
    record Keep(int money) implements SheetMove {}

    /** 4.2: hand the sheet in. */
    @JsonTypeName("submit-sheet")
    record SubmitSheet() implements SheetMove {
        public static final SubmitSheet NOW = new SubmitSheet();
    }

    /** 4.3: put an engineer on an action, from the bench or from another place. */
    @JsonTypeName("place")
    record Place(int engineer, String action, boolean ai) implements PlanMove {}

    /** 4.3: take an engineer back to the bench. */
    @JsonTypeName("remove")
    record Remove(int engineer) implements PlanMove {}

    /** 4.3: switch AI on or off. */
    @JsonTypeName("set-ai")
    record SetAi(int engineer, boolean ai) implements PlanMove {}

    /** 4.3: change the product; nothing (in the opening): do not after all. */
    @JsonTypeName("pivot")
    record Pivot(@Nullable String product) implements PlanMove {}

    /** 4.3: the opening plan stands. */
    @JsonTypeName("ready")
    record Ready() implements OpeningMove {
        public static final Ready NOW = new Ready();
    }

    /** 4.3: the plan stands. */
    @JsonTypeName("lock")
    record Lock() implements LiveMove {
        public static final Lock NOW = new Lock();
    }

    /** 4.5: hand a program in; its preview tries it out. */
    @JsonTypeName("submit-program")
    record SubmitProgram(Program program) implements PuzzleMove {}

    /** 4.5: no more programs, or no more tokens. */
    @JsonTypeName("done")
    record Done() implements PuzzleMove, SprintMove {
        public static final Done NOW = new Done();
    }

    /** Option `puzzle=sprint`: one more token. */
    @JsonTypeName("draw")
    record Draw() implements SprintMove {
        public static final Draw NOW = new Draw();
    }

    /** Option `event-response`: pay for the mitigated version, or not. */
    @JsonTypeName("respond")
    record Respond(boolean pay) implements ShipMove {
        public static final Respond PAY = new Respond(true);
        public static final Respond REFUSE = new Respond(false);
    }
}
