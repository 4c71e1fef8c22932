package boardroom.games.shipit.puzzle;

import boardroom.engine.BoxReader;
import boardroom.engine.Json;

/** The puzzle part of the shipped box. */
final class PuzzleBox {
    static final PuzzleRules RULES =
            Json.MAPPER.treeToValue(BoxReader.shipped("ship-it").get("puzzle"), PuzzleRules.class);

    private PuzzleBox() {}

    static PuzzleRules.Example example(String id) {
        return RULES.examples().stream()
                .filter(e -> e.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    static Run run(String example, String program) {
        return Interpreter.run(
                ProgramText.read(program),
                Grid.of(example(example).map()),
                RULES.language().stepLimit());
    }
}
