package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.offers.Offer;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.boss.rules.BossMove.Accept;
import boardroom.games.boss.rules.BossMove.Dealing;
import boardroom.games.boss.rules.BossMove.Decline;
import boardroom.games.boss.rules.BossMove.Gift;
import boardroom.games.boss.rules.BossMove.MakeOffer;
import boardroom.games.boss.rules.BossMove.Ready;
import boardroom.games.boss.rules.BossMove.Withdraw;
import java.util.ArrayList;
import java.util.List;

/** What the Deals window says. */
public record DealsWords(Deals phase) implements Words<BossState, Dealing> {
    @Kind("prompt")
    private sealed interface Question extends Sentence {
        record Deals(int left) implements Question {}

        record DealsAsked(int offers) implements Question {}

        /** Without trade, among partners. */
        record Gifts(@Seat int partner) implements Question {}

        record DealsWaiting(Seats owing) implements Question {}
    }

    @Kind("choice")
    private sealed interface Label extends Sentence {
        record Offer(@Seat int to, Arg give, Arg want) implements Label {}

        record Accept(@Seat int by) implements Label {}

        record Decline(@Seat int by) implements Label {}

        record Withdraw(@Seat int to) implements Label {}

        record Gift(@Seat int to, Arg what) implements Label {}

        record Ready() implements Label {}
    }

    @Kind("change")
    private sealed interface What extends Sentence {
        record Cash() implements What {}

        record Time() implements What {}

        record Ideas() implements What {}
    }

    @Override
    public Line ask(BossState s, int seat) {
        int asked = 0;
        for (var each : s.offers.open()) if (each.offer().to().has(seat)) asked++;
        if (asked > 0) return Line.of(new Question.DealsAsked(asked));
        if (!s.terms.trade()) return Line.of(new Question.Gifts(s.partner(seat)));
        return Line.of(new Question.Deals(phase.offersLeft(s, seat)));
    }

    @Override
    public Line wait(BossState s, int seat, Seats owing) {
        return Line.of(new Question.DealsWaiting(owing));
    }

    @Override
    public Sentence label(BossState s, int seat, Dealing move) {
        return switch (move) {
            case MakeOffer offer -> new Label.Offer(offer.to(), Bundles.say(offer.give()), Bundles.say(offer.want()));
            case Accept accept -> new Label.Accept(open(s, accept.offer()).by());
            case Decline decline -> new Label.Decline(open(s, decline.offer()).by());
            case Withdraw withdraw ->
                new Label.Withdraw(open(s, withdraw.offer()).to().first());
            case Gift gift -> new Label.Gift(s.partner(seat), Bundles.say(Bundle.of(gift)));
            case Ready _ -> new Label.Ready();
        };
    }

    private static Offer<Deal> open(BossState s, int number) {
        Offer<Deal> offer = s.offers.get(number);
        if (offer == null) throw new IllegalStateException("no offer " + number);
        return offer;
    }

    @Override
    public boolean isMain(BossState s, int seat, Dealing move) {
        return move instanceof Ready;
    }

    /** What an answer or a gift does at once to one's own books, and what an offer would if it were taken. */
    @Override
    public Preview preview(BossState s, int seat, Dealing move) {
        Bundle gives = Bundle.NOTHING;
        Bundle gets = Bundle.NOTHING;
        switch (move) {
            case MakeOffer offer -> {
                gives = offer.give();
                gets = offer.want();
            }
            case Accept accept -> {
                gives = open(s, accept.offer()).terms().want();
                gets = open(s, accept.offer()).terms().give();
            }
            case Gift gift -> gives = Bundle.of(gift);
            case Decline _, Withdraw _, Ready _ -> {}
        }
        Company company = s.companies[seat];
        List<Change> changes = new ArrayList<>();
        add(changes, new What.Cash(), Units.CASH, company.cash, gets.cash() - gives.cash());
        add(changes, new What.Time(), Units.TIME, company.time, gets.time() - gives.time());
        add(changes, new What.Ideas(), Units.IDEAS, company.ideas, gets.ideas() - gives.ideas());
        return new Preview(changes, List.of());
    }

    private static void add(List<Change> changes, What what, String unit, int before, int more) {
        if (more != 0) changes.add(Change.of(what, new Arg.Amount(unit, before), new Arg.Amount(unit, before + more)));
    }
}
