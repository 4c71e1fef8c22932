package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Choice;
import boardroom.engine.Event;
import boardroom.engine.Telling;
import boardroom.engine.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards where one would not expect them: empty rows, empty decks, borrowed people, full purses. */
class OddSituationsTest {
    // People

    @Test
    void a_rubber_duck_listens_to_a_borrowed_employee_too() {
        Desk desk = Desk.standard()
                .resources(0, 2)
                .hand(0, "Rubber-Duck Debugger")
                .row(0, "Bootcamp Graduate")
                .borrowed(0, 1, "Full Stack Ninja(2)");
        assertThat(desk.targets("Rubber-Duck Debugger")).containsExactly("Full Stack Ninja");
        desk.refuses(
                "no-burnout",
                new StartupMove.PlayEmployee(
                        desk.inHand(0, "Rubber-Duck Debugger"), desk.inRow(0, "Bootcamp Graduate")));
        desk.hire("Rubber-Duck Debugger", 0, "Full Stack Ninja");
        assertThat(desk.row(0))
                .containsExactly("Bootcamp Graduate(0)", "Full Stack Ninja(1)", "Rubber-Duck Debugger(0)");
    }

    @Test
    void a_nomad_leaves_a_borrowed_employee_where_it_is() {
        Desk desk = Desk.standard().resources(0, 3).hand(0, "Digital Nomad").borrowed(0, 1, "Downer Dave");
        assertThat(desk.targets("Digital Nomad")).containsExactly((String) null);
        desk.refuses(
                "borrowed",
                new StartupMove.PlayEmployee(desk.inHand(0, "Digital Nomad"), desk.inRow(0, "Downer Dave")));
    }

