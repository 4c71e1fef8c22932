package boardroom.games.itstartup.view;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Choice;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.Texts;
import boardroom.games.itstartup.box.Payee;
import boardroom.games.itstartup.rules.Counters.CounterOption;
import boardroom.games.itstartup.rules.Desk;
import boardroom.games.itstartup.rules.StartupMove;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Section 11: what a player must see. */
class ViewsTest {
    private static final Texts TEXTS = new Texts("en", Texts.shipped("it-startup", "en"));

    private static StartupPublicView all(Desk desk) {
        return (StartupPublicView) desk.game.publicView(desk.state);
    }

    private static StartupPrivateView own(Desk desk, int seat) {
        return (StartupPrivateView) desk.game.privateView(desk.state, seat);
    }

    private static String read(Say say) {
        return TEXTS.render(say, new Texts.Names() {
            @Override
            public String seat(int seat) {
                return "seat " + seat;
            }

            @Override
            public String card(String id) {
                return Desk.BOX.catalogue().copies().get(id).name();
            }
        });
    }

    private static List<String> read(Preview preview) {
        return preview.changes().stream().map(ViewsTest::read).toList();
    }

    private static String read(Change change) {
        return read(change.what()) + " " + ((Arg.Count) change.before()).count() + " → "
                + ((Arg.Count) change.after()).count();
    }

    @Test
    void the_end_of_the_turn_is_explained_before_it_comes() {
        Desk desk = Desk.standard()
                .points(0, 31)
                .resources(0, 14)
                .row(
                        0,
                        "Full Stack Ninja(1) with Code Review",
                        "Pair Programmer(2)",
                        "Mainframe Veteran(1) with Documentation",
                        "People Partner(1)");
        StartupPublicView.TonightView tonight = all(desk).offices().getFirst().tonight();
        assertThat(tonight.score()).isEqualTo(12);
        assertThat(tonight.points()).isEqualTo(43);
        assertThat(tonight.leaving()).containsExactly("pair-programmer#1");
        assertThat(tonight.resourcesLost()).isEqualTo(2);
        assertThat(tonight.sum().steps().stream().map(step -> read(step.label())))
                .containsExactly(
                        "Full Stack Ninja 3 + Code Review 2",
                        "Pair Programmer 2 + 1",
                        "Mainframe Veteran 2 + Documentation 2");
        assertThat(own(desk, 0).warnings().stream().map(ViewsTest::read))
                .containsExactly("Pair Programmer burns out tonight.", "2 resources above the cap of 12 will be lost.");
    }

    @Test
    void knowledge_that_would_be_lost_is_warned_of_with_the_price_to_save_it() {
        Desk desk = Desk.standard().resources(0, 5).row(0, "Full Stack Ninja(2) with TDD", "Bootcamp Graduate");
        assertThat(own(desk, 0).warnings().stream().map(ViewsTest::read))
                .contains("TDD will go under the deck with Full Stack Ninja: transfer it for 4?");
        assertThat(own(desk.resources(0, 3), 0).warnings().stream().map(ViewsTest::read))
                .contains("TDD will go under the deck with Full Stack Ninja.");
    }

    @Test
    void an_employee_shows_efficiency_with_its_sum_burnout_limit_and_loan() {
        Desk desk = Desk.standard().row(0, "Scrum Master").borrowed(0, 1, "Full Stack Ninja(1) with TDD");
        StartupPublicView.EmployeeView ninja =
                all(desk).offices().getFirst().row().get(1);
        assertThat(ninja.efficiency()).isEqualTo(9);
        assertThat(ninja.printed()).isEqualTo(3);
        assertThat(ninja.sum().steps().stream().map(step -> read(step.label())))
                .containsExactly("As printed", "TDD", "Agile coach");
        assertThat(ninja.burnout()).isEqualTo(1);
        assertThat(ninja.limit()).isEqualTo(3);
        assertThat(ninja.tonight()).isEqualTo(1);
        assertThat(ninja.leaves()).isFalse();
        assertThat(ninja.lender()).isEqualTo(1);
    }

    @Test
    void a_card_of_the_hand_shows_the_price_it_has_now_or_why_it_cannot_be_played() {
        Desk desk = Desk.standard()
                .resources(0, 6)
                .hand(0, "Database Developer", "TDD")
                .deck("Hackathon", "Full Stack Ninja")
                .row(0, "Open-Source Contributor", "Bootcamp Graduate")
                .hire("Database Developer");
        List<StartupPrivateView.HandView> hand = own(desk, 0).hand();
        assertThat(hand.get(0).price()).isEqualTo(2);
        assertThat(hand.get(0).attach())
                .contains(
                        new StartupPrivateView.AttachView("open-source-contributor#1", 2),
                        new StartupPrivateView.AttachView("bootcamp-graduate#1", 4));
        assertThat(hand.get(1).free()).isTrue();
        assertThat(hand.get(1).price()).isZero();
        assertThat(hand.get(2).playable()).isFalse();
        assertThat(read(Objects.requireNonNull(hand.get(2).whyNot())))
                .isEqualTo("It costs 4 and you have 2: 2 too few.");
    }

