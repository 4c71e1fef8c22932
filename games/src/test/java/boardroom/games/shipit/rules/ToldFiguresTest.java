package boardroom.games.shipit.rules;

import static boardroom.games.shipit.rules.Fixture.GAME;
import static boardroom.games.shipit.rules.Fixture.company;
import static boardroom.games.shipit.rules.Fixture.openPlanning;
import static boardroom.games.shipit.rules.Fixture.plan;
import static boardroom.games.shipit.rules.Fixture.play;
import static boardroom.games.shipit.rules.Fixture.refusal;
import static boardroom.games.shipit.rules.Fixture.state;
import static boardroom.games.shipit.rules.Fixture.there;
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
import boardroom.games.shipit.view.ShipPrivateView;
import boardroom.games.shipit.view.ShipPublicView;
import boardroom.games.shipit.view.ShipPublicView.CompanyRoundView;
import boardroom.games.shipit.view.ShipPublicView.RoundView;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a player is told of a figure, before and after, is what became of it. */
class ToldFiguresTest {
    private static List<Ledger.Line> lines(int round, Company c, Luck luck) {
        Ledger ledger = new Ledger();
        Fixture.RESOLUTION_RULES.resolve(state(round, c), c, false, luck, ledger);
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

    /** 5.3: two engineers add their outputs before anything is multiplied. */
    @Test
    void engineers_together_are_one_factor() {
        Company c = company(0, "angel", "quality", "consumer");
        plan(c, "S frontend > develop", "J backend > develop");
        Breakdown sum = why(lines(1, c, Luck.noted(0, 0)), "develop-features");
        assertThat(sum.steps().stream().filter(step -> step.kind().equals(SumLine.TIMES)))
                .extracting(Step::amount)
                .containsExactly(Units.output(17_000), Units.times(200));
        assertThat(sum.total()).isEqualTo(Units.users(1700));
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
        Fixture.RESOLUTION.open(s, telling);
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
        for (long seed = 1; seed <= 12; seed++) told += watch(seed);
        assertThat(told).isGreaterThan(6);
    }

    private static int watch(long seed) {
        Rng rng = new Rng(seed);
        Map<String, Object> options = new HashMap<>();
        if (seed % 2 == 0) options.put("ai-capacity", "spent");
        if (seed % 3 == 0) options.put("market-themes", true);
        if (seed % 4 == 0) options.put("event-response", true);
        options.put("event-deck", "extended");
        options.put("puzzle", "auto");
        if (seed > 4) options.put("planning", seed % 2 == 0 ? "live" : "turns");
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
            if (move instanceof ShipMove.Place || move instanceof ShipMove.Pivot) keeps(s, seat, move);
            if (move instanceof ShipMove.Place) keepsEdits(s, seat);
            if (move instanceof ShipMove.Respond) answers(s, seat, move);
            GAME.play(s, seat, move, Events.NONE);
            RoundView last = ((ShipPublicView) GAME.publicView(s)).lastRound();
            boolean roundIsOver = s.round != round || GAME.isOver(s);
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
        if (plan == null || !GAME.phaseOf(after).equals(GAME.phaseOf(s))) return;
        for (Change change : promised)
            for (Track track : Track.values())
                if (change.what().key().equals("track." + track.name().toLowerCase(Locale.ROOT)))
                    assertThat(change.after()).isEqualTo(track.amount(figure(plan.after(), track.name())));
    }

    private static void keepsEdits(ShipState s, int seat) {
        for (PlanEntry entry : s.companies[seat].plan)
            for (ShipMove edit :
                    List.of(new ShipMove.Remove(entry.engineer()), new ShipMove.SetAi(entry.engineer(), !entry.ai())))
                if (refusal(s, seat, edit) == null) keeps(s, seat, edit);
    }

    /** What an answer promises is what the event then does, whatever the others answer. */
    private static void answers(ShipState s, int seat, ShipMove move) {
        ShipState after = s.copy();
        List<Change> promised = GAME.preview(s, seat, move).changes();
        Figures before = Figures.of(s.companies[seat]);
        GAME.play(after, seat, move, Events.NONE);
        int round = s.round;
        while (after.round == round && GAME.isIn(after, "event"))
            GAME.timeout(after, GAME.owes(after).first(), Events.NONE);
        Figures struck = Figures.of(after.companies[seat]);
        for (Track track : Track.values()) {
            Arg expected = track.amount(figure(before, track.name()));
            for (Change change : promised)
                if (change.what().key().equals("track." + track.name().toLowerCase(Locale.ROOT)))
                    expected = change.after();
            assertThat(track.amount(figure(struck, track.name()))).isEqualTo(expected);
        }
    }

    /** 4.2: what a sheet comes to if nobody outbids it is what it costs when nobody does. */
    @ParameterizedTest
    @ValueSource(strings = {"vc", "boot", "angel"})
    void a_sheet_alone_costs_what_it_said(String funding) {
        for (long seed = 1; seed <= 40; seed++) {
            Rng rng = new Rng(seed);
            Company c = company(0, funding, "quality", "platform");
            c.recruits = rng.below(3);
            c.money = 20 + rng.below(150);
            ShipState s = state((int) seed % 4, c);
            Fixture.GAME.goTo(s, "draft", Events.NONE);
            for (Candidate candidate : s.pool) {
                ShipMove bid = new ShipMove.Bid(
                        candidate.engineer().id(), candidate.engineer().salary() + rng.below(6));
                if (rng.below(4) > 0 && refusal(s, 0, bid) == null) play(s, 0, bid);
            }
            if (rng.below(3) == 0) play(s, 0, new ShipMove.Keep(rng.below(40)));
            if (rng.below(3) == 0) play(s, 0, new ShipMove.MaxHires(rng.below(4)));
            var sheet = there(((ShipPrivateView) GAME.privateView(s, 0)).sheet());
            Change promised =
                    GAME.preview(s, 0, ShipMove.SubmitSheet.NOW).changes().getFirst();
            play(s, 0, ShipMove.SubmitSheet.NOW);
            play(s, 1, ShipMove.SubmitSheet.NOW);
            assertThat(c.money).isEqualTo(sheet.moneyAfter());
            assertThat(promised.after()).isEqualTo(Units.money(c.money));
            long hired = sheet.bids().stream().filter(bid -> bid.wins()).count();
            assertThat(c.roster).hasSize((int) Math.max(1, hired));
        }
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
        Map<Track, Integer> now = new EnumMap<>(Track.class);
        for (Track track : Track.values()) now.put(track, figure(company.before(), track.name()));
        for (Ledger.Line line : company.lines()) {
            assertThat(line.before()).as("%s of %s", line, company).isEqualTo(there(now.get(line.track())));
            assertThat(addsUp(line.why()))
                    .as("%s of %s", line, company)
                    .isEqualTo(value(line.why().total()));
            assertThat(value(line.why().total())).isEqualTo(line.after() - line.before());
            now.put(line.track(), line.after());
        }
        for (Track track : Track.values())
            assertThat(now.get(track)).as("%s of %s", track, company).isEqualTo(figure(company.after(), track.name()));
    }

    /** Section 5: base times output times factors, rounded half up once; what else there is comes on top. */
    private static long addsUp(Breakdown sum) {
        long base = 0;
        long parts = 0;
        long unit = 1;
        long onTop = 0;
        for (Step step : sum.steps()) {
            long amount = value(step.amount());
            String of = step.amount() instanceof Arg.Amount a ? a.unit() : "";
            if (step.kind().equals(SumLine.TIMES)) {
                if (step.label().key().equals("why.together"))
                    assertThat(parts).as("%s", sum).isEqualTo(amount);
                base *= amount;
                unit *= of.equals("output") ? 10_000 : 100;
            } else if (of.equals("output")) parts += amount;
            else if (step.kind().equals(SumLine.BASE)) base = amount;
            else onTop += amount;
        }
        return Rounding.half(base, unit) + onTop;
    }

    private static long value(Arg arg) {
        return arg instanceof Arg.Amount amount ? amount.value() : ((Arg.Count) arg).count();
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
