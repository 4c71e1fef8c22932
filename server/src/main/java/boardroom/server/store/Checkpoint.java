package boardroom.server.store;

import java.util.List;

/** The fingerprint of the state after an entry, and how many updates each receiver had been told by then. */
public record Checkpoint(int number, String hash, List<Integer> told) {
    public Checkpoint {
        told = List.copyOf(told);
    }
}
