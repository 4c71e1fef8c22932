package boardroom.games.itstartup.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.itstartup.box.ItStartupBox;
import java.util.LinkedHashMap;
import java.util.Map;

/** For every title of the deck a scene that fails if the text of the card is not obeyed. */
public final class CardScenarios {
    /** Plays a scene with the cards of this box. */
    public interface Scene {
        void play(ItStartupBox box);
    }

    private CardScenarios() {}

    public static Map<String, Scene> all() {
        Map<String, Scene> scenes = new LinkedHashMap<>();
        developers(scenes);
        managers(scenes);
        for (String knowledge : new String[] {"code-review", "documentation"})
            scenes.put(knowledge, box -> knowledge(box, knowledge, 2));
        for (String knowledge : new String[] {"refactoring", "observability", "algorithms"})
            scenes.put(knowledge, box -> knowledge(box, knowledge, 3));
        scenes.put("tdd", box -> knowledge(box, "tdd", 5));
        help(scenes);
        sabotage(scenes);
        return scenes;
    }

    private static void developers(Map<String, Scene> scenes) {
        scenes.put("bootcamp-graduate", box -> {
            Desk desk =
                    Desk.from(box).resources(0, 1).hand(0, "Bootcamp Graduate").hire("Bootcamp Graduate");
            assertThat(desk.endTurn().points(0)).isEqualTo(1);
            desk.endTurn();
            assertThat(desk.row(0)).containsExactly("Bootcamp Graduate(2)");
            assertThat(desk.endTurn().row(0)).isEmpty();
        });
        scenes.put("mainframe-veteran", box -> {
            Desk desk =
                    Desk.from(box).resources(0, 4).hand(0, "Mainframe Veteran").hire("Mainframe Veteran");
            for (int turn = 1; turn <= 5; turn++) desk.endTurn();
            assertThat(desk.row(0)).containsExactly("Mainframe Veteran(5)");
            assertThat(desk.endTurn().row(0)).isEmpty();
            assertThat(desk.points(0)).isEqualTo(12);
        });
        scenes.put("open-source-contributor", box -> learnsCheaply(box, "Open-Source Contributor"));
        scenes.put("full-stack-ninja", box -> learnsCheaply(box, "Full Stack Ninja"));
        scenes.put("rubber-duck-debugger", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 2)
                    .row(0, "People Partner(2)")
                    .borrowed(0, 1, "Downer Dave(1)")
                    .hand(0, "Rubber-Duck Debugger");
            assertThat(desk.targets("Rubber-Duck Debugger")).containsExactly("People Partner", "Downer Dave");
            desk.hire("Rubber-Duck Debugger", 0, "People Partner");
            assertThat(desk.row(0)).containsExactly("People Partner(1)", "Downer Dave(1)", "Rubber-Duck Debugger(0)");
        });
        scenes.put("security-champion", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 2)
                    .resources(1, 2)
                    .hand(0, "Outsourcing")
                    .row(1, "Security Champion", "Full Stack Ninja")
                    .actOn("Outsourcing", 1, "Full Stack Ninja")
                    .block("Security Champion");
            assertThat(desk.row(1)).containsExactly("Security Champion(0)", "Full Stack Ninja(0)");
            assertThat(desk.resources(0)).isZero();
            assertThat(desk.resources(1)).isZero();
            assertThat(desk.employee(1, "Security Champion").used()).isTrue();
        });
        scenes.put("weekend-contractor", box -> {
            Desk desk = Desk.from(box).row(0, "Weekend Contractor").endTurn();
            assertThat(desk.row(0)).containsExactly("Weekend Contractor(2)");
            assertThat(desk.endTurn().row(0)).isEmpty();
        });
        scenes.put("digital-nomad", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 3)
                    .row(0, "Full Stack Ninja(2) with TDD")
                    .borrowed(0, 1, "Downer Dave(1)")
                    .hand(0, "Digital Nomad");
            assertThat(desk.targets("Digital Nomad")).containsExactly("Full Stack Ninja", null);
            desk.hire("Digital Nomad", 0, "Full Stack Ninja");
            assertThat(desk.hand(0)).containsExactly("Full Stack Ninja", "TDD");
            assertThat(desk.row(0)).containsExactly("Downer Dave(1)", "Digital Nomad(0)");
        });
        scenes.put("pair-programmer", box -> {
            Desk desk = Desk.from(box).row(0, "Pair Programmer", "People Partner");
            assertThat(desk.efficiency(0, "Pair Programmer")).isEqualTo(2);
            desk.row(0, "Bootcamp Graduate");
            assertThat(desk.efficiency(0, "Pair Programmer")).isEqualTo(3);
        });
        scenes.put("data-whisperer", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 3)
                    .hand(0, "Data Whisperer")
                    .deck("Investor", "TDD", "Hackathon", "Crunch Time", "Outsourcing", "Head Hunter")
                    .hire("Data Whisperer");
            assertThat(desk.moves(StartupMove.Pick.class)).hasSize(5);
            desk.pick("Outsourcing");
            assertThat(desk.hand(0)).containsExactly("Outsourcing");
            assertThat(desk.deck()).containsExactly("Head Hunter", "Investor", "TDD", "Hackathon", "Crunch Time");
        });
        scenes.put("downer-dave", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 3)
                    .hand(0, "Downer Dave")
                    .row(1, "Mainframe Veteran(1)")
                    .borrowed(1, 0, "People Partner");
            assertThat(desk.targets("Downer Dave")).containsExactly("Mainframe Veteran", "People Partner");
            desk.hire("Downer Dave", 1, "Mainframe Veteran");
            assertThat(desk.row(1)).containsExactly("Mainframe Veteran(2)", "People Partner(0)");
        });
        scenes.put("database-developer", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 4)
                    .hand(0, "Database Developer")
                    .deck("Hackathon", "TDD", "Investor", "Crunch Time", "Outsourcing", "Algorithms")
                    .hire("Database Developer");
            assertThat(desk.hand(0)).containsExactly("Hackathon", "TDD");
            desk.act("Hackathon");
            assertThat(desk.resources(0)).isZero();
            desk.refuses("cannot-pay", new StartupMove.PlayAction(desk.inHand(0, "Crunch Time"), null, null, null));
        });
        scenes.put("principal-engineer", box -> {
            Desk desk = Desk.from(box).row(0, "Principal Engineer(2) with TDD").endTurn();
            assertThat(desk.points(0)).isEqualTo(10);
            assertThat(desk.hand(0)).containsExactly("TDD");
            assertThat(desk.deck()).containsExactly("Principal Engineer");
        });
    }

    private static void learnsCheaply(ItStartupBox box, String developer) {
        Desk desk =
                Desk.from(box).resources(0, 2).row(0, developer).hand(0, "TDD").attach("TDD", developer);
        assertThat(desk.resources(0)).isZero();
        Desk other = Desk.from(box)
                .resources(0, 1)
                .row(0, "Bootcamp Graduate with Refactoring", developer)
                .transfer("Refactoring", developer);
        assertThat(other.resources(0)).isZero();
    }

    private static void managers(Map<String, Scene> scenes) {
        scenes.put("people-partner", box -> drawsEveryTurn(box, "People Partner"));
        scenes.put("office-manager", box -> {
            drawsEveryTurn(box, "Office Manager");
            Desk desk = Desk.from(box)
                    .resources(0, 3)
                    .row(0, "People Partner(2)", "Bootcamp Graduate(2)")
                    .hand(0, "Office Manager")
                    .hire("Office Manager");
            assertThat(desk.row(0)).containsExactly("People Partner(1)", "Bootcamp Graduate(1)", "Office Manager(0)");
        });
        scenes.put("talent-scout", box -> {
            drawsEveryTurn(box, "Talent Scout");
            Desk desk = Desk.from(box)
                    .resources(0, 3)
                    .hand(0, "Talent Scout")
                    .row(1, "Downer Dave(1)", "Full Stack Ninja")
                    .borrowed(1, 0, "People Partner");
            assertThat(desk.targets("Talent Scout")).containsExactly("Downer Dave", null);
            desk.hire("Talent Scout", 1, "Downer Dave");
            assertThat(desk.row(0)).containsExactly("Talent Scout(0)", "Downer Dave(1)");
        });
        scenes.put("undercover-hr-agent", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 1)
                    .row(0, "Undercover HR Agent")
                    .row(1, "Full Stack Ninja(1)")
                    .borrowed(1, 0, "Downer Dave");
            assertThat(desk.moves(StartupMove.UseAbility.class)).hasSize(1);
            desk.flip("Undercover HR Agent", 1, "Full Stack Ninja", true);
            assertThat(desk.row(0)).containsExactly("Undercover HR Agent(0)", "Full Stack Ninja(1)");
            assertThat(desk.resources(0)).isZero();
        });
        scenes.put("scrum-master", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 4)
                    .row(0, "Bootcamp Graduate", "Full Stack Ninja", "People Partner")
                    .hand(0, "Scrum Master")
                    .deck("Investor", "TDD", "Hackathon", "Outsourcing", "Crunch Time")
                    .hire("Scrum Master");
            assertThat(desk.hand(0)).containsExactly("Investor", "TDD");
            assertThat(desk.efficiency(0, "Bootcamp Graduate")).isEqualTo(2);
            assertThat(desk.efficiency(0, "Full Stack Ninja")).isEqualTo(4);
            assertThat(desk.efficiency(0, "People Partner")).isZero();
        });
    }

    private static void drawsEveryTurn(ItStartupBox box, String manager) {
        Desk desk = Desk.from(box)
                .row(0, manager)
                .deck("Investor", "TDD", "Hackathon")
                .endTurn();
        assertThat(desk.hand(0)).containsExactly("Investor");
        assertThat(desk.endTurn().hand(0)).containsExactly("Investor", "TDD");
    }

    private static void knowledge(ItStartupBox box, String id, int bonus) {
        String name = box.catalogue().copies().get(id + "#1").name();
        int transfer = box.catalogue().copies().get(id + "#1").knowledge().transferCost();
        Desk desk = Desk.from(box)
                .resources(0, 4)
                .row(0, "Bootcamp Graduate", "Mainframe Veteran")
                .hand(0, name)
                .attach(name, "Bootcamp Graduate");
        assertThat(desk.efficiency(0, "Bootcamp Graduate")).isEqualTo(1 + bonus);
        assertThat(desk.efficiency(0, "Mainframe Veteran")).isEqualTo(2);
        desk.endTurn().resources(0, transfer).transfer(name, "Mainframe Veteran");
        assertThat(desk.resources(0)).isZero();
        assertThat(desk.efficiency(0, "Mainframe Veteran")).isEqualTo(2 + bonus);
    }

    private static void help(Map<String, Scene> scenes) {
        scenes.put("investor", box -> {
            Desk desk = Desk.from(box).hand(0, "Investor").act("Investor");
            assertThat(desk.resources(0)).isEqualTo(2);
        });
        scenes.put("innovation-grant", box -> {
            Desk desk = Desk.from(box).hand(0, "Innovation Grant").points(1, 1).act("Innovation Grant");
            assertThat(desk.resources(0)).isEqualTo(4);
            assertThat(Desk.from(box)
                            .hand(0, "Innovation Grant")
                            .act("Innovation Grant")
                            .resources(0))
                    .isEqualTo(1);
        });
        scenes.put("hackathon", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 3)
                    .hand(0, "Hackathon")
                    .deck("Investor", "TDD", "Crunch Time", "Outsourcing", "Head Hunter")
                    .act("Hackathon");
            assertThat(desk.hand(0)).containsExactly("Investor", "TDD", "Crunch Time");
        });
        scenes.put("coffee-machine", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 2)
                    .row(0, "Mainframe Veteran(2)", "People Partner(2)")
                    .hand(0, "Coffee machine")
                    .act("Coffee machine");
            assertThat(desk.row(0)).containsExactly("Mainframe Veteran(1)", "People Partner(1)");
            assertThat(desk.endTurn().points(0)).isEqualTo(3);
        });
        scenes.put("vacation-time", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 3)
                    .row(0, "Mainframe Veteran(2)", "People Partner(2)")
                    .hand(0, "Vacation Time")
                    .act("Vacation Time")
                    .endTurn();
            assertThat(desk.row(0)).containsExactly("Mainframe Veteran(1)", "People Partner(1)");
        });
        scenes.put("crunch-time", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 2)
                    .row(0, "Mainframe Veteran", "People Partner")
                    .hand(0, "Crunch Time")
                    .act("Crunch Time")
                    .endTurn();
            assertThat(desk.points(0)).isEqualTo(4);
            assertThat(desk.row(0)).containsExactly("Mainframe Veteran(2)", "People Partner(1)");
        });
    }

    private static void sabotage(Map<String, Scene> scenes) {
        scenes.put("outsourcing", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 2)
                    .hand(0, "Outsourcing")
                    .row(1, "Full Stack Ninja(1)")
                    .actOn("Outsourcing", 1, "Full Stack Ninja");
            assertThat(desk.row(0)).containsExactly("Full Stack Ninja(1)");
            assertThat(desk.resources(1)).isEqualTo(2);
            desk.nextTurn().nextTurn();
            assertThat(desk.row(0)).isEmpty();
            assertThat(desk.row(1)).containsExactly("Full Stack Ninja(2)");
        });
        scenes.put("head-hunter", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 5)
                    .resources(1, 5)
                    .hand(0, "Head Hunter")
                    .row(1, "Full Stack Ninja(1)")
                    .actOn("Head Hunter", 1, "Full Stack Ninja");
            Desk countered = desk.copy().pay();
            assertThat(countered.resources(0)).isEqualTo(5);
            assertThat(countered.resources(1)).isZero();
            assertThat(countered.row(0)).isEmpty();
            assertThat(desk.pass().row(0)).containsExactly("Full Stack Ninja(1)");
        });
        scenes.put("monster-bug", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 3)
                    .resources(1, 4)
                    .hand(0, "Monster Bug")
                    .row(1, "Mainframe Veteran", "People Partner(1)")
                    .actOn("Monster Bug", 1);
            paysTheBank(desk.copy());
            assertThat(desk.pass().row(1)).containsExactly("Mainframe Veteran(1)", "People Partner(2)");
        });
        scenes.put("failed-release", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 3)
                    .resources(1, 4)
                    .points(1, 20)
                    .hand(0, "Failed Release")
                    .actOn("Failed Release", 1);
            paysTheBank(desk.copy());
            assertThat(desk.pass().points(1)).isEqualTo(14);
        });
        scenes.put("production-outage", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 2)
                    .resources(1, 3)
                    .row(1, "Principal Engineer", "Full Stack Ninja")
                    .hand(0, "Production Outage")
                    .actOn("Production Outage", 1);
            paysTheBank(desk.copy());
            assertThat(desk.pass().nextTurn().endTurn().points(1)).isEqualTo(2);
        });
        scenes.put("leaked-repository", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 3)
                    .resources(1, 3)
                    .row(0, "Mainframe Veteran")
                    .row(1, "Bootcamp Graduate with TDD")
                    .hand(0, "Leaked Repository")
                    .leak("Leaked Repository", 1, "TDD", "Mainframe Veteran");
            Desk countered = desk.copy().pay();
            assertThat(countered.resources(0)).isEqualTo(3);
            assertThat(countered.knowledge(1, "Bootcamp Graduate")).containsExactly("TDD");
            desk.pass();
            assertThat(desk.knowledge(1, "Bootcamp Graduate")).isEmpty();
            assertThat(desk.knowledge(0, "Mainframe Veteran")).containsExactly("TDD");
        });
        scenes.put("patent-troll", box -> {
            Desk desk = Desk.from(box)
                    .resources(0, 1)
                    .resources(1, 9)
                    .hand(0, "Patent Troll")
                    .actOn("Patent Troll", 1);
            Desk countered = desk.copy().pay();
            assertThat(countered.resources(0)).isEqualTo(2);
            assertThat(countered.resources(1)).isEqualTo(7);
            desk.pass();
            assertThat(desk.resources(0)).isEqualTo(3);
            assertThat(desk.resources(1)).isEqualTo(6);
        });
    }

    /** Everything the target has goes to the bank, and nothing happens. */
    private static void paysTheBank(Desk desk) {
        int points = desk.points(1);
        var row = desk.row(1);
        desk.pay();
        assertThat(desk.resources(0)).isZero();
        assertThat(desk.resources(1)).isZero();
        assertThat(desk.points(1)).isEqualTo(points);
        assertThat(desk.row(1)).isEqualTo(row);
        assertThat(desk.state.offices[1].outage).isZero();
    }
}
