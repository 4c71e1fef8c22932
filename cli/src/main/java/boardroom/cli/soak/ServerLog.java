package boardroom.cli.soak;

import java.util.List;
import java.util.regex.Pattern;

/** What the server wrote down while it ran: nothing of it may be a fault that was not made on purpose. */
record ServerLog(String text) {
    private static final Pattern TROUBLE = Pattern.compile("(?m)^\\S+ ERROR .*$");

    /** What a disk that takes nothing makes it say. */
    private static final List<String> MEANT =
            List.of("nothing can be written", "could not be rolled back", "can't be read back");

    void judge(Notes notes) {
        TROUBLE.matcher(text)
                .results()
                .map(found -> found.group())
                .filter(line -> MEANT.stream().noneMatch(line::contains))
                .forEach(line -> notes.find(Finding.Kind.WRONG, "the server's log says: " + line));
    }
}
