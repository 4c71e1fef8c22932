package boardroom.engine.guide;

import java.util.List;

/** One idea of a guide: when it is due, and the places of the board it speaks of, the best to point at first. */
public record GuideStep(String id, Condition when, List<String> at) {}
