package boardroom.games.boss.rules;

import static boardroom.games.boss.rules.Rounds.dismiss;
import static boardroom.games.boss.rules.Rounds.onTop;
import static boardroom.games.boss.rules.Rounds.place;
import static boardroom.games.boss.rules.Rounds.retire;
import static boardroom.games.boss.rules.Rounds.workshop;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Rng;
import boardroom.games.boss.box.Crack;
import boardroom.games.boss.box.Mood;
import boardroom.games.boss.rules.BossMove.Appoint;
import boardroom.games.boss.rules.BossMove.Dismiss;
import boardroom.games.boss.rules.BossMove.Done;
import boardroom.games.boss.rules.BossMove.Place;
import boardroom.games.boss.rules.BossMove.Reset;
import boardroom.games.boss.rules.BossMove.Workshop;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** 4.0 Start of round and 4.2 Organisation: what may be drawn, what it costs, and what is told. */
class OrganisationTest {
    private final Rounds game = new Rounds();

    /** The chart of G12, and Sol waiting beside it. */
    private void open() {
        game.company.chart("founder > boris celia", "boris > pip").cash(5).ideas(1);
        game.begin("sol");
    }

    private @Nullable String refusal(BossMove move) {
        return game.table.refusal(0, move);
    }

    @Test
    void the_round_begins_with_the_capacity_track_and_a_clean_slate() {
        game.company.track(4).time(2).cracks(Crack.OVERLOAD).hires("boris").takes("escalator-for-stairs");
        game.table.s.cameTrue = 3;
        game.table.only("round-start");
        assertThat(game.it().time).isEqualTo(6);
        assertThat(game.it().hiredThisRound).isZero();
        assertThat(game.person("boris").hired).isFalse();
        assertThat(game.it().ongoing[0].isNew).isFalse();
        assertThat(game.company.cracks()).isEmpty();
        assertThat(game.table.s.cameTrue).isZero();
        assertThat(game.table.s.roundNumber).isEqualTo(2);
        assertThat(game.table.told(BossEvent.RoundStarted.class)).hasSize(1);
    }

    @Test
    void everybody_has_been_here_for_a_turn_more() {
        open();
        assertThat(game.person("founder").tenure).isEqualTo(2);
        assertThat(game.person("sol").tenure).isEqualTo(1);
    }

    @Test
    void nothing_is_told_or_changed_before_all_are_done() {
        Fixture table = Fixture.table(2);
        table.company(0).chart("founder > boris");
        table.only("organisation").play(0, dismiss("boris"), Done.DONE);
        assertThat(table.company(0).people()).contains("boris");
        assertThat(table.told).containsExactly(new BossEvent.ChartDone(new Arg.Seat(0)));
        assertThat(table.refusal(0, Reset.RESET)).isEqualTo("already-chosen");
        table.timeout(1);
        assertThat(table.company(0).people()).containsExactly("founder");
        assertThat(table.told(BossEvent.ChartRevealed.class)).hasSize(2);
    }

    @Test
    void unknown_people_can_do_nothing() {
        open();
        for (BossMove move :
                List.of(place("hugo", "boris"), place("sol", "hugo"), dismiss("hugo"), workshop("hugo"), place("", "")))
            assertThat(refusal(move)).isEqualTo("not-in-company");
    }

    @Test
    void the_ceo_stays_on_top() {
        open();
        assertThat(refusal(place("founder", "boris"))).isEqualTo("ceo-not-placed");
        assertThat(refusal(dismiss("founder"))).isEqualTo("ceo-not-dismissed");
    }

    @Test
    void a_boss_is_in_the_chart_and_above() {
        open();
        assertThat(refusal(place("pip", "sol"))).isEqualTo("boss-waiting");
        assertThat(refusal(place("boris", "pip"))).isEqualTo("boss-below");
        assertThat(refusal(place("boris", "boris"))).isEqualTo("own-boss");
        assertThat(refusal(onTop("boris"))).isEqualTo("board-has-ceo");
        game.table.play(0, place("sol", "pip"));
        assertThat(refusal(place("celia", "sol"))).isNull();
    }

    @Test
    void the_board_takes_top_people_only_without_a_ceo() {
        game.company.chart("board > boris celia", "boris > pip");
        game.begin();
        assertThat(refusal(onTop("pip"))).isNull();
        game.draw(onTop("pip"));
        assertThat(game.company.bossOf("pip")).isEqualTo("board");
    }

    @Test
    void a_person_moves_with_everybody_under_them() {
        open();
        game.draw(place("boris", "celia"));
        assertThat(game.company.bossOf("pip")).isEqualTo("boris");
        assertThat(game.person("pip").layer).isEqualTo(4);
    }

    @Test
    void dismissing_costs_a_salary_and_a_crack() {
        open();
        game.draw(dismiss("boris"));
        assertThat(game.company.people()).containsExactly("founder", "celia", "pip", "sol");
        assertThat(game.company.bossOf("pip")).isEqualTo("founder");
        assertThat(game.it().cash).isEqualTo(5 - 2 + 3);
        assertThat(game.company.cracks()).contains(Crack.REORGANISATION);
        assertThat(game.table.s.workers.discards())
                .extracting(card -> card.id())
                .contains("boris");
        assertThat(game.table.told(BossEvent.Dismissed.class)).hasSize(1);
    }

