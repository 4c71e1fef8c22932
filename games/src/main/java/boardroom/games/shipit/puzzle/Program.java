package boardroom.games.shipit.puzzle;

import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A main list and one function; an empty function is no function. */
public record Program(
        @Sized(to = 300) List<Block> main, @Sized(to = 300) List<Block> function) {
    public Program {
        main = List.copyOf(main);
        function = List.copyOf(function);
    }

    /** As written by a player, who may leave the function out. */
    @JsonCreator
    static Program written(
            @JsonProperty("main") List<Block> main, @JsonProperty("function") @Nullable List<Block> function) {
        return new Program(main, function == null ? List.of() : function);
    }

    static Program of(Block... main) {
        return new Program(List.of(main), List.of());
    }

    static Program of(List<Block> main) {
        return new Program(main, List.of());
    }

    /** The program that does just these primitives, one after the other. */
    static Program straight(String letters) {
        List<Block> blocks = new ArrayList<>(letters.length());
        for (int i = 0; i < letters.length(); i++) blocks.add(Block.primitive(letters.charAt(i)));
        return of(blocks);
    }

    @JsonIgnore
    public boolean hasFunction() {
        return !function.isEmpty();
    }

    /** Every block counts 1 wherever it stands; a function counts 1 more for its frame. */
    @JsonIgnore
    public int blocks() {
        return Block.count(main) + (hasFunction() ? 1 + Block.count(function) : 0);
    }

    /** The loops of the main list written out, those inside them left as they are. */
    Program unrolled() {
        List<Block> out = new ArrayList<>();
        for (Block block : main) {
            if (block instanceof Block.Loop loop) for (int i = 0; i < loop.times(); i++) out.addAll(loop.body());
            else out.add(block);
        }
        return new Program(out, function);
    }

    boolean contains(Predicate<Block> kind) {
        return contains(main, kind) || contains(function, kind);
    }

    private static boolean contains(List<Block> blocks, Predicate<Block> kind) {
        for (Block block : blocks)
            if (kind.test(block) || (block instanceof Block.Container c && contains(c.body(), kind))) return true;
        return false;
    }
}
