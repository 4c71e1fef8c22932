package boardroom.games.boss.sense;

import boardroom.engine.Counted;

/** A number that counts in a position of Boss, with how much of it is written as 1. */
enum Feature implements Counted {
    POINTS(4),
    LEGACY(3),
    CASH(4),
    SURPLUS(10),
    SHORTFALL(3),
    FREE_TIME(4),
    MISSING_TIME(3),
    CAPACITY(20),
    IDLE_CAPACITY(20),
    SKILL(4),
    EARNINGS(10),
    PAYROLL(10),
    RUNNING_POINTS(3),
    RUNNING_RETURNS(5),
    RUNNING_WORK(10),
    DELAY(2),
    HOPELESS(1),
    IDEAS(3),
    RESEARCH(20),
    LASTING(10),
    MOOD(1),
    UNHAPPY(2),
    PEOPLE(2),
    EXACT_BOSSES(1),
    CRACKS(1),
    COMPLETED(4),
    PICKS(10),
    SEAT_ORDER(2),
    RIVAL(1),
    RIVAL_BIDS(10),
    RIVALLED(1);

    private final double unit;

    Feature(double unit) {
        this.unit = unit;
    }

    @Override
    public double unit() {
        return unit;
    }
}
