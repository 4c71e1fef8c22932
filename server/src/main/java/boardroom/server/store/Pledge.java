package boardroom.server.store;

/**
 * What a table promised when it was dealt; only its hash is told before the end.
 *
 * @param salt what nobody can guess
 * @param box the fingerprint of the box it was dealt from
 * @param words what is hashed: salt, seed and all that was settled before the deal
 */
public record Pledge(String salt, String box, String words) {}
