package boardroom.cli.ladder;

import boardroom.bots.Share;
import boardroom.bots.ladder.Check;
import boardroom.bots.ladder.Ladder.Standings;
import boardroom.bots.ladder.Played;
import boardroom.bots.ladder.Rating;
import java.util.ArrayList;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A ladder as a page that reads well in a terminal and as Markdown.
 *
 * @param command what made it
 * @param remarks what else must be known to read it
 */
public record LadderReport(String command, long seed, Standings standings, List<String> remarks) {

    /** What fewer deals come to is no share. */
    private static final int LEAST_DEALS = 2;

    @Override
    public String toString() {
        Formatter out = new Formatter(Locale.ROOT);
        int games =
                standings.bouts().stream().mapToInt(bout -> bout.games().size()).sum();
        out.format("Made by `%s` on %s: %,d games from seed %d.%n%n", command, machine(), games, seed);
        for (String remark : remarks) out.format("%s%n%n", remark);
        ratings(out);
        standings.bouts().stream().map(Played::seats).distinct().sorted().forEach(seats -> tables(out, seats));
        checks(out, "Controls", standings.controls());
        checks(out, "Targets", standings.targets());
        return out.toString();
    }

    private void ratings(Formatter out) {
        out.format("| who          | rating |  95 %% |%n");
        out.format("|--------------|-------:|------:|%n");
        for (Rating rating : standings.ratings())
            out.format("| %-12s | %6.0f | %5s |%n", rating.id(), rating.rating(), margin("%.0f", rating.margin()));
    }

    private static String margin(String format, double margin) {
        return Double.isInfinite(margin) ? "?" : "±" + String.format(Locale.ROOT, format, margin);
    }

    private void tables(Formatter out, int seats) {
        List<Played> bouts =
                standings.bouts().stream().filter(bout -> bout.seats() == seats).toList();
        int fewest = bouts.stream().mapToInt(bout -> bout.games().size()).min().orElse(0);
        int most = bouts.stream().mapToInt(bout -> bout.games().size()).max().orElse(0);
        int all = bouts.stream().mapToInt(bout -> bout.games().size()).sum();
        int lost = bouts.stream().mapToInt(Played::lost).sum();
        String others = seats == 2 ? "against the column" : "among " + (seats - 1) + " of the column";
        out.format("%n**%d seats: share of wins of the row %s, in %% [95 %%]**, ", seats, others);
        out.format("%s games each, a fair share is %.0f%n%n", span(fewest, most), 100.0 / seats);
        List<Played> cells = new ArrayList<>(bouts);
        if (seats == 2) for (Played bout : bouts) cells.add(bout.turned());
        matrix(out, cells, LadderReport::share);
        if (lost > 0)
            out.format("%n%.1f %% of these games were lost by all and are nobody's win.%n", 100.0 * lost / all);
        if (seats == 2) return;
        out.format("%n**%d seats: mean rank of the row %s [95 %%]**, ", seats, others);
        out.format("a fair one is %.1f%n%n", (seats + 1) / 2.0);
        matrix(out, bouts, LadderReport::rank);
    }

    private static String span(int fewest, int most) {
        return fewest == most ? String.valueOf(most) : fewest + " to " + most;
    }

    private static String share(Played bout) {
        Share share = bout.share();
        return String.format(
                Locale.ROOT, "%.0f [%.0f, %.0f]", 100 * share.share(), 100 * share.low(), 100 * share.high());
    }

    private static String rank(Played bout) {
        Played.Mean rank = bout.rank();
        return String.format(Locale.ROOT, "%.2f ", rank.mean()) + margin("%.2f", rank.margin());
    }

    private void matrix(Formatter out, List<Played> bouts, Function<Played, String> cell) {
        List<String> rows = present(bouts, Played::one);
        List<String> columns = present(bouts, Played::others);
        out.format("| %-12s |", "");
        for (String column : columns) out.format(" %-13s |", column);
        out.format("%n|--------------|%s%n", "---------------|".repeat(columns.size()));
        for (String row : rows) {
            out.format("| %-12s |", row);
            for (String column : columns) {
                Played bout = find(bouts, row, column);
                out.format(" %-13s |", bout == null ? "" : cell.apply(bout));
            }
            out.format("%n");
        }
    }

    /** Who played there, the strongest first. */
    private List<String> present(List<Played> bouts, Function<Played, String> who) {
        List<String> present = new ArrayList<>();
        for (Rating rating : standings.ratings())
            if (bouts.stream().anyMatch(bout -> who.apply(bout).equals(rating.id()))) present.add(rating.id());
        return present;
    }

    private static @Nullable Played find(List<Played> bouts, String row, String column) {
        for (Played bout : bouts)
            if (bout.one().equals(row) && bout.others().equals(column)) return bout.deals() < LEAST_DEALS ? null : bout;
        return null;
    }

    private static void checks(Formatter out, String title, List<Check> checks) {
        if (checks.isEmpty()) return;
        out.format("%n**%s**%n%n", title);
        for (Check check : checks)
            out.format(
                    "- %s: %s: %s%n", check.verdict().name().toLowerCase(Locale.ROOT), check.what(), check.figures());
    }

    private static String machine() {
        return "%d processors, Java %s"
                .formatted(
                        Runtime.getRuntime().availableProcessors(),
                        Runtime.version().feature());
    }
}
