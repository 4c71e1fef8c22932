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

    /** An idea that fits the segment is worth more than one that does not. */
    @Override
    public @Nullable EsopReason reason(EsopState s, int seat, Lock move) {
        Company company = CompanyLock.company(s.teams[seat], move);
        Idea idea = company.idea();
        Segment segment = company.segment();
        if (idea == null || segment == null || !idea.fits(segment)) return null;
        for (EsopBox.Category trade : trades)
            if (trade.id().equals(idea.effect().category()))
                return new EsopReason.Company(idea, segment, idea.effect().amountWithFit(), trade.name());
        return null;
    }

    @Override
    public boolean isQuiet(EsopState s) {
        return false;
    }
}
