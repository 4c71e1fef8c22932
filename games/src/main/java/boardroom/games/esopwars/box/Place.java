package boardroom.games.esopwars.box;

import boardroom.engine.BrokenBox;
import java.util.Collection;

/** A place in the box's file, and what must hold there. */
record Place(String path) {
    static Place of(String path) {
        return new Place(path);
    }

    Place at(String name) {
        return new Place(path.isEmpty() ? name : path + "." + name);
    }

    Place at(int index) {
        return new Place(path + "[" + index + "]");
    }

    void mustBe(boolean condition, String rule) {
        if (!condition) throw new BrokenBox(path, rule);
    }

    void atLeast(long least, long value) {
        mustBe(value >= least, "is " + value + ", must be at least " + least);
    }

    void atMost(long most, long value) {
        mustBe(value <= most, "is " + value + ", must be at most " + most);
    }

    void between(long least, long value, long most) {
        atLeast(least, value);
        atMost(most, value);
    }

    void exactly(long expected, long value) {
        mustBe(value == expected, "is " + value + ", must be " + expected);
    }

    void multipleOf(int step, int value) {
        mustBe(value % step == 0, "is " + value + ", must be a multiple of " + step);
    }

    /** The same keys on both sides: none missing, none unknown. */
    void exactlyKeys(Collection<String> expected, Collection<String> keys) {
        for (String key : keys) at(key).mustBe(expected.contains(key), "is not one of " + expected);
        for (String key : expected) mustBe(keys.contains(key), key + " is missing");
    }
}
