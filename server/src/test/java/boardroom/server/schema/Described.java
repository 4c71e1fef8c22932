package boardroom.server.schema;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A served schema, to hold values against what it says of them. */
public final class Described {
    private static final String HOUSE = "http://house";

    private final JsonNode document;
    private final SchemaRegistry registry;
    private final Map<String, Schema> schemas = new HashMap<>();

    public Described(JsonNode document) {
        this.document = document;
        this.registry = SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(Map.of(address(), document.toString())));
    }

    private String address() {
        return HOUSE + document.get("$id").stringValue();
    }

    public JsonNode document() {
        return document;
    }

    /** What stands under this name of the document. */
    public JsonNode definition(String name) {
        return document.get("$defs").get(name);
    }

    /** What is wrong with a value as something of this name, or at this place ({@code #/…}), in words. */
    private List<String> problems(String name, JsonNode value) {
        String place = name.startsWith("#") ? name : "#/$defs/" + name;
        Schema schema = schemas.computeIfAbsent(place, _ -> registry.getSchema(SchemaLocation.of(address() + place)));
        return schema.validate(value).stream().map(Error::toString).toList();
    }

    /** It is as described under this name, or at this place of the document. */
    public void holds(String name, JsonNode value) {
        assertThat(problems(name, value)).as("%s: %s", name, value).isEmpty();
    }

    /** Whether it is as described. */
    boolean holdsFor(String name, JsonNode value) {
        return problems(name, value).isEmpty();
    }

    /** What nobody described is refused: without that the schema would hold for anything. */
    public void refusesMore(String name, JsonNode value) {
        ObjectNode more = ((ObjectNode) value.deepCopy()).put("surprise", 1);
        assertThat(problems(name, more)).as("%s with a surprise", name).isNotEmpty();
    }

    public static JsonNode json(Object value) {
        return Json.MAPPER.readTree(Json.MAPPER.writeValueAsBytes(value));
    }
}
