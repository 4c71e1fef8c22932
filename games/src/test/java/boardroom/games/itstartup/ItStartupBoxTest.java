package boardroom.games.itstartup;

import boardroom.engine.Title;
import boardroom.engine.contract.BoxContract;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class ItStartupBoxTest extends BoxContract {
    @Override
    protected Title title() {
        return ItStartup.TITLE;
    }

    /** The deck is counted three times. */
    @Override
    protected void tellAgain(ObjectNode box) {
        Map<String, Integer> kinds = new TreeMap<>();
        for (JsonNode card : box.get("cards")) {
            String type = card.get("type").stringValue();
            JsonNode further = type.equals("action") ? card.get("stance") : card.get("role");
            String kind = further == null ? type : type + ":" + further.stringValue();
            kinds.merge(kind, card.get("copies").intValue(), Integer::sum);
        }
        int total = kinds.values().stream().mapToInt(Integer::intValue).sum();
        ((ObjectNode) box.get("constants")).put("deckSize", total);
        ObjectNode check = ((ObjectNode) box.get("deckCheck")).put("total", total);
        kinds.forEach(check.putObject("copiesByKind")::put);
    }
}
