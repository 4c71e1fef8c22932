package boardroom.games.boss.view;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Deal;
import boardroom.engine.Event;
import boardroom.engine.Json;
import boardroom.engine.Options;
import boardroom.engine.Prompt;
import boardroom.engine.Rng;
import boardroom.engine.Telling;
import boardroom.games.boss.Boss;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.Done;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.HiringPick;
import boardroom.games.boss.rules.BossMove.MakeOffer;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Fixture;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.Person;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 4, R62 to R66: with closed books nobody sees or hears what follows from another company's secrets. */
class SecrecyTest {
    private static final Boss GAME = new Boss(Fixture.box());
    private static final Set<String> SEALED = Set.of("hiring-bid", "project-bid", "event", "production");

    /** Who looks, and who has secrets. */
    private static final int WATCHING = 0;

    private static final int OTHER = 1;

    private static final double LOOK = 0.2;

    private static BossState deal(long seed, Map<String, Object> options) {
        int seats = options.containsKey("partners") ? 4 : 3;
        return GAME.deal(new Deal(seats, Options.of(GAME.box(), options), seed));
    }

    private static List<BossMove> moves(BossState s, int seat) {
        List<BossMove> moves = new ArrayList<>();
        GAME.moves(s, seat, moves::add);
        return moves;
    }

    /** All that one seat gets to see, or, without a seat, a watcher. */
    private static String seen(BossState s, int seat) {
        Map<String, @Nullable Object> seen = new LinkedHashMap<>();
        seen.put("table", GAME.publicView(s));
        seen.put("own", GAME.privateView(s, seat));
        seen.put("prompt", GAME.prompt(s, seat));
        seen.put("watcher", GAME.prompt(s, Prompt.WATCHER));
        seen.put("owes", GAME.owes(s));
        seen.put("may", GAME.may(s));
        seen.put("pace", GAME.pace(s));
        List<Object> previews = new ArrayList<>();
        for (BossMove move : moves(s, seat)) previews.add(GAME.preview(s, seat, move));
        seen.put("previews", previews);
        return Json.MAPPER.writeValueAsString(seen);
    }

    /** What the watching seat hears of a move. */
    private static List<Event> play(BossState s, int seat, BossMove move) {
        Telling telling = new Telling();
        GAME.play(s, seat, move, telling);
        return telling.heardBy(WATCHING);
    }

    /** What everybody can see of a company, apart from any view. */
    private static List<Object> openFacts(Company company) {
        List<Object> facts = new ArrayList<>(List.of(company.vp, company.mayFire, company.cracks));
        for (Person person : company.people) facts.addAll(List.of(person.card.id(), person.morale));
        for (Ongoing work : company.ongoing) facts.addAll(List.of(work.card.id(), work.delay, work.progress));
        return facts;
    }

    /** A move whose content nobody else may know as long as its phase lasts, and which does not end it. */
    private static boolean isSecret(BossState s, BossMove move) {
        String phase = GAME.phaseOf(s);
        if (SEALED.contains(phase)) return GAME.owes(s).count() > 1;
        if (phase.equals("organisation")) return !(move instanceof Done);
        return move instanceof MakeOffer offer && offer.to() != WATCHING;
    }

    private interface Look {
        void at(BossState s, Rng rng);
    }

    private static void randomGame(long seed, Map<String, Object> options, Look look) {
        BossState s = deal(seed, options);
        Rng rng = Rng.stream(seed, "secrecy");
        while (!GAME.isOver(s)) {
            if (rng.nextDouble() < LOOK) look.at(s, rng);
            int seat = GAME.owes(s).first();
            List<BossMove> moves = moves(s, seat);
            GAME.play(s, seat, moves.get(rng.below(moves.size())), new Telling());
        }
    }

