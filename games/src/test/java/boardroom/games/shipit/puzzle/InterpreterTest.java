package boardroom.games.shipit.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs on the puzzles of the data file (5.9, Run). */
class InterpreterTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "easy-2 | M loop3[M M C] | 5 | 13",
                "medium-3 | M C loop2[loop2[M C] R M] | 8 | 20",
                "medium-9 | loop6[M C R M L] | 6 | 36",
                "hard-2 | loop2[loop6[M if(coin-here)[C]] R] | 6 | 49",
                "hard-12 | loop9[M C if(path-blocked)[L]] | 5 | 37",
                "expert-4 | loop4[while(path-clear)[M if(coin-here)[C]] L] | 6 | 75",
                "expert-18 | F R F L F R F ; F=[while(path-clear)[M C]] | 11 | 47"
            })
    void g31_and_g32_correct_programs_with_their_blocks_and_steps(
            String puzzle, String program, int blocks, int steps) {
        Run run = PuzzleBox.run(puzzle, program);
        assertThat(run.fault()).isNull();
        assertThat(run.steps()).isEqualTo(steps);
        assertThat(ProgramText.read(program).blocks()).isEqualTo(blocks);
    }

    @Test
    void g31_collecting_where_nothing_lies_ends_the_run() {
        Run run = PuzzleBox.run("easy-2", "loop3[M M C]");
        assertThat(run.fault()).isEqualTo(Fault.NO_COIN);
        assertThat(run.steps()).isEqualTo(4);
        assertThat(run.stop().block()).as("third block of the loop").containsExactly(0, 2);
        assertThat(run.stop().x()).isEqualTo(2);
    }

    @Test
    void g31_coins_left_is_an_error() {
        Run run = PuzzleBox.run("easy-2", "M loop2[M M C]");
        assertThat(run.fault()).isEqualTo(Fault.COINS_LEFT);
        assertThat(run.coinsLeft()).isEqualTo(1);
    }

    @Test
    void g31_a_crash_after_the_last_coin_is_still_an_error() {
        Run run = PuzzleBox.run("easy-2", "M loop4[M M C]");
        assertThat(run.fault()).isEqualTo(Fault.CRASH);
        assertThat(run.steps()).isEqualTo(15);
        assertThat(run.coinsLeft()).isZero();
    }

    @Test
    void g31_the_straight_line_is_correct_with_ten_blocks() {
        assertThat(PuzzleBox.run("easy-2", "MMMCMMCMMC").correct()).isTrue();
        assertThat(ProgramText.read("MMMCMMCMMC").blocks()).isEqualTo(10);
    }

    @Test
    void g32_other_answers_to_the_examples() {
        assertThat(PuzzleBox.run("medium-9", "loop5[M C R M L] M C").correct()).isTrue();
        assertThat(ProgramText.read("loop5[M C R M L] M C").blocks()).isEqualTo(8);
        Run three = PuzzleBox.run("expert-4", "loop3[while(path-clear)[M if(coin-here)[C]] L]");
        assertThat(three.fault()).isEqualTo(Fault.COINS_LEFT);
        assertThat(three.coinsLeft()).isEqualTo(4);
        assertThat(PuzzleBox.run("expert-4", "loop9[loop9[loop9[L]]]").fault()).isEqualTo(Fault.TOO_LONG);
        String written = "while(path-clear)[M C] R while(path-clear)[M C] L while(path-clear)[M C] R"
                + " while(path-clear)[M C]";
        assertThat(PuzzleBox.run("expert-18", written).correct()).isTrue();
        assertThat(ProgramText.read(written).blocks()).isEqualTo(15);
    }

    @Test
    void programs_that_never_end_stop_at_the_step_limit() {
        for (String endless : new String[] {
            "while(path-clear)[]",
            "while(path-clear)[L R]",
            "while(path-clear)[F] ; F=[L R]",
            "loop9[while(path-clear)[if(path-clear)[]]]"
        }) {
            Run run = PuzzleBox.run("expert-4", endless);
            assertThat(run.fault()).as(endless).isEqualTo(Fault.TOO_LONG);
            assertThat(run.steps()).isEqualTo(PuzzleBox.RULES.language().stepLimit() + 1);
        }
    }

    @Test
    void a_fault_inside_the_function_is_found_there() {
        Run run = PuzzleBox.run("expert-18", "F ; F=[M C C]");
        assertThat(run.fault()).isEqualTo(Fault.NO_COIN);
        assertThat(run.stop().inFunction()).isTrue();
        assertThat(run.stop().block()).containsExactly(2);
    }
}
