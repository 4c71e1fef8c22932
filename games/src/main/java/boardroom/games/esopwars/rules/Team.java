package boardroom.games.esopwars.rules;

import boardroom.engine.Piles;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.Idea;
import boardroom.games.esopwars.box.Segment;
import boardroom.games.esopwars.box.WildcardChoice;
import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** One startup (2.3). Its arrays are replaced and never written to, so that copies may share them. */
public final class Team implements Cloneable {
    public static final Hire[] NO_HIRES = {};
    public static final DraftCard[] NO_CARDS = {};
    private static final long[] NO_ROUNDS = {};
    private static final Leaver[] NO_LEAVERS = {};

    /** Somebody who was dropped: the grant of that day, and the equity that left with them. */
    public record Leaver(String card, int grant, int kept) {}

    public int seat;
    public int foundingNumber;
    public int pool;
    public Hire[] hires = NO_HIRES;
    /** Who was dropped, for the table of hires at the end. */
    public Leaver[] leavers = NO_LEAVERS;

    public int leaverGrant;
    public long valuation;
    /** The valuation after each market round. */
    public long[] valuations = NO_ROUNDS;

    public boolean disqualified;
    /** How many employees it had when it was disqualified (6.3). */
    public int hiredWhenOut;

    public int wildcards;
    /** What its wildcard was played as, once revealed. */
    public @Nullable WildcardChoice wildcardPlayed;

    /** The place of the market round in which it was played; -1: not yet. */
    public int wildcardRound = -1;

    public DraftCard[] hand = NO_CARDS;

    /** Those of them that it picked up openly, so that everybody knows them. */
    public DraftCard[] shown = NO_CARDS;

    public @Nullable Segment segment;

    public @Nullable Idea idea;

    public @Nullable Idea companion;

    @JsonCreator
    public Team(int seat, int foundingNumber) {
        this.seat = seat;
        this.foundingNumber = foundingNumber;
    }

    @Override
    public Team clone() {
        try {
            return (Team) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    public boolean isActive() {
        return !disqualified;
    }

    public void hire(Employee employee, int price) {
        pool -= price;
        hires = Piles.with(hires, new Hire(employee, price, 0));
    }

    public boolean has(String category) {
        return count(category) > 0;
    }

    public int count(String category) {
        int count = 0;
        for (Hire hire : hires) if (hire.employee().isOf(category)) count++;
        return count;
    }

    /** The place of an employee in the team; -1: not here. */
    public int desk(@Nullable String card) {
        for (int i = 0; i < hires.length; i++) if (hires[i].employee().id().equals(card)) return i;
        return -1;
    }

    /** Strength of all employees as printed. */
    public int strength() {
        int strength = 0;
        for (Hire hire : hires) strength += hire.employee().strength();
        return strength;
    }

    /** 5.5: all equity in employees' hands, leavers included. */
    public int granted() {
        int granted = leaverGrant;
        for (Hire hire : hires) granted += hire.grant();
        return granted;
    }

    public void closeRound(long newValuation) {
        valuation = newValuation;
        valuations = Arrays.copyOf(valuations, valuations.length + 1);
        valuations[valuations.length - 1] = newValuation;
        Hire[] served = hires.clone();
        for (int i = 0; i < served.length; i++) served[i] = served[i].afterRound();
        hires = served;
    }

    /** The valuation after this market round (from 0), or this one if it was never played. */
    public long valuationAfter(int round, long otherwise) {
        return round >= 0 && round < valuations.length ? valuations[round] : otherwise;
    }

    /** The same people before the last market round, in a company of the valuation it had then. */
    public Team oneRoundEarlier(long startValuation) {
        Team then = clone();
        then.hires = hires.clone();
        for (int i = 0; i < hires.length; i++) then.hires[i] = hires[i].beforeRound();
        then.valuation = valuationAfter(valuations.length - 2, startValuation);
        return then;
    }
}
