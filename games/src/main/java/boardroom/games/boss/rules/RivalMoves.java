package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.Solo;
import boardroom.games.boss.box.Worker;
import java.util.Arrays;

/** 8.3: the rival turns a bid card over after your bid, and takes the best card first if it bids more. */
public final class RivalMoves {
    private final Solo solo;

    public RivalMoves(Solo solo) {
        this.solo = solo;
    }

    /** How much its bids have risen by now. */
    public int rise(BossState s) {
        return (s.roundNumber - 1) / level(s).escalateEvery();
    }

    private Solo.Level level(BossState s) {
        return solo.level(s.terms.soloRival());
    }

    void bid(BossState s, Rival rival, String kind, Events events) {
        int yours = s.companies[0].cashBid;
        rival.card = turnOver(s, rival);
        rival.bid = rival.card + rise(s);
        boolean isFirst = rival.bid > yours;
        events.tell(new BossEvent.RivalBid(kind, rival.card, rise(s), rival.bid, yours, isFirst));
        if (!isFirst) return;
        if (kind.equals(Bids.HIRING)) hire(s, events);
        else take(s, rival, events);
    }

    /** All its bid cards are shuffled again when the last one is gone. */
    private int turnOver(BossState s, Rival rival) {
        int[] cards = rival.cards;
        if (cards.length == 0) {
            cards = level(s).bids().stream().mapToInt(Integer::intValue).toArray();
            rival.chance.shuffle(cards);
        }
        rival.cards = Arrays.copyOf(cards, cards.length - 1);
        return cards[cards.length - 1];
    }

    private static void hire(BossState s, Events events) {
        int best = 0;
        for (int i = 1; i < s.workerPool.length; i++) if (isBetter(s.workerPool[i], s.workerPool[best])) best = i;
        Worker worker = s.workerPool[best];
        PickTurns.take(s, best, BossState.RIVAL);
        s.workers.discard(worker);
        events.tell(new BossEvent.RivalTook(Bids.HIRING, new Arg.CardId(worker.id()), figure(worker), 0));
    }

    private static boolean isBetter(Worker worker, Worker best) {
        int gain = figure(worker) - figure(best);
        return gain > 0 || (gain == 0 && worker.salary() < best.salary());
    }

    /** What it judges people by: all their base outputs. */
    static int figure(Worker worker) {
        return worker.productivity().base()
                + worker.skill().base()
                + worker.leadership().base();
    }

    private static void take(BossState s, Rival rival, Events events) {
        int best = 0;
        for (int i = 1; i < s.projectPool.length; i++) if (isBetter(s.projectPool[i], s.projectPool[best])) best = i;
        Project project = s.projectPool[best];
        int vp = project.victoryPoints();
        PickTurns.take(s, best, BossState.RIVAL);
        rival.projects = Piles.with(rival.projects, project);
        rival.vp += vp;
        events.tell(new BossEvent.RivalTook(Bids.PROJECTS, new Arg.CardId(project.id()), vp, vp));
    }

    private static boolean isBetter(Project project, Project best) {
        int gain = project.victoryPoints() - best.victoryPoints();
        return gain > 0 || (gain == 0 && project.reward() > best.reward());
    }
}
