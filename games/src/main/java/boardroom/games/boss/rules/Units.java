package boardroom.games.boss.rules;

/** The units in which amounts of Boss are told; how they are written stands in the texts. */
public final class Units {
    public static final String CASH = "cash";
    public static final String TIME = "time";
    public static final String IDEAS = "ideas";
    public static final String VP = "vp";

    private Units() {}
}
