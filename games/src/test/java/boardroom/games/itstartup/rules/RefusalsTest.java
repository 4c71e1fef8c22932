package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Choice;
import boardroom.engine.Deal;
import boardroom.engine.Options;
import boardroom.engine.Say;
import boardroom.games.itstartup.ItStartup;
import boardroom.games.itstartup.view.StartupPrivateView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Whatever is not legal is refused with a reason of its own. */
class RefusalsTest {
    @Test
    void who_may_not_decide() {
        Desk desk = Desk.standard();
        desk.refuses("no-seat", 7, StartupMove.EndTurn.NOW);
        desk.refuses("no-seat", -1, StartupMove.EndTurn.NOW);
        desk.refuses("not-your-turn", 1, StartupMove.EndTurn.NOW);
        desk.refuses("not-in-this-phase", new StartupMove.GiveBack(List.of()));
        desk.refuses("not-in-this-phase", new StartupMove.Pick("tdd#1"));
        desk.points(0, 64).nextTurn().nextTurn();
        desk.refuses("game-over", 0, StartupMove.EndTurn.NOW);
    }

    @Test
    void the_mulligan() {
        ItStartup game = new ItStartup(Desk.BOX);
        StartupState state = game.deal(new Deal(2, Options.defaults(Desk.BOX), 1));
        String held = state.offices[0].hand[0].id();
        String foreign = state.offices[1].hand[0].id();
        assertThat(why(game, state, new StartupMove.GiveBack(List.of(foreign)))).isEqualTo("refuse.not-in-hand");
        assertThat(why(game, state, new StartupMove.GiveBack(List.of(held, held))))
                .isEqualTo("refuse.named-twice");
        assertThat(why(game, state, StartupMove.EndTurn.NOW)).isEqualTo("refuse.not-in-this-phase");
        game.play(state, 0, new StartupMove.GiveBack(List.of(held)), boardroom.engine.Events.NONE);
        assertThat(why(game, state, new StartupMove.GiveBack(List.of()))).isEqualTo("refuse.already-chosen");
    }

    private static String why(ItStartup game, StartupState state, StartupMove move) {
        Say refusal = game.refusal(state, 0, move);
        return Objects.requireNonNull(refusal).key();
    }

    @Test
    void the_planning_bonus() {
        Desk desk = Desk.standard()
                .points(0, 4)
                .row(0, "Bootcamp Graduate(1)", "Full Stack Ninja")
                .row(1, "Downer Dave(1)")
                .startTurn(0);
        desk.refuses("no-burnout", new StartupMove.UseBonus(desk.inRow(0, "Full Stack Ninja")));
        desk.refuses("not-your-employee", new StartupMove.UseBonus(desk.inRow(1, "Downer Dave")));
        desk.refuses("not-in-this-phase", StartupMove.EndTurn.NOW);
    }

