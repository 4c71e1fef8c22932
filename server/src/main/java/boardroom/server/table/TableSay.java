package boardroom.server.table;

import boardroom.engine.Arg;
import boardroom.engine.Say;

/** What a table says about itself: how far it is, and who may do what there. */
public final class TableSay {
    private TableSay() {}

    public static Say botUnknown(String bot) {
        return Say.of("bot.unknown", "bot", Arg.of(bot));
    }

    public static Say guideNone() {
        return Say.of("guide.none");
    }

    public static Say guideAlone() {
        return Say.of("guide.alone");
    }

    public static Say tooMany(int most) {
        return Say.of("table.too-many").with("most", most);
    }

    public static Say watchingOff() {
        return Say.of("table.watching-off");
    }

    public static Say deleted() {
        return Say.of("table.deleted");
    }

    public static Say othersHere() {
        return Say.of("table.others-here");
    }

    public static Say hostOnly() {
        return Say.of("table.host-only");
    }

    public static Say started() {
        return Say.of("table.started");
    }

    public static Say waiting() {
        return Say.of("table.waiting");
    }

    public static Say over() {
        return Say.of("table.over");
    }

    public static Say notOver() {
        return Say.of("table.not-over");
    }

    public static Say unreadable() {
        return Say.of("table.unreadable");
    }

    public static Say tooHeavy() {
        return Say.of("table.too-heavy");
    }

    public static Say stopped() {
        return Say.of("table.stopped");
    }

    public static Say paused() {
        return Say.of("table.paused");
    }

    public static Say resumedLater(int minutes) {
        return Say.of("table.resumed-later").with("minutes", minutes);
    }

    public static Say notPaused() {
        return Say.of("table.not-paused");
    }

    public static Say seatsOpen(int open) {
        return Say.of("table.seats-open").with("open", open);
    }

    public static Say notOpen() {
        return Say.of("table.not-open");
    }

    /** No entry of a journal that could be played on from. */
    public static Say momentUnknown(int number) {
        return Say.of("moment.unknown").with("number", number);
    }

    public static Say held() {
        return Say.of("table.held");
    }
}
