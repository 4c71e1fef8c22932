package boardroom.server.wire;

import org.jspecify.annotations.Nullable;

/**
 * What a webhook is told.
 *
 * @param delivery the same however often it is tried
 * @param who whom it concerns
 * @param key what it is about, for a turn the decision
 */
public record HookNotice(
        NoticeKind type,
        String delivery,
        String table,
        String game,
        String link,
        String text,
        @Nullable GuestInfo who,
        String key,
        long at) {}
