package boardroom.engine.contract;

import boardroom.engine.Texts;
import boardroom.engine.guide.Guide;
import boardroom.engine.guide.GuideStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The texts a guide is told in: of the opening, of each step, and a few to close with. */
final class GuideTexts {
    private static final String PREFIX = "guide.";
    private static final String CLOSING = PREFIX + "closing.";
    private static final List<String> PARTS = List.of("title", "say", "try", "after");
    private static final int MOST_SAID = 30;
    private static final int LEAST_TITLE = 2;
    private static final int MOST_TITLE = 6;

    private final Texts texts;
    private final Guide guide;

    GuideTexts(Guide guide, Texts texts) {
        this.guide = guide;
        this.texts = texts;
    }

    /** The keys of all there must be; as many to close with as there are without a gap, one at least. */
    Set<String> keys() {
        Set<String> keys = new TreeSet<>();
        keys.add(PREFIX + "opening");
        int closing = 1;
        do keys.add(CLOSING + closing++);
        while (texts.has(CLOSING + closing));
        for (GuideStep step : guide.all()) for (String part : PARTS) keys.add(key(step, part));
        return keys;
    }

    private static String key(GuideStep step, String part) {
        return PREFIX + step.id() + "." + part;
    }

    List<String> faults() {
        List<String> faults = new ArrayList<>();
        for (String key : keys()) {
            if (!texts.has(key)) faults.add(key + " has no text");
            else if (!texts.arguments(key).isEmpty()) faults.add(key + " is said without arguments");
        }
        for (GuideStep step : guide.all()) {
            words(faults, key(step, "say"), 1, MOST_SAID);
            words(faults, key(step, "title"), LEAST_TITLE, MOST_TITLE);
        }
        return faults;
    }

    private void words(List<String> faults, String key, int least, int most) {
        if (!texts.has(key) || !texts.arguments(key).isEmpty()) return;
        int words = texts.plain(key).strip().split("\\s+").length;
        if (words < least || words > most) faults.add(key + " has " + words + " words, not " + least + " to " + most);
    }
}
