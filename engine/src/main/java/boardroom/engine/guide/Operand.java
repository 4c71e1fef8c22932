package boardroom.engine.guide;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.DecimalNode;
import tools.jackson.databind.node.MissingNode;

/** What a value is compared with: one that is written there, or one that is found at a path, perhaps times or plus a number. */
sealed interface Operand {
    JsonNode value(Lookout from);

    /** The paths it looks at. */
    List<TreePath> paths();

    /** As written. */
    record Written(JsonNode value) implements Operand {
        @Override
        public JsonNode value(Lookout from) {
            return value;
        }

        @Override
        public List<TreePath> paths() {
            return List.of();
        }
    }

    /** As found. */
    record Found(
            TreePath of,
            @Nullable BigDecimal times,
            @Nullable BigDecimal plus) implements Operand {
        @Override
        public JsonNode value(Lookout from) {
            JsonNode found = of.find(from);
            if (times == null && plus == null) return found;
            if (!found.isNumber()) return MissingNode.getInstance();
            BigDecimal number = found.decimalValue();
            if (times != null) number = number.multiply(times);
            return DecimalNode.valueOf(plus == null ? number : number.add(plus));
        }

        @Override
        public List<TreePath> paths() {
            return List.of(of);
        }
    }
}
