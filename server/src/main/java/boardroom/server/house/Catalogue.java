package boardroom.server.house;

import boardroom.engine.Box;
import boardroom.engine.BoxReader;
import boardroom.engine.BrokenBox;
import boardroom.engine.Deal;
import boardroom.engine.Game;
import boardroom.engine.Practice;
import boardroom.engine.Say;
import boardroom.engine.Texts;
import boardroom.engine.Title;
import boardroom.engine.guide.Guidance;
import boardroom.server.Weight;
import boardroom.server.store.Rules;
import boardroom.server.wire.GameInfo;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The games the house has, who plays them, and its own words. */
public final class Catalogue {
    private static final String LANGUAGE = "en";

    private final Map<String, Title> titles = new LinkedHashMap<>();
    private final Map<String, OpenedGame> shipped = new LinkedHashMap<>();
    private final Cast cast;
    private final JsonNode houseWords = Texts.resource("/house/" + LANGUAGE + ".json");
    private final Weight weight;
    private final BoxTrial trial;
    private final Texts houseTexts = new Texts(LANGUAGE, houseWords);

    public Catalogue(List<Title> titles, Cast cast, Weight weight) {
        this.cast = cast;
        this.weight = weight;
        this.trial = new BoxTrial(weight);
        for (Title title : titles) {
            this.titles.put(title.id(), title);
            shipped.put(title.id(), open(title, BoxReader.shipped(title.id()), false));
        }
    }

    private OpenedGame open(Title title, JsonNode box, boolean changed) {
        Game<?, ?> game = title.open(box);
        Texts texts = new Texts(LANGUAGE, houseWords, words(title.id()));
        return new OpenedGame(game, box, changed, texts, changed ? null : Guidance.shipped(game));
    }

    /** The game as shipped; {@code null}: the house does not have it. */
    public @Nullable OpenedGame game(String id) {
        return shipped.get(id);
    }

    /** The game played from another box; throws {@link BrokenBox} if it can't be. */
    public OpenedGame changed(String id, JsonNode box) {
        Title title = titles.get(id);
        if (title == null) throw new BrokenBox("id", "no game " + id);
        return open(title, box, true);
    }

    /** The game played from another box, tried out with these options; or why it can't be. */
    public BoxTrial.Outcome tried(String id, JsonNode box, Map<String, Object> options) {
        return trial.of(() -> changed(id, box), options);
    }

    /** Why this can't be dealt; {@code null}: it can. A box as shipped always can. */
    public @Nullable Say refusal(OpenedGame opened, Deal deal) {
        return opened.isChanged() && trial.of(opened, deal) instanceof BoxTrial.Refused(Say say) ? say : null;
    }

    /** What one table may weigh. */
    public Weight weight() {
        return weight;
    }

    /** What each game is played by today. */
    public List<Rules> rules() {
        return shipped.entrySet().stream()
                .map(one -> {
                    Game<?, ?> game = one.getValue().game();
                    return new Rules(
                            one.getKey(), game.rulesVersion(), game.box().version());
                })
                .toList();
    }

    public List<GameInfo> list() {
        return shipped.values().stream().map(this::info).toList();
    }

    private GameInfo info(OpenedGame opened) {
        Game<?, ?> game = opened.game();
        Box box = game.box();
        Practice<?, ?, ?> practice = game.practice();
        return new GameInfo(
                box.id(),
                box.title(),
                box.version(),
                box.seats(),
                box.minutes(),
                HouseOptions.with(box.options()),
                presets(box),
                cast.offered(),
                practice == null ? null : practice.levels(),
                opened.guidance() == null ? null : true,
                clocks(box),
                box.head().accent(),
                box.head().feel());
    }

    /** A preset that says how fast its clocks go chooses the table's clock. */
    private static List<Box.Preset> presets(Box box) {
        return box.presets().stream()
                .map(preset -> new Box.Preset(
                        preset.id(),
                        preset.name(),
                        HouseOptions.withClock(preset.set(), TableClock.of(box, preset.set()))))
                .toList();
    }

    private static Map<String, Map<String, Object>> clocks(Box box) {
        Map<String, Map<String, Object>> clocks = new LinkedHashMap<>();
        for (TableClock clock : TableClock.values()) clocks.put(clock.word(), clock.decides(box));
        return clocks;
    }

    /** The words of a game, beside its box. */
    public static JsonNode words(String game) {
        return Texts.shipped(game, LANGUAGE);
    }

    /** The house's own words. */
    public JsonNode words() {
        return houseWords;
    }

    /** One of the house's own sentences. */
    public String text(Say say) {
        return houseTexts.render(say, new Texts.Names() {
            @Override
            public String seat(int seat) {
                return String.valueOf(seat + 1);
            }

            @Override
            public String card(String id) {
                return id;
            }
        });
    }
}