    @Test
    void hiring() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .hand(0, "TDD", "Full Stack Ninja", "Bootcamp Graduate", "Downer Dave")
                .row(1, "People Partner");
        desk.refuses("not-in-hand", new StartupMove.PlayEmployee("scrum-master#1", null));
        desk.refuses("not-in-hand", new StartupMove.PlayEmployee("nobody", null));
        desk.refuses("not-an-employee", new StartupMove.PlayEmployee(desk.inHand(0, "TDD"), null));
        desk.refuses("cannot-pay", new StartupMove.PlayEmployee(desk.inHand(0, "Full Stack Ninja"), null));
        desk.refuses("name-a-target", new StartupMove.PlayEmployee(desk.inHand(0, "Downer Dave"), null));
        desk.refuses("out-of-reach", new StartupMove.PlayEmployee(desk.inHand(0, "Downer Dave"), "nobody"));
        desk.refuses(
                "needs-no-target",
                new StartupMove.PlayEmployee(desk.inHand(0, "Bootcamp Graduate"), desk.inRow(1, "People Partner")));
    }

    @Test
    void knowledge() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .hand(0, "TDD", "Investor", "Code Review")
                .row(0, "Bootcamp Graduate with Documentation", "People Partner")
                .row(1, "Full Stack Ninja with Refactoring");
        String graduate = desk.inRow(0, "Bootcamp Graduate");
        desk.refuses("not-in-hand", new StartupMove.AttachKnowledge("algorithms#1", graduate));
        desk.refuses("not-knowledge", new StartupMove.AttachKnowledge(desk.inHand(0, "Investor"), graduate));
        desk.refuses("cannot-pay", new StartupMove.AttachKnowledge(desk.inHand(0, "TDD"), graduate));
        desk.refuses(
                "not-a-developer",
                new StartupMove.AttachKnowledge(desk.inHand(0, "Code Review"), desk.inRow(0, "People Partner")));
        desk.refuses(
                "not-your-employee",
                new StartupMove.AttachKnowledge(desk.inHand(0, "Code Review"), desk.inRow(1, "Full Stack Ninja")));
        desk.refuses("already-holds", desk.transferring("Documentation", "Bootcamp Graduate"));
        desk.refuses("not-a-developer", desk.transferring("Documentation", "People Partner"));
        desk.refuses("not-your-knowledge", new StartupMove.TransferKnowledge(desk.inRow(1, "Refactoring"), graduate));
        desk.refuses("not-your-knowledge", new StartupMove.TransferKnowledge("nobody", graduate));
        desk.refuses(
                "not-your-employee",
                new StartupMove.TransferKnowledge(desk.inRow(0, "Documentation"), desk.inRow(1, "Full Stack Ninja")));
        assertThat(whyNot(Desk.standard().resources(0, 9).hand(0, "TDD"), "TDD"))
                .isEqualTo("refuse.no-developer");
    }

    private static String whyNot(Desk desk, String card) {
        StartupPrivateView view = (StartupPrivateView) desk.game.privateView(desk.state, desk.state.active);
        for (StartupPrivateView.HandView held : view.hand())
            if (desk.name(held.card()).equals(card))
                return Objects.requireNonNull(held.whyNot()).key();
        throw new IllegalArgumentException(card);
    }

    @Test
    void actions() {
        Desk desk = Desk.standard()
                .resources(0, 9)
                .hand(0, "TDD", "Investor", "Monster Bug", "Head Hunter", "Leaked Repository")
                .row(0, "Mainframe Veteran", "People Partner");
        desk.refuses("not-in-hand", new StartupMove.PlayAction("hackathon#1", null, null, null));
        desk.refuses("not-an-action", new StartupMove.PlayAction(desk.inHand(0, "TDD"), null, null, null));
        desk.refuses("not-an-action", new StartupMove.PlanAction(desk.inHand(0, "TDD")));
        desk.refuses("not-in-hand", new StartupMove.PlanAction("nobody"));
        desk.refuses("needs-no-target", new StartupMove.PlayAction(desk.inHand(0, "Investor"), 1, null, null));
        desk.refuses("name-a-target", new StartupMove.PlayAction(desk.inHand(0, "Monster Bug"), null, null, null));
        desk.refuses("not-an-opponent", new StartupMove.PlayAction(desk.inHand(0, "Monster Bug"), 0, null, null));
        desk.refuses("not-an-opponent", new StartupMove.PlayAction(desk.inHand(0, "Monster Bug"), 5, null, null));
        desk.refuses("nobody-to-aim-at", new StartupMove.PlayAction(desk.inHand(0, "Head Hunter"), null, "x", null));
        desk.refuses(
                "nobody-to-aim-at", new StartupMove.PlayAction(desk.inHand(0, "Leaked Repository"), null, "x", "y"));

        desk.row(1, "Full Stack Ninja with Algorithms").borrowed(1, 0, "Downer Dave with Refactoring");
        String leak = desk.inHand(0, "Leaked Repository");
        String veteran = desk.inRow(0, "Mainframe Veteran");
        String algorithms = desk.inRow(1, "Algorithms");
        desk.refuses("out-of-reach", new StartupMove.PlayAction(leak, null, "nobody", veteran));
        desk.refuses("on-loan", new StartupMove.PlayAction(leak, null, desk.inRow(1, "Refactoring"), veteran));
        desk.refuses("not-your-employee", new StartupMove.PlayAction(leak, null, algorithms, "nobody"));
        desk.refuses(
                "not-a-developer", new StartupMove.PlayAction(leak, null, algorithms, desk.inRow(0, "People Partner")));
        desk.refuses("borrowed", desk.aim("Head Hunter", 1, "Downer Dave"));
        desk.resources(0, 1);
        desk.refuses("cannot-pay", desk.aim("Head Hunter", 1, "Full Stack Ninja"));
    }

    @Test
    void abilities() {
        Desk desk =
                Desk.standard().row(0, "Undercover HR Agent", "People Partner").row(1, "Full Stack Ninja");
        String agent = desk.inRow(0, "Undercover HR Agent");
        String ninja = desk.inRow(1, "Full Stack Ninja");
        desk.refuses("cannot-pay", new StartupMove.UseAbility(agent, ninja));
        desk.resources(0, 3);
        desk.refuses("no-ability", new StartupMove.UseAbility(desk.inRow(0, "People Partner"), ninja));
        desk.refuses("not-your-employee", new StartupMove.UseAbility(ninja, ninja));
        desk.refuses("not-an-opponent", new StartupMove.UseAbility(agent, desk.inRow(0, "People Partner")));
        desk.refuses("out-of-reach", new StartupMove.UseAbility(agent, "nobody"));
    }

    @Test
    void answers() {
        Desk desk = Desk.standard()
                .resources(0, 3)
                .resources(1, 4)
                .hand(0, "Monster Bug")
                .row(1, "Bootcamp Graduate")
                .actOn("Monster Bug", 1);
        desk.refuses("not-in-this-phase", 1, StartupMove.EndTurn.NOW);
        desk.refuses("not-in-this-phase", 0, StartupMove.EndTurn.NOW);
        desk.refuses("not-your-turn", 0, new StartupMove.Respond(StartupMove.Respond.PASS));
        desk.refuses("no-such-counter", 1, new StartupMove.Respond("nonsense"));
        desk.refuses("no-such-counter", 1, new StartupMove.Respond(desk.inRow(1, "Bootcamp Graduate")));
        desk.resources(1, 3);
        desk.refuses("no-such-counter", 1, new StartupMove.Respond(StartupMove.Respond.PAY));
    }

    @Test
    void buying_and_selling() {
        Desk desk = Desk.standard().resources(0, 1).deck("TDD");
        desk.refuses("cannot-pay", StartupMove.BuyCard.NOW);
        desk.refuses("not-in-hand", new StartupMove.SellCard("tdd#1"));
    }

    @Test
    void what_the_prompt_says_of_a_desk_where_nothing_can_be_done() {
        Desk desk = Desk.standard().resources(0, 9).row(0, "Bootcamp Graduate with TDD", "Undercover HR Agent");
        assertThat(desk.game.prompt(desk.state, 0).choices().stream()
                        .map(Choice::refusal)
                        .filter(Objects::nonNull)
                        .map(Say::key))
                .contains("refuse.no-other-developer", "refuse.nobody-in-reach");
    }

    /** A reason that no test meets is a reason nobody has checked. */
    @Test
    void every_reason_is_met_in_a_test() throws IOException {
        String tests = sources("test");
        Set<String> unmet = new TreeSet<>();
        Matcher reasons = Pattern.compile("record (\\w+)\\([^)]*\\)\\s+implements \\w*Refusal\\b")
                .matcher(sources("main"));
        while (reasons.find()) {
            String key = reasons.group(1).replaceAll("(?<=.)(?=\\p{Lu})", "-").toLowerCase(Locale.ROOT);
            if (!tests.contains("\"" + key + "\"") && !tests.contains("\"refuse." + key + "\"")) unmet.add(key);
        }
        assertThat(unmet).isEmpty();
    }

    private static String sources(String kind) throws IOException {
        StringBuilder code = new StringBuilder();
        try (var files = Files.walk(Path.of("src", kind, "java", "boardroom", "games", "itstartup"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) code.append(Files.readString(file));
        }
        return code.toString();
    }

    @Test
    void after_120_actions_only_the_end_of_the_turn_is_legal() {
        Desk desk = Desk.with(Map.of())
                .resources(0, 9)
                .hand(0, "Bootcamp Graduate", "TDD")
                .deck("Investor");
        desk.state.actions = 119;
        desk.hire("Bootcamp Graduate");
        desk.refuses("too-many-actions", new StartupMove.SellCard(desk.inHand(0, "TDD")));
        assertThat(desk.moves(StartupMove.class)).containsExactly(StartupMove.EndTurn.NOW);
        assertThat(desk.nextTurn().state.actions).isZero();
    }
}
