package boardroom.games.esopwars.box;

import boardroom.engine.Between;
import boardroom.engine.Box;
import boardroom.engine.Sized;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;

/** The box of ESOP Wars, component by component as in its JSON (section 2). */
public record EsopBox(
        @JsonUnwrapped Head head,
        Constants constants,
        Clocks clocks,
        @Sized(from = 1, to = 20) List<Category> categories,
        @Sized(from = 1, to = 20) List<SoftSkill> softSkills,
        @Sized(from = 2, to = 20) List<TeamName> teams,
        @Sized(from = 1, to = 200) List<Employee> employees,
        @Sized(from = 1, to = 50) List<MarketCard> marketCards,
        @Sized(from = 1, to = 50) List<ExitCard> exitCards,
        Wildcards wildcard,
        @Sized(to = 50) List<Perk> perks,
        @Sized(from = 1, to = 50) List<Segment> segments,
        @Sized(from = 1, to = 50) List<Idea> ideas)
        implements Box {

    /** A line of work. */
    public record Category(String id, String name) {}

    /** A trait that may stand on an employee. */
    public record SoftSkill(String id, String name, String text) {}

    /** The company on a chair. */
    public record TeamName(String id, String name, String color) {}

    /** How many wildcards a team has, and what it may play one as. */
    public record Wildcards(
            @Between(to = 10) int perTeam, @Sized(to = 10) List<WildcardChoice> choices) {}

    @Override
    public BotPause botPause() {
        return new BotPause(clocks.botDelayMinMs(), clocks.botDelayMaxMs());
    }
}
