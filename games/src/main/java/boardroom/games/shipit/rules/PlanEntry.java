package boardroom.games.shipit.rules;

/** One line of a plan: who, on which action (its place in the box), with AI or not. */
public record PlanEntry(int engineer, int action, boolean ai) {
    PlanEntry withAi(boolean newAi) {
        return new PlanEntry(engineer, action, newAi);
    }
}
