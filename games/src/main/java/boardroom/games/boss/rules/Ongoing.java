package boardroom.games.boss.rules;

import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Project;
import com.fasterxml.jackson.annotation.JsonCreator;

/** A project a company works on: rounds done, delay in T, and whether it was taken this round (2.2). */
public final class Ongoing implements Cloneable {
    private static final Share[] NO_SHARES = {};

    public final Project card;
    public int progress;
    public int delay;
    public boolean isNew = true;

    /** 8.4: what is promised to others on its completion, in the order given. */
    public Share[] shares = NO_SHARES;

    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    public Ongoing(Project card) {
        this.card = card;
    }

    /** 4.2.1: whether it fails if the CEO is fired now. */
    public boolean failsByFiring(Constants numbers) {
        return delay + numbers.firingDelay() >= numbers.delayLimit();
    }

    @Override
    public Ongoing clone() {
        try {
            return (Ongoing) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
