package boardroom.engine.guide;

import boardroom.engine.Card;
import boardroom.engine.Choice;
import boardroom.engine.Deal;
import boardroom.engine.Event;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Path;
import boardroom.engine.Prompt;
import boardroom.engine.Rng;
import boardroom.engine.State;
import boardroom.engine.Stone;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/** All that one seat may know of a game at one moment, as a tree that conditions look into; nothing else is in it. */
public final class Standpoint {
    /** What a path may begin with. */
    static final Set<String> FIELDS = Set.of(
            "seat",
            "seats",
            "options",
            "owes",
            "may",
            "over",
            "decision",
            "rule",
            "phase",
            "round",
            "view",
            "own",
            "choices",
            "best",
            "heard",
            "box");

    private final Cards cards;
    private final ObjectNode tree = JsonNodeFactory.instance.objectNode();
    private final Map<String, Supplier<JsonNode>> dear = new HashMap<>();

    private Standpoint(Cards cards) {
        this.cards = cards;
    }

    /** The box of a game as paths reach it, made once for all moments. */
    static final class Cards {
        final JsonNode box;
        final Map<String, JsonNode> byId = new HashMap<>();

        Cards(Game<?, ?> game) {
            box = Json.MAPPER.valueToTree(game.box());
            for (List<? extends Card> kind : game.box().cards().values())
                for (Card card : kind) {
                    JsonNode told = Json.MAPPER.valueToTree(card);
                    if (told.isObject()) byId.putIfAbsent(card.id(), told);
                }
        }
    }

    /** How it stands for this seat, which has heard these events since its last move. */
    static <S extends State<S>, M extends Move> Standpoint of(
            Game<S, M> game, Cards cards, Deal deal, S s, int seat, List<? extends Event> heard) {
        Standpoint here = new Standpoint(cards);
        Prompt prompt = game.prompt(s, seat);
        Path path = game.path(s);
        here.tree.put("seat", seat);
        here.tree.put("seats", deal.seats());
        here.put("options", deal.options());
        here.tree.put("owes", game.owes(s).has(seat));
        here.tree.put("may", game.may(s).has(seat));
        here.tree.put("over", game.isOver(s));
        here.tree.put("decision", prompt.decision());
        here.tree.put("rule", prompt.rule());
        for (Stone stone : path.stones()) if (stone.state() == Stone.State.NOW) here.tree.put("phase", stone.id());
        if (path.round() != null) here.tree.put("round", path.round());
        here.put("view", game.publicView(s));
        here.put("own", game.privateView(s, seat));
        ArrayNode choices = here.tree.putArray("choices");
        for (Choice choice : prompt.choices())
            if (choice.refusal() == null) choices.add(Json.MAPPER.<JsonNode>valueToTree(choice.move()));
        ArrayNode told = here.tree.putArray("heard");
        for (Event event : heard) told.add(Json.MAPPER.<JsonNode>valueToTree(event));
        here.dear.put("best", () -> best(game, s, seat, prompt.decision()));
        here.dear.put("box", () -> cards.box);
        return here;
    }

    private void put(String field, Object value) {
        tree.set(field, Json.MAPPER.<JsonNode>valueToTree(value));
    }

    /**
     * The listed move that looks best at a glance to somebody who knows no more than the seat; the chance of that guess
     * comes from the name of the decision, so that it betrays nothing and is the same whenever it is asked.
     */
    private static <S extends State<S>, M extends Move> JsonNode best(Game<S, M> game, S s, int seat, String decision) {
        S guess = s.copy();
        game.reshuffle(guess, seat, Rng.stream(seat, decision));
        List<M> moves = new ArrayList<>();
        if (game.may(guess).has(seat)) game.moves(guess, seat, moves::add);
        if (moves.isEmpty()) return MissingNode.getInstance();
        double[] likely = new double[moves.size()];
        game.glance(guess, seat, moves, likely);
        int best = 0;
        for (int i = 1; i < likely.length; i++) if (likely[i] > likely[best]) best = i;
        return Json.MAPPER.valueToTree(moves.get(best));
    }

    JsonNode field(String name) {
        Supplier<JsonNode> asked = dear.remove(name);
        if (asked != null) tree.set(name, asked.get());
        return tree.path(name);
    }

    /** The card of the box with this id, or that this is a copy of ({@code investor#2}); {@code null}: there is none. */
    @Nullable JsonNode card(String id) {
        int copy = id.indexOf('#');
        return cards.byId.get(copy < 0 ? id : id.substring(0, copy));
    }
}
