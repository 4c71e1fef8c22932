package boardroom.server.wire;

import java.util.List;

/** The five words that bring me back; told once. */
public record Words(List<String> words) {
    public Words {
        words = List.copyOf(words);
    }
}
