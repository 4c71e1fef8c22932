package boardroom.games.itstartup;

import boardroom.games.itstartup.box.CardCopy;

/** A card between declaration and its last effect: whom it is aimed at, what was paid, which effect comes next. */
record Resolving(CardCopy card, Aim aim, int paid, int next) {
    Resolving from(int effect) {
        return new Resolving(card, aim, paid, effect);
    }
}
