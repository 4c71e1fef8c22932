package boardroom.server.house;

import boardroom.engine.Event;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Say;
import boardroom.engine.Texts;
import boardroom.engine.guide.Guidance;
import boardroom.server.proof.Canonical;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A game opened from a box, with all that tables of it share: its cards, its words, how its moves are read. */
public final class OpenedGame {
    private final Game<?, ?> game;
    private final JsonNode box;
    private final boolean changed;
    private final boolean standIn;
    private final Texts texts;
    private final @Nullable Guidance guidance;
    private final JsonMapper moves;
    private final JsonMapper states;
    private final String fingerprint;
    private final Map<String, String> cardNames = new HashMap<>();

    OpenedGame(Game<?, ?> game, JsonNode box, boolean changed, Texts texts, @Nullable Guidance guidance) {
        this(game, box, changed, false, texts, guidance);
    }

    private OpenedGame(
            Game<?, ?> game, JsonNode box, boolean changed, boolean standIn, Texts texts, @Nullable Guidance guidance) {
        this.standIn = standIn;
        this.game = game;
        this.box = box;
        this.changed = changed;
        this.texts = texts;
        this.guidance = guidance;
        this.fingerprint = Canonical.hash(box);
        this.moves = Json.forMoves(game);
        this.states = Json.forStates(game.box());
        game.box().cards().values().forEach(cards -> cards.forEach(card -> cardNames.put(card.id(), card.name())));
    }

    public Game<?, ?> game() {
        return game;
    }

    public JsonNode box() {
        return box;
    }

    /** The fingerprint of that box. */
    public String fingerprint() {
        return fingerprint;
    }

    /** Whether this is another box than the one that ships. */
    public boolean isChanged() {
        return changed;
    }

    /** The shipped game in place of one whose box can't be opened any more, so that its table can still be shown. */
    public OpenedGame asStandIn() {
        return new OpenedGame(game, box, true, true, texts, null);
    }

    /** Whether nothing can be dealt from it, because it is not the box of the table. */
    public boolean isStandIn() {
        return standIn;
    }

    /** The guide of the game as shipped; {@code null}: it has none. */
    public @Nullable Guidance guidance() {
        return guidance;
    }

    /** Reads this game's moves, and acts that hold them. */
    public JsonMapper moves() {
        return moves;
    }

    /** Writes this game's states. */
    public JsonMapper states() {
        return states;
    }

    /** A sentence in words. */
    public String text(Say say, IntFunction<String> seatNames) {
        return texts.render(say, names(seatNames));
    }

    /** What happened, in words; {@code null}: there are none for it. */
    public @Nullable String text(Event event, IntFunction<String> seatNames) {
        return texts.event(event, names(seatNames));
    }

    private Texts.Names names(IntFunction<String> seatNames) {
        return new Texts.Names() {
            @Override
            public String seat(int seat) {
                return seatNames.apply(seat);
            }

            @Override
            public String card(String id) {
                return cardNames.getOrDefault(id, id);
            }
        };
    }
}
