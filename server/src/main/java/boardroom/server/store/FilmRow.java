package boardroom.server.store;

/** A stretch of a film as stored: from after entry {@code first} to after entry {@code last}. */
public final class FilmRow {
    private final int first;
    private final int last;
    private final byte[] scene;

    public FilmRow(int first, int last, byte[] scene) {
        this.first = first;
        this.last = last;
        this.scene = scene.clone();
    }

    public int first() {
        return first;
    }

    public int last() {
        return last;
    }

    public byte[] scene() {
        return scene.clone();
    }
}
