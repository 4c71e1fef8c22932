package boardroom.games.shipit;

import boardroom.engine.Events;

/** 4.4 All plans are shown. */
final class Reveal extends Automatic {
    private final Book book;

    Reveal(Book book) {
        this.book = book;
    }

    @Override
    public String id() {
        return "reveal";
    }

    @Override
    public void open(ShipState s, Events events) {
        s.showSeconds += book.box.clocks().showSeconds().reveal();
        s.puzzleWinner = ShipState.NOBODY;
        if (events.listening()) events.tell(new ShipEvent.PlansRevealed(s.round));
        s.phaseOver = true;
    }
}
