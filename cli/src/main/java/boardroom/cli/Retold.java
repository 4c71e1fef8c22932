package boardroom.cli;

import boardroom.engine.Path;
import boardroom.engine.Result;
import boardroom.engine.Seats;
import boardroom.engine.Stone;
import boardroom.engine.Told;
import boardroom.server.house.Catalogue;
import boardroom.server.house.OpenedGame;
import boardroom.server.proof.GameFile;
import boardroom.server.table.Retrace;
import boardroom.server.table.Verification;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A game from its file in words, as somebody tells it who saw every hand. */
final class Retold {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm 'UTC'", Locale.ENGLISH);

    private final GameFile file;
    private final Consumer<String> out;
    private String chapter = "";

    Retold(GameFile file, Consumer<String> out) {
        this.file = file;
        this.out = out;
    }

    /** Tells it, and gives whether that was to its end. */
    boolean tell(Catalogue catalogue) {
        OpenedGame shipped = catalogue.game(file.game());
        out.accept((shipped == null ? file.game() : shipped.game().box().title()) + ", table " + file.table());
        out.accept("Dealt on " + DAY.format(Instant.ofEpochMilli(file.started()).atOffset(ZoneOffset.UTC)));
        for (int seat = 0; seat < file.seats().size(); seat++) out.accept("  " + (seat + 1) + "  " + chair(seat));
        out.accept("Options: "
                + file.options().properties().stream()
                        .map(option -> option.getKey() + " " + option.getValue())
                        .collect(Collectors.joining(", ")));
        Verification verification = Verification.of(file, catalogue, this::step);
        out.accept("");
        Result result = verification.result();
        if (result != null) end(result, verification.opened());
        else tellWhyNot(verification);
        return result != null;
    }

    private String chair(int seat) {
        GameFile.Chair chair = file.seats().get(seat);
        return chair.bot() == null ? chair.name() : chair.name() + " (a bot, " + chair.bot() + ")";
    }

    private String name(int seat) {
        return seat < 0 || seat >= file.seats().size()
                ? "nobody"
                : file.seats().get(seat).name();
    }

    private void step(OpenedGame opened, Retrace.Step step) {
        String now = chapter(step.path());
        if (!now.equals(chapter)) {
            out.accept("");
            out.accept(now);
        }
        chapter = now;
        for (Told told : step.told()) {
            String line = opened.text(told.event(), this::name);
            if (line != null) out.accept("%5d  %s%s".formatted(step.entry().number(), hearers(told.hearers()), line));
        }
    }

    private static String chapter(Path path) {
        String phase = path.stones().stream()
                .filter(stone -> stone.state() == Stone.State.NOW)
                .map(stone -> stone.id().replace('-', ' '))
                .findFirst()
                .orElse("");
        if (path.round() == null) return phase;
        String round = "Round " + path.round() + (path.rounds() == null ? "" : " of " + path.rounds());
        return phase.isEmpty() ? round : round + ": " + phase;
    }

    /** To whom alone it was told. */
    private String hearers(@Nullable Seats only) {
        return only == null ? "" : only.list().stream().map(this::name).collect(Collectors.joining(", ", "(", ") "));
    }

    private void end(Result result, @Nullable OpenedGame opened) {
        if (opened == null) return;
        out.accept(opened.text(result.headline(), this::name));
        List<Result.Standing> ranked = new ArrayList<>(result.standings());
        ranked.sort(Comparator.comparingInt(Result.Standing::rank));
        for (Result.Standing standing : ranked)
            out.accept("  " + standing.rank() + "  " + name(standing.seat()) + (standing.out() ? ", out" : ""));
    }

    private void tellWhyNot(Verification verification) {
        out.accept("It can't be told to its end:");
        for (Verification.Finding finding : verification.findings())
            if (finding.verdict() != Verification.Verdict.FITS) out.accept("  " + Sentences.of(finding.say()));
    }
}
