package boardroom.server.table;

import boardroom.engine.Say;
import boardroom.server.wire.TableInfo;

/** What came of the wish for a table. */
public sealed interface Created {
    /** Here it is. */
    record Done(TableInfo table) implements Created {}

    /** It can't be had. */
    record Refused(Say say) implements Created {}
}
