package boardroom.server.wire;

import boardroom.engine.guide.Guide;
import boardroom.engine.guide.GuideStep;
import boardroom.engine.guide.Opening;
import java.util.List;

/** A guide as a client needs it: how it begins, its steps, and those that only a fuller game has a place for. */
public record GuideInfo(Opening opening, List<Idea> steps, List<Idea> later) {

    /** One idea, and the places of the board it speaks of. */
    public record Idea(String id, List<String> at) {
        static Idea of(GuideStep step) {
            return new Idea(step.id(), step.at());
        }
    }

    public static GuideInfo of(Guide guide) {
        List<GuideStep> later = guide.later() == null ? List.of() : guide.later();
        return new GuideInfo(guide.opening(), ideas(guide.steps()), ideas(later));
    }

    private static List<Idea> ideas(List<GuideStep> steps) {
        return steps.stream().map(Idea::of).toList();
    }
}
