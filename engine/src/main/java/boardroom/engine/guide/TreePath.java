package boardroom.engine.guide;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.MissingNode;

/**
 * The way to a value in what a seat may see: names, places in a list, {@code last}, {@code #} for how many there are,
 * {@code @seat} for the number of the seat. A step into the id of a card is one into that card of the box.
 */
public final class TreePath {
    private static final Pattern STEP = Pattern.compile("#|@[a-z]+|[A-Za-z0-9][A-Za-z0-9_-]*");
    private static final Set<String> TURNS = Set.of("@seat", "@round", "@phase", "@it");

    private final String text;
    private final boolean fromElement;
    private final List<String> steps;

    private TreePath(String text, boolean fromElement, List<String> steps) {
        this.text = text;
        this.fromElement = fromElement;
        this.steps = steps;
    }

    /** Reads a path, inside {@code where} or not; throws {@link IllegalArgumentException} with what is wrong with it. */
    static TreePath read(String text, boolean inWhere) {
        boolean fromElement = inWhere && !text.startsWith("/");
        String bare = inWhere && !fromElement ? text.substring(1) : text;
        List<String> steps = List.of(bare.split("\\.", -1));
        for (String step : steps) {
            if (!STEP.matcher(step).matches())
                throw new IllegalArgumentException(text + " is no path: " + quoted(step));
            if (step.startsWith("@") && !TURNS.contains(step))
                throw new IllegalArgumentException(
                        text + " is no path: " + quoted(step) + " is none of " + sorted(TURNS));
        }
        if (!fromElement && !Standpoint.FIELDS.contains(steps.getFirst()))
            throw new IllegalArgumentException(
                    text + " leads nowhere: it begins with one of " + sorted(Standpoint.FIELDS));
        return new TreePath(text, fromElement, steps);
    }

    private static String quoted(String step) {
        return '"' + step + '"';
    }

    private static List<String> sorted(Set<String> words) {
        return words.stream().sorted().toList();
    }

    /** What is there; a missing node, if nothing. */
    JsonNode find(Lookout from) {
        JsonNode element = from.element();
        JsonNode here = fromElement && element != null
                ? ofElement(from, element)
                : from.whole().field(steps.getFirst());
        for (String step : steps.subList(1, steps.size())) here = step(from, here, step);
        return here;
    }

    /** Whether something is there. */
    boolean leads(Lookout from) {
        return !find(from).isMissingNode();
    }

    private JsonNode ofElement(Lookout from, JsonNode element) {
        String first = steps.getFirst();
        if (first.equals("it")) return element;
        if (first.equals("card") && !element.has("card")) return element.isObject() ? element.path("id") : element;
        return step(from, element, first);
    }

    private static JsonNode step(Lookout from, JsonNode here, String step) {
        JsonNode in = here;
        if (here.isString()) {
            JsonNode card = from.whole().card(here.stringValue());
            if (card == null) return MissingNode.getInstance();
            in = card;
        }
        if (step.equals("#")) return in.isContainer() ? IntNode.valueOf(in.size()) : MissingNode.getInstance();
        if (in.isArray()) return ofList(in, step.startsWith("@") ? turn(from, step) : step);
        return in.path(step.startsWith("@") ? turn(from, step) : step);
    }

    private static JsonNode ofList(JsonNode list, String step) {
        if (step.equals("last")) return list.path(list.size() - 1);
        return step.chars().allMatch(Character::isDigit)
                ? list.path(Integer.parseInt(step))
                : MissingNode.getInstance();
    }

    private static String turn(Lookout from, String step) {
        @Nullable JsonNode value = step.equals("@it") ? from.element() : from.whole().field(step.substring(1));
        return value == null || value.isContainer() ? "" : value.asString();
    }

    @Override
    public String toString() {
        return text;
    }
}