    @Test
    void r13_who_moves_up_because_the_boss_was_dismissed_is_not_moved() {
        game.company.chart("founder > celia", "celia > boris sol");
        game.begin();
        game.table.play(0, dismiss("celia"));
        DraftOutcome outcome = DraftOutcome.of(Fixture.rules(), game.table.s, game.it(), Organisation.draft(game.it()));
        assertThat(outcome.moved()).isZero();
    }

    @Test
    void severance_never_takes_cash_below_nothing() {
        open();
        game.company.cash(4);
        game.table.play(0, dismiss("boris"), dismiss("pip"));
        assertThat(refusal(dismiss("celia"))).isEqualTo("severance-too-dear");
        assertThat(refusal(dismiss("boris"))).isEqualTo("is-leaving");
        assertThat(refusal(place("sol", "boris"))).isEqualTo("is-leaving");
        game.table.play(0, Reset.RESET);
        assertThat(refusal(dismiss("celia"))).isNull();
    }

    @Test
    void severance_is_the_salary_with_modifiers() {
        game.table.inForce("wage-spiral", 2);
        game.company.chart("founder > celia").cash(3);
        game.begin();
        assertThat(refusal(dismiss("celia"))).isEqualTo("severance-too-dear");
        game.company.cash(4);
        assertThat(refusal(dismiss("celia"))).isNull();
    }

    @Test
    void a_new_hire_is_not_dismissed() {
        open();
        assertThat(refusal(dismiss("sol"))).isEqualTo("new-hire-stays");
    }

    @Test
    void a_workshop_costs_an_idea_unless_its_person_leaves() {
        open();
        assertThat(refusal(workshop("founder"))).isNull();
        game.table.play(0, workshop("boris"), workshop("founder"), workshop("boris"), dismiss("boris"));
        game.draw();
        assertThat(game.it().ideas).as("one more for the good mood").isEqualTo(1 + 1);
        assertThat(game.table.told(BossEvent.WorkshopHeld.class)).isEmpty();
    }

    @Test
    void no_workshop_without_an_idea() {
        open();
        game.company.ideas(0);
        assertThat(refusal(workshop("founder"))).isEqualTo("workshop-too-dear");
        assertThat(refusal(workshop(null))).isNull();
    }

    @Test
    void ideas_off_closes_the_agenda_and_nobody_gains_any() {
        Rounds plain = new Rounds("ideas", false);
        plain.company.chart("founder > pip").research(7).ideas(1);
        plain.begin();
        assertThat(plain.table.refusal(0, workshop("pip"))).isEqualTo("ideas-off");
        assertThat(plain.draw().it().ideas).isEqualTo(1);
    }

    @Test
    void g39_mood() {
        game.company.chart("founder > boris celia", "boris > pip");
        game.company.morale("boris", 3).morale("celia", 2).morale("pip", 4);
        assertThat(game.it().companyMorale()).isEqualTo(12);
        assertThat(mood()).isEqualTo(Mood.HAPPY);
        game.company.morale("pip", 3);
        assertThat(mood()).isEqualTo(Mood.CONTENT);
        game.company.completed("charity-fun-run");
        assertThat(mood()).as("lasting +1").isEqualTo(Mood.HAPPY);
        game.it().assets = Assets.NONE;
        game.company.morale("pip", 1).morale("boris", 1);
        assertThat(mood()).isEqualTo(Mood.GRUMPY);
    }

    private Mood mood() {
        return game.it().mood(Fixture.box().constants());
    }

    @Test
    void g40_ideas() {
        game.company.chart("founder > pip").research(7);
        game.round();
        assertThat(game.it().ideas).isEqualTo(3);
        game.company.ideas(8);
        assertThat(game.round().it().ideas).as("more than nine are lost").isEqualTo(9);
    }

    @Test
    void ideas_come_after_the_loss_of_morale() {
        game.company.chart("founder > boris celia", "boris > pip").morale("celia", 2);
        game.round(place("pip", "celia"));
        assertThat(game.it().ideas).as("11 for four people").isZero();
    }

    @Test
    void a_missed_payroll_is_a_crack_of_the_next_round_alone() {
        game.it().missedPayroll = true;
        assertThat(game.round().company.cracks()).containsExactly(Crack.MISSED_PAYROLL);
        assertThat(game.round().company.cracks()).isEmpty();
    }

    @Test
    void one_moved_person_is_no_reorganisation_and_two_are() {
        game.company.chart("founder > celia dmitri", "celia > boris sol", "dmitri > ned wanda");
        assertThat(game.round(place("boris", "dmitri")).company.cracks()).doesNotContain(Crack.REORGANISATION);
        assertThat(game.round(place("boris", "celia"), place("ned", "celia"))
                        .company
                        .cracks())
                .contains(Crack.REORGANISATION);
    }

