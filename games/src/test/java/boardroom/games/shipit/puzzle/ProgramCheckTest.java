package boardroom.games.shipit.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.Json;
import boardroom.engine.Refusal;
import boardroom.engine.Rng;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JacksonException;

/** A program that breaks the limits is refused, not run; hostile ones neither hang nor crash (5.9, Blocks). */
class ProgramCheckTest {
    private static final int EXPERT = 4;
    private static final List<Condition> CONDITIONS = List.of(Condition.values());

    private static @Nullable String refusal(int difficulty, Program program) {
        Refusal refusal = ProgramCheck.refusal(PuzzleBox.RULES, difficulty, program);
        return refusal == null ? null : refusal.say().key();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "legal",
            value = {
                "1 | M loop3[M M C] | legal",
                "1 | M L | refuse.program-block",
                "2 | M L R loop2[C] | legal",
                "2 | if(coin-here)[C] | refuse.program-block",
                "3 | if(coin-here)[C] | legal",
                "3 | while(path-clear)[M] | refuse.program-block",
                "3 | M ; F=[M] | refuse.program-block",
                "4 | while(path-clear)[M] F ; F=[C] | legal",
                "4 | F | refuse.program-call",
                "4 | F ; F=[M F] | refuse.program-call",
                "4 | loop2[loop2[loop2[loop2[loop2[M]]]]] | legal",
                "4 | loop2[loop2[loop2[loop2[loop2[loop2[M]]]]]] | refuse.program-too-deep",
                "4 | loop2[loop2[loop2[loop2[loop2[F]]]]] ; F=[loop2[loop2[loop2[loop2[loop2[M]]]]]] | legal",
                "4 | loop1[M] | refuse.program-loop-times",
                "4 | loop2[] | legal",
            })
    void limits_by_difficulty(int difficulty, String program, @Nullable String refusal) {
        assertThat(refusal(difficulty, ProgramText.read(program))).isEqualTo(refusal);
    }

    @Test
    void sixty_blocks_pass_and_sixty_one_do_not() {
        assertThat(refusal(EXPERT, Program.straight("M".repeat(60)))).isNull();
        assertThat(refusal(EXPERT, Program.straight("M".repeat(61)))).isEqualTo("refuse.program-too-big");
        List<Block> main = Collections.nCopies(57, Block.MOVE);
        assertThat(refusal(EXPERT, new Program(main, List.of(Block.MOVE, Block.MOVE))))
                .as("57 + 2 + the frame")
                .isNull();
        assertThat(refusal(EXPERT, new Program(main, List.of(Block.MOVE, Block.MOVE, Block.MOVE))))
                .isEqualTo("refuse.program-too-big");
    }

    @Test
    void a_program_as_deep_as_the_wire_lets_through_is_refused() {
        StringBuilder json = new StringBuilder("{\"main\":[");
        int depth = 200;
        for (int i = 0; i < depth; i++) json.append("{\"op\":\"loop\",\"times\":9,\"body\":[");
        for (int i = 0; i < depth; i++) json.append("]}");
        Program deep = Json.MAPPER.readValue(json.append("],\"function\":[]}").toString(), Program.class);
        assertThat(refusal(EXPERT, deep)).isEqualTo("refuse.program-too-deep");
    }

    @Test
    void deeper_than_that_the_wire_itself_refuses() {
        StringBuilder json = new StringBuilder("{\"main\":[");
        for (int i = 0; i < 100_000; i++) json.append("{\"op\":\"loop\",\"times\":9,\"body\":[");
        assertThatThrownBy(() -> Json.MAPPER.readValue(json.toString(), Program.class))
                .isInstanceOf(JacksonException.class);
    }

    @Test
    void a_very_wide_program_is_refused() {
        List<Block> inner = Collections.nCopies(100_000, Block.MOVE);
        List<Block> wide = new ArrayList<>();
        for (int i = 0; i < 50; i++) wide.add(new Block.Loop(9, inner));
        assertThat(refusal(EXPERT, Program.of(wide))).isEqualTo("refuse.program-too-big");
    }

