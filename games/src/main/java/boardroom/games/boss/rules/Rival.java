package boardroom.games.boss.rules;

import boardroom.engine.Rng;
import boardroom.games.boss.box.Project;

/** 8.3: the rival of the solo game has bids and VP only. */
public final class Rival implements Cloneable {
    public int vp;

    /** Its bid cards still face down, the next one last; never written to. */
    public int[] cards;

    /** What it bid in this phase; -1: not yet. */
    public int bid = -1;

    /** The bid card it turned over in this phase. */
    public int card = -1;

    /** What it has taken and scored, which is out of the game. */
    public Project[] projects = BossState.NO_PROJECTS;

    Rng chance;

    Rival(int vp, int[] cards, Rng chance) {
        this.vp = vp;
        this.cards = cards;
        this.chance = chance;
    }

    @Override
    public Rival clone() {
        try {
            Rival copy = (Rival) super.clone();
            copy.chance = chance.copy();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
