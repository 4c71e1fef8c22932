package boardroom.engine.highcard;

import boardroom.engine.Move;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** The moves of High Card. */
public sealed interface HighCardMove extends Move {
    /** Lay a card face down. */
    @JsonTypeName("lay")
    record Lay(String card) implements HighCardMove {}
}
