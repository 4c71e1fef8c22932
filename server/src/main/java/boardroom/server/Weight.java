package boardroom.server;

import java.time.Duration;

/**
 * What one table may weigh, whatever its box says.
 *
 * @param stateBytes its state, as JSON
 * @param frameBytes what is sent to one receiver about one step
 * @param dealing how long opening a changed box and dealing from it once for every number of seats may take
 */
public record Weight(int stateBytes, int frameBytes, Duration dealing) {
    public static final Weight DEFAULT = new Weight(1_000_000, 256_000, Duration.ofSeconds(5));
}
