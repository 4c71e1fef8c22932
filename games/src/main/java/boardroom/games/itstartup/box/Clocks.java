package boardroom.games.itstartup.box;

/** How long each decision takes at normal pace, in seconds. */
public record Clocks(int mulligan, int planningBonus, int turn, int pick, int response) {}
