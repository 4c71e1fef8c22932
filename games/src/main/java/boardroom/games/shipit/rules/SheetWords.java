package boardroom.games.shipit.rules;

import boardroom.engine.Events;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.shipit.rules.ShipMove.SheetMove;
import boardroom.games.shipit.rules.Units.Money;

/** What 4.2 says. */
public record SheetWords(EngineerDraft draft) implements Words<ShipState, SheetMove> {
    @Override
    public Line ask(ShipState s, int seat) {
        Company c = s.companies[seat];
        int bids = bids(c);
        return Line.of(
                bids == 0 ? new Question.FillTheSheet() : new Question.HandTheSheetIn(bids),
                new Sheet(c.money, draft.hiring.hireLimit(s, c)));
    }

    private static int bids(Company c) {
        int bids = 0;
        for (int bid : c.bids) if (bid > 0) bids++;
        return bids;
    }

    @Override
    public Line wait(ShipState s, int seat, Seats owing) {
        return WaitingFor.line(new Question.SheetsAreFilled(), owing);
    }

    @Override
    public Sentence label(ShipState s, int seat, SheetMove move) {
        Company c = s.companies[seat];
        if (move instanceof ShipMove.Bid(int engineer, int amount)) {
            int place = EngineerDraft.place(s, seat, engineer);
            if (place >= 0) return new Label.Bid(s.pool[place].engineer().name(), amount);
        }
        if (move instanceof ShipMove.Keep(int money)) return new Label.Keep(money);
        int bids = bids(c);
        return bids == 0 ? new Label.NoBid(draft.hiring.internPrice(c)) : new Label.Submit(bids);
    }

    @Override
    public boolean isMain(ShipState s, int seat, SheetMove move) {
        return true;
    }

    /** If nobody outbids: what the sheet (with this move) would cost. */
    @Override
    public Preview preview(ShipState s, int seat, SheetMove move) {
        ShipState alone = s.copy();
        Company c = alone.companies[seat];
        if (!(move instanceof ShipMove.SubmitSheet)) draft.play(alone, seat, move, Events.NONE);
        int left = c.money - SheetSum.ifUnopposed(draft.hiring, alone, c);
        return Preview.of(Track.MONEY.change(c.money, left));
    }

    /** The button says the price of an intern itself. */
    @Override
    public Preview glance(ShipState s, int seat, SheetMove move) {
        return bids(s.companies[seat]) == 0 ? Preview.NOTHING : preview(s, seat, move);
    }

    /** What is asked, and what the others do. */
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record FillTheSheet() implements Question {}

        record HandTheSheetIn(int bids) implements Question {}

        record SheetsAreFilled() implements Question {}
    }

    @Kind("detail")
    record Sheet(@Money int money, int hires) implements Sentence {}

    /** What stands on the button. */
    @Kind("choice")
    sealed interface Label extends Sentence {
        record NoBid(@Money int price) implements Label {}

        record Submit(int bids) implements Label {}

        record Bid(String engineer, @Money int amount) implements Label {}

        record Keep(@Money int money) implements Label {}
    }
}
