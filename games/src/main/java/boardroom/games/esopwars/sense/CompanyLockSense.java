package boardroom.games.esopwars.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.Idea;
import boardroom.games.esopwars.box.Segment;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.CompanyLock;
import boardroom.games.esopwars.rules.EsopMove.Lock;
import boardroom.games.esopwars.rules.EsopState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How good a company looks, before anybody is hired. */
record CompanyLockSense(HandWorth worth, List<EsopBox.Category> trades) implements Sense<EsopState, Lock> {

    @Override
    public void scores(EsopState s, int seat, List<? extends Lock> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++) out[i] = worth.of(CompanyLock.company(s.teams[seat], moves.get(i)));
    }

    @Override
    public @Nullable EsopReason reason(EsopState s, int seat, Lock move) {
        Company company = CompanyLock.company(s.teams[seat], move);
        Idea idea = company.idea();
        Segment segment = company.segment();
        if (idea == null || segment == null) return null;
        String trade = trade(idea);
        if (!idea.fits(segment))
            return new EsopReason.CompanyAlone(idea, idea.effect().amount(), trade);
        int bonus = idea.effect().amountWithFit();
        Idea companion = company.companion();
        if (companion == null) return new EsopReason.Company(idea, segment, bonus, trade);
        int more = companion.effect().amountAsCompanion();
        return new EsopReason.CompanyMeld(idea, companion, segment, bonus, trade, more, trade(companion));
    }

    private String trade(Idea idea) {
        String category = idea.effect().category();
        for (EsopBox.Category trade : trades) if (trade.id().equals(category)) return trade.name();
        throw new IllegalArgumentException("no category " + category);
    }

    @Override
    public boolean isQuiet(EsopState s) {
        return false;
    }
}
