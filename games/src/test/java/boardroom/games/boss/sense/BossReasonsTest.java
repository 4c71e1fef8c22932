package boardroom.games.boss.sense;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Say;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.Appoint;
import boardroom.games.boss.rules.BossMove.Decline;
import boardroom.games.boss.rules.BossMove.Done;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.HiringPick;
import boardroom.games.boss.rules.BossMove.MakeOffer;
import boardroom.games.boss.rules.BossMove.Place;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import boardroom.games.boss.rules.BossMove.ProjectPick;
import boardroom.games.boss.rules.BossMove.Reason;
import boardroom.games.boss.rules.BossMove.Work;
import boardroom.games.boss.rules.BossMove.Workshop;
import boardroom.games.boss.rules.Bundle;
import boardroom.games.boss.rules.Fixture;
import boardroom.games.boss.rules.No;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said for a move in telling positions, and that most moves of a good player have something said for them. */
class BossReasonsTest {

    private static @Nullable Say reason(Fixture table, BossMove move) {
        return table.game.reason(table.s, 0, move);
    }

    /** Line 1 of hiring. */
    @Test
    void a_bid_of_time_names_whom_it_trains() {
        Fixture table = Fixture.table(2);
        table.company(0).cash(20);
        table.workersOnTop("boris", "pip", "kit").goTo("hiring-bid");

        assertThat(reason(table, new HiringBid(0, 1)))
                .hasToString(
                        new Because.BidToTrain(1, List.of("boris"), 4).say().toString());
    }

    /** Line 2: the best of the three, against the one who is left when the other company has picked. */
    @Test
    void a_bid_of_cash_names_the_best_person() {
        Fixture table = Fixture.table(2);
        table.workersOnTop("boris", "pip", "kit").goTo("hiring-bid");

        Say said = reason(table, new HiringBid(2, 1));

        assertThat(said).isNotNull();
        assertThat(said.key()).isEqualTo("reason.bid-for-person");
        assertThat(said.args().get("person")).hasToString("CardId[card=boris]");
    }

    /** Line 19: nothing to spend when the coming Payday is not covered. */
    @Test
    void cash_is_kept_for_a_payday_that_is_not_covered() {
        Fixture table = Fixture.table(2).round(6);
        table.company(0).chart("founder > boris celia").cash(3).time(9).track(9);
        table.projectsOnTop("second-moon", "charity-fun-run", "escalator-for-stairs")
                .goTo("project-bid");

        assertThat(reason(table, new ProjectBid(0)))
                .hasToString(new Because.KeepForPayday(3, 5).say().toString());
    }

    /** G8: the second report fills the span of a founder. */
    @Test
    void a_hire_is_told_with_the_boss_and_the_capacity() {
        Fixture table = Fixture.table(2).round(2);
        table.company(0).chart("founder > boris").cash(9).time(5);
        table.workersOnTop("celia", "pip", "kit").goTo("hiring-bid");
        table.play(0, new HiringBid(3, 2)).play(1, new HiringBid(0, 0));

        assertThat(reason(table, new HiringPick("celia")))
                .hasToString(
                        new Because.TakeForSpan("celia", "founder", 7).say().toString());
    }

    /** G8. */
    @Test
    void a_place_is_told_with_the_span_it_fills() {
        Fixture table = Fixture.table(2).round(2);
        table.company(0).chart("founder > boris").hires("celia").cash(9);
        table.goTo("organisation");

        assertThat(reason(table, new Place("celia", "founder")))
                .hasToString(
                        new Because.PlaceForSpan("celia", "founder", 2, 2).say().toString());
    }

    /** G15, G16. */
    @Test
    void a_move_out_of_a_team_that_is_too_large_names_whom_it_relieves() {
        Fixture table = Fixture.table(2).round(6);
        table.company(0)
                .chart("founder > celia dmitri", "celia > sol ned wanda hamza")
                .cash(20);
        table.goTo("organisation");

        assertThat(reason(table, new Place("hamza", "dmitri")))
                .isNotNull()
                .satisfies(said -> assertThat(said.key()).isIn("reason.place-to-relieve", "reason.place-for-span"));
    }

    @Test
    void a_chart_that_fits_is_left_alone() {
        Fixture table = Fixture.table(2).round(5);
        table.company(0).chart("founder > boris celia", "boris > pip").cash(20);
        table.goTo("organisation");

        assertThat(reason(table, Done.DONE))
                .hasToString(new Because.LeaveExact(2).say().toString());
    }

    @Test
    void a_workshop_tells_what_it_lights() {
        Fixture table = Fixture.table(2).round(2);
        table.company(0).chart("founder > boris").cash(9).ideas(2);
        table.goTo("organisation");

        assertThat(reason(table, new Workshop("boris")))
                .hasToString(new Because.HoldWorkshop("boris", 1, 2).say().toString());
    }

    /** G20. */
    @Test
    void an_heir_with_the_right_number_is_worth_the_legacy() {
        Fixture table = Fixture.table(2).round(12);
        table.company(0)
                .chart("founder > celia boris", "celia > sol ned")
                .tenure("founder", 11)
                .cash(12)
                .time(15)
                .track(13);
        table.goTo("organisation");

        assertThat(reason(table, new Appoint("celia", Reason.RETIRE)))
                .hasToString(new Because.HeirFits("celia", 3, 3).say().toString());
    }

