package boardroom.games.shipit.rules;

import static boardroom.games.shipit.rules.Fixture.company;
import static boardroom.games.shipit.rules.Fixture.engineer;
import static boardroom.games.shipit.rules.Fixture.openPlanning;
import static boardroom.games.shipit.rules.Fixture.play;
import static boardroom.games.shipit.rules.Fixture.refusal;
import static boardroom.games.shipit.rules.Fixture.state;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import boardroom.engine.Events;
import boardroom.engine.Rng;
import boardroom.engine.Skill;
import boardroom.engine.Telling;
import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.puzzle.Block;
import boardroom.games.shipit.puzzle.Program;
import boardroom.games.shipit.view.ShipPublicView;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 9: whole rounds, and the puzzle among players. */
class RoundExamplesTest {

    static EventCard event(String id) {
        return Fixture.there(ShipBox.find(Fixture.BOX.events(), id));
    }

    @Test
    void g35_a_whole_round_for_two() {
        Company a = company(0, "vc", "move", "consumer");
        a.money = 45;
        a.roster = new Engineer[] {engineer(1, "S frontend", 1), engineer(2, "J fullstack night-owl", 1)};
        Company b = company(1, "boot", "quality", "b2b");
        b.money = 16;
        b.roster = new Engineer[] {engineer(11, "S backend startup-veteran", 1)};
        ShipState s = state(1, Map.of(), a, b);
        s.deck[0] = event("ddos-attack");
        openPlanning(s);
        play(s, 0, new ShipMove.Place(1, "marketing", true));
        play(s, 0, new ShipMove.Place(2, "develop-features", false));
        play(s, 1, new ShipMove.Place(11, "monetization", true));
        play(s, 0, ShipMove.Ready.NOW);
        play(s, 1, ShipMove.Ready.NOW);

        assertThat(s.round).as("the next draft is open").isEqualTo(2);
        assertThat(a.money).isEqualTo(65);
        assertThat(b.money).isEqualTo(38);
        assertThat(a.debt).isEqualTo(4);
        assertThat(b.debt).isEqualTo(1);
        assertThat(a.mau).isEqualTo(6350);
        assertThat(a.rating).isEqualTo(290);
        assertThat(b.mau).isEqualTo(1100);
        assertThat(b.revenue).isEqualTo(1480);
        assertThat(b.rating).isEqualTo(375);
        assertThat(s.milestoneOwner).containsExactly(0, -1, -1, -1, 1);
        assertThat(Fixture.SCORE.of(s, a)).isEqualTo(45350);
        assertThat(Fixture.SCORE.of(s, b)).isEqualTo(56520);

        ShipPublicView view = (ShipPublicView) Fixture.GAME.publicView(s);
        var told = Fixture.there(view.lastRound());
        assertThat(told.event()).isEqualTo("ddos-attack");
        var ofA = told.companies().getFirst();
        assertThat(ofA.after().users()).as("before the event").isEqualTo(6850);
        assertThat(ofA.after().rating()).isEqualTo(320);
        assertThat(ofA.lines())
                .filteredOn(l -> l.step().equals("marketing"))
                .singleElement()
                .satisfies(line -> {
                    assertThat(line.after() - line.before()).isEqualTo(4950);
                    assertThat(line.why().steps()).hasSize(4);
                });
        assertThat(Fixture.there(told.companies().get(1).strike()).thanks()).isEqualTo("veteran");
        assertThat(Fixture.there(ofA.strike()).mitigated()).isFalse();
    }

    private static ShipState coding(Map<String, ?> options, int coders) {
        Company[] companies = new Company[4];
        for (int seat = 0; seat < 4; seat++) {
            companies[seat] = company(seat, "vc", "quality", "b2b");
            companies[seat].roster = new Engineer[] {engineer(10 * seat + 1, "J ai", 1)};
            companies[seat].debt = 5;
        }
        ShipState s = state(1, options, companies);
        openPlanning(s);
        for (int seat = 0; seat < 4; seat++) {
            String action = seat < coders ? "optimize-code" : "pay-down-debt";
            play(s, seat, new ShipMove.Place(10 * seat + 1, action, false));
            play(s, seat, ShipMove.Ready.NOW);
        }
        return s;
    }

    /** A rung, with so many needless loops around nothing that it has this many blocks. */
    private static Program padded(ShipState s, int more) {
        Program par = Fixture.there(s.puzzle).solution();
        List<Block> main = new java.util.ArrayList<>(par.main());
        for (int i = 0; i < more; i++) main.add(new Block.Loop(2, List.of()));
        return new Program(main, par.function());
    }

