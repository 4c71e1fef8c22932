package boardroom.bots.training;

import boardroom.engine.Temperaments;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The numbers of a sense that are no evaluation: by what priors are made of. */
final class Leaves {
    private static final Set<String> LEARNT_OTHERWISE = Set.of("evaluation", "temperaments");

    private Leaves() {}

    /** Where there is a number that can be taken for more or less. */
    static List<JsonPointer> of(ObjectNode sense) {
        List<JsonPointer> leaves = new ArrayList<>();
        sense.propertyStream()
                .filter(part -> !LEARNT_OTHERWISE.contains(part.getKey()))
                .forEach(part -> add(part.getValue(), JsonPointer.empty().appendProperty(part.getKey()), leaves));
        return leaves;
    }

    private static void add(JsonNode json, JsonPointer at, List<JsonPointer> leaves) {
        if (json.isNumber() && json.doubleValue() != 0) leaves.add(at);
        for (int i = 0; json.isArray() && i < json.size(); i++) add(json.get(i), at.appendIndex(i), leaves);
        json.propertyStream().forEach(part -> add(part.getValue(), at.appendProperty(part.getKey()), leaves));
    }

    /** The same sense with these numbers taken so many times. */
    static ObjectNode times(ObjectNode sense, List<JsonPointer> leaves, double[] factors) {
        ObjectNode changed = sense.deepCopy();
        for (int i = 0; i < factors.length; i++) {
            JsonPointer leaf = leaves.get(i);
            if (factors[i] == 1) continue;
            Temperaments.put(changed, leaf, SenseFile.rounded(changed.at(leaf).doubleValue() * factors[i]));
        }
        return changed;
    }
}
