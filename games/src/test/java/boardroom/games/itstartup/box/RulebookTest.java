package boardroom.games.itstartup.box;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.itstartup.box.ActionCard.Counter;
import boardroom.games.itstartup.box.ActionCard.Stance;
import boardroom.games.itstartup.rules.Desk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Section 2.3: every number printed in the rulebook is the number on the card. */
class RulebookTest {
    private static final Path RULES = Path.of("..", "docs", "rules", "it-startup.md");
    private static final String NONE = "–";

    /** A line of a table of 2.3: the names it speaks of and what stands under each heading. */
    private record Line(List<String> names, List<String> headings, List<String> cells) {
        boolean has(String heading) {
            return headings.contains(heading);
        }

        String text(String heading) {
            return cells.get(headings.indexOf(heading));
        }

        int number(String heading) {
            return Integer.parseInt(text(heading).replaceAll("[^0-9].*$|^\\+", ""));
        }
    }

    private static List<Line> lines() throws IOException {
        String all = Files.readString(RULES);
        String deck = all.substring(all.indexOf("### 2.3"), all.indexOf("### 2.4"));
        List<Line> lines = new ArrayList<>();
        List<String> headings = List.of();
        for (String row : deck.lines().filter(line -> line.startsWith("|")).toList()) {
            List<String> cells = Arrays.stream(row.substring(1).split("\\|"))
                    .map(cell -> cell.replace("**", "").strip())
                    .toList();
            if (cells.contains("Copies")) headings = cells;
            else if (!cells.getFirst().startsWith("---"))
                lines.add(new Line(
                        List.of(cells.getFirst().replaceAll(" \\(.*\\)", "").split(", ")), headings, cells));
        }
        return lines;
    }

    private static StartupCard card(String name) {
        return Desk.BOX.catalogue().titles().stream()
                .filter(title -> title.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("the box has no " + name));
    }

    @Test
    void every_card_of_the_box_stands_in_the_rulebook() throws IOException {
        Set<String> written = new HashSet<>();
        for (Line line : lines()) written.addAll(line.names());
        assertThat(written)
                .containsExactlyInAnyOrderElementsOf(Desk.BOX.catalogue().titles().stream()
                        .map(StartupCard::name)
                        .toList());
    }

    @TestFactory
    Stream<DynamicTest> the_numbers_of_the_rulebook_are_those_of_the_box() throws IOException {
        return lines().stream()
                .flatMap(line -> line.names().stream()
                        .map(name -> DynamicTest.dynamicTest(name, () -> agree(line, card(name)))));
    }

    private static void agree(Line line, StartupCard card) {
        assertThat(card.copies()).isEqualTo(line.number("Copies"));
        assertThat(card.cost()).isEqualTo(line.number("Cost"));
        switch (card) {
            case EmployeeCard employee -> {
                assertThat(employee.efficiency()).isEqualTo(line.has("Eff") ? line.number("Eff") : 0);
                assertThat(employee.resistance()).isEqualTo(line.number("Res"));
            }
            case KnowledgeCard knowledge -> {
                assertThat(knowledge.bonus()).isEqualTo(Integer.parseInt(line.text("Bonus")));
                assertThat(knowledge.transferCost()).isEqualTo(line.number("Transfer cost"));
            }
            case ActionCard action -> {
                assertThat(line.text("Stance / target"))
                        .startsWith(action.stance() == Stance.HELP ? "help" : "sabotage");
                assertThat(counter(action.counter())).isEqualTo(line.text("Printed counter"));
            }
        }
    }

    private static String counter(@Nullable Counter counter) {
        if (counter == null) return NONE;
        return "target pays " + (counter.payTo() == Payee.BANK ? "the bank " : "you ") + counter.pay();
    }
}
