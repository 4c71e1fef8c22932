package boardroom.games.esopwars;

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
final class Team {
    static final Hire[] NOBODY = {};
    static final DraftCard[] NO_CARDS = {};
    private static final long[] NO_ROUNDS = {};
    private static final Leaver[] NO_LEAVERS = {};

    /** Somebody who was dropped: the grant of that day, and the equity that left with them. */
    record Leaver(String card, int grant, int kept) {}

    int seat;
    int foundingNumber;
    int pool;
    Hire[] hires = NOBODY;
    /** Who was dropped, for the table of hires at the end. */
    Leaver[] leavers = NO_LEAVERS;

    int leaverGrant;
    long valuation;
    /** The valuation after each market round. */
    long[] valuations = NO_ROUNDS;

    boolean disqualified;
    /** How many employees it had when it was disqualified (6.3). */
    int hiredWhenOut;

    int wildcards;
    /** What its wildcard was played as, once revealed. */
    @Nullable WildcardChoice wildcardPlayed;

    /** The place of the market round in which it was played; -1: not yet. */
    int wildcardRound = -1;

    DraftCard[] hand = NO_CARDS;

    /** Those of them that it picked up openly, so that everybody knows them. */
    DraftCard[] shown = NO_CARDS;

    @Nullable Segment segment;

    @Nullable Idea idea;

    @Nullable Idea companion;

    /** A secret choice that waits for the others. */
    @Nullable EsopMove sealed;

    @JsonCreator
    Team(int seat, int foundingNumber) {
        this.seat = seat;
        this.foundingNumber = foundingNumber;
    }

    Team copy() {
        Team copy = new Team(seat, foundingNumber);
        copy.pool = pool;
        copy.hires = hires;
        copy.leavers = leavers;
        copy.leaverGrant = leaverGrant;
        copy.valuation = valuation;
        copy.valuations = valuations;
        copy.disqualified = disqualified;
        copy.hiredWhenOut = hiredWhenOut;
        copy.wildcards = wildcards;
        copy.wildcardPlayed = wildcardPlayed;
        copy.wildcardRound = wildcardRound;
        copy.hand = hand;
        copy.shown = shown;
        copy.segment = segment;
        copy.idea = idea;
        copy.companion = companion;
        copy.sealed = sealed;
        return copy;
    }

    boolean isActive() {
        return !disqualified;
    }

    void hire(Employee employee, int price) {
        pool -= price;
        hires = Piles.with(hires, new Hire(employee, price, 0));
    }

    boolean has(String category) {
        return count(category) > 0;
    }

    int count(String category) {
        int count = 0;
        for (Hire hire : hires) if (hire.employee().isOf(category)) count++;
        return count;
    }

    /** The place of an employee in the team; -1: not here. */
    int desk(@Nullable String card) {
        for (int i = 0; i < hires.length; i++) if (hires[i].employee().id().equals(card)) return i;
        return -1;
    }

    /** Strength of all employees as printed. */
    int strength() {
        int strength = 0;
        for (Hire hire : hires) strength += hire.employee().strength();
        return strength;
    }

    /** 5.5: all equity in employees' hands, leavers included. */
    int granted() {
        int granted = leaverGrant;
        for (Hire hire : hires) granted += hire.grant();
        return granted;
    }

    void closeRound(long newValuation) {
        valuation = newValuation;
        valuations = Arrays.copyOf(valuations, valuations.length + 1);
        valuations[valuations.length - 1] = newValuation;
        Hire[] served = hires.clone();
        for (int i = 0; i < served.length; i++) served[i] = served[i].afterRound();
        hires = served;
    }

    /** The valuation after this market round (from 0), or this one if it was never played. */
    long valuationAfter(int round, long otherwise) {
        return round >= 0 && round < valuations.length ? valuations[round] : otherwise;
    }
}