    @Test
    void g33_ranking() {
        ShipState s = coding(Map.of(), 4);
        assertThat(Fixture.GAME.phaseOf(s)).isEqualTo("puzzle");
        Fixture.PUZZLE.puzzle(s);
        play(s, 0, new ShipMove.SubmitProgram(padded(s, 2)));
        play(s, 3, new ShipMove.SubmitProgram(new Program(List.of(Block.MOVE), List.of())));
        play(s, 2, new ShipMove.SubmitProgram(padded(s, 1)));
        play(s, 0, new ShipMove.SubmitProgram(padded(s, 1)));
        play(s, 1, new ShipMove.SubmitProgram(padded(s, 1)));
        assertThat(PuzzlePhase.winner(s))
                .as("C was earlier than B and than A's better one")
                .isEqualTo(2);
        assertThat(s.companies[3].program).isNull();
        assertThat(Fixture.there(s.companies[3].lastRun).fault()).isNotNull();
        play(s, 1, new ShipMove.SubmitProgram(padded(s, 0)));
        play(s, 1, new ShipMove.SubmitProgram(padded(s, 3)));
        assertThat(s.companies[1].blocks)
                .as("the one with the fewest blocks counts")
                .isEqualTo(Fixture.there(s.puzzle).par());
        for (int seat = 0; seat < 4; seat++) play(s, seat, ShipMove.Done.NOW);
        assertThat(s.puzzleWinner).isEqualTo(1);
        assertThat(s.round).isEqualTo(2);
        assertThat(s.companies[1].debt).as("5 - 1 - 1").isEqualTo(3);
        assertThat(s.companies[0].debt).isEqualTo(4);
        var puzzle = Fixture.there(((ShipPublicView) Fixture.GAME.publicView(s)).puzzle());
        assertThat(puzzle.over()).isTrue();
        assertThat(puzzle.solution()).isNotNull();
        assertThat(puzzle.coders()).hasSize(4);
    }

    @Test
    void without_a_clock_equal_blocks_go_by_draft_order() {
        ShipState s = coding(Map.of("puzzle-clock", "untimed"), 4);
        assertThat(Fixture.GAME.pace(s)).isNull();
        Fixture.PUZZLE.puzzle(s);
        play(s, 2, new ShipMove.SubmitProgram(padded(s, 0)));
        play(s, 1, new ShipMove.SubmitProgram(padded(s, 0)));
        assertThat(PuzzlePhase.winner(s)).isEqualTo(1);
    }

    @Test
    void who_has_nobody_on_optimize_code_takes_no_part() {
        ShipState s = coding(Map.of(), 1);
        assertThat(Fixture.GAME.owes(s).list()).containsExactly(0);
        assertThat(refusal(s, 1, ShipMove.Done.NOW)).isEqualTo("refuse.not-in-the-puzzle");
        assertThat(refusal(s, 0, new ShipMove.SubmitProgram(new Program(List.of(Block.LEFT), List.of()))))
                .isEqualTo("refuse.program-block");
        play(s, 0, ShipMove.Done.NOW);
        assertThat(s.lastRound).extracting(r -> Fixture.there(r).puzzleWinner).isEqualTo(Turn.NOBODY);
    }

    @Test
    void programs_block_counts_and_the_seed_stay_secret_until_the_puzzle_is_over() {
        ShipState s = coding(Map.of(), 4);
        Fixture.PUZZLE.puzzle(s);
        play(s, 0, new ShipMove.SubmitProgram(padded(s, 1)));
        String view = boardroom.engine.Json.MAPPER.writeValueAsString(Fixture.GAME.publicView(s));
        assertThat(view)
                .contains("\"solved\":true")
                .doesNotContain("\"program\"")
                .doesNotContain("\"solution\"");
        assertThat(view).doesNotContain(String.valueOf(s.puzzleSeed));
        String other = boardroom.engine.Json.MAPPER.writeValueAsString(Fixture.GAME.privateView(s, 1));
        assertThat(other).doesNotContain("\"op\"");
    }

    @Test
    void bots_hand_in_a_rung_by_their_skill_and_are_done() {
        Rng rng = new Rng(3);
        int solved = 0;
        for (int i = 0; i < 60; i++) {
            ShipState s = coding(Map.of(), 4);
            Fixture.PUZZLE.puzzle(s);
            ShipMove move = Fixture.there(Fixture.GAME.skilled(s, 0, Skill.EXPERT, rng));
            play(s, 0, move);
            if (move instanceof ShipMove.SubmitProgram) {
                solved++;
                assertThat(s.companies[0].program).isNotNull();
                assertThat(Fixture.GAME.skilled(s, 0, Skill.EXPERT, rng)).isEqualTo(ShipMove.Done.NOW);
            }
            var pause = Fixture.GAME.botPause(s, 1, Skill.NOVICE);
            assertThat(pause.minMillis()).isEqualTo(18_000);
            assertThat(pause.maxMillis()).isEqualTo(28_500);
        }
        assertThat(solved).as("experts never fail at Easy").isEqualTo(60);
    }

    @Test
    void bots_fill_their_sealed_sheets_while_people_look_back_but_claim_rooms_only_with_them() {
        ShipState s = Fixture.deal(2, Map.of());
        Fixture.GAME.goTo(s, "draft", Events.NONE);
        assertThat(Fixture.GAME.botsWatch(s)).isFalse();
        openPlanning(s);
        assertThat(Fixture.GAME.botsWatch(s)).isTrue();
    }

