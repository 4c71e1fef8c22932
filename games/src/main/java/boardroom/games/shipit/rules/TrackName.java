package boardroom.games.shipit.rules;

import boardroom.engine.Kind;
import boardroom.engine.Sentence;

/** What a number that a move would change is called. */
@Kind("track")
public sealed interface TrackName extends Sentence {
    record Money() implements TrackName {}

    record Users() implements TrackName {}

    record Revenue() implements TrackName {}

    record Rating() implements TrackName {}

    record Debt() implements TrackName {}

    record Servers() implements TrackName {}

    record Ai() implements TrackName {}

    record Recruits() implements TrackName {}

    record Bonus() implements TrackName {}

    record Score() implements TrackName {}
}
