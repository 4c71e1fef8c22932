package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Transport;

/** A transport in a play area: away when rotated. */
public record TransportInPlay(Transport card, boolean rotated) implements InPlay {}
