package boardroom.games.shipshape.sense;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The plan of the table (10.3): how likely the week will be completed, for each open order all ways in which it could
 * leave, best first, and the one it is given in the plan.
 */
public record TablePlan(double outlook, List<List<Way>> ways, List<@Nullable Way> chosen) {}
