package boardroom.server.store;

/**
 * Who may come to a table besides those who sit there.
 *
 * @param open the lobby shows it to everybody; else it is found by its link or code only
 * @param watching whoever has no seat may look on
 */
public record Doors(boolean open, boolean watching) {
    /** As a table is unless its host says otherwise. */
    public static final Doors PRIVATE = new Doors(false, true);
}
