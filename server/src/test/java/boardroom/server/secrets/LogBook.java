package boardroom.server.secrets;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.core.read.ListAppender;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.LoggerFactory;

/** Every line the house logs, however unimportant. */
final class LogBook implements AutoCloseable {
    private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private final Logger house = (Logger) LoggerFactory.getLogger("boardroom");
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

    LogBook() {
        house.setLevel(Level.TRACE);
        lines.start();
        root.addAppender(lines);
    }

    List<String> lines() {
        List<String> all = new ArrayList<>();
        for (ILoggingEvent event : List.copyOf(lines.list)) {
            all.add(event.getFormattedMessage());
            for (IThrowableProxy cause = event.getThrowableProxy(); cause != null; cause = cause.getCause())
                all.add(String.valueOf(cause.getMessage()));
        }
        return all;
    }

    @Override
    public void close() {
        root.detachAppender(lines);
        house.setLevel(null);
    }
}
