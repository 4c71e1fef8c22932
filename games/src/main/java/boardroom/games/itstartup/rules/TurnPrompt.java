package boardroom.games.itstartup.rules;

import boardroom.engine.Choice;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.box.ItStartupBox;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a turn says to each seat: every legal action with what it would change, and why the others are not. */
public final class TurnPrompt {
    private static final String RULE = "4.4";

    private final ItStartupBox box;
    private final MainPhase phase;
    private final Prices prices;

    public TurnPrompt(ItStartupBox box, MainPhase phase, Prices prices) {
        this.box = box;
        this.phase = phase;
        this.prices = prices;
    }

    /** 4.3. */
    public static Prompt bonus(PlanningBonus phase, StartupState r, int seat) {
        String decision = Tempo.step(r, "bonus");
        if (seat != r.active) return Prompt.waiting(decision, "4.3", Sentences.bonusOf(r.active));
        List<Choice> choices = new ArrayList<>();
        phase.moves(r, seat, move -> {
            if (move instanceof StartupMove.UseBonus bonus)
                choices.add(Choice.of(move, rest(r, bonus.employee()), phase.preview(r, seat, move)));
        });
        return new Prompt(decision, "4.3", Sentences.bonus(), Sentences.bonusDetail(r.pointsOf(seat)), choices);
    }

    private static Say rest(StartupState r, @Nullable String id) {
        for (Employee employee : r.office().row)
            if (employee.card().id().equals(id)) return Labels.rest(employee.card());
        return Labels.restNobody();
    }

    public Prompt of(StartupState r, int seat) {
        String decision = Tempo.step(r, "turn");
        if (seat != r.active) return Prompt.waiting(decision, RULE, Sentences.turnOf(r.active));
        List<Choice> choices = new ArrayList<>();
        phase.list(r, true, move -> choices.add(choice(r, seat, move)));
        refused(r, seat, choices);
        boolean tired = r.actions >= box.constants().maxActionsPerTurn();
        int score = TurnScore.of(r, r.office()).points();
        int points = r.pointsOf(seat);
        return new Prompt(
                decision,
                RULE,
                tired ? Sentences.onlyTheEnd() : Sentences.yourTurn(),
                Sentences.turnDetail(r.office().resources, score, points, points + score),
                choices);
    }

    private Choice choice(StartupState r, int seat, StartupMove move) {
        Preview preview = phase.preview(r, seat, move);
        Say label = label(r, move);
        return move instanceof StartupMove.EndTurn
                ? Choice.main(move, label, preview)
                : Choice.of(move, label, preview);
    }

    private Say label(StartupState r, StartupMove move) {
        return switch (move) {
            case StartupMove.EndTurn _ -> Labels.endTurn();
            case StartupMove.PlayEmployee play -> {
                CardCopy target = find(play.target());
                yield target == null ? Labels.hire(card(play.card())) : Labels.hireAt(card(play.card()), target);
            }
            case StartupMove.AttachKnowledge attach ->
                Labels.attach(
                        card(attach.card()),
                        card(attach.developer()),
                        prices.attach(card(attach.card()), at(r, attach.developer())));
            case StartupMove.TransferKnowledge transfer ->
                Labels.transfer(
                        card(transfer.knowledge()),
                        card(transfer.developer()),
                        prices.transfer(card(transfer.knowledge()), at(r, transfer.developer())));
            case StartupMove.PlayAction play -> action(r, play);
            case StartupMove.PlanAction plan -> Labels.plan(card(plan.card()));
            case StartupMove.SellCard sale -> Labels.sell(card(sale.card()), prices.sale());
            case StartupMove.BuyCard _ -> Labels.buy(prices.extraCard());
            case StartupMove.UseAbility use -> {
                Effect ability = card(use.employee()).ability();
                yield Labels.use(card(use.employee()), card(use.target()), ability == null ? 0 : ability.price());
            }
            case StartupMove.GiveBack _, StartupMove.UseBonus _, StartupMove.Respond _, StartupMove.Pick _ ->
                throw new IllegalArgumentException("no move of a turn: " + move);
        };
    }

    private Say action(StartupState r, StartupMove.PlayAction play) {
        CardCopy card = card(play.card());
        int price = prices.action(r, r.office(), card);
        Integer opponent = play.opponent();
        CardCopy target = find(play.target());
        CardCopy developer = find(play.developer());
        if (opponent != null) return Labels.playOnSeat(card, opponent, price);
        if (target == null) return Labels.play(card, price);
        return developer == null
                ? Labels.playOnEmployee(card, target, r.controller(target), price)
                : Labels.playOnKnowledge(card, target, developer, price);
    }

    /** The cards that can't be played now, knowledge that can't move, abilities that rest: with what is missing. */
    private void refused(StartupState r, int seat, List<Choice> choices) {
        for (CardCopy card : r.office().hand) addRefused(r, seat, card, choices);
        if (r.office().planned != null) addRefused(r, seat, r.office().planned, choices);
        for (Employee employee : r.office().row) addRefusedAtDesk(r, employee, choices);
        Say noMore = phase.refuse(r, StartupMove.BuyCard.NOW);
        if (noMore != null)
            choices.add(Choice.refused(StartupMove.BuyCard.NOW, Labels.buy(prices.extraCard()), noMore));
    }

    private void addRefusedAtDesk(StartupState r, Employee employee, List<Choice> choices) {
        for (CardCopy knowledge : employee.knowledge()) {
            Say whyNot = phase.whyNotTransfer(r, employee, knowledge);
            if (whyNot != null)
                choices.add(Choice.refused(
                        new StartupMove.TransferKnowledge(knowledge.id(), ""),
                        Labels.transferSomewhere(knowledge),
                        whyNot));
        }
        Effect ability = employee.card().ability();
        Say whyNot = ability == null ? null : phase.whyNotUse(r, employee, ability);
        if (ability != null && whyNot != null)
            choices.add(Choice.refused(
                    new StartupMove.UseAbility(employee.card().id(), ""),
                    Labels.useSomehow(employee.card(), ability.price()),
                    whyNot));
    }

    private void addRefused(StartupState r, int seat, CardCopy card, List<Choice> choices) {
        Say whyNot = phase.whyNot(r, seat, card);
        if (whyNot == null) return;
        if (card.isEmployee())
            choices.add(Choice.refused(new StartupMove.PlayEmployee(card.id(), null), Labels.hire(card), whyNot));
        else if (card.isKnowledge())
            choices.add(Choice.refused(
                    new StartupMove.AttachKnowledge(card.id(), ""), Labels.attachSomewhere(card), whyNot));
        else
            choices.add(Choice.refused(
                    new StartupMove.PlayAction(card.id(), null, null, null),
                    Labels.play(card, prices.action(r, r.office(), card)),
                    whyNot));
    }

    private CardCopy card(String id) {
        return box.catalogue().get(id);
    }

    private @Nullable CardCopy find(@Nullable String id) {
        return box.catalogue().find(id);
    }

    private Employee at(StartupState r, String developer) {
        return r.office().row[r.office().desk(find(developer))];
    }
}
