package boardroom.games.shipit;

import boardroom.games.shipit.box.DebtLevel;

/** 5.6 Rating: one sum, one clamp. */
final class RatingSum {
    private final Book book;

    RatingSum(Book book) {
        this.book = book;
    }

    void add(Work work, int a, int change) {
        work.ratingChange += change;
        if (work.ledger != null && change != 0)
            work.ledger.step(
                    Track.RATING, Why.card(book.actions[a]), Units.rating(change), change > 0 ? Why.BONUS : Why.MALUS);
    }

    void addQuality(Work work) {
        int quality = work.c.tech.ratingPerRound();
        work.ratingChange += quality;
        if (work.ledger != null && quality != 0)
            work.ledger.step(Track.RATING, Why.card(work.c.tech), Units.rating(quality), Why.BONUS);
    }

    void addPenalty(Work work) {
        DebtLevel level = book.debtLevel(work.c.debt);
        work.ratingChange -= level.ratingPenalty();
        if (work.ledger != null && level.ratingPenalty() != 0)
            work.ledger.step(Track.RATING, Why.debtLevel(level.id()), Units.rating(-level.ratingPenalty()), Why.MALUS);
    }

    void settle(Work work) {
        Company c = work.c;
        Ledger ledger = work.ledger;
        int before = c.rating;
        int nominal = before + work.ratingChange;
        c.rating = book.clampRating(nominal);
        if (ledger == null) return;
        if (c.rating != nominal) ledger.step(Track.RATING, Why.limit(), Units.rating(c.rating - nominal), Why.MALUS);
        if (ledger.isOpen(Track.RATING)) ledger.close("rating", Track.RATING, Why.rating(), before, c.rating);
    }
}
