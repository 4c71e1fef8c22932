package boardroom.games.boss.rules;

import boardroom.games.boss.box.Worker;
import com.fasterxml.jackson.annotation.JsonCreator;

/** Somebody in a company, with what the last resolved chart made of them (2.2, 5.1). */
public final class Person implements Cloneable {
    public final Worker card;
    public int tenure;
    public int morale;

    /** Joined in this round. */
    public boolean hired;

    /** Went unpaid last round, so all bonuses are locked in the next Organisation phase. */
    public boolean worksToRule;

    /** The place of the boss in the company's list; {@link Chart#BOARD}, {@link Chart#WAITING}. */
    public int boss = Chart.WAITING;

    /** In the chart as last resolved; layer 0: in none yet. */
    public int layer;

    public boolean hadReports;
    public boolean bossWasExact;
    public Span span = Span.NONE;
    public int productivity;
    public int skill;
    public int leadership;

    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    public Person(Worker card) {
        this.card = card;
        this.morale = card.morale();
    }

    @Override
    public Person clone() {
        try {
            return (Person) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
