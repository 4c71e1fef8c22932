package boardroom.engine.guide;

import boardroom.engine.Box;
import boardroom.engine.BoxReader;
import boardroom.engine.BrokenBox;
import boardroom.engine.Json;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The script of a guided first game: how it begins, its steps in their order, and those that only a fuller game than the
 * first has a place for.
 */
public record Guide(
        Opening opening, List<GuideStep> steps, @Nullable List<GuideStep> later) {

    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final Pattern ANCHOR = Pattern.compile("[a-z][a-z0-9-]*(:[a-z0-9-]+)?");

    /** The guide that ships beside a game's box; {@code null}: it has none. */
    public static @Nullable Guide shipped(Box box) {
        String place = "/boxes/" + box.id() + "/guide.json";
        try (InputStream in = Guide.class.getResourceAsStream(place)) {
            return in == null ? null : read(Json.MAPPER.readTree(in), box);
        } catch (IOException e) {
            throw new BrokenBox(place, String.valueOf(e.getMessage()));
        }
    }

    /** Reads a guide for this box; throws {@link BrokenBox} with the place of what is wrong. */
    public static Guide read(JsonNode json, Box box) {
        Guide guide = BoxReader.strictly(json, Guide.class);
        guide.opening.check(box);
        guide.check();
        return guide;
    }

    /** Every step, those of fuller games last. */
    public List<GuideStep> all() {
        List<GuideStep> all = new ArrayList<>(steps);
        all.addAll(fuller());
        return all;
    }

    /** The steps that only a fuller game than the first has a place for. */
    List<GuideStep> fuller() {
        return later == null ? List.of() : later;
    }

    /** Whether there is anything to tell after the first game. */
    public boolean goesOn() {
        return !fuller().isEmpty();
    }

    private void check() {
        if (steps.isEmpty()) throw new BrokenBox("steps", "a guide has at least one");
        Set<String> ids = new HashSet<>();
        for (GuideStep step : all()) {
            if (!ID.matcher(step.id()).matches()) throw new BrokenBox("steps", step.id() + " is written like-this");
            if (!ids.add(step.id())) throw new BrokenBox("steps", step.id() + " stands twice");
            if (step.at().isEmpty()) throw new BrokenBox("steps", step.id() + " points at nothing");
            for (String anchor : step.at())
                if (!ANCHOR.matcher(anchor).matches())
                    throw new BrokenBox(
                            "steps", step.id() + " points at " + anchor + ", written like-this or like:this");
        }
    }
}
