package boardroom.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A webhook: whose it is, of which table ({@code null}: of all tables of that person), where it goes, what signs it, and
 * under which address its owner knows the house.
 */
public record HookRow(
        String id, String guest, @Nullable String table, String url, String secret, String origin, long made) {}
