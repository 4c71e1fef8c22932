package boardroom.server.house;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Where tables say what somebody may want to know; whoever carries it there listens. */
public final class Notices {
    private static final Logger LOG = LoggerFactory.getLogger(Notices.class);

    private final List<Consumer<Notice>> carriers = new CopyOnWriteArrayList<>();

    /** From now on this one is told; it must not wait for anything. */
    public void add(Consumer<Notice> carrier) {
        carriers.add(carrier);
    }

    /** Never holds up a table, and no carrier's failure is the table's. */
    public void tell(Notice notice) {
        for (Consumer<Notice> carrier : carriers) {
            try {
                carrier.accept(notice);
            } catch (RuntimeException e) {
                LOG.warn("a notice about table {} was not carried: {}", notice.table(), e.getMessage());
            }
        }
    }
}
