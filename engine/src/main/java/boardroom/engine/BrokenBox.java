package boardroom.engine;

/** A box that can't be played: the place in the file, and what is wrong there. */
public final class BrokenBox extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String place;

    public BrokenBox(String place, String problem) {
        super(place.isEmpty() ? problem : place + ": " + problem);
        this.place = place;
    }

    /** Where in the file, for example {@code employees[3].hardSkill}. */
    public String place() {
        return place;
    }
}
