package boardroom.cli.bench;

import boardroom.engine.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** What the board of Ship It! sends by hand: a company put together, bids on a sheet, engineers put on actions. */
record ShipItMoves(JsonNode box) implements Unlisted {
    @Override
    public List<JsonNode> moves(JsonNode view, JsonNode own) {
        if (own.has("founding")) return companies(own.get("founding"));
        if (own.has("sheet")) return bids(view, own);
        if (own.has("plan")) return places(own);
        return List.of();
    }

    /** 4.1: any three cards, until they are chosen; dealt companies are listed. */
    private List<JsonNode> companies(JsonNode founding) {
        List<JsonNode> moves = new ArrayList<>();
        if (founding.has("funding") || !founding.path("dealt").isEmpty()) return moves;
        for (JsonNode funding : box.path("funding"))
            for (JsonNode tech : box.path("tech"))
                for (JsonNode product : box.path("products"))
                    moves.add(move(
                            "choose",
                            Map.of(
                                    "funding",
                                    funding.get("id"),
                                    "tech",
                                    tech.get("id"),
                                    "product",
                                    product.get("id"))));
        return moves;
    }

    /** 4.2: the salary of everybody who has no bid yet. */
    private static List<JsonNode> bids(JsonNode view, JsonNode own) {
        JsonNode sheet = own.get("sheet");
        List<JsonNode> moves = new ArrayList<>();
        if (sheet.path("submitted").asBoolean()) return moves;
        Set<Integer> bidOn = new HashSet<>();
        for (JsonNode bid : sheet.path("bids")) bidOn.add(bid.path("engineer").asInt());
        List<JsonNode> engineers = new ArrayList<>();
        for (JsonNode candidate : view.path("pool"))
            if (candidate.path("reservedFor").asInt(own.path("seat").asInt())
                    == own.path("seat").asInt()) engineers.add(candidate.path("engineer"));
        sheet.path("insiders").forEach(engineers::add);
        for (JsonNode engineer : engineers)
            if (!bidOn.contains(engineer.path("id").asInt())
                    && engineer.path("salary").asInt()
                            <= sheet.path("highestBid").asInt())
                moves.add(move("bid", Map.of("engineer", engineer.get("id"), "amount", engineer.get("salary"))));
        return moves;
    }

    /** 4.3: every open place of everybody on the bench. */
    private static List<JsonNode> places(JsonNode own) {
        Set<Integer> bench = new HashSet<>();
        for (JsonNode engineer : own.path("plan").path("bench")) bench.add(engineer.asInt());
        List<JsonNode> moves = new ArrayList<>();
        for (JsonNode member : own.path("prospects"))
            if (bench.contains(member.path("engineer").asInt()))
                for (JsonNode spot : member.path("spots"))
                    if (spot.path("open").asBoolean())
                        moves.add(move(
                                "place",
                                Map.of(
                                        "engineer", member.get("engineer"),
                                        "action", spot.get("action"),
                                        "ai", spot.get("ai"))));
        return moves;
    }

    private static JsonNode move(String type, Map<String, JsonNode> more) {
        var move = Json.MAPPER.createObjectNode().put("type", type);
        more.forEach(move::set);
        return move;
    }
}
