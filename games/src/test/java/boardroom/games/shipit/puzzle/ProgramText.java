package boardroom.games.shipit.puzzle;

import java.util.ArrayList;
import java.util.List;

/** Programs as the rules write them: `M loop3[M M C] ; F=[while(path-clear)[M C]]`, with square or curly brackets. */
final class ProgramText {
    private final String text;
    private int at;

    private ProgramText(String text) {
        this.text = text;
    }

    static Program read(String text) {
        String[] parts = text.replace('{', '[').replace('}', ']').split(";", 2);
        String function = parts.length == 1 ? "" : parts[1].strip();
        if (!function.isEmpty()) function = function.substring("F=[".length(), function.length() - 1);
        return new Program(new ProgramText(parts[0]).list(), new ProgramText(function).list());
    }

    private List<Block> list() {
        List<Block> blocks = new ArrayList<>();
        while (at < text.length() && text.charAt(at) != ']') {
            if (text.charAt(at) == ' ') at++;
            else blocks.add(block());
        }
        return blocks;
    }

    private Block block() {
        if (text.startsWith("loop", at)) {
            int times = text.charAt(at + 4) - '0';
            at += 5;
            return new Block.Loop(times, body());
        }
        if (text.startsWith("if(", at)) return new Block.If(condition("if(".length()), body());
        if (text.startsWith("while(", at)) return new Block.While(condition("while(".length()), body());
        char letter = text.charAt(at++);
        return letter == 'F' ? Block.CALL : Block.primitive(letter);
    }

    private Condition condition(int skipped) {
        int end = text.indexOf(')', at);
        Condition condition = Condition.of(text.substring(at + skipped, end));
        at = end + 1;
        return condition;
    }

    private List<Block> body() {
        at++;
        List<Block> body = list();
        at++;
        return body;
    }
}
