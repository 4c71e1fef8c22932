package boardroom.games.shipit.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a recipe left to right, drawing what it leaves open at the moment a symbol is read. */
final class RecipeReader {
    private static final int MOST_TIMES = 99;

    private final Draws draws;
    private @Nullable Block turn;
    private String text = "";
    private int at;

    private RecipeReader(Draws draws) {
        this.draws = draws;
    }

    static Program read(PuzzleRules.Recipe recipe, Draws draws) {
        RecipeReader reader = new RecipeReader(draws);
        List<Block> main = reader.all(recipe.main());
        return new Program(main, reader.all(recipe.function()));
    }

    private List<Block> all(String recipe) {
        text = recipe;
        at = 0;
        List<Block> blocks = list();
        if (at < text.length()) throw new IllegalArgumentException("not expected: ] at " + at + " of " + text);
        return blocks;
    }

    private List<Block> list() {
        List<Block> blocks = new ArrayList<>();
        while (at < text.length() && text.charAt(at) != ']') {
            if (text.charAt(at) == ' ') at++;
            else block(blocks);
        }
        return blocks;
    }

    private void block(List<Block> out) {
        if (text.startsWith("loop(", at)) {
            at += "loop(".length();
            int times = range();
            out.add(new Block.Loop(times, body()));
        } else if (text.startsWith("if(", at)) {
            at += "if(".length();
            Condition condition = condition();
            out.add(new Block.If(condition, body()));
        } else if (text.startsWith("while(", at)) {
            at += "while(".length();
            Condition condition = condition();
            out.add(new Block.While(condition, body()));
        } else {
            Block block = simple(text.charAt(at++));
            int times = 1;
            if (at < text.length() && text.charAt(at) == '*') {
                at++;
                times = range();
            }
            for (int i = 0; i < times; i++) out.add(block);
        }
    }

    private Block simple(char symbol) {
        return switch (symbol) {
            case 'F' -> Block.CALL;
            case 'T' -> drawTurn();
            case 't' -> {
                if (turn == null) turn = drawTurn();
                yield turn;
            }
            default -> Block.primitive(symbol);
        };
    }

    private Block drawTurn() {
        return draws.pick(2) == 0 ? Block.LEFT : Block.RIGHT;
    }

    private List<Block> body() {
        expect(')');
        expect('[');
        List<Block> body = list();
        expect(']');
        return body;
    }

    /** `a-b` is drawn, `n` is not. */
    private int range() {
        int from = number();
        if (at >= text.length() || text.charAt(at) != '-') return from;
        at++;
        int to = number();
        if (to < from) throw new IllegalArgumentException("the smaller number first: " + text);
        return draws.range(from, to);
    }

    private int number() {
        int number = 0;
        int start = at;
        while (number <= MOST_TIMES && at < text.length() && Character.isDigit(text.charAt(at)))
            number = number * 10 + text.charAt(at++) - '0';
        if (at == start || number > MOST_TIMES)
            throw new IllegalArgumentException("from 0 to " + MOST_TIMES + " times, at " + at + " of " + text);
        return number;
    }

    private Condition condition() {
        int end = Math.max(at, text.indexOf(')', at));
        Condition condition = Condition.of(text.substring(at, end));
        at = end;
        return condition;
    }

    private void expect(char symbol) {
        if (at >= text.length() || text.charAt(at) != symbol)
            throw new IllegalArgumentException("expected " + symbol + " at " + at + " of " + text);
        at++;
    }
}