    @Test
    void nothing_and_unknown_blocks_are_not_read() {
        for (String broken : new String[] {
            "{\"main\":[null],\"function\":[]}",
            "{\"main\":null,\"function\":[]}",
            "{\"main\":[{\"op\":\"jump\"}],\"function\":[]}",
            "{\"main\":[{\"op\":\"if\",\"cond\":\"always\",\"body\":[]}],\"function\":[]}",
            "{\"main\":[{\"op\":\"loop\",\"times\":3}],\"function\":[]}",
            "{\"main\":[{\"op\":\"loop\",\"times\":3,\"body\":[null]}],\"function\":[]}",
            "{\"main\":[{\"op\":\"loop\",\"times\":3,\"body\":{}}],\"function\":[]}",
            "{\"main\":[{\"op\":\"loop\",\"times\":99999999999,\"body\":[]}],\"function\":[]}",
            "{\"main\":[{\"op\":\"loop\",\"times\":1e400,\"body\":[]}],\"function\":[]}",
            "{\"main\":[{\"op\":\"loop\",\"times\":2.5,\"body\":[]}],\"function\":[]}",
            "{\"main\":[{\"op\":\"loop\",\"times\":\"3\",\"body\":[]}],\"function\":[]}",
            "{\"main\":[{\"op\":\"loop\",\"times\":null,\"body\":[]}],\"function\":[]}",
            "{\"main\":[{\"op\":\"if\",\"body\":[]}],\"function\":[]}",
            "{\"main\":[{\"op\":\"while\",\"cond\":null,\"body\":[]}],\"function\":[]}",
            "{\"main\":[{\"op\":\"while\",\"cond\":0,\"body\":[]}],\"function\":[]}",
            "{\"main\":[{}],\"function\":[]}",
            "{\"main\":[\"move\"],\"function\":[]}",
            "{\"main\":[[]],\"function\":[]}",
            "{\"function\":[]}",
            "{\"main\":[],\"function\":[null]}",
            "{\"main\":[],\"function\":{}}",
            "{\"main\":[],\"functions\":[]}",
            "{\"main\":[{\"op\":\"move\",\"times\":2}],\"function\":[]}"
        })
            assertThatThrownBy(() -> Json.MAPPER.readValue(broken, Program.class))
                    .as(broken)
                    .isInstanceOf(JacksonException.class);
    }

    /** Whatever is not refused ends within the step limit, in every puzzle and however it is nested. */
    @Test
    void any_program_is_refused_or_ends() {
        Rng rng = new Rng(5);
        PuzzleMaker maker = new PuzzleMaker(PuzzleBox.RULES);
        int run = 0;
        for (int i = 0; i < 4000; i++) {
            int difficulty = 1 + i % 4;
            Program program = new Program(wild(rng, 6), rng.below(2) == 0 ? List.of() : wild(rng, 3));
            if (ProgramCheck.refusal(PuzzleBox.RULES, difficulty, program) != null) continue;
            run++;
            Run went = maker.make(difficulty, i % 7).run(program, PuzzleBox.RULES.language());
            assertThat(went.steps())
                    .isLessThanOrEqualTo(PuzzleBox.RULES.language().stepLimit() + 1);
            assertThat(program.blocks())
                    .isLessThanOrEqualTo(PuzzleBox.RULES.language().maxBlocks());
        }
        assertThat(run).isGreaterThan(400);
    }

    private static List<Block> wild(Rng rng, int deep) {
        List<Block> list = new ArrayList<>();
        for (int i = rng.below(4); i >= 0; i--)
            list.add(
                    switch (rng.below(deep == 0 ? 5 : 8)) {
                        case 0, 1 -> Block.MOVE;
                        case 2 -> Block.LEFT;
                        case 3 -> Block.COLLECT;
                        case 4 -> rng.below(2) == 0 ? Block.CALL : Block.RIGHT;
                        case 5 ->
                            new Block.Loop(
                                    rng.below(4) == 0 ? 2 - rng.below(5) : 2 + rng.below(8), wild(rng, deep - 1));
                        case 6 -> new Block.If(CONDITIONS.get(rng.below(CONDITIONS.size())), wild(rng, deep - 1));
                        default -> new Block.While(CONDITIONS.get(rng.below(CONDITIONS.size())), wild(rng, deep - 1));
                    });
        return list;
    }

    @Test
    void programs_go_over_the_wire_and_come_back_equal() {
        Program program = ProgramText.read("F loop3[if(coin-here)[C]] ; F=[while(path-clear)[M L R]]");
        String json = Json.MAPPER.writeValueAsString(program);
        assertThat(Json.MAPPER.readValue(json, Program.class)).isEqualTo(program);
        assertThat(json)
                .startsWith("{\"main\":[{\"op\":\"call\"},{\"op\":\"loop\",\"times\":3,\"body\":[{\"op\":\"if\"");
    }
}
