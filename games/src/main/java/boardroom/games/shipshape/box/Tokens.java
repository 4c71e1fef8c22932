package boardroom.games.shipshape.box;

import boardroom.engine.Between;
import com.fasterxml.jackson.annotation.JsonIgnore;

/** So many tokens of each resource: a cost, a store, a share. */
public record Tokens(
        @Between(to = 100) int organic,
        @Between(to = 100) int mineral,
        @Between(to = 100) int technological,
        @Between(to = 100) int specialty) {
    public static final Tokens NONE = new Tokens(0, 0, 0, 0);

    /** So many of one kind. */
    public static Tokens of(Resource kind, int count) {
        return NONE.plus(kind, count);
    }

    public int of(Resource kind) {
        return switch (kind) {
            case ORGANIC -> organic;
            case MINERAL -> mineral;
            case TECHNOLOGICAL -> technological;
            case SPECIALTY -> specialty;
        };
    }

    public int count() {
        return organic + mineral + technological + specialty;
    }

    @JsonIgnore
    public boolean isEmpty() {
        return (organic | mineral | technological | specialty) == 0;
    }

    public Tokens plus(Tokens other) {
        return new Tokens(
                organic + other.organic,
                mineral + other.mineral,
                technological + other.technological,
                specialty + other.specialty);
    }

    public Tokens plus(Resource kind, int count) {
        return switch (kind) {
            case ORGANIC -> new Tokens(organic + count, mineral, technological, specialty);
            case MINERAL -> new Tokens(organic, mineral + count, technological, specialty);
            case TECHNOLOGICAL -> new Tokens(organic, mineral, technological + count, specialty);
            case SPECIALTY -> new Tokens(organic, mineral, technological, specialty + count);
        };
    }

    public Tokens minus(Tokens other) {
        return new Tokens(
                organic - other.organic,
                mineral - other.mineral,
                technological - other.technological,
                specialty - other.specialty);
    }

    /** Whether these pay for those. */
    public boolean covers(Tokens other) {
        return organic >= other.organic
                && mineral >= other.mineral
                && technological >= other.technological
                && specialty >= other.specialty;
    }

    /** Of each kind the smaller number. */
    public Tokens atMost(Tokens other) {
        return new Tokens(
                Math.min(organic, other.organic),
                Math.min(mineral, other.mineral),
                Math.min(technological, other.technological),
                Math.min(specialty, other.specialty));
    }

    /** What of those these do not cover. */
    public Tokens missingFor(Tokens other) {
        return other.minus(atMost(other));
    }

    /** Whether a kind stands in both. */
    public boolean meets(Tokens other) {
        return !atMost(other).isEmpty();
    }

    /** Whether there is a number below zero, as only a client can send it. */
    @JsonIgnore
    public boolean isBroken() {
        return (organic | mineral | technological | specialty) < 0;
    }
}
