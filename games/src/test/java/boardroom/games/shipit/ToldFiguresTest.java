package boardroom.games.shipit;

import static boardroom.games.shipit.Fixture.GAME;
import static boardroom.games.shipit.Fixture.GAMEPHASES;
import static boardroom.games.shipit.Fixture.KIT;
import static boardroom.games.shipit.Fixture.company;
import static boardroom.games.shipit.Fixture.openPlanning;
import static boardroom.games.shipit.Fixture.plan;
import static boardroom.games.shipit.Fixture.play;
import static boardroom.games.shipit.Fixture.refusal;
import static boardroom.games.shipit.Fixture.state;
import static boardroom.games.shipit.Fixture.there;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Breakdown;
import boardroom.engine.Change;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Step;
import boardroom.engine.Telling;
import boardroom.games.shipit.ShipPublicView.CompanyRoundView;
import boardroom.games.shipit.ShipPublicView.Figures;
import boardroom.games.shipit.ShipPublicView.LineView;
import boardroom.games.shipit.ShipPublicView.RoundView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player is told of a figure, before and after, is what became of it. */
class ToldFiguresTest {
    private static final int RESOLUTION = 8;

    private static List<Ledger.Line> lines(int round, Company c, Luck luck) {
        Ledger ledger = new Ledger();
        KIT.resolution().resolve(state(round, c), c, false, luck, ledger);
        return ledger.lines();
    }

    private static Breakdown why(List<Ledger.Line> lines, String step) {
        return lines.stream()
                .filter(line -> line.step().equals(step))
                .findFirst()
                .orElseThrow()
                .why();
    }

    private static List<String> labels(Breakdown sum) {
        return sum.steps().stream().map(step -> step.label().key()).toList();
    }

    @Test
    void a_broken_feature_is_told_where_it_broke_and_nowhere_else() {
        Company c = company(0, "angel", "quality", "platform");
        c.debt = 8;
        plan(c, "S frontend > develop", "J frontend > monetization");
        List<Ledger.Line> lines = lines(3, c, Luck.noted(0b1, 0));
        assertThat(why(lines, "develop-features").total()).isEqualTo(Units.users(0));
        assertThat(labels(why(lines, "develop-features"))).contains("why.broken");
        assertThat(labels(why(lines, "monetization"))).doesNotContain("why.broken");
    }

    @Test
    void a_rating_that_stays_is_told_with_what_held_it() {
        Company c = company(0, "angel", "quality", "platform");
        c.debt = 5;
        plan(c, "S frontend > develop");
        Breakdown rating = why(lines(1, c, Luck.noted(0, 0)), "rating");
        assertThat(labels(rating)).containsExactly("why.card", "why.debt-level");
        assertThat(rating.total()).isEqualTo(Units.rating(0));
    }

    /** G18: tails at 700 users leaves none, not 300 fewer than none. */
    @ParameterizedTest
    @CsvSource({"700, 0, -700", "0, 0, 0", "4000, 0, -1000", "700, 1, 3000"})
    void the_sum_of_a_coin_stops_at_no_users(int users, int heads, int change) {
        Company c = company(0, "angel", "quality", "platform");
        c.mau = users;
        plan(c, "J frontend > go-viral");
        Breakdown coin = why(lines(3, c, Luck.noted(0, heads)), "go-viral");
        long sum = 0;
        for (Step step : coin.steps()) sum += ((Arg.Amount) step.amount()).value();
        assertThat(coin.total()).isEqualTo(Units.users(change));
        assertThat(sum).isEqualTo(change);
    }

    /** G19 with a coin before it: each late action is told with its own points. */
    @Test
    void two_late_actions_are_told_apart() {
        Company c = company(0, "vc", "quality", "platform");
        c.mau = 7001;
        c.money = 80;
        plan(c, "J frontend > ipo", "J frontend > acquisition", "J frontend > go-viral");
        ShipState s = state(4, c);
        Telling telling = new Telling();
        GAMEPHASES.get(RESOLUTION).open(s, telling);
        List<String> told = new ArrayList<>();
        for (var heard : telling.told()) {
            if (heard.event() instanceof ShipEvent.BonusScored scored)
                told.add(scored.action().card() + " " + scored.points().value());
            if (heard.event() instanceof ShipEvent.WentViral viral)
                told.add("users " + viral.users().value());
        }
        int users = (c.bonus - 25_000) / 2;
        assertThat(users).isIn(10_001, 6_001);
        assertThat(told)
                .containsExactlyInAnyOrder("ipo-prep 25000", "acquisition-target " + 2 * users, "users " + users);
    }

    /** 4.3: a marked pivot is carried out before anything resolves, so a place is worth what it will be worth then. */
    @Test
    void a_marked_pivot_counts_in_what_a_place_would_bring() {
        Company c = company(0, "vc", "ai", "consumer");
        plan(c, "S devops > develop");
        c.plan = Company.NO_PLAN;
        ShipState s = state(2, c);
        openPlanning(s);
        int engineer = c.roster[0].id();
        ShipMove develop = new ShipMove.Place(engineer, "develop-features", false);
        assertThat(users(s, develop)).isEqualTo(1000);
        play(s, 0, new ShipMove.Pivot("b2b-saas"));
        assertThat(users(s, develop)).isEqualTo(250);
        play(s, 0, develop);
        assertThat(users(s, new ShipMove.Pivot(null))).isEqualTo(750);
        assertThat(users(s, new ShipMove.Pivot("platform-play"))).isEqualTo(250);
    }

