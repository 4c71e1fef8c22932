package boardroom.games.boss.sense;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import boardroom.engine.Rng;
import boardroom.games.boss.box.Issue;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.HiringPick;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Fixture;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a seat of Boss can't know is guessed, and nothing else changes (section 4, section 10). */
class GuessTest {
    private static final int GUESSES = 50;

    private static BossState guess(Fixture table, int seat, int seed) {
        BossState guess = table.s.copy();
        table.game.reshuffle(guess, seat, new Rng(seed));
        return guess;
    }

    @Test
    void of_closed_books_only_what_nobody_saw_is_guessed() {
        Fixture table = Fixture.table(3).round(4);
        table.company(1).cash(9).time(4).ideas(2).it().hiddenCash = 3;
        table.company(2).cash(7);
        table.goTo("hiring-bid");
        int cash = table.s.companies[1].cash;
        Set<Integer> guessed = new HashSet<>();
        for (int i = 0; i < GUESSES; i++) {
            BossState guess = guess(table, 0, i);
            guessed.add(guess.companies[1].cash);
            assertThat(guess.companies[1].time).isEqualTo(table.s.companies[1].time);
            assertThat(guess.companies[1].ideas).isEqualTo(2);
            assertThat(guess.companies[2].cash).isEqualTo(table.s.companies[2].cash);
            assertThat(Json.MAPPER.writeValueAsString(table.game.privateView(guess, 0)))
                    .isEqualTo(Json.MAPPER.writeValueAsString(table.game.privateView(table.s, 0)));
        }
        assertThat(guessed).hasSizeGreaterThan(3).allMatch(each -> Math.abs(each - cash) <= 3);
    }

    @Test
    void with_open_books_there_is_nothing_to_guess_in_them() {
        Fixture table = Fixture.table(2, "books", "open").round(4);
        table.company(1).cash(9).it().hiddenCash = 3;
        table.goTo("hiring-bid");

        for (int i = 0; i < GUESSES; i++)
            assertThat(guess(table, 0, i).companies[1].cash).isEqualTo(table.s.companies[1].cash);
    }

    /** R7: a T bid is secret until the phase ends, but covers what was picked. */
    @Test
    void a_secret_bid_of_time_covers_the_picks() {
        Fixture table =
                Fixture.table(2).workersOnTop("celia", "boris", "takeshi").goTo("hiring-bid");
        table.play(0, new HiringBid(0, 0)).play(1, new HiringBid(2, 3));
        table.play(1, new HiringPick("celia"));

        Set<Integer> guessed = new HashSet<>();
        for (int i = 0; i < GUESSES; i++) guessed.add(guess(table, 0, i).companies[1].timeBid);

        assertThat(guessed).hasSizeGreaterThan(1).allMatch(time -> time >= 2 && time <= 5);
    }

    /** R60: issues of others, their pile and their deck are one to who has not seen them. */
    @Test
    void issues_of_others_are_dealt_anew_and_none_is_there_twice() {
        Fixture table = Fixture.table(2).round(3);
        table.goTo("issue");
        Company own = table.s.companies[0];
        Set<String> others = new HashSet<>();
        for (int i = 0; i < GUESSES; i++) {
            BossState guess = guess(table, 0, i);
            assertThat(guess.companies[0].issues).isEqualTo(own.issues);
            assertThat(guess.companies[1].issues).hasSameSizeAs(table.s.companies[1].issues);
            Set<Issue> all = new HashSet<>(Arrays.asList(guess.issues.left()));
            all.addAll(Arrays.asList(guess.issues.discards()));
            for (Company company : guess.companies) all.addAll(Arrays.asList(company.issues));
            assertThat(all).hasSize(Fixture.box().issues().size());
            for (Issue issue : guess.companies[1].issues) others.add(issue.id());
        }
        assertThat(others).hasSizeGreaterThan(3);
    }

    @Test
    void what_the_rival_bids_next_is_one_of_the_cards_it_has_left() {
        Fixture table = Fixture.table(1).goTo("hiring-bid");
        Objects.requireNonNull(table.s.rival).cards = new int[] {1, 4, 5};
        Set<Integer> next = new HashSet<>();
        for (int i = 0; i < GUESSES; i++) next.add(Objects.requireNonNull(guess(table, 0, i).rival).cards[2]);

        assertThat(next).containsExactlyInAnyOrder(1, 4, 5);
    }
}
