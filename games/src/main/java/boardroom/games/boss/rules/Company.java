package boardroom.games.boss.rules;

import boardroom.engine.Piles;
import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Crack;
import boardroom.games.boss.box.Issue;
import boardroom.games.boss.box.IssueKind;
import boardroom.games.boss.box.Mood;
import boardroom.games.boss.box.Project;
import com.fasterxml.jackson.annotation.JsonCreator;
import org.jspecify.annotations.Nullable;

/** One seat's company (2.2). Arrays are replaced and never written to; the people and projects in them are its own. */
public final class Company implements Cloneable {
    private static final Ongoing[] NO_WORK = {};
    private static final Project[] NO_PROJECTS = {};
    private static final Issue[] NO_ISSUES = {};

    public final int seat;
    public int cash;
    public int time;
    public int ideas;
    public int vp;

    /** The capacity track. */
    public int capacity;

    /** Hired earliest first; its founder, if still there, before all. */
    public Person[] people;

    /** The place of the CEO in the list; {@link Draft#NOBODY}: there is none. */
    public int ceo;

    /** The present CEO took over by a retirement. */
    public boolean heir;

    /** How many Organisation phases have ended without a CEO since the last one died. */
    public int vacantFor;

    /** One of its projects has failed since its previous Organisation phase. */
    public boolean mayFire;

    /** Pending effects on the next capacity. */
    public int nextCapacity;

    /** Figures of this round's Organisation phase. */
    public int exactBosses;

    public int overloadedBosses;
    public int layers;

    public int hiredThisRound;

    /** The cracks of this round, a bit each. */
    public int cracks;

    /** A salary went unpaid in the previous round. */
    public boolean missedPayroll;

    public Ongoing[] ongoing = NO_WORK;
    public Project[] completed = NO_PROJECTS;

    /** What its completed projects go on giving. */
    public Assets assets = Assets.NONE;

    /** 4.1: its T bid while people are picked, and whether it has passed in this Hiring or Project phase. */
    public int timeBid;

    public int cashBid;
    public boolean hasPassed;

    /** 4.2: the chart it is drawing; {@code null} outside the Organisation phase. */
    public @Nullable Draft draft;

    /** 4.6: its issues of this round in the order drawn, and how many of them are answered. */
    public Issue[] issues = NO_ISSUES;

    public int answered;

    /** Those of them that were passed, a bit each. */
    public int passedIssues;

    /** How many issues it has drawn in the whole game. */
    public int issuesDrawn;

    /** 8.5: what it has given its partner this round. */
    public int giftedCash;

    public int giftedTime;

    /** 4.7.3: cash does not cover the payroll, and who is paid first is not said yet. */
    public boolean owesOrder;

    /** 4.7: how many went unpaid in the Payday that is over. */
    public int unpaid;

    /** How much of cash, T and ideas may have changed without others seeing it. */
    public int hiddenCash;

    public int hiddenTime;
    public int hiddenIdeas;

    /** What is told of it when the game is over. */
    public Ledger ledger = Ledger.BLANK;

    /** An empty one, to be filled with what was stored. */
    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    private Company(int seat) {
        this.seat = seat;
        this.people = new Person[0];
    }

    public Company(int seat, Person founder, Constants numbers) {
        this(seat);
        this.people = new Person[] {founder};
        this.cash = numbers.startingCash();
        this.time = numbers.startingTime();
        founder.boss = Chart.BOARD;
        this.ceo = 0;
    }

    public int heads() {
        return people.length;
    }

    /** The place of the person with this card in the list; -1: is not in the company. */
    public int place(@Nullable String id) {
        for (int i = 0; i < people.length; i++) if (people[i].card.id().equals(id)) return i;
        return Draft.NOBODY;
    }

    public @Nullable Person ceo() {
        return ceo == Draft.NOBODY ? null : people[ceo];
    }

    /** 2.4: as last resolved, without those who have left since. */
    public int totalSkill() {
        int sum = 0;
        for (Person person : people) sum += person.skill;
        return sum;
    }

    /** 5.4: of all people, and what lasts. */
    public int companyMorale() {
        int sum = assets.morale();
        for (Person person : people) sum += person.morale;
        return sum;
    }

    public Mood mood(Constants numbers) {
        return mood(companyMorale(), people.length, numbers);
    }

    /** 5.4: the mood of so many people with so much company morale. */
    static Mood mood(int morale, int heads, Constants numbers) {
        if (heads == 0) return Mood.CONTENT;
        if (morale >= numbers.happyPerHead() * heads) return Mood.HAPPY;
        return morale >= numbers.contentPerHead() * heads ? Mood.CONTENT : Mood.GRUMPY;
    }

    public int reports(int person) {
        int count = 0;
        for (Person each : people) if (each.boss == person) count++;
        return count;
    }

    public void crack(Crack crack) {
        cracks |= crack.bit();
    }

    public boolean has(Crack crack) {
        return crack.isIn(cracks);
    }

    public boolean isShieldedFrom(IssueKind kind) {
        return assets.isShieldedFrom(kind);
    }

    /** Joins at the end of the list, and waits beside the chart. */
    void join(Person person) {
        people = Piles.with(people, person);
    }

    /** Takes somebody out of the company; who reported to them hangs under their boss, or under the Board. */
    Person remove(int place) {
        Person gone = people[place];
        int above = gone.boss;
        Person[] rest = Piles.without(people, place);
        for (Person person : rest) {
            if (person.boss == place) person.boss = above;
            if (person.boss > place) person.boss--;
        }
        people = rest;
        if (ceo == place) ceo = Draft.NOBODY;
        else if (ceo > place) ceo--;
        return gone;
    }

    /** The place of the ongoing project with this card; -1: it has none. */
    public int placeOfProject(@Nullable String id) {
        for (int i = 0; i < ongoing.length; i++) if (ongoing[i].card.id().equals(id)) return i;
        return -1;
    }

    @Override
    public Company clone() {
        try {
            Company copy = (Company) super.clone();
            copy.people = people.clone();
            for (int i = 0; i < people.length; i++) copy.people[i] = people[i].clone();
            copy.ongoing = ongoing.clone();
            for (int i = 0; i < ongoing.length; i++) copy.ongoing[i] = ongoing[i].clone();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
