package boardroom.server.rating;

/** How strong somebody is believed to be: the middle of the belief, and how far it may be off. */
public record Strength(double mu, double sigma) {
    /** Somebody of whom nothing is known. */
    public static final Strength UNKNOWN = new Strength(1500, 250);
}
