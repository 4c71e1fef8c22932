package boardroom.cli.bench;

import java.util.List;

/** The page of the benchmarks: figures are put in the place of older ones, what people wrote around them stays. */
public record BenchmarksPage(String text) {
    private static final String FIGURES = "## Figures\n";
    private static final String SECTION = "\n### ";

    /** What sections of figures are called at the beginning; all others are somebody's own. */
    private static final List<String> MEASURED = List.of("Engine:", "Search:", "Server:", "Start");

    public String with(String report) {
        int figures = text.indexOf(FIGURES);
        if (figures < 0) throw new IllegalStateException("the page of the benchmarks has no place for figures");
        StringBuilder page = new StringBuilder(text.substring(0, figures + FIGURES.length())).append(report);
        for (int at = text.indexOf(SECTION, figures); at >= 0; ) {
            int next = text.indexOf(SECTION, at + SECTION.length());
            String title = text.substring(at + SECTION.length());
            if (MEASURED.stream().noneMatch(title::startsWith))
                page.append(text, at, next < 0 ? text.length() : next + 1);
            at = next;
        }
        return page.toString();
    }
}
