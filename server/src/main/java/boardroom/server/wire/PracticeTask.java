package boardroom.server.wire;

/** Something to practise, by its name: level and seed. */
public record PracticeTask(int level, long seed, Record task) {}
