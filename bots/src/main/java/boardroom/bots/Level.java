package boardroom.bots;

import boardroom.engine.Skill;
import java.util.Locale;

/** How strong a bot plays: by how long it thinks, how steadily it chooses and what it knows, never by knowing secrets. */
public enum Level {
    /** Hardly looks further than a glance, and takes what looks good only the more often. */
    BEGINNER(16, 200, 0.3, Skill.NOVICE),
    /** Thinks a little and slips now and then. */
    CASUAL(24, 400, 0.06, Skill.REGULAR),
    /** Thinks, and takes the second best only where it is nearly as good. */
    STRONG(80, 800, 0.04, Skill.REGULAR),
    /** Thinks for as long as it helps. */
    EXPERT(1_000, 1_500, 0, Skill.EXPERT);

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

    /** What it gives away as readily as not, as a part of a victory: 0 nothing. */
    public double temperature() {
        return temperature;
    }

    public Skill skill() {
        return skill;
    }
}
