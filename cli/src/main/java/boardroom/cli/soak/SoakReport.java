package boardroom.cli.soak;

/** What a soak did and found, as a page of text. */
public final class SoakReport {
    private static final double MEGA = 1e6;

    private final Notes notes;
    private final int looked;
    private final String text;

    SoakReport(Plan plan, Notes notes, int looked, HeapWatch.Thirds heap) {
        this.notes = notes;
        this.looked = looked;
        this.text = written(plan, notes, looked, heap);
    }

    /** Whether every promise held, and everything was tried. */
    public boolean isClean() {
        return notes.isClean();
    }

    int found(Finding.Kind kind) {
        return notes.found(kind);
    }

    int times(Fault fault) {
        return notes.times(fault);
    }

    /** How many acknowledged commands were looked for in the journals. */
    int looked() {
        return looked;
    }

    private static String written(Plan plan, Notes notes, int looked, HeapWatch.Thirds heap) {
        StringBuilder page = new StringBuilder();
        Notes.Figures figures = notes.figures();
        page.append("A soak of %d tables for %.1f minutes, seed %d: %s%n"
                .formatted(
                        plan.tables(),
                        plan.time().toMillis() / 60_000.0,
                        plan.seed(),
                        String.join(", ", plan.games())));
        page.append('\n');
        count(page, figures.dealt(), "games dealt");
        count(page, figures.finished(), "games played to their end");
        count(page, looked, "acknowledged commands looked for in the journals, moves nearly all");
        count(page, figures.refused(), "commands refused");
        page.append("\nDone to the house on purpose\n");
        for (Fault fault : Fault.values()) count(page, notes.times(fault), fault.toString());
        page.append("\nFound\n");
        for (Finding.Kind kind : Finding.Kind.values()) count(page, notes.found(kind), kind.toString());
        count(page, figures.stopped(), "tables that stopped in a fault and were made anew");
        page.append('\n');
        page.append(memory(heap));
        for (Finding finding : notes.findings()) page.append("%s: %s%n".formatted(finding.kind(), finding.sentence()));
        return page.toString();
    }

    private static String memory(HeapWatch.Thirds heap) {
        if (!heap.isKnown())
            return "Too short to say anything about memory: %d measurements%n".formatted(heap.measurements());
        return "Alive in the server after its last start: %.1f MB at first, %.1f MB then, %.1f MB at the end%n"
                        .formatted(heap.first() / MEGA, heap.middle() / MEGA, heap.last() / MEGA)
                + "(medians of thirds of %d measurements)%n".formatted(heap.measurements());
    }

    private static void count(StringBuilder page, int count, String what) {
        page.append("%,10d  %s%n".formatted(count, what));
    }

    @Override
    public String toString() {
        return text;
    }
}
