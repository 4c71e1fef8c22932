package boardroom.server.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import boardroom.server.film.Changes;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A film as somebody received it, told as the updates it shows. */
final class Filmed {
    private Filmed() {}

    /** Every moment of it is the update its eyes were told then, word for word, and nothing else is in it. */
    static void showsOnly(JsonNode film, List<Allowed.Update> told, String whose) {
        JsonNode look = film.get("look").deepCopy();
        shows(look, List.of(), told.getFirst(), whose + ", the deal");
        List<Integer> struck = List.of();
        int n = 1;
        for (JsonNode moment : film.get("moments")) {
            n++;
            look = Changes.apply(look, moment.get("changes"));
            String where = whose + ", moment " + n;
            assertThat(moment.get("n").intValue()).as(where).isEqualTo(n);
            List<JsonNode> events = new ArrayList<>();
            moment.get("events").forEach(events::add);
            shows(look, events, told.get(n - 1), where);
            if (moment.has("undone"))
                struck = moment.get("undone")
                        .valueStream()
                        .map(JsonNode::intValue)
                        .toList();
            assertThat(struck).as(where).isEqualTo(told.get(n - 1).undone());
            if (!film.get("over").booleanValue())
                assertThat(moment.propertyNames()).as(where).isSubsetOf("n", "at", "events", "changes", "undone");
        }
    }

    private static void shows(JsonNode look, List<JsonNode> events, Allowed.Update told, String where) {
        assertThat(look.get("view")).as(where).isEqualTo(told.view());
        assertThat(look.get("owes")).as(where).isEqualTo(told.owes());
        assertThat(look.get("may")).as(where).isEqualTo(told.may());
        assertThat(look.get("path")).as(where).isEqualTo(told.path());
        assertThat(look.get("prompt")).as(where).isEqualTo(told.prompt());
        assertThat(look.get("own")).as(where).isEqualTo(told.own());
        assertThat(look.has("hands")).as(where).isFalse();
        assertThat(Json.MAPPER.valueToTree(events).toString())
                .as(where)
                .isEqualTo(told.events().toString());
    }
}
