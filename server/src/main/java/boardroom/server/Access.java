package boardroom.server;

import java.util.Set;

/**
 * Where the house listens, and whom it answers.
 *
 * @param host the address it listens at
 * @param port 0: any that is free
 * @param behindProxy whether a proxy stands in front and tells the address of the client
 * @param names the names it answers to besides addresses and names of its own network; behind a proxy, none means any
 * @param metrics who may see the figures
 */
public record Access(String host, int port, boolean behindProxy, Set<String> names, MetricsAt metrics) {
    public static final Access LOCAL = new Access("127.0.0.1", 7070, false, Set.of(), new MetricsAt.ThisMachine());

    public Access {
        names = Set.copyOf(names);
    }

    public Access at(String toHost, int toPort) {
        return new Access(toHost, toPort, behindProxy, names, metrics);
    }

    public Access behindProxy(boolean proxy) {
        return new Access(host, port, proxy, names, metrics);
    }

    public Access withNames(Set<String> answered) {
        return new Access(host, port, behindProxy, answered, metrics);
    }

    public Access withMetrics(MetricsAt where) {
        return new Access(host, port, behindProxy, names, where);
    }
}
