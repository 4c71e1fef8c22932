package boardroom.games.boss.box;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an event does to each company at once: skipped by a shield, chosen by a condition, perhaps with a die. */
public record EventRule(
        @JsonProperty("if") @Nullable Condition condition,
        @Nullable IssueKind unlessShield,
        @JsonProperty("do") List<Effect> effects,
        @JsonProperty("else") List<Effect> otherwise,
        @Nullable Roll roll) {}
