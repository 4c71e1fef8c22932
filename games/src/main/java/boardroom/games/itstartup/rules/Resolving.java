package boardroom.games.itstartup.rules;

import boardroom.games.itstartup.box.CardCopy;

/** A card between declaration and its last effect: whom it is aimed at, what was paid, which effect comes next. */
public record Resolving(CardCopy card, Aim aim, int paid, int next) {
    public Resolving from(int effect) {
        return new Resolving(card, aim, paid, effect);
    }
}
