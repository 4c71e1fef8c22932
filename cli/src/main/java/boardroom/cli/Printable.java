package boardroom.cli;

import boardroom.server.house.Legible;

/** What a stranger's file says, as a terminal may be told it: nothing in it moves the cursor or hides what is there. */
final class Printable {
    private static final int INSTEAD = '?';

    private Printable() {}

    static String of(String line) {
        StringBuilder clean = new StringBuilder(line.length());
        line.codePoints().map(c -> Legible.isHidden(c) ? INSTEAD : c).forEach(clean::appendCodePoint);
        return clean.toString();
    }
}
