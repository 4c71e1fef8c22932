package boardroom.games.shipit;

import boardroom.engine.Move;
import boardroom.games.shipit.puzzle.Program;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;

/** What a player decides; engineers are named by their number, everything else by the id of its card. */
public sealed interface ShipMove extends Move {

    /** 4.1: which company to found; may be changed until it is confirmed. */
    @JsonTypeName("choose")
    record Choose(String funding, String tech, String product) implements ShipMove {}

    /** 4.1 with `corporations=presets`: which of the two dealt. */
    @JsonTypeName("choose-preset")
    record ChoosePreset(String preset) implements ShipMove {}

    /** 4.1: found it. */
    @JsonTypeName("confirm")
    record Confirm() implements ShipMove {
        static final Confirm NOW = new Confirm();
    }

    /** 4.2: so much for this engineer. */
    @JsonTypeName("bid")
    record Bid(int engineer, int amount) implements ShipMove {}

    /** 4.2: no bid for this engineer after all. */
    @JsonTypeName("withdraw")
    record Withdraw(int engineer) implements ShipMove {}

    /** 4.2: stop after so many hires; nothing: no such limit. */
    @JsonTypeName("max-hires")
    record MaxHires(@Nullable Integer hires) implements ShipMove {}

    /** 4.2: never let a hire take the money below this. */
    @JsonTypeName("keep")
    record Keep(int money) implements ShipMove {}

    /** 4.2: hand the sheet in. */
    @JsonTypeName("submit-sheet")
    record SubmitSheet() implements ShipMove {
        static final SubmitSheet NOW = new SubmitSheet();
    }

    /** 4.3: put an engineer on an action. */
    @JsonTypeName("place")
    record Place(int engineer, String action, boolean ai) implements ShipMove {}

    /** 4.3: take an engineer back to the bench. */
    @JsonTypeName("remove")
    record Remove(int engineer) implements ShipMove {}

    /** 4.3: switch AI on or off. */
    @JsonTypeName("set-ai")
    record SetAi(int engineer, boolean ai) implements ShipMove {}

    /** 4.3: change the product; nothing (in the opening): do not after all. */
    @JsonTypeName("pivot")
    record Pivot(@Nullable String product) implements ShipMove {}

    /** 4.3: the opening plan stands. */
    @JsonTypeName("ready")
    record Ready() implements ShipMove {
        static final Ready NOW = new Ready();
    }

    /** 4.3: the plan stands. */
    @JsonTypeName("lock")
    record Lock() implements ShipMove {
        static final Lock NOW = new Lock();
    }

    /** 4.5: hand a program in; its preview tries it out. */
    @JsonTypeName("submit-program")
    record SubmitProgram(Program program) implements ShipMove {}

    /** 4.5: no more programs, or no more tokens. */
    @JsonTypeName("done")
    record Done() implements ShipMove {
        static final Done NOW = new Done();
    }

    /** Option `puzzle=sprint`: one more token. */
    @JsonTypeName("draw")
    record Draw() implements ShipMove {
        static final Draw NOW = new Draw();
    }

    /** Option `event-response`: pay for the mitigated version, or not. */
    @JsonTypeName("respond")
    record Respond(boolean pay) implements ShipMove {
        static final Respond PAY = new Respond(true);
        static final Respond REFUSE = new Respond(false);
    }

    /** The clock ran out; no player can send it. */
    @JsonTypeName("timeout")
    record Timeout() implements ShipMove {
        static final Timeout NOW = new Timeout();
    }
}
