package boardroom.cli.bench;

import boardroom.engine.Box;
import boardroom.engine.Game;
import boardroom.engine.Title;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A whole measurement: the machine's own speed, every game's rules, the search of the bots, and the server. */
public record Bench(List<Title> titles, boolean quick, Part part) {
    /** What is measured. */
    public enum Part {
        ENGINE,
        SEARCH,
        SERVER,
        ALL
    }

    public Report measure() throws IOException, InterruptedException {
        CpuTime time = quick ? new CpuTime(0.5, 3) : new CpuTime(1.5, 5);
        double calibration = new Calibration().millionStepsPerSecond(time);
        List<EngineFigures> engine = new ArrayList<>();
        List<SearchFigures> search = new ArrayList<>();
        List<ServerFigures> server = new ArrayList<>();
        for (Title title : titles) {
            Game<?, ?> game = title.open();
            if (measures(Part.ENGINE))
                for (Variation variation : Variation.of(title.id()))
                    for (int seats : seatCounts(game.box()))
                        engine.add(EngineBench.measure(game, seats, variation, time));
            if (measures(Part.SEARCH)) search.add(SearchBench.measure(game, time));
            if (measures(Part.SERVER)) server.add(serverBench(title.id()).measure());
        }
        StartFigures start =
                measures(Part.SERVER) ? new StartBench(titles.getFirst().id()).measure() : null;
        return new Report(quick, calibration, engine, search, server, start);
    }

    private boolean measures(Part one) {
        return part == one || part == Part.ALL;
    }

    private ServerBench serverBench(String game) {
        return new ServerBench(game, quick ? ServerBench.Times.QUICK : ServerBench.Times.FULL);
    }

    /** The default number first; in a quick measurement it alone. */
    private List<Integer> seatCounts(Box box) {
        List<Integer> counts = new ArrayList<>(List.of(box.seats().preset()));
        if (!quick)
            for (int seats = box.seats().min(); seats <= box.seats().max(); seats++)
                if (seats != box.seats().preset()) counts.add(seats);
        return counts;
    }
}
