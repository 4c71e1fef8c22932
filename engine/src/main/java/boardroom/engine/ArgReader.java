package boardroom.engine;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;

/** Reads an argument back from its self-describing form. */
final class ArgReader extends ValueDeserializer<Arg> {
    @Override
    public Arg deserialize(JsonParser parser, DeserializationContext context) {
        return read(context.readTree(parser), context);
    }

    private static Arg read(JsonNode node, DeserializationContext context) {
        if (node.isIntegralNumber()) return new Arg.Count(node.longValue());
        if (node.isString()) return new Arg.Text(node.stringValue());
        if (node.isArray()) {
            List<Arg> items = new ArrayList<>();
            for (JsonNode item : node) items.add(read(item, context));
            return new Arg.Items(items);
        }
        if (node.isObject() && node.size() == 1) {
            var only = node.properties().iterator().next();
            return switch (only.getKey()) {
                case "seat" -> new Arg.Seat(only.getValue().intValue());
                case "card" -> new Arg.CardId(only.getValue().stringValue());
                case "say" -> new Arg.Nested(context.readTreeAsValue(only.getValue(), Say.class));
                default -> new Arg.Amount(only.getKey(), only.getValue().longValue());
            };
        }
        return context.reportInputMismatch(
                Arg.class, "an argument is a number, a text, a list or an object with one key");
    }
}