    @Test
    void a_head_hunter_is_previewed_as_if_nobody_answered() {
        Desk desk = Desk.standard()
                .resources(0, 9)
                .resources(1, 6)
                .row(0, "Full Stack Ninja")
                .hand(0, "Head Hunter")
                .row(1, "Principal Engineer(1) with Refactoring");
        Preview preview = desk.game.preview(desk.state, 0, desk.aim("Head Hunter", 1, "Principal Engineer"));
        assertThat(read(preview))
                .containsExactly(
                        "resources 9 → 4",
                        "this turn scores 3 → 11",
                        "employees 1 → 2",
                        "next turn of seat 1 scores 8 → 0",
                        "employees of seat 1 1 → 0");
    }

    @Test
    void a_coin_is_previewed_by_its_price_alone() {
        Desk desk =
                Desk.standard().resources(0, 2).row(0, "Undercover HR Agent").row(1, "Full Stack Ninja");
        Preview preview = desk.game.preview(
                desk.state,
                0,
                new StartupMove.UseAbility(desk.inRow(0, "Undercover HR Agent"), desk.inRow(1, "Full Stack Ninja")));
        assertThat(read(preview)).containsExactly("resources 2 → 1");
    }

    @Test
    void an_attack_shows_everybody_the_answers_and_what_it_would_do() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .resources(1, 6)
                .hand(0, "Monster Bug")
                .row(1, "Pair Programmer(2)", "Security Champion")
                .actOn("Monster Bug", 1);
        StartupPublicView.AttackView attack = Objects.requireNonNull(all(desk).attack());
        assertThat(attack.card()).isEqualTo("monster-bug#1");
        assertThat(attack.attacker()).isZero();
        assertThat(attack.target()).isEqualTo(1);
        assertThat(attack.counters())
                .containsExactly(
                        new CounterOption("pay", null, 4, Payee.BANK),
                        new CounterOption("security-champion#1", "security-champion#1", 2, Payee.BANK));
        assertThat(attack.hit().leaving()).containsExactly("pair-programmer#1");
        assertThat(attack.hit().tired()).containsExactly("security-champion#1");
        assertThat(attack.hit().nextScoreBefore()).isEqualTo(4);
        assertThat(attack.hit().nextScoreAfter()).isEqualTo(1);

        Prompt prompt = desk.game.prompt(desk.state, 1);
        assertThat(read(prompt.sentence())).isEqualTo("seat 0 plays Monster Bug on you. Counter it?");
        assertThat(prompt.choices().stream().map(choice -> read(choice.label())))
                .containsExactly("Let it happen", "Pay 4 to the bank", "Security Champion blocks it for 2");
        assertThat(read(Objects.requireNonNull(prompt.choices().get(2).preview())))
                .containsExactly("resources 6 → 4");
        assertThat(desk.game.prompt(desk.state, 0).choices()).isEmpty();
        assertThat(read(desk.game.prompt(desk.state, Prompt.WATCHER).sentence()))
                .isEqualTo("seat 1 may answer Monster Bug of seat 0.");
    }

    @Test
    void each_copy_in_the_hand_has_its_choices_while_bots_see_equal_cards_once() {
        Desk desk = Desk.standard().hand(0, "Investor", "Investor");
        assertThat(desk.moves(StartupMove.PlayAction.class)).hasSize(1);
        assertThat(desk.game.prompt(desk.state, 0).choices().stream()
                        .map(Choice::move)
                        .filter(StartupMove.PlayAction.class::isInstance))
                .hasSize(2);
    }

    @Test
    void what_can_t_be_done_at_a_desk_says_why() {
        Desk desk = Desk.standard().row(0, "Bootcamp Graduate with TDD", "Undercover HR Agent");
        assertThat(reasons(desk))
                .contains(
                        "Transfer TDD: There is no other developer who could hold it.",
                        "Undercover HR Agent: pay 1 and flip a coin: It costs 1 and you have 0: 1 too few.");
        desk.resources(0, 3).row(0, "Mainframe Veteran");
        assertThat(reasons(desk))
                .contains(
                        "Transfer TDD: It costs 4 and you have 3: 1 too few.",
                        "Undercover HR Agent: pay 1 and flip a coin: Nobody is within reach of Undercover HR Agent now.");
    }

    private static List<String> reasons(Desk desk) {
        return desk.game.prompt(desk.state, 0).choices().stream()
                .filter(choice -> choice.refusal() != null)
                .map(choice -> read(choice.label()) + ": " + read(Objects.requireNonNull(choice.refusal())))
                .toList();
    }

    @Test
    void the_last_round_is_announced_and_the_sheet_is_kept() {
        Desk desk = Desk.standard().points(0, 64);
        assertThat(all(desk).lastRound()).isTrue();
        desk.points(1, 64).nextTurn().nextTurn();
        assertThat(all(desk).tied()).isTrue();
        assertThat(all(desk).sheet()).containsExactly(List.of(64, 64));
        desk.points(0, 70).nextTurn().nextTurn();
        assertThat(Objects.requireNonNull(all(desk).end()).ranks()).containsExactly(1, 2);
    }

    @Test
    void others_learn_that_somebody_looks_but_not_at_what() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .hand(0, "Data Whisperer")
                .deck("Investor", "TDD", "Hackathon")
                .hire("Data Whisperer");
        assertThat(all(desk).look()).isEqualTo(new StartupPublicView.LookView(0, 3));
        assertThat(own(desk, 0).looking()).containsExactly("investor#1", "tdd#1", "hackathon#1");
        assertThat(own(desk, 1).looking()).isEmpty();
    }
}