    @Test
    void the_log_tells_what_a_nomad_picks_up() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .hand(0, "Digital Nomad")
                .row(0, "Full Stack Ninja with TDD, Code Review");
        List<Event> told = told(
                desk, new StartupMove.PlayEmployee(desk.inHand(0, "Digital Nomad"), desk.inRow(0, "Full Stack Ninja")));
        assertThat(told)
                .contains(new StartupEvent.KnowledgeSaved(
                        new Arg.Seat(0), List.of(new Arg.CardId("tdd#1"), new Arg.CardId("code-review#1"))));
    }

    @ParameterizedTest
    @CsvSource({"0,0,false", "1,1,false", "2,1,true"})
    void a_data_whisperer_chooses_only_among_several_cards(int cards, int inHand, boolean chooses) {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .hand(0, "Data Whisperer")
                .deck(List.of("Investor", "TDD").subList(0, cards).toArray(String[]::new))
                .hire("Data Whisperer");
        assertThat(desk.phase()).isEqualTo(chooses ? "look-and-take" : "main");
        if (chooses) desk.pick("TDD");
        assertThat(desk.hand(0)).hasSize(inHand);
        assertThat(desk.deck()).hasSize(cards - inHand);
    }

    @Test
    void a_database_developer_draws_what_is_left() {
        Desk desk = Desk.standard()
                .resources(0, 4)
                .hand(0, "Database Developer")
                .deck("Hackathon")
                .hire("Database Developer")
                .act("Hackathon");
        assertThat(desk.resources(0)).isZero();
        assertThat(desk.hand(0)).isEmpty();
        assertThat(desk.deck()).containsExactly("Hackathon");
    }

    @Test
    void copies_are_listed_apart_only_where_one_of_them_is_free() {
        Desk desk = Desk.standard()
                .resources(0, 8)
                .hand(0, "Database Developer", "Bootcamp Graduate", "Hackathon")
                .deck("Bootcamp Graduate", "Hackathon")
                .hire("Database Developer");
        assertThat(desk.hand(0))
                .containsExactlyInAnyOrder("Bootcamp Graduate", "Bootcamp Graduate", "Hackathon", "Hackathon");
        assertThat(desk.moves(StartupMove.PlayEmployee.class)).hasSize(1);
        assertThat(desk.moves(StartupMove.PlayAction.class)).hasSize(2);
        assertThat(desk.moves(StartupMove.SellCard.class)).hasSize(3);
    }

    @Test
    void r61_dave_must_name_ones_own_lent_engineer_and_its_knowledge_comes_home() {
        Desk desk =
                Desk.standard().resources(0, 3).hand(0, "Downer Dave").borrowed(1, 0, "Principal Engineer(2) with TDD");
        desk.refuses("name-a-target", new StartupMove.PlayEmployee(desk.inHand(0, "Downer Dave"), null));
        desk.hire("Downer Dave", 1, "Principal Engineer");
        assertThat(desk.row(1)).isEmpty();
        assertThat(desk.hand(0)).containsExactly("TDD");
        assertThat(desk.deck()).containsExactly("Principal Engineer");
    }

    @Test
    void a_scrum_master_counts_borrowed_developers_and_draws_nothing_without_any() {
        Desk desk = Desk.standard()
                .resources(0, 4)
                .hand(0, "Scrum Master")
                .borrowed(0, 1, "Full Stack Ninja")
                .deck("Investor", "TDD")
                .hire("Scrum Master");
        assertThat(desk.hand(0)).containsExactly("Investor");
        assertThat(desk.turnScore(0)).isEqualTo(4);
        Desk alone = Desk.standard()
                .resources(0, 4)
                .hand(0, "Scrum Master")
                .row(0, "People Partner")
                .deck("Investor")
                .hire("Scrum Master");
        assertThat(alone.hand(0)).isEmpty();
        assertThat(alone.turnScore(0)).isZero();
    }

    @Test
    void a_talent_scout_says_why_somebody_stays() {
        Desk desk = Desk.of(3)
                .resources(0, 3)
                .hand(0, "Talent Scout")
                .row(0, "Bootcamp Graduate")
                .row(1, "Downer Dave", "Pair Programmer")
                .row(2, "Full Stack Ninja", "People Partner")
                .borrowed(2, 1, "Weekend Contractor");
        String scout = desk.inHand(0, "Talent Scout");
        desk.refuses("not-behind", new StartupMove.PlayEmployee(scout, desk.inRow(1, "Downer Dave")));
        desk.refuses("too-senior", new StartupMove.PlayEmployee(scout, desk.inRow(2, "Full Stack Ninja")));
        desk.refuses("borrowed", new StartupMove.PlayEmployee(scout, desk.inRow(2, "Weekend Contractor")));
        desk.refuses("not-an-opponent", new StartupMove.PlayEmployee(scout, desk.inRow(0, "Bootcamp Graduate")));
        assertThat(desk.targets("Talent Scout")).containsExactly("People Partner", null);
    }

    @Test
    void a_taken_agent_is_fresh_and_may_flip_again() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .row(0, "Undercover HR Agent")
                .row(1, "Undercover HR Agent", "Full Stack Ninja")
                .flip("Undercover HR Agent", 1, "Undercover HR Agent", true);
        assertThat(desk.moves(StartupMove.UseAbility.class))
                .containsExactly(new StartupMove.UseAbility("undercover-hr-agent#2", "full-stack-ninja#1"));
    }

    @Test
    void a_borrowed_agent_and_a_borrowed_partner_work_for_the_borrower() {
        Desk desk = Desk.standard()
                .resources(0, 2)
                .borrowed(0, 1, "Undercover HR Agent")
                .borrowed(0, 1, "People Partner(1)")
                .row(1, "Downer Dave")
                .deck("Investor")
                .flip("Undercover HR Agent", 1, "Downer Dave", true)
                .endTurn();
        assertThat(desk.hand(0)).containsExactly("Investor");
        assertThat(desk.row(0)).containsExactly("Undercover HR Agent(1)", "People Partner(2)", "Downer Dave(1)");
    }

    // Help

    @Test
    void coffee_counts_the_developers_present_at_scoring() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .hand(0, "Coffee machine", "Bootcamp Graduate")
                .act("Coffee machine")
                .hire("Bootcamp Graduate");
        assertThat(desk.turnScore(0)).isEqualTo(2);
    }

    @Test
    void vacation_spares_a_weekend_contractor_and_those_borrowed() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .hand(0, "Vacation Time")
                .row(0, "Weekend Contractor(1)")
                .borrowed(0, 1, "Full Stack Ninja(2)")
                .act("Vacation Time")
                .endTurn();
        assertThat(desk.row(0)).containsExactly("Weekend Contractor(0)", "Full Stack Ninja(1)");
        assertThat(desk.endTurn().row(0)).containsExactly("Weekend Contractor(2)", "Full Stack Ninja(2)");
    }

    @Test
    void one_opponent_ahead_is_enough_for_the_grant() {
        Desk desk = Desk.of(3)
                .hand(0, "Innovation Grant")
                .points(0, 9)
                .points(1, 3)
                .points(2, 10)
                .act("Innovation Grant");
        assertThat(desk.resources(0)).isEqualTo(4);
    }

    // Sabotage

    @ParameterizedTest
    @ValueSource(strings = {"Monster Bug", "Failed Release", "Production Outage", "Patent Troll"})
    void a_card_may_be_aimed_at_an_opponent_who_has_nothing(String card) {
        Desk desk = Desk.standard().resources(0, 3).hand(0, card).actOn(card, 1);
        assertThat(desk.phase()).isEqualTo("main");
        assertThat(desk.deck()).containsExactly(card);
        assertThat(desk.points(1)).isZero();
        assertThat(desk.resources(1)).isZero();
    }

    @Test
    void two_champions_are_two_answers_and_a_borrowed_one_counts() {
        Desk desk = Desk.of(3)
                .resources(0, 2)
                .resources(1, 2)
                .hand(0, "Production Outage")
                .row(1, "Security Champion")
                .borrowed(1, 2, "Security Champion")
                .actOn("Production Outage", 1);
        assertThat(desk.answers()).containsExactly("pass", "Security Champion", "Security Champion");
        desk.play(1, new StartupMove.Respond("security-champion#2"));
        assertThat(desk.state.offices[1].row[0].used()).isFalse();
        assertThat(desk.state.offices[1].row[1].used()).isTrue();
        assertThat(desk.state.offices[1].outage).isZero();
    }

    @Test
    void taken_knowledge_stays_where_it_was_put_this_turn() {
        Desk desk = Desk.standard()
                .resources(0, 9)
                .row(0, "Mainframe Veteran", "Bootcamp Graduate")
                .row(1, "Full Stack Ninja with Documentation")
                .hand(0, "Leaked Repository")
                .leak("Leaked Repository", 1, "Documentation", "Mainframe Veteran");
        desk.refuses("moved-this-turn", desk.transferring("Documentation", "Bootcamp Graduate"));
        desk.nextTurn().nextTurn();
        assertThat(desk.refusal(desk.transferring("Documentation", "Bootcamp Graduate")))
                .isNull();
    }

    @Test
    void a_sold_card_on_an_empty_deck_is_the_next_one_bought() {
        Desk desk = Desk.standard().resources(0, 1).hand(0, "TDD").sell("TDD").buy();
        assertThat(desk.hand(0)).containsExactly("TDD");
        desk.refuses("deck-empty", StartupMove.BuyCard.NOW);
    }

    /** R23: a planned card can be neither planned nor sold. */
    @Test
    void a_planned_card_without_a_target_waits_in_its_slot() {
        Desk desk = Desk.standard().resources(0, 9).planned(0, "Head Hunter", 3).hand(0, "Outsourcing");
        desk.refuses("nobody-for-the-plan", new StartupMove.PlayAction("head-hunter#1", null, null, null));
        desk.refuses("nobody-to-aim-at", new StartupMove.PlayAction("outsourcing#1", null, null, null));
    }

    // What lies there and can't be used

    @Test
    void an_ability_that_cannot_be_used_says_why() {
        Desk poor = Desk.standard().row(0, "Undercover HR Agent").row(1, "Downer Dave");
        assertThat(refusals(poor, StartupMove.UseAbility.class)).containsExactly("cannot-pay");
        Desk alone = Desk.standard().resources(0, 1).row(0, "Undercover HR Agent");
        assertThat(refusals(alone, StartupMove.UseAbility.class)).containsExactly("nobody-in-reach");
        Desk spent = Desk.standard()
                .resources(0, 3)
                .row(0, "Undercover HR Agent")
                .row(1, "Downer Dave")
                .flip("Undercover HR Agent", 1, "Downer Dave", false);
        assertThat(refusals(spent, StartupMove.UseAbility.class)).containsExactly("already-used");
    }

    @Test
    void knowledge_that_cannot_move_says_why() {
        Desk alone = Desk.standard().resources(0, 9).row(0, "Full Stack Ninja with TDD", "People Partner");
        assertThat(refusals(alone, StartupMove.TransferKnowledge.class)).containsExactly("no-other-developer");
        Desk poor = Desk.standard().row(0, "Full Stack Ninja with TDD, Documentation", "Downer Dave");
        assertThat(refusals(poor, StartupMove.TransferKnowledge.class)).containsExactly("cannot-pay");
        Desk lent = Desk.standard()
                .resources(0, 9)
                .borrowed(0, 1, "Full Stack Ninja with TDD")
                .row(0, "Downer Dave");
        assertThat(refusals(lent, StartupMove.TransferKnowledge.class)).containsExactly("on-loan");
    }

    private static List<String> refusals(Desk desk, Class<? extends StartupMove> kind) {
        List<String> keys = new ArrayList<>();
        for (Choice choice : desk.game.prompt(desk.state, desk.state.active).choices())
            if (kind.isInstance(choice.move()) && choice.refusal() != null)
                keys.add(choice.refusal().key().substring("refuse.".length()));
        return keys;
    }

    // Sums and purses

    @ParameterizedTest
    @CsvSource({"0,8", "6,2", "12,0"})
    void the_sum_told_after_a_turn_comes_to_what_was_scored(int outage, int score) {
        Desk desk = Desk.standard().row(0, "Principal Engineer", "Full Stack Ninja");
        desk.state.offices[0].outage = outage;
        StartupEvent.Scored scored = told(desk, StartupMove.EndTurn.NOW).stream()
                .filter(StartupEvent.Scored.class::isInstance)
                .map(StartupEvent.Scored.class::cast)
                .findFirst()
                .orElseThrow();
        assertThat(scored.score()).isEqualTo(score);
        assertThat(scored.sum().total()).isEqualTo(Arg.of(score));
    }

    @Test
    void chips_a_lender_loses_at_the_cap_are_told() {
        Desk desk = Desk.standard()
                .resources(0, 4)
                .resources(1, 11)
                .hand(0, "Outsourcing")
                .row(1, "Bootcamp Graduate");
        assertThat(told(desk, desk.aim("Outsourcing", 1, "Bootcamp Graduate")))
                .contains(new StartupEvent.CapHit(new Arg.Seat(1), 1, 12));
    }

    /** Section 8: strict: every gain is cut at once, a payer still pays in full. */
    @Test
    void a_strict_cap_cuts_every_gain_at_once_and_tells_it() {
        Map<String, ?> strict = Map.of("hoard-cap", "strict");
        Desk desk = Desk.with(strict).resources(0, 12).hand(0, "Investor", "TDD");
        assertThat(told(desk, new StartupMove.PlayAction(desk.inHand(0, "Investor"), null, null, null)))
                .contains(new StartupEvent.CapHit(new Arg.Seat(0), 2, 12));
        assertThat(told(desk, new StartupMove.SellCard(desk.inHand(0, "TDD"))))
                .contains(new StartupEvent.CapHit(new Arg.Seat(0), 1, 12));

        Desk troll = Desk.with(strict)
                .resources(0, 12)
                .resources(1, 5)
                .hand(0, "Patent Troll")
                .actOn("Patent Troll", 1);
        Desk countered = troll.copy().pay();
        assertThat(countered.resources(0)).isEqualTo(12);
        assertThat(countered.resources(1)).isEqualTo(3);
        troll.pass();
        assertThat(troll.resources(0)).isEqualTo(12);
        assertThat(troll.resources(1)).isEqualTo(2);

        assertThat(Desk.with(strict).resources(0, 10).startTurn(0).resources(0)).isEqualTo(12);
    }

    @Test
    void a_project_that_nobody_finished_is_not_called_finished() {
        Desk desk = Desk.with(Map.of("round-limit", 10)).points(0, 30).points(1, 20);
        desk.state.round = 10;
        desk.nextTurn().nextTurn();
        assertThat(desk.phase()).isEqualTo("end");
        assertThat(Outcome.of(desk.state).headline().key()).isEqualTo("end.leads");
        assertThat(Outcome.of(Desk.standard().points(0, 64).state).headline().key())
                .isEqualTo("end.wins");
    }

    private static List<Event> told(Desk desk, StartupMove move) {
        assertThat(desk.refusal(move)).isNull();
        Telling telling = new Telling();
        desk.game.play(desk.state, desk.state.active, move, telling);
        return telling.told().stream().map(Told::event).toList();
    }
}
