package boardroom.games.esopwars.rules;

import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.Idea;
import boardroom.games.esopwars.box.Segment;
import org.jspecify.annotations.Nullable;

/** 5.3: what a locked segment, idea and companion add to printed skills. */
public record Company(
        @Nullable Segment segment,
        @Nullable Idea idea,
        @Nullable Idea companion) {
    /** Without the company draft nothing is added. */
    public static final Company NONE = new Company(null, null, null);

    public static Company of(Team team) {
        return team.segment == null ? NONE : new Company(team.segment, team.idea, team.companion);
    }

    public boolean addsNothing() {
        return segment == null && idea == null;
    }

    public int onHardSkill(Employee employee) {
        int bonus = 0;
        if (idea != null && employee.isOf(idea.effect().category()))
            bonus += ideaFits() ? idea.effect().amountWithFit() : idea.effect().amount();
        if (companion != null && employee.isOf(companion.effect().category()))
            bonus += companion.effect().amountAsCompanion();
        return bonus;
    }

    public int onSoftSkill(String skill) {
        return segment != null && segment.effect().skill().equals(skill)
                ? segment.effect().amount()
                : 0;
    }

    /** What idea and companion promise, before anybody is hired: the measure of the default lock (4.0). */
    public int hardBonuses() {
        int bonus = idea == null
                ? 0
                : ideaFits() ? idea.effect().amountWithFit() : idea.effect().amount();
        return companion == null ? bonus : bonus + companion.effect().amountAsCompanion();
    }

    private boolean ideaFits() {
        return idea != null && segment != null && idea.fits(segment);
    }
}
