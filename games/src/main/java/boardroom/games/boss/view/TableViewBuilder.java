package boardroom.games.boss.view;

import boardroom.engine.Piles;
import boardroom.engine.Seats;
import boardroom.games.boss.box.EventCard;
import boardroom.games.boss.box.Solo;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.InForce;
import boardroom.games.boss.rules.Rival;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.view.BossPublicView.DecksView;
import boardroom.games.boss.view.BossPublicView.EventView;
import boardroom.games.boss.view.BossPublicView.InForceView;
import boardroom.games.boss.view.BossPublicView.RivalView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What lies on the Conference Table: the event, those in force, the decks, and the rival across it. */
final class TableViewBuilder {
    private static final int NOTHING = -1;

    private final SharedRules rules;

    TableViewBuilder(SharedRules rules) {
        this.rules = rules;
    }

    @Nullable EventView event(BossState s, String phase) {
        EventCard card = s.event;
        if (card == null) return null;
        boolean isChoosing = phase.equals(Phases.EVENT);
        Seats asked = Seats.where(
                s.seats(),
                seat -> isChoosing ? isAsked(s, card, seat) : s.eventChoices.length > 0 && s.eventChoices[seat] >= 0);
        return new EventView(card.id(), asked, isChoosing ? List.of() : Piles.list(s.eventChoices));
    }

    private boolean isAsked(BossState s, EventCard card, int seat) {
        return !card.choices().isEmpty()
                && (card.requires() == null || rules.conditions().holds(card.requires(), s.companies[seat]));
    }

    static List<InForceView> inForce(BossState s) {
        List<InForceView> events = new ArrayList<>(s.inForce.length);
        for (InForce each : s.inForce) events.add(new InForceView(each.card().id(), each.rounds()));
        return events;
    }

    static DecksView decks(BossState s) {
        return new DecksView(
                s.workers.size(),
                s.projects.size(),
                s.events.size(),
                s.issues.size(),
                CardIds.of(s.workers.discards()),
                CardIds.of(s.projects.discards()),
                CardIds.of(s.events.discards()),
                s.issues.discards().length);
    }

    @Nullable RivalView rival(BossState s) {
        Rival rival = s.rival;
        if (rival == null) return null;
        Solo.Level level = rules.box().solo().level(s.terms.soloRival());
        List<Integer> seen = new ArrayList<>(level.bids());
        for (int card : rival.cards) seen.remove(Integer.valueOf(card));
        return new RivalView(
                rules.box().solo().name(),
                level.id(),
                rival.vp,
                rival.card == NOTHING ? null : rival.card,
                (s.roundNumber - 1) / level.escalateEvery(),
                rival.bid == NOTHING ? null : rival.bid,
                rival.cards.length,
                seen);
    }
}
