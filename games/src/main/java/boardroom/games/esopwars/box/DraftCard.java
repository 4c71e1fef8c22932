package boardroom.games.esopwars.box;

import boardroom.engine.Card;

/** A card of the company draft: a segment or an idea. */
public sealed interface DraftCard extends Card permits Segment, Idea {}