    private static Map<String, Object> table(long seed) {
        return switch ((int) seed % 3) {
            case 0 -> Map.of();
            case 1 -> Map.of("trade", true);
            default -> Map.of("partners", true, "trade", true);
        };
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3, 4, 5})
    void nothing_shows_what_is_in_another_companys_books(long seed) {
        randomGame(seed, table(seed), (s, rng) -> {
            BossState richer = s.copy();
            Company other = richer.companies[OTHER];
            other.cash += rng.below(5);
            other.time += rng.below(4);
            other.ideas = rng.below(10);
            other.timeBid += rng.below(2);
            other.nextCapacity -= rng.below(3);
            other.issues = List.of(other.issues).reversed().toArray(other.issues.clone());
            assertThat(seen(richer, WATCHING)).isEqualTo(seen(s, WATCHING));
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3, 4, 5})
    void a_sealed_choice_a_draft_and_an_offer_between_others_do_not_show(long seed) {
        randomGame(seed, table(seed), (s, _) -> {
            if (!GAME.may(s).has(OTHER)) return;
            String one = null;
            List<Event> heard = List.of();
            for (BossMove move : moves(s, OTHER)) {
                if (!isSecret(s, move)) continue;
                BossState then = s.copy();
                List<Event> now = play(then, OTHER, move);
                String view = seen(then, WATCHING);
                if (one != null) {
                    assertThat(view).as("after %s", move).isEqualTo(one);
                    assertThat(now).as("of %s", move).isEqualTo(heard);
                }
                one = view;
                heard = now;
            }
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 3, 4, 6, 7})
    void answers_to_issues_without_a_visible_consequence_look_the_same(long seed) {
        randomGame(seed, table(seed), (s, _) -> {
            if (!GAME.isIn(s, "issue")
                    || GAME.owes(s).count() < 2
                    || !GAME.owes(s).has(OTHER)) return;
            Map<List<Object>, String> views = new LinkedHashMap<>();
            Map<List<Object>, List<Event>> told = new LinkedHashMap<>();
            for (BossMove move : moves(s, OTHER)) {
                BossState then = s.copy();
                List<Event> heard = play(then, OTHER, move);
                List<Object> facts = openFacts(then.companies[OTHER]);
                String view = seen(then, WATCHING);
                assertThat(view).as("after %s", move).isEqualTo(views.getOrDefault(facts, view));
                assertThat(heard).as("of %s", move).isEqualTo(told.getOrDefault(facts, heard));
                views.put(facts, view);
                told.put(facts, heard);
            }
        });
    }

    /** Both worlds go on in the same way until the T bids are opened. */
    @Test
    void a_t_bid_does_not_show_before_the_phase_ends() {
        Fixture small = hiring(1);
        Fixture large = hiring(5);
        for (String step : List.of("open", "pick", "pass")) {
            for (Fixture table : List.of(small, large))
                switch (step) {
                    case "pick" -> table.play(1, new HiringPick("boris"));
                    case "pass" -> table.play(0, HiringPick.PASS);
                    default -> {}
                }
            assertThat(seen(large.s, WATCHING)).as(step).isEqualTo(seen(small.s, WATCHING));
            assertThat(large.heardBy(WATCHING)).as(step).isEqualTo(small.heardBy(WATCHING));
        }
        for (Fixture table : List.of(small, large)) table.play(1, HiringPick.PASS);
        assertThat(large.heardBy(WATCHING)).as("now they are open").isNotEqualTo(small.heardBy(WATCHING));
    }

    private static Fixture hiring(int time) {
        return Fixture.table(2)
                .workersOnTop("boris", "celia", "takeshi")
                .goTo("hiring-bid")
                .play(1, new HiringBid(2, time))
                .play(0, new HiringBid(1, 0));
    }

    /** A last move that would open the next cards is previewed without them. */
    @Test
    void a_preview_shows_nothing_that_is_drawn_after_the_move() {
        Fixture table =
                Fixture.table(2).round(3).issuesOnTop("mug-war", "gossip").goTo("production");
        BossMove plan = table.moves(1).getFirst();
        table.play(1, plan);
        for (BossMove move : table.moves(0)) {
            var preview = GAME.preview(table.s, 0, move);
            if (preview.then() instanceof BossPrivateView then)
                assertThat(then.issues()).isEmpty();
        }
    }
}
