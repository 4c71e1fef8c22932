package boardroom.games.boss.rules;

import java.util.ArrayList;
import java.util.List;

/** What a company looks back on when the game is over (section 11). A value: every entry makes another one. */
public record Ledger(
        List<Round> rounds,
        int projectVp,
        int specialVp,
        int patentVp,
        int cardVp,
        int failures,
        int bankruptcies,
        int sharedVp,
        int timeHandedBack,
        int ideasSpent) {
    public static final Ledger BLANK = new Ledger(List.of(), 0, 0, 0, 0, 0, 0, 0, 0, 0);

    /** One round that is over: what the chart gave, what was due on Payday, how it stood then. */
    public record Round(
            int capacity, int payroll, int cash, int vp, int skill, int heads, int exactBosses, int cracks) {}

    Ledger with(Round round) {
        List<Round> more = new ArrayList<>(rounds);
        more.add(round);
        return new Ledger(
                List.copyOf(more),
                projectVp,
                specialVp,
                patentVp,
                cardVp,
                failures,
                bankruptcies,
                sharedVp,
                timeHandedBack,
                ideasSpent);
    }

    /** VP gained or lost: by the printed VP of a project, a special effect, a patent, a card, or a share of a deal. */
    enum Source {
        PROJECT,
        SPECIAL,
        PATENT,
        CARD,
        SHARE
    }

    Ledger scored(Source source, int vp) {
        return new Ledger(
                rounds,
                projectVp + (source == Source.PROJECT ? vp : 0),
                specialVp + (source == Source.SPECIAL ? vp : 0),
                patentVp + (source == Source.PATENT ? vp : 0),
                cardVp + (source == Source.CARD ? vp : 0),
                failures,
                bankruptcies,
                sharedVp + (source == Source.SHARE ? vp : 0),
                timeHandedBack,
                ideasSpent);
    }

    Ledger failed() {
        return new Ledger(
                rounds,
                projectVp,
                specialVp,
                patentVp,
                cardVp,
                failures + 1,
                bankruptcies,
                sharedVp,
                timeHandedBack,
                ideasSpent);
    }

    Ledger bankrupt() {
        return new Ledger(
                rounds,
                projectVp,
                specialVp,
                patentVp,
                cardVp,
                failures,
                bankruptcies + 1,
                sharedVp,
                timeHandedBack,
                ideasSpent);
    }

    Ledger used(int handedBack, int ideas) {
        return new Ledger(
                rounds,
                projectVp,
                specialVp,
                patentVp,
                cardVp,
                failures,
                bankruptcies,
                sharedVp,
                timeHandedBack + handedBack,
                ideasSpent + ideas);
    }
}
