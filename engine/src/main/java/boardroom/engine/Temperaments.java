package boardroom.engine;

import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What players of a temperament take for more or less than it is, as {@code sense.json} tells: the same sense with some of
 * its numbers taken so many times.
 */
public final class Temperaments {
    /** Of a game that knows of no characters. */
    static final Temperaments NONE = new Temperaments(JsonNodeFactory.instance.objectNode(), Map.of());

    private static final JsonPointer WEIGHTS =
            JsonPointer.empty().appendProperty(SenseReader.EVALUATION).appendProperty("weights");

    /** How one temperament leans: factors for features of a position, and for numbers by which moves look good at a glance. */
    record Leaning(Map<String, Double> features, Map<JsonPointer, Double> glance) {}

    private final ObjectNode sense;
    private final Map<String, Leaning> byName;

    private Temperaments(ObjectNode sense, Map<String, Leaning> byName) {
        this.sense = sense;
        this.byName = byName;
    }

    /** Those of this sense; what leans to no feature and no number is a fault of the file. */
    static Temperaments of(String game, ObjectNode sense, Features<?> features) {
        ObjectNode plain = sense.deepCopy();
        JsonNode told = plain.remove(SenseReader.TEMPERAMENTS);
        if (told == null) return NONE;
        Map<String, Leaning> byName = new TreeMap<>();
        told.propertyStream()
                .forEach(one -> byName.put(one.getKey(), Json.MAPPER.treeToValue(one.getValue(), Leaning.class)));
        for (Leaning leaning : byName.values()) {
            for (String feature : leaning.features.keySet())
                if (!features.names().contains(feature))
                    throw new IllegalStateException(
                            game + ": a temperament leans to " + feature + ", which is no feature");
            for (JsonPointer leaf : leaning.glance.keySet())
                if (!plain.at(leaf).isNumber())
                    throw new IllegalStateException(game + ": a temperament leans to " + leaf + ", which is no number");
        }
        return new Temperaments(plain, byName);
    }

    /** Whether it makes a difference to be of this temperament. */
    public boolean has(String temperament) {
        return byName.containsKey(temperament);
    }

    /** The sense of somebody of this temperament. */
    public ObjectNode leaning(String temperament) {
        Leaning leaning = byName.get(temperament);
        if (leaning == null) throw new IllegalArgumentException("no temperament " + temperament);
        ObjectNode leant = sense.deepCopy();
        leaning.glance.forEach((leaf, factor) -> multiply(leant, leaf, factor));
        leaning.features.forEach((feature, factor) -> {
            JsonPointer byStage = WEIGHTS.appendProperty(feature);
            for (int stage = 0; stage < leant.at(byStage).size(); stage++)
                multiply(leant, byStage.appendIndex(stage), factor);
        });
        return leant;
    }

    private static void multiply(ObjectNode sense, JsonPointer leaf, double factor) {
        put(sense, leaf, sense.at(leaf).doubleValue() * factor);
    }

    /** Puts another number where there is one. */
    public static void put(ObjectNode sense, JsonPointer leaf, double number) {
        JsonPointer last = leaf.last();
        switch (sense.at(leaf.head())) {
            case ObjectNode object -> object.put(last.getMatchingProperty(), number);
            case ArrayNode list -> list.set(last.getMatchingIndex(), number);
            default -> throw new IllegalStateException("no number at " + leaf);
        }
    }
}
