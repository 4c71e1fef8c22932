package boardroom.games.esopwars.box;

import boardroom.engine.Option;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The rules know a fixed list of options and values; a box may offer fewer values, never others. */
final class OptionCheck {
    private static final List<Object> ON_OFF = List.of(true, false);

    private static final Map<String, List<Object>> KNOWN = new TreeMap<>(Map.ofEntries(
            Map.entry("auctionClock", ON_OFF),
            Map.entry("shortfall", List.of("disqualify", "placement")),
            Map.entry("marketPool", List.of("classic", "random-four")),
            Map.entry("marketRounds", List.of(3, 4)),
            Map.entry("modifiers", List.of("replace", "accumulate")),
            Map.entry("skillRange", List.of("floor", "unit", "free")),
            Map.entry("reserve", List.of("fixed", "random")),
            Map.entry("secondaryAuction", ON_OFF),
            Map.entry("exitDraw", List.of("shared", "each")),
            Map.entry("exitFit", ON_OFF),
            Map.entry("wildcard", List.of("off", "swing", "valuation")),
            Map.entry("titles", List.of("one", "two")),
            Map.entry("founderScore", List.of("company", "share")),
            Map.entry("companyDraft", ON_OFF),
            Map.entry("perks", ON_OFF),
            Map.entry("hints", ON_OFF)));

    private OptionCheck() {}

    static void check(EsopBox box) {
        Map<String, List<Object>> known = new TreeMap<>(KNOWN);
        known.put("pace", List.copyOf(box.constants().paceFactorPercent().keySet()));
        known.put(
                "leaverGrant", List.copyOf(box.constants().leaverReturnPercent().keySet()));
        for (int i = 0; i < box.options().size(); i++) {
            Option option = box.options().get(i);
            Place place = Place.of("options").at(i);
            List<Object> values = known.remove(option.id());
            place.at("id").mustBe(values != null, "the rules know no option " + option.id());
            place.at("values").mustBe(option.values() != null, "the rules know values, no range");
            if (values == null || option.values() == null) continue;
            for (Object value : option.values())
                place.at("values").mustBe(values.contains(value), value + " is not one of " + values);
        }
        Place.of("options").mustBe(known.isEmpty(), "missing: " + known.keySet());
    }
}
