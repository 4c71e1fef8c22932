package boardroom.games.itstartup.rules;

import boardroom.engine.CardName;
import boardroom.engine.Events;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.Words;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.rules.StartupMove.AttachKnowledge;
import boardroom.games.itstartup.rules.StartupMove.BuyCard;
import boardroom.games.itstartup.rules.StartupMove.EndTurn;
import boardroom.games.itstartup.rules.StartupMove.PlanAction;
import boardroom.games.itstartup.rules.StartupMove.PlayAction;
import boardroom.games.itstartup.rules.StartupMove.PlayEmployee;
import boardroom.games.itstartup.rules.StartupMove.SellCard;
import boardroom.games.itstartup.rules.StartupMove.TransferKnowledge;
import boardroom.games.itstartup.rules.StartupMove.TurnMove;
import boardroom.games.itstartup.rules.StartupMove.UseAbility;
import org.jspecify.annotations.Nullable;

/** What a turn says to each seat. */
public final class MainPhaseWords implements Words<StartupState, TurnMove> {
    @Kind("prompt")
    sealed interface Question extends Sentence {
        record Turn() implements Question {}

        record TurnTired() implements Question {}

        record TurnOf(@Seat int seat) implements Question {}
    }

    @Kind("detail")
    sealed interface Detail extends Sentence {
        record Turn(int resources, int score, int before, int after) implements Detail {}

        /** The round will not be followed by another: what there is to beat, or to hold. */
        record LastTurn(
                int score, int before, int after, @Seat int rival, int points) implements Detail {}
    }

    @Kind("choice")
    sealed interface Label extends Sentence {
        record EndTurn() implements Label {}

        record Hire(CardCopy card, int price) implements Label {}

        record HireAt(CardCopy card, @CardName String target, int price) implements Label {}

        record Attach(CardCopy card, CardCopy developer, int price) implements Label {}

        record AttachSomewhere(CardCopy card) implements Label {}

        record Transfer(CardCopy card, CardCopy developer, int price) implements Label {}

        record TransferSomewhere(CardCopy card) implements Label {}

        record Play(CardCopy card, int price) implements Label {}

        record PlayOnSeat(CardCopy card, @Seat int seat, int price) implements Label {}

        record PlayOnEmployee(
                CardCopy card, CardCopy employee, @Seat int seat, int price) implements Label {}

        record PlayOnKnowledge(CardCopy card, CardCopy knowledge, CardCopy developer, int price) implements Label {}

        record Plan(@CardName String card) implements Label {}

        record Sell(@CardName String card, int price) implements Label {}

        record Buy(int price) implements Label {}

        record Use(CardCopy employee, CardCopy target, int price) implements Label {}

        record UseSomehow(CardCopy employee, int price) implements Label {}
    }

    private final MainPhase phase;
    private final Copies copies;
    private final Prices prices;
    private final TurnEnd turnEnd;

    public MainPhaseWords(MainPhase phase, TurnEnd turnEnd) {
        this.phase = phase;
        this.copies = phase.copies;
        this.prices = phase.prices;
        this.turnEnd = turnEnd;
    }

    @Override
    public Line ask(StartupState s, int seat) {
        int score = TurnScore.of(s, s.office()).points();
        return Line.of(phase.isTired(s) ? new Question.TurnTired() : new Question.Turn(), detail(s, seat, score));
    }

    private static Detail detail(StartupState s, int seat, int score) {
        int points = s.pointsOf(seat);
        if (!s.isLastRound()) return new Detail.Turn(s.office().resources, score, points, points + score);
        int best = s.bestOpponent(seat);
        return new Detail.LastTurn(score, points, points + score, best, s.pointsOf(best));
    }

    @Override
    public Line wait(StartupState s, int seat, Seats owing) {
        return Line.of(new Question.TurnOf(s.active));
    }

    @Override
    public Sentence label(StartupState s, int seat, TurnMove move) {
        return switch (move) {
            case EndTurn _ -> new Label.EndTurn();
            case PlayEmployee play -> hire(copies.get(play.card()), play);
            case AttachKnowledge attach -> attach(s, copies.get(attach.card()), copies.find(attach.developer()));
            case TransferKnowledge transfer ->
                transfer(s, copies.get(transfer.knowledge()), copies.find(transfer.developer()));
            case PlayAction play -> play(s, copies.get(play.card()), play);
            case PlanAction plan -> new Label.Plan(plan.card());
            case SellCard sale -> new Label.Sell(sale.card(), prices.sale());
            case BuyCard _ -> new Label.Buy(prices.extraCard());
            case UseAbility use -> use(copies.get(use.employee()), copies.find(use.target()));
        };
    }

    private static Sentence hire(CardCopy card, PlayEmployee play) {
        return play.target() == null
                ? new Label.Hire(card, card.cost())
                : new Label.HireAt(card, play.target(), card.cost());
    }

    private Sentence attach(StartupState s, CardCopy card, @Nullable CardCopy developer) {
        Employee holder = s.office().find(developer);
        return developer == null || holder == null
                ? new Label.AttachSomewhere(card)
                : new Label.Attach(card, developer, prices.attach(card, holder));
    }

    private Sentence transfer(StartupState s, CardCopy knowledge, @Nullable CardCopy developer) {
        Employee holder = s.office().find(developer);
        return developer == null || holder == null
                ? new Label.TransferSomewhere(knowledge)
                : new Label.Transfer(knowledge, developer, prices.transfer(knowledge, holder));
    }

    private Sentence play(StartupState s, CardCopy card, PlayAction play) {
        int price = prices.action(s, s.office(), card);
        Integer opponent = play.opponent();
        CardCopy target = copies.find(play.target());
        CardCopy developer = copies.find(play.developer());
        if (opponent != null) return new Label.PlayOnSeat(card, opponent, price);
        if (target == null) return new Label.Play(card, price);
        return developer == null
                ? new Label.PlayOnEmployee(card, target, s.controller(target), price)
                : new Label.PlayOnKnowledge(card, target, developer, price);
    }

    private static Sentence use(CardCopy employee, @Nullable CardCopy target) {
        Effect ability = employee.ability();
        int price = ability == null ? 0 : ability.price();
        return target == null ? new Label.UseSomehow(employee, price) : new Label.Use(employee, target, price);
    }

    @Override
    public boolean isMain(StartupState s, int seat, TurnMove move) {
        return move instanceof EndTurn;
    }

    /** Of a coin only the price; of the end of the turn all that it does before the next one starts. */
    @Override
    public Preview preview(StartupState s, int seat, TurnMove move) {
        return switch (move) {
            case UseAbility use -> Previews.of(s, phase.beforeCoin(s, use), seat);
            case EndTurn _ -> {
                StartupState after = s.copy();
                turnEnd.open(after, Events.NONE);
                yield Previews.ofTurnEnd(s, after, seat);
            }
            case PlayAction play ->
                Previews.of(s, phase.unanswered(s, seat, move), seat).risking(phase.risks(s, play));
            default -> Previews.of(s, phase.unanswered(s, seat, move), seat);
        };
    }
}
