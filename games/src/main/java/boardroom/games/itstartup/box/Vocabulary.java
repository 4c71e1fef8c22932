package boardroom.games.itstartup.box;

import java.util.List;
import java.util.Map;

/** What the words of the box mean. */
public record Vocabulary(
        Map<String, String> origin, List<String> triggers, Map<String, String> targets, Map<String, String> effects) {}