    @Test
    void nothing_marked_is_nothing_to_unmark() {
        ShipState s = state(2, company(0, "vc", "ai", "consumer"));
        openPlanning(s);
        assertThat(refusal(s, 0, new ShipMove.Pivot(null))).isEqualTo("refuse.no-such-card");
        assertThat(refusal(s, 1, new ShipMove.Pivot(null))).isEqualTo("refuse.no-pivot");
        play(s, 0, new ShipMove.Pivot("b2b-saas"));
        assertThat(refusal(s, 0, new ShipMove.Pivot(null))).isNull();
    }

    private static long users(ShipState s, ShipMove move) {
        for (Change change : GAME.preview(s, 0, move).changes())
            if (change.what().key().equals("track.users"))
                return ((Arg.Amount) change.after()).value() - ((Arg.Amount) change.before()).value();
        return 0;
    }

    @Test
    void in_random_games_plans_come_to_what_was_shown_and_lines_lead_from_before_to_after() {
        int told = 0;
        for (long seed = 1; seed <= 6; seed++) told += watch(seed);
        assertThat(told).isGreaterThan(6);
    }

    private static int watch(long seed) {
        Rng rng = new Rng(seed);
        Map<String, Object> options = new HashMap<>();
        if (seed % 2 == 0) options.put("ai-capacity", "spent");
        if (seed % 3 == 0) options.put("market-themes", true);
        options.put("puzzle", "auto");
        if (seed > 4) options.put("planning", "live");
        int seats = 2 + (int) seed % 3;
        ShipState s = GAME.deal(new Deal(seats, Options.of(Fixture.BOX, options), seed));
        int told = 0;
        while (!GAME.owes(s).isEmpty()) {
            Map<Integer, Figures> shown = shown(s);
            int round = s.round;
            int seat = GAME.owes(s).get(rng.below(GAME.owes(s).count()));
            List<ShipMove> moves = new ArrayList<>();
            GAME.moves(s, seat, moves::add);
            ShipMove move = moves.get(rng.below(moves.size()));
            if (move instanceof ShipMove.Place) keeps(s, seat, move);
            GAME.play(s, seat, move, Events.NONE);
            RoundView last = ((ShipPublicView) GAME.publicView(s)).lastRound();
            boolean roundIsOver = s.round != round || s.phase == ShipIt.END;
            if (last == null || last.round() != round || !roundIsOver) continue;
            for (CompanyRoundView company : last.companies()) {
                leadsOn(company);
                Figures plan = shown.get(company.seat());
                boolean won = last.puzzleWinner() != null && last.puzzleWinner() == company.seat();
                if (plan == null
                        || won
                        || company.heads() != null
                        || !company.broken().isEmpty()) continue;
                assertThat(withMoney(company.after(), company.after().money() - company.income()))
                        .isEqualTo(plan);
                told++;
            }
        }
        return told;
    }

    /** What a place promises is what the plan shows once it is taken. */
    private static void keeps(ShipState s, int seat, ShipMove move) {
        ShipState after = s.copy();
        List<Change> promised = GAME.preview(s, seat, move).changes();
        GAME.play(after, seat, move, Events.NONE);
        ShipPrivateView.PlanView plan = ((ShipPrivateView) GAME.privateView(after, seat)).plan();
        if (plan == null || after.phase != s.phase) return;
        for (Change change : promised)
            for (Track track : Track.values())
                if (change.what().key().equals("track." + track.name().toLowerCase(Locale.ROOT)))
                    assertThat(change.after()).isEqualTo(track.amount(figure(plan.after(), track.name())));
    }

    /** The plans of those who have locked, as they are told to come out. */
    private static Map<Integer, Figures> shown(ShipState s) {
        Map<Integer, Figures> shown = new HashMap<>();
        for (Company c : s.companies) {
            ShipPrivateView.PlanView plan = ((ShipPrivateView) GAME.privateView(s, c.seat)).plan();
            if (plan != null && c.locked) shown.put(c.seat, plan.after());
        }
        return shown;
    }

    private static void leadsOn(CompanyRoundView company) {
        Map<String, Integer> now = new HashMap<>();
        for (Track track : Track.values())
            now.put(track.name().toLowerCase(Locale.ROOT), figure(company.before(), track.name()));
        for (LineView line : company.lines()) {
            assertThat(line.before()).as("%s of %s", line, company).isEqualTo(there(now.get(line.track())));
            now.put(line.track(), line.after());
        }
        for (Track track : Track.values())
            assertThat(now.get(track.name().toLowerCase(Locale.ROOT)))
                    .as("%s of %s", track, company)
                    .isEqualTo(figure(company.after(), track.name()));
    }

    private static int figure(Figures figures, String track) {
        return switch (track) {
            case "MONEY" -> figures.money();
            case "USERS" -> figures.users();
            case "REVENUE" -> figures.revenue();
            case "RATING" -> figures.rating();
            case "DEBT" -> figures.debt();
            case "SERVERS" -> figures.servers();
            case "AI" -> figures.ai();
            case "RECRUITS" -> figures.recruits();
            default -> figures.bonus();
        };
    }

    private static Figures withMoney(Figures figures, int money) {
        return new Figures(
                money,
                figures.users(),
                figures.revenue(),
                figures.rating(),
                figures.debt(),
                figures.servers(),
                figures.ai(),
                figures.bonus(),
                figures.recruits());
    }
}
