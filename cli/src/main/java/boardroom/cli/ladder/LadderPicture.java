package boardroom.cli.ladder;

import boardroom.bots.Level;
import boardroom.bots.ladder.Rating;
import java.util.Arrays;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;

/** The ratings as a picture: a dot for each, with whiskers as long as the doubt; full for levels, hollow for anchors. */
public record LadderPicture(String title, List<Rating> ratings) {
    private static final int WIDTH = 720;
    private static final int LEFT = 120;
    private static final int RIGHT = 40;
    private static final int TOP = 58;
    private static final int ROW = 30;
    private static final int BOTTOM = 34;
    private static final int MOST_TICKS = 9;
    private static final int[] STEPS = {50, 100, 200, 500, 1_000, 2_000, 5_000};

    @Override
    public String toString() {
        int height = TOP + ROW * ratings.size() + BOTTOM;
        Scale scale = scale();
        Formatter out = new Formatter(Locale.ROOT);
        out.format("""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %2$d" width="%1$d" height="%2$d" role="img" \
                aria-label="Ratings in %3$s">
                <style>
                  text { font: 14px system-ui, sans-serif; fill: #2b2723 }
                  .title { font-weight: 600; font-size: 16px }
                  .quiet { fill: #6b635a; font-size: 12px }
                  .paper { fill: #faf7f2 }
                  .grid { stroke: #ddd5ca }
                  .whisker { stroke: #9e4a2f; stroke-width: 2 }
                  .dot { stroke: #9e4a2f; stroke-width: 2; fill: #9e4a2f }
                  .hollow { fill: #faf7f2 }
                  @media (prefers-color-scheme: dark) {
                    text { fill: #ece6de } .quiet { fill: #a89f94 } .paper, .hollow { fill: #221f1c } .grid { stroke: #403a34 }
                    .whisker { stroke: #e08a6a } .dot { stroke: #e08a6a; fill: #e08a6a } .hollow { fill: #221f1c }
                  }
                </style>
                <rect class="paper" width="%1$d" height="%2$d" rx="10"/>
                <text class="title" x="20" y="30">%3$s</text>
                <text class="quiet" x="%4$d" y="30" text-anchor="end">rating with 95 %% interval; 400 more wins 10 of 11</text>
                """, WIDTH, height, title.replace("&", "&amp;"), WIDTH - 20);
        for (int tick = scale.from; tick <= scale.to; tick += scale.step) {
            double x = scale.x(tick);
            out.format("<path class=\"grid\" d=\"M%.1f %d V%d\"/>%n", x, TOP - 8, TOP + ROW * ratings.size());
            out.format(
                    "<text class=\"quiet\" x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>%n",
                    x, height - 14, tick);
        }
        for (int row = 0; row < ratings.size(); row++) row(out, ratings.get(row), TOP + ROW * row + ROW / 2, scale);
        return out.format("</svg>%n").toString();
    }

    private static void row(Formatter out, Rating rating, int y, Scale scale) {
        boolean level = Arrays.stream(Level.values()).anyMatch(one -> one.id().equals(rating.id()));
        out.format("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>%n", LEFT - 14, y + 5, rating.id());
        out.format(
                "<path class=\"whisker\" d=\"M%.1f %d H%.1f\"/>%n",
                scale.x(rating.rating() - rating.margin()), y, scale.x(rating.rating() + rating.margin()));
        out.format(
                "<circle class=\"dot%s\" cx=\"%.1f\" cy=\"%d\" r=\"6\"/>%n",
                level ? "" : " hollow", scale.x(rating.rating()), y);
    }

    /** Round numbers around all dots, and around whiskers that are not endless. */
    private Scale scale() {
        double low = Double.MAX_VALUE;
        double high = -Double.MAX_VALUE;
        for (Rating rating : ratings) {
            double margin = Double.isInfinite(rating.margin()) ? 0 : rating.margin();
            low = Math.min(low, rating.rating() - margin);
            high = Math.max(high, rating.rating() + margin);
        }
        for (int step : STEPS) {
            Scale scale = new Scale((int) Math.floor(low / step) * step, (int) Math.ceil(high / step) * step, step);
            if ((scale.to - scale.from) / step < MOST_TICKS || step == STEPS[STEPS.length - 1]) return scale.wide();
        }
        throw new IllegalStateException("no step");
    }

    private record Scale(int from, int to, int step) {
        Scale wide() {
            return from == to ? new Scale(from - step, to + step, step) : this;
        }

        double x(double rating) {
            double clamped = Math.clamp(rating, from, to);
            return LEFT + (clamped - from) / (to - from) * (WIDTH - LEFT - RIGHT);
        }
    }
}
