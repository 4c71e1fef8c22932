package boardroom.server.wire;

import boardroom.engine.Say;

/** Why a call was refused: the sentence as data, and the same in English. */
public record Problem(Say say, String text) {}
