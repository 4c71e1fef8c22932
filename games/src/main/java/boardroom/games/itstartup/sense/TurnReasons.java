package boardroom.games.itstartup.sense;

import boardroom.engine.phases.Turn;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.rules.Burnout;
import boardroom.games.itstartup.rules.Efficiency;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.Prices;
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
import boardroom.games.itstartup.rules.StartupState;
import org.jspecify.annotations.Nullable;

/** Why to do this in the main phase: what a card scores in the turns that its employee and the game still have. */
record TurnReasons(
        Copies copies, Prices prices, Burnout burnout, CardWorth cards, Horizon horizon, AttackReasons attacks) {

    @Nullable StartupReason of(StartupState s, TurnMove move) {
        return switch (move) {
            case PlayEmployee play -> hire(s, play);
            case AttachKnowledge attach -> attach(s, attach);
            case TransferKnowledge transfer -> transfer(s, transfer);
            case PlayAction play -> act(s, play);
            case PlanAction plan -> plan(copies.get(plan.card()));
            case SellCard sale -> new StartupReason.Sell(copies.get(sale.card()), turns(s));
            case BuyCard _ -> new StartupReason.Buy(s.office().resources);
            case UseAbility use -> attacks.coin(s, use);
            case EndTurn _ -> new StartupReason.EndTurn(s.office().resources);
        };
    }

    /** How many turns the active seat still ends. */
    private int turns(StartupState s) {
        return horizon.turns(s, s.active, horizon.rounds(s));
    }

    private @Nullable StartupReason hire(StartupState s, PlayEmployee play) {
        CardCopy card = copies.get(play.card());
        CardCopy.Standing printed = card.standing();
        CardCopy target = copies.find(play.target());
        int owner = s.controller(target);
        if (target != null && owner != Turn.NOBODY && s.areOpponents(s.active, owner))
            return new StartupReason.HireTaking(card, target, owner);
        int turns = Math.min(turns(s), burnout.fullTurns(card));
        if (card.isDeveloper()) {
            boolean hasCompany = s.office().developers() > 0;
            int efficiency = printed.efficiency()
                    + Efficiency.ofCoaches(s.office().row)
                    + (hasCompany ? printed.besideOthers() : 0);
            return new StartupReason.HireDeveloper(card, card.cost(), efficiency, turns, efficiency * turns);
        }
        if (printed.teamEfficiency() > 0)
            return new StartupReason.HireCoach(
                    card, printed.teamEfficiency(), s.office().developers(), turns);
        if (card.atEndOfTurn().length > 0)
            return new StartupReason.HireHr(card, turns, (int) Math.round(turns * cards.unknown(turns)));
        Effect ability = card.ability();
        return ability == null ? null : new StartupReason.HireAgent(card, ability.price());
    }

    private StartupReason attach(StartupState s, AttachKnowledge attach) {
        CardCopy card = copies.get(attach.card());
        Employee developer = s.office().row[s.office().desk(copies.get(attach.developer()))];
        int turns = attacks.turnsOf(s, s.office(), developer);
        return new StartupReason.Attach(
                card, developer.card(), prices.attach(card, developer), card.bonus(), turns, card.bonus() * turns);
    }

    /** {@code null}: who has it stays as long. */
    private @Nullable StartupReason transfer(StartupState s, TransferKnowledge transfer) {
        CardCopy card = copies.get(transfer.knowledge());
        Office office = s.office();
        Employee other = office.row[office.desk(copies.get(transfer.developer()))];
        for (Employee holder : office.row)
            for (CardCopy known : holder.knowledge()) {
                int more = attacks.turnsOf(s, office, other) - attacks.turnsOf(s, office, holder);
                if (known == card && more > 0)
                    return new StartupReason.Transfer(
                            holder.card(), card, other.card(), prices.transfer(card, other), card.bonus() * more);
            }
        return null;
    }

    private StartupReason plan(CardCopy card) {
        return new StartupReason.Plan(card, prices.planned(card), card.cost());
    }

    private @Nullable StartupReason act(StartupState s, PlayAction play) {
        CardCopy card = copies.get(play.card());
        if (card.action().target().isOpponents()) return attacks.of(s, card, play);
        Office office = s.office();
        int price = prices.action(s, office, card);
        for (Effect effect : card.onPlay()) {
            StartupReason reason = switch (effect.kind()) {
                case GAIN_RESOURCES -> new StartupReason.PlayGain(card, price, effect.number());
                case GAIN_RESOURCES_IF_BEHIND -> new StartupReason.PlayGain(card, price, gain(s, effect));
                case DRAW -> new StartupReason.PlayDraw(card, price, effect.number());
                case BONUS_PER_DEVELOPER ->
                    new StartupReason.PlayBoost(card, effect.number() * office.developers(), office.developers());
                case REMOVE_BURNOUT_ALL -> new StartupReason.PlayRest(card, tired(office));
                default -> null;
            };
            if (reason != null) return reason;
        }
        return null;
    }

    private static int gain(StartupState s, Effect effect) {
        for (int points : s.points) if (points > s.pointsOf(s.active)) return effect.number();
        return effect.otherwise() == null ? 0 : effect.otherwise();
    }

    private static int tired(Office office) {
        int tired = 0;
        for (Employee employee : office.row) if (employee.burnout() > 0) tired++;
        return tired;
    }
}
