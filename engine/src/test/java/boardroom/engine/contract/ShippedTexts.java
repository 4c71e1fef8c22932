package boardroom.engine.contract;

import boardroom.engine.Event;
import boardroom.engine.Features;
import boardroom.engine.Game;
import boardroom.engine.Say;
import boardroom.engine.SentenceShape;
import boardroom.engine.State;
import boardroom.engine.Stone;
import boardroom.engine.Texts;
import boardroom.engine.ViewShape;
import boardroom.engine.guide.Guide;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The texts of a game against its code: what is missing, misnamed, broken or dead, found without playing. */
final class ShippedTexts {
    /** A standing's titles are shown by their texts. */
    static final String TITLE = "title.";

    /** The default board labels the fields of a view, and the stones of the path, by their texts. */
    private static final String FIELD = "view.";

    private static final String STONE = "path.";

    /** Advice tells in which features a position is better. */
    private static final String FEATURE = "feature.";

    private static final int DEALS = 20;

    private final Texts texts;
    private final Sentences sentences;
    private final SaidInCode code;
    private final List<Class<?>> records;
    private final Texts house = new Texts("en", Texts.ofTheHouse("en"));
    private final List<Event> events = new ArrayList<>();
    private final Set<String> labels = new TreeSet<>();
    private final Set<String> named = new TreeSet<>();

    ShippedTexts(Game<?, ?> game, Texts texts, @Nullable Guide guide) {
        this.texts = texts;
        this.sentences = new Sentences(texts, game.box());
        String place = home(game.getClass());
        this.code = SaidInCode.ofPackage(place);
        this.records = SaidRecords.ofPackage(place);
        for (Class<?> made : Names.records(game.types().event())) events.add((Event) Samples.of(made));
        ViewShape shape = ViewShape.of(game.types());
        collect(shape.view());
        collect(shape.own());
        for (Stone stone : stones(game)) labels.add(STONE + stone.id());
        Features<?> features = game.features();
        if (features != null) for (String name : features.names()) named.add(FEATURE + name);
        labels.addAll(named);
        if (guide != null) labels.addAll(new GuideTexts(guide, texts).keys());
    }

    private void collect(List<ViewShape.Field> fields) {
        for (ViewShape.Field field : fields) {
            labels.add(FIELD + field.name());
            if (field.fields() != null) collect(field.fields());
        }
    }

    private static <S extends State<S>> List<Stone> stones(Game<S, ?> game) {
        List<Stone> stones = new ArrayList<>();
        for (long seed = 0; seed < DEALS; seed++)
            stones.addAll(game.path(game.deal(RandomPlay.deal(game, seed))).stones());
        return stones;
    }

    /** The package a game lives in; its rooms lie below. */
    private static String home(Class<?> game) {
        return game.isAnonymousClass() ? home(game.getSuperclass()) : game.getPackageName();
    }

    List<String> faultsOfTheCode() {
        List<String> faults = new ArrayList<>(code.unreadable());
        for (SaidInCode.Said said : code.said()) {
            String fault = sentences.fault(said.key(), said.arguments());
            if (fault != null) faults.add(said.file() + ": " + fault);
        }
        for (Class<?> record : records) {
            SentenceShape shape = SentenceShape.of(record);
            String fault = sentences.fault(shape.key(), Set.copyOf(shape.arguments()));
            if (fault != null) faults.add(SaidRecords.place(record) + ": " + fault);
        }
        for (String feature : named) if (!texts.has(feature)) faults.add(feature + " has no text");
        return faults;
    }

    List<String> faultsOfEvents(Set<String> silent) {
        List<String> faults = new ArrayList<>();
        for (Event event : events) {
            Say line = Texts.say(event);
            boolean isSilent = silent.contains(String.valueOf(Names.of(event.getClass())));
            if (isSilent == texts.has(line.key()))
                faults.add(line.key() + (isSilent ? " is called silent but has a text" : " has no text"));
            else if (!isSilent) faults.addAll(beyond(line));
        }
        return faults;
    }

    private List<String> beyond(Say line) {
        if (sentences.unreadable(line.key()) != null) return List.of();
        Set<String> unknown = new TreeSet<>(texts.arguments(line.key()));
        unknown.removeAll(line.args().keySet());
        return unknown.isEmpty()
                ? List.of()
                : List.of("the text of " + line.key() + " uses " + unknown + ", which the event can't say");
    }

    List<String> faultsOfTexts() {
        Set<String> lines = new TreeSet<>();
        for (Event event : events) lines.add(Texts.say(event).key());
        for (Class<?> record : records) lines.add(SaidRecords.key(record));
        lines.addAll(house.keys());
        List<String> faults = new ArrayList<>();
        for (String key : texts.keys()) {
            String unreadable = sentences.unreadable(key);
            if (unreadable != null) faults.add(unreadable);
            boolean isTitle = key.startsWith(TITLE) && code.hasWord(key.substring(TITLE.length()));
            if (!code.couldSay(key) && !lines.contains(key) && !labels.contains(key) && !isTitle)
                faults.add("nobody says " + key);
        }
        return faults;
    }
}
