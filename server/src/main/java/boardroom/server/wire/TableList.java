package boardroom.server.wire;

import java.util.List;

/** The tables I sit at, and those that can be watched. */
public record TableList(List<TableInfo> mine, List<TableInfo> watch) {}
