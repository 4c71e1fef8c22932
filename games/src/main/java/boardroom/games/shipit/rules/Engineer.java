package boardroom.games.shipit.rules;

import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.Level;
import boardroom.games.shipit.box.Specialty;
import boardroom.games.shipit.box.Trait;
import org.jspecify.annotations.Nullable;

/** Somebody who can be hired (2.3); {@code hired} is the round of hiring, 0 before it. */
public record Engineer(
        int id,
        String name,
        Level level,
        @Nullable Specialty specialty,
        @Nullable Trait trait,
        int salary,
        int hired) {

    private static final int WHOLE = 100;

    public Engineer hiredIn(int round) {
        return new Engineer(id, name, level, specialty, trait, salary, round);
    }

    /** How many rounds with the company, as traits count them; 0 before it. */
    public int rounds(int round) {
        return hired == 0 ? 0 : round - hired;
    }

    public boolean refusesAi() {
        return trait != null && trait.forbidsAi();
    }

    /** Whether AI is safe with it: one point of debt at most. */
    public boolean isSenior() {
        return level.aiDebt() <= 1;
    }

    public boolean isOwl() {
        return trait != null && trait.wantsToBeLast();
    }

    public boolean isVeteran() {
        return trait != null && trait.mitigates();
    }

    /** In percent. */
    int base(boolean ai) {
        return ai ? level.aiOutput() : level.baseOutput();
    }

    /** In ten-thousandths. */
    public int outputWithoutBonus(boolean ai) {
        return base(ai) * WHOLE;
    }

    /** In percent: bonuses add up and are never multiplied with each other. */
    int bonus(Action action, int round, boolean last) {
        return specialtyBonus(action) + traitBonus(round, last);
    }

    int specialtyBonus(Action action) {
        return specialty == null ? 0 : specialty.bonusOn(action);
    }

    public int traitBonus(int round, boolean last) {
        return trait == null ? 0 : trait.bonus(round - hired, last);
    }

    /** 5.1, in ten-thousandths. */
    public int output(Action action, boolean ai, int round, boolean last) {
        return base(ai) * (WHOLE + bonus(action, round, last));
    }
}
