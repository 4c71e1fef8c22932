package boardroom.games.shipit.puzzle;

import boardroom.engine.Between;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** One block of a program. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "op")
public sealed interface Block {

    /** One cell ahead. */
    @JsonTypeName("move")
    record Move() implements Block {}

    /** A quarter turn on the spot. */
    @JsonTypeName("turn-left")
    record TurnLeft() implements Block {}

    /** A quarter turn on the spot. */
    @JsonTypeName("turn-right")
    record TurnRight() implements Block {}

    /** Takes the coin of this cell. */
    @JsonTypeName("collect")
    record Collect() implements Block {}

    /** Executes the body of the function. */
    @JsonTypeName("call")
    record Call() implements Block {}

    /** A block with blocks inside. */
    sealed interface Container extends Block {
        List<Block> body();
    }

    /** The body so many times. */
    @JsonTypeName("loop")
    record Loop(
            @Between(from = 1, to = 100) int times,
            @Sized(to = 300) List<Block> body) implements Container {
        public Loop {
            body = List.copyOf(body);
        }
    }

    /** The body once if the condition holds. */
    @JsonTypeName("if")
    record If(Condition cond, @Sized(to = 300) List<Block> body) implements Container {
        public If {
            body = List.copyOf(body);
        }
    }

    /** The body as long as the condition holds. */
    @JsonTypeName("while")
    record While(Condition cond, @Sized(to = 300) List<Block> body) implements Container {
        public While {
            body = List.copyOf(body);
        }
    }

    Move MOVE = new Move();
    TurnLeft LEFT = new TurnLeft();
    TurnRight RIGHT = new TurnRight();
    Collect COLLECT = new Collect();
    Call CALL = new Call();

    /** The primitive of a letter: M, L, R, C. */
    static Block primitive(char letter) {
        return switch (letter) {
            case 'M' -> MOVE;
            case 'L' -> LEFT;
            case 'R' -> RIGHT;
            case 'C' -> COLLECT;
            default -> throw new IllegalArgumentException("no primitive " + letter);
        };
    }

    /** How many blocks stand in a list, those inside containers included. */
    static int count(List<Block> blocks) {
        int count = blocks.size();
        for (Block block : blocks) if (block instanceof Container container) count += count(container.body());
        return count;
    }
}
