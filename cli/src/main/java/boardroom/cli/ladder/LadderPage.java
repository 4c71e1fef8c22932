package boardroom.cli.ladder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The page with the ladders of all games, each between two marks, and their pictures. */
public record LadderPage(Path docs) {
    /** A game that has no section yet gets one here. */
    private static final String END = "<!-- ladders end here -->";

    /** Whether there is a page that can be renewed. */
    public boolean isThere() throws IOException {
        return Files.exists(page()) && Files.readString(page()).contains(END);
    }

    /** Renews the section and the picture of a game. */
    public void renew(String game, String title, String report, String picture) throws IOException {
        String name = "ladder-" + game + ".svg";
        Files.writeString(docs.resolve("pictures").resolve(name), picture);
        String section =
                "### %s%n![Ratings of the bots in %s](pictures/%s)%n%n%s".formatted(title, title, name, report);
        Files.writeString(page(), renewed(Files.readString(page()), game, section));
    }

    static String renewed(String page, String game, String section) {
        String from = "<!-- ladder " + game + " -->\n";
        String to = "<!-- /ladder " + game + " -->\n";
        String marked = from + section + to;
        int start = page.indexOf(from);
        int end = page.indexOf(to);
        if (start >= 0 && end > start) return page.substring(0, start) + marked + page.substring(end + to.length());
        return page.replace(END, marked + "\n" + END);
    }

    private Path page() {
        return docs.resolve("bots.md");
    }
}
