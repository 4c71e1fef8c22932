package boardroom.games.shipit;

import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.DebtLevel;

/** 5.6 Rating: one sum, one clamp. */
final class RatingSum {
    private final Book book;

    RatingSum(Book book) {
        this.book = book;
    }

    void settle(Work work, DebtLevel level) {
        Company c = work.c;
        Ledger ledger = work.ledger;
        int before = c.rating;
        int quality = c.tech.ratingPerRound();
        int change = byActions(work) + quality - level.ratingPenalty();
        c.rating = book.clampRating(before + change);
        if (ledger == null) return;
        if (quality != 0) ledger.step(Why.card(c.tech), Units.rating(quality), Why.BONUS);
        if (level.ratingPenalty() != 0)
            ledger.step(Why.debtLevel(level.id()), Units.rating(-level.ratingPenalty()), Why.MALUS);
        if (c.rating != before + change) ledger.step(Why.limit(), Units.rating(c.rating - before - change), Why.MALUS);
        if (ledger.isOpen()) ledger.close("rating", Track.RATING, Why.rating(), before, c.rating);
    }

    private int byActions(Work work) {
        int change = 0;
        for (int rest = work.used(); rest != 0; rest &= rest - 1) {
            int a = Integer.numberOfTrailingZeros(rest);
            for (ActionEffect effect : book.actions[a].effects()) {
                int part = switch (effect) {
                    case ActionEffect.AddRating more -> work.scaled(a, more);
                    case ActionEffect.LoseRating less -> -work.scaled(a, less);
                    default -> 0;
                };
                change += part;
                if (work.ledger != null && part != 0)
                    work.ledger.step(Why.card(book.actions[a]), Units.rating(part), part > 0 ? Why.BONUS : Why.MALUS);
            }
        }
        return change;
    }
}
