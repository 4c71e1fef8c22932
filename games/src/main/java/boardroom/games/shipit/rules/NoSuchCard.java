package boardroom.games.shipit.rules;

import boardroom.engine.Refusal;

/** A move names a card that is not in the box. */
record NoSuchCard() implements Refusal {}
