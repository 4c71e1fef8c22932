package boardroom.games.boss.rules;

import boardroom.engine.Move;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a seat decides; people and projects are named by the ids of their cards. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface BossMove extends Move {
    /** 4.1.2: what is paid for the order of picks, and the budget for training. */
    @JsonTypeName("hiring-bid")
    record HiringBid(int cash, int time) implements BossMove {
        public static final HiringBid NOTHING = new HiringBid(0, 0);
    }

    /** 4.1.5: somebody from the pool; nobody: a pass, which is final. */
    @JsonTypeName("hiring-pick")
    record HiringPick(@Nullable String worker) implements BossMove {
        public static final HiringPick PASS = new HiringPick(null);
    }

    /** 4.2: an edit of the draft, or its end. */
    sealed interface Edit extends BossMove {}

    /** The person moves under this boss with everybody under them; no boss: under the Board, while there is no CEO. */
    @JsonTypeName("place")
    record Place(String person, @Nullable String boss) implements Edit {}

    /** 4.2.1: somebody becomes CEO. */
    @JsonTypeName("appoint")
    record Appoint(String person, Reason reason) implements Edit {}

    /** Somebody leaves for one salary. */
    @JsonTypeName("dismiss")
    record Dismiss(String person) implements Edit {}

    /** 4.8: one person's bonuses count as unlocked this round; nobody: no workshop. */
    @JsonTypeName("workshop")
    record Workshop(@Nullable String person) implements Edit {}

    /** Back to the start of the draft. */
    @JsonTypeName("reset")
    record Reset() implements Edit {
        public static final Reset RESET = new Reset();
    }

    /** The draft stands. */
    @JsonTypeName("done")
    record Done() implements Edit {
        public static final Done DONE = new Done();
    }

    /** Why there is a new CEO. */
    enum Reason {
        @JsonProperty("retire")
        RETIRE,
        @JsonProperty("fire")
        FIRE,
        @JsonProperty("vacancy")
        VACANCY
    }

    /** 4.3.3: which of the choices of the event, from 0. */
    @JsonTypeName("event-choice")
    record EventChoice(int choice) implements BossMove {}

    /** 8.4 and 8.5: what is said in the Deals window. */
    sealed interface Dealing extends BossMove {}

    /** An offer to one other company. */
    @JsonTypeName("offer")
    record MakeOffer(int to, Bundle give, Bundle want) implements Dealing {}

    /** One's own open offer is taken back. */
    @JsonTypeName("withdraw")
    record Withdraw(int offer) implements Dealing {}

    /** The offer of this number is taken. */
    @JsonTypeName("accept")
    record Accept(int offer) implements Dealing {}

    /** The offer of this number is not taken, and why, for those who say it. */
    @JsonTypeName("decline")
    record Decline(int offer, @Nullable No why) implements Dealing {
        public Decline(int offer) {
            this(offer, null);
        }
    }

    /** 8.5: something for the partner, for nothing. */
    @JsonTypeName("gift")
    record Gift(int cash, int time) implements Dealing {}

    /** No more deals this round. */
    @JsonTypeName("ready")
    record Ready() implements Dealing {
        public static final Ready READY = new Ready();
    }

    /** 4.4.2: what is paid for the order of picks. */
    @JsonTypeName("project-bid")
    record ProjectBid(int cash) implements BossMove {
        public static final ProjectBid NOTHING = new ProjectBid(0);
    }

    /** 4.4.4: a project on offer; none: a pass, which is final. */
    @JsonTypeName("project-pick")
    record ProjectPick(@Nullable String project) implements BossMove {
        public static final ProjectPick PASS = new ProjectPick(null);
    }

    /** 4.5: bought T, what is done with each ongoing project (who is not named is held), and ideas spent. */
    @JsonTypeName("production")
    record Production(
            int outsource, List<Work> plan, @Nullable String shortcut, boolean patent) implements BossMove {}

    /** What is done with one project this round: it is run, or its delay is worked off by so much. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Work(String project, boolean run, @Nullable Integer catchUp) {}

    /** 4.6.3: the answer to one issue. */
    sealed interface IssueAnswer extends BossMove {}

    /** It passed by. */
    @JsonTypeName("issue-seen")
    record IssueSeen() implements IssueAnswer {
        public static final IssueSeen SEEN = new IssueSeen();
    }

    /** One of the two ways out, or a Quick Fix; the target is a project where the effect leaves it open. */
    @JsonTypeName("issue-choice")
    record IssueChoice(Answer choice, @Nullable String target) implements IssueAnswer {}

    /** The two ways out, and the third. */
    enum Answer {
        @JsonProperty("0")
        FIRST,
        @JsonProperty("1")
        SECOND,
        @JsonProperty("quick-fix")
        QUICK_FIX
    }

    /** 4.7.3: who is paid first, where cash does not cover all: everybody with a salary, each once. */
    @JsonTypeName("payday")
    record PayOrder(List<String> order) implements BossMove {}
}