    @Test
    void reset_gives_everything_back() {
        open();
        Draft fresh = game.it().draft;
        game.table.play(0, place("sol", "celia"), dismiss("boris"), workshop("founder"), Reset.RESET);
        assertThat(game.it().draft).isEqualTo(fresh);
    }

    @Test
    void the_last_chart_is_remembered_for_payday_and_the_next_round() {
        open();
        game.draw(place("sol", "celia"));
        assertThat(game.person("pip").bossWasExact).isTrue();
        assertThat(game.person("sol").bossWasExact).isFalse();
        assertThat(game.person("celia").hadReports).isTrue();
        assertThat(game.person("sol").layer).isEqualTo(3);
        assertThat(game.it().draft).isNull();
    }

    @Test
    void the_prompt_lists_what_is_still_to_do() {
        open();
        assertThat(game.table.offers(0))
                .contains(Done.DONE, place("sol", "founder"), place("sol", "pip"), workshop("founder"))
                .doesNotContain(Reset.RESET, workshop("sol"), place("pip", "celia"));
        game.table.play(0, place("sol", "celia"), workshop("founder"));
        assertThat(game.table.offers(0)).containsExactly(Done.DONE, Reset.RESET, workshop(null));
        assertThat(game.table.game.prompt(game.table.s, 0).choices().getFirst().main())
                .isTrue();
    }

    private List<String> changes(BossMove.Edit edit) {
        return new OrganisationWords(new Organisation(Fixture.rules()))
                .preview(game.table.s, 0, edit).changes().stream()
                        .map(change -> change.what().key().replace("change.", ""))
                        .toList();
    }

    @Test
    void a_preview_shows_what_would_change() {
        open();
        assertThat(changes(place("sol", "celia"))).contains("capacity", "steady", "skill", "time");
        assertThat(changes(workshop("founder"))).containsExactly("earnings", "cash", "ideas");
        assertThat(changes(place("celia", "boris"))).contains("cracks");
        assertThat(changes(Done.DONE)).contains("capacity");
    }

    @Test
    void every_listed_move_is_legal_and_edits_lead_to_an_end() {
        Rng rng = new Rng(3);
        for (int play = 0; play < 300; play++) {
            Rounds one = new Rounds();
            one.company
                    .chart("founder > boris celia", "boris > pip")
                    .tenure("founder", 11)
                    .cash(rng.below(12));
            one.company.ideas(rng.below(2)).works("escalator-for-stairs", 0, rng.below(3));
            one.it().mayFire = rng.below(2) == 0;
            if (rng.below(4) == 0) one.it().remove(0);
            one.begin("sol", "ned");
            int edits = 0;
            while (one.table.phase().equals("organisation")) {
                List<BossMove> moves = one.table.moves(0);
                for (BossMove move : moves)
                    assertThat(one.table.refusal(0, move)).as("%s", move).isNull();
                one.table.play(0, moves.get(moves.size() == 1 ? 0 : 1 + rng.below(moves.size() - 1)));
                assertThat(++edits).isLessThan(20);
            }
            assertThat(one.it().cash).isNotNegative();
            assertThat(one.it().ideas).isNotNegative();
            for (Person person : one.it().people) assertThat(person.boss).isNotEqualTo(Chart.WAITING);
        }
    }

    @Test
    void moves_for_bots_touch_everybody_at_most_once() {
        open();
        assertThat(game.table.moves(0)).contains(place("pip", "celia"), dismiss("pip"));
        game.table.play(0, place("pip", "celia"));
        assertThat(game.table.moves(0))
                .noneMatch(move -> move instanceof Place moved && moved.person().equals("pip"))
                .noneMatch(move -> move instanceof Dismiss gone && gone.person().equals("pip"))
                .noneMatch(move -> move instanceof Appoint);
        game.table.play(0, workshop("founder"));
        assertThat(game.table.moves(0)).noneMatch(move -> move instanceof Workshop);
    }

    @Test
    void the_outcome_of_a_draft_is_what_happens() {
        game.company
                .chart("founder > boris celia", "boris > pip")
                .tenure("founder", 11)
                .cash(9)
                .ideas(2)
                .research(4);
        game.begin("sol");
        game.table.play(0, dismiss("pip"), retire("celia"), workshop("boris"));
        DraftOutcome told =
                DraftOutcome.whenDone(Fixture.rules(), game.table.s, game.it(), Organisation.draft(game.it()));
        List<Integer> books = List.of(told.cash(), told.time(), told.ideas(), told.capacity(), told.cracks());
        game.draw();
        Company company = game.it();
        assertThat(List.of(company.cash, company.time, company.ideas, company.capacity, company.cracks))
                .isEqualTo(books);
        assertThat(company.totalSkill()).isEqualTo(told.skill());
        assertThat(company.mood(Fixture.box().constants())).isEqualTo(told.mood());
        assertThat(company.heads()).isEqualTo(told.heads());
    }
}
