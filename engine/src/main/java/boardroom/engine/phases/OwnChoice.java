package boardroom.engine.phases;

import boardroom.engine.PrivateView;
import boardroom.engine.Say;
import org.jspecify.annotations.Nullable;

/** All that a seat alone sees in a game without other secrets: the choice it has sealed. */
public record OwnChoice(@Nullable Say choice) implements PrivateView {}
