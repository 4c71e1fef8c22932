package boardroom.server.house;

import boardroom.engine.Say;
import boardroom.server.wire.NoticeKind;

/**
 * Something a person may want to know who does not look at the table.
 *
 * @param guest whom it concerns
 * @param key what it is about: of one kind, table and person, the same is told once
 */
public record Notice(NoticeKind kind, String guest, String table, String game, String key, Say say) {}
