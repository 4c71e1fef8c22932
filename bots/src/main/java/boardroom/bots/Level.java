package boardroom.bots;

import boardroom.engine.Skill;
import java.util.Locale;

/** How strong a bot plays: by how long it thinks, how steadily it chooses and what it knows, never by knowing secrets. */
public enum Level {
    /** Sees what looks good at a glance, and often takes something else. */
    BEGINNER(8, 200, 1.0, Skill.NOVICE),
    /** Thinks a little and slips now and then. */
    CASUAL(64, 400, 0.4, Skill.REGULAR),
    /** Thinks and does not slip. */
    STRONG(400, 800, 0, Skill.REGULAR),
    /** Thinks for as long as it helps. */
    EXPERT(2_000, 1_500, 0, Skill.EXPERT);

    private final int iterations;
    private final long millis;
    private final double temperature;
    private final Skill skill;

    Level(int iterations, long millis, double temperature, Skill skill) {
        this.iterations = iterations;
        this.millis = millis;
        this.temperature = temperature;
        this.skill = skill;
    }

    /** As options, journals and texts name it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How many iterations it thinks at most. */
    public int iterations() {
        return iterations;
    }

    /** How many milliseconds it thinks at most, at a table with people. */
    public long millis() {
        return millis;
    }

    /** How readily it takes what is not the best: 0 never. */
    public double temperature() {
        return temperature;
    }

    public Skill skill() {
        return skill;
    }
}