    @Test
    void with_auto_the_highest_output_on_optimize_code_wins() {
        Company a = company(0, "vc", "quality", "b2b");
        Company b = company(1, "vc", "quality", "b2b");
        a.debt = b.debt = 5;
        a.roster = new Engineer[] {engineer(1, "J ai", 1)};
        b.roster = new Engineer[] {engineer(11, "S ai", 1)};
        ShipState s = state(1, Map.of("puzzle", "auto"), a, b);
        openPlanning(s);
        play(s, 0, new ShipMove.Place(1, "optimize-code", false));
        play(s, 1, new ShipMove.Place(11, "optimize-code", false));
        play(s, 0, ShipMove.Ready.NOW);
        Telling told = new Telling();
        Fixture.GAME.play(s, 1, ShipMove.Ready.NOW, told);
        assertThat(Fixture.there(s.lastRound).puzzleWinner).isEqualTo(1);
        assertThat(b.debt).isEqualTo(3);
        assertThat(told.heardBy(0)).anyMatch(e -> e instanceof ShipEvent.BestCoder);
    }

    @Test
    void sprint_the_highest_total_wins_and_too_many_bugs_lose() {
        ShipState s = coding(Map.of("puzzle", "sprint"), 3);
        assertThat(Fixture.GAME.phaseOf(s)).isEqualTo("sprint");
        // Tokens by their place in the box: clean-1, clean-2, bug, critical-bug.
        s.companies[0].bag = new int[] {1, 1, 0, 2, 2, 0, 0, 0, 0, 1, 2, 3};
        s.companies[1].bag = new int[] {3, 2, 1, 1, 1, 0, 0, 0, 0, 0, 2, 2};
        s.companies[2].bag = new int[] {1, 1, 2, 2, 0, 0, 0, 0, 0, 1, 2, 3};
        for (int i = 0; i < 3; i++) play(s, 0, ShipMove.Draw.NOW);
        play(s, 0, ShipMove.Done.NOW);
        play(s, 1, ShipMove.Draw.NOW);
        play(s, 1, ShipMove.Draw.NOW);
        assertThat(s.companies[1].done).as("a critical bug is two").isTrue();
        for (int i = 0; i < 5; i++) play(s, 2, ShipMove.Draw.NOW);
        assertThat(Fixture.there(s.lastRound).puzzleWinner)
                .as("5 in 3 draws beats 5 in 5")
                .isZero();
    }

    @Test
    void the_bags_of_a_sprint_are_turned_out_when_all_have_stopped_and_not_before() {
        ShipState s = coding(Map.of("puzzle", "sprint"), 2);
        s.companies[0].bag = new int[] {1, 1, 0, 2, 2, 0, 0, 0, 0, 1, 2, 3};
        s.companies[1].bag = new int[] {3, 1, 2, 1, 1, 0, 0, 0, 0, 0, 2, 2};
        for (int i = 0; i < 3; i++) play(s, 0, ShipMove.Draw.NOW);
        play(s, 0, ShipMove.Done.NOW);
        play(s, 1, ShipMove.Draw.NOW);
        var during = Fixture.there(((ShipPublicView) Fixture.GAME.publicView(s)).puzzle());
        assertThat(during.over()).isFalse();
        assertThat(during.winner()).isNull();
        assertThat(during.coders()).extracting(coder -> coder.done()).containsExactly(true, false);
        assertThat(during.coders())
                .allMatch(coder -> coder.total() == null && coder.bugs() == null && coder.draws() == null);

        for (int i = 0; i < 2; i++) play(s, 1, ShipMove.Draw.NOW);
        assertThat(Fixture.GAME.phaseOf(s)).isEqualTo("draft");
        var over = Fixture.there(((ShipPublicView) Fixture.GAME.publicView(s)).puzzle());
        assertThat(over.over()).isTrue();
        assertThat(over.winner()).isZero();
        assertThat(over.coders())
                .extracting(
                        coder -> coder.seat(), coder -> coder.total(), coder -> coder.bugs(), coder -> coder.draws())
                .containsExactly(tuple(0, 5, 0, 3), tuple(1, 2, 3, 3));
        assertThat(over.coders()).extracting(coder -> coder.engineers()).containsExactly(1, 1);
    }

    @Test
    void after_a_round_without_coders_no_bags_of_an_earlier_sprint_are_shown() {
        ShipState s = coding(Map.of("puzzle", "sprint"), 1);
        play(s, 0, ShipMove.Done.NOW);
        assertThat(((ShipPublicView) Fixture.GAME.publicView(s)).puzzle()).isNotNull();
        Fixture.there(s.lastRound).before[0].plan = new PlanEntry[0];
        assertThat(((ShipPublicView) Fixture.GAME.publicView(s)).puzzle()).isNull();
    }
}
