package boardroom.games.boss.view;

import boardroom.engine.Say;
import boardroom.engine.Texts;
import boardroom.games.boss.rules.Fixture;
import boardroom.games.boss.view.BossPrivateView.DraftPersonView;
import boardroom.games.boss.view.BossPrivateView.DraftView;
import boardroom.games.boss.view.BossPublicView.CompanyView;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What is seen of a position, as the tests ask for it. */
final class Seen {
    private static final Texts TEXTS = new Texts("en", Texts.shipped("boss", "en"));
    private static final Map<String, String> NAMES = new HashMap<>();

    static {
        Fixture.box().cards().values().forEach(cards -> cards.forEach(card -> NAMES.put(card.id(), card.name())));
    }

    private Seen() {}

    static BossPublicView all(Fixture table) {
        return (BossPublicView) table.game.publicView(table.s);
    }

    static CompanyView company(Fixture table, int seat) {
        return all(table).companies().get(seat);
    }

    static BossPrivateView own(Fixture table, int seat) {
        return (BossPrivateView) table.game.privateView(table.s, seat);
    }

    static DraftView draft(Fixture table) {
        return Objects.requireNonNull(own(table, 0).draft());
    }

    static DraftPersonView drawn(Fixture table, String person) {
        return draft(table).people().stream()
                .filter(each -> each.person().equals(person))
                .findFirst()
                .orElseThrow();
    }

    /** Productivity, skill and leadership in the draft, {@code "4/4/1"}. */
    static String outputs(Fixture table, String id) {
        DraftPersonView person = drawn(table, id);
        return person.productivity().amount() + "/" + person.skill().amount() + "/"
                + person.leadership().amount();
    }

    /** The reasons of one kind, as they read, each with its T. */
    static List<String> reasons(Fixture table, String kind) {
        return draft(table).reasons().stream()
                .filter(reason -> reason.kind().equals(kind))
                .map(reason -> read(reason.say()) + " " + reason.time())
                .toList();
    }

    static String read(Say say) {
        return TEXTS.render(say, new Texts.Names() {
            @Override
            public String seat(int seat) {
                return "Seat " + seat;
            }

            @Override
            public String card(String id) {
                return NAMES.getOrDefault(id, id);
            }
        });
    }
}
