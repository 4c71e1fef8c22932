package boardroom.engine;

/** What everybody at the table, watchers included, may see of a state. */
public interface PublicView {}
