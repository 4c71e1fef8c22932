package boardroom.server.store;

import org.jspecify.annotations.Nullable;

/**
 * How the store is.
 *
 * @param outages how often something was turned away so far, so that a short time of it is noticed too
 * @param trouble why nothing can be written at the moment; {@code null}: all is well
 */
public record Health(int outages, @Nullable String trouble) {
    /** Whether what is to be written is taken. */
    public boolean takes() {
        return trouble == null;
    }
}