    /** G25: a firing would delay one project and end the other. */
    @Test
    void a_ceo_who_may_be_fired_is_kept_for_what_is_being_built() {
        Fixture table = Fixture.table(2).round(6);
        table.company(0).chart("founder > boris celia", "boris > pip").works("escalator-for-stairs", 0, 0);
        table.s.companies[0].mayFire = true;
        table.goTo("organisation");

        assertThat(reason(table, Done.DONE))
                .hasToString(new Because.KeepFromDelay("founder", 2, List.of("escalator-for-stairs"))
                        .say()
                        .toString());

        table.company(0).works("self-buttering-toast", 1, 1);

        assertThat(reason(table, Done.DONE))
                .hasToString(new Because.KeepFromFailure("founder", 2, List.of("self-buttering-toast"))
                        .say()
                        .toString());
    }

    @ParameterizedTest
    @CsvSource({
        "boris, founder > boris celia, true, fire-for-span",
        "celia, founder > boris celia, true, fire-while-allowed",
        "celia, founder > boris celia, false, fire-at-no-delay",
        "celia, founder > celia boris pip sol ned, true, fire-to-earn",
    })
    void whoever_takes_the_chair_of_a_fired_ceo_does_it_for_a_reason(
            String heir, String chart, boolean isBuilding, String reason) {
        Fixture table = Fixture.table(2).round(6);
        table.company(0).chart(chart, "celia > wanda");
        if (isBuilding) table.company(0).works("escalator-for-stairs", 0, 0);
        table.s.companies[0].mayFire = true;
        table.goTo("organisation");

        Say said = reason(table, new Appoint(heir, Reason.FIRE));

        assertThat(said).isNotNull();
        assertThat(said.key()).isEqualTo("reason." + reason);
    }

    /** G34: two rounds, $10 and 2 VP. */
    @Test
    void a_project_is_taken_for_what_it_brings_and_when() {
        Fixture table = Fixture.table(2).round(5);
        table.company(0).chart("founder > boris celia").cash(30).time(15).track(9);
        table.projectsOnTop("escalator-for-stairs", "second-moon", "charity-fun-run")
                .goTo("project-bid");
        table.play(0, new ProjectBid(2)).play(1, new ProjectBid(0));

        assertThat(reason(table, new ProjectPick("escalator-for-stairs")))
                .hasToString(new Because.TakeProject("escalator-for-stairs", 6, ProjectReasons.brings(10, 2))
                        .say()
                        .toString());
    }

    @Test
    void what_finishes_is_told_with_its_reward() {
        Fixture table = Fixture.table(2).round(12);
        table.company(0).chart("founder > boris celia").cash(9).time(6).works("escalator-for-stairs", 1, 0);
        table.goTo("production");
        Production plan = new Production(0, List.of(new Work("escalator-for-stairs", true, null)), null, false);

        assertThat(reason(table, plan))
                .hasToString(new Because.RunToFinish(List.of("escalator-for-stairs"), ProjectReasons.brings(10, 2))
                        .say()
                        .toString());
    }

    /** What does not come is not told. */
    @Test
    void a_project_without_points_is_told_in_cash_alone() {
        assertThat(ProjectReasons.brings(10, 0)).hasToString("[Amount[unit=cash, value=10]]");
        assertThat(ProjectReasons.brings(0, 2)).hasToString("[Amount[unit=vp, value=2]]");
    }

    /** R6, §4.1.6: who hires nobody keeps the T. */
    @Test
    void a_bid_of_time_that_trains_nobody_wanted_is_kept() {
        Fixture table = Fixture.table(2).round(12);
        table.company(0).chart("founder > boris celia").cash(20).time(9);
        table.workersOnTop("otto", "pip", "kit").goTo("hiring-bid");

        assertThat(reason(table, new HiringBid(0, 4)))
                .as("not “bid nothing”")
                .extracting(Say::key)
                .isIn("reason.bid-for-choice", "reason.bid-to-train", "reason.bid-all-to-train");
    }

    /** Line 20. */
    @Test
    void an_offer_that_takes_more_than_it_gives_is_declined_with_a_word() {
        Fixture table = Fixture.table(2, "trade", true).round(5);
        table.company(0).chart("founder > boris celia").cash(20).time(9);
        table.company(1).chart("founder > dmitri").cash(20).time(9);
        Bundle little = new Bundle(1, 0, 0, List.of(), List.of());
        Bundle much = new Bundle(0, 5, 0, List.of(), List.of());
        table.only("deals").play(1, new MakeOffer(0, little, much));

        assertThat(reason(table, new Decline(1))).extracting(Say::key).isEqualTo("reason.decline-loss");
        assertThat(table.game.spoken(table.s, 0, new Decline(1))).isEqualTo(new Decline(1, No.TOO_DEAR));
    }

    @Test
    void nothing_that_can_finish_is_a_reason_to_pass() {
        Fixture table = Fixture.table(2).round(12).projectsOnTop("second-moon", "weather-on-request", "second-moon");
        table.company(0).chart("founder > boris celia").cash(20).time(18).track(11);
        table.goTo("project-bid");

        assertThat(reason(table, new ProjectBid(0)))
                .hasToString(new Because.NoProjectPays(1).say().toString());
    }
}
