package boardroom.games.shipshape.box;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.shipshape.rules.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The cards in the tables of 2.4 to 2.7 are those of the box. */
class RulebookTest {
    private static final Catalogue CARDS = Fixture.box().catalogue();

    /** The rows of a table under a heading, cell by cell. */
    private static List<List<String>> table(String section) throws IOException {
        String rules = Files.readString(Path.of("..", "docs", "rules", "ship-shape.md"));
        return rules.substring(rules.indexOf("### " + section))
                .lines()
                .dropWhile(line -> !line.startsWith("| id "))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> Arrays.stream(line.substring(1).split("\\|"))
                        .map(cell -> cell.strip().replace("`", ""))
                        .toList())
                .toList();
    }

    private static String words(Tokens tokens) {
        return Fixture.words(tokens);
    }

    private static String word(TransportType type) {
        return type.name().toLowerCase(Locale.ROOT);
    }

    @Test
    void player_cards() throws IOException {
        assertThat(table("2.4"))
                .containsExactlyElementsOf(CARDS.players().stream()
                        .map(card ->
                                List.of(card.id(), card.name(), card.director(), card.family(), words(card.output())))
                        .toList());
    }

    @Test
    void orders() throws IOException {
        assertThat(table("2.5"))
                .containsExactlyElementsOf(CARDS.orders().stream()
                        .map(card -> List.of(
                                card.id(),
                                card.name(),
                                card.client(),
                                card.family(),
                                word(card.type()),
                                words(card.requirement()),
                                String.valueOf(card.load()),
                                String.valueOf(card.value())))
                        .toList());
    }

    @Test
    void supplies() throws IOException {
        assertThat(table("2.6"))
                .containsExactlyElementsOf(CARDS.supplies().stream()
                        .map(card -> List.of(
                                card.id(),
                                card.name(),
                                card.family(),
                                words(card.cost()),
                                words(card.input()),
                                words(card.output())))
                        .toList());
    }

    @Test
    void transports() throws IOException {
        assertThat(table("2.7"))
                .containsExactlyElementsOf(CARDS.transports().stream()
                        .map(card -> List.of(
                                card.id(),
                                card.name(),
                                card.family(),
                                card.types().stream().map(RulebookTest::word).collect(Collectors.joining(", ")),
                                String.valueOf(card.capacity()),
                                words(card.cost()),
                                words(card.maintenance())))
                        .toList());
    }

    /** Section 5: what a supply is worth. */
    @Test
    void worth() {
        assertThat(CARDS.supplies().stream().filter(card -> card.worth() == 2).map(Supply::id))
                .containsExactly("phonograph-studio", "medal-mint", "orchid-hunters");
        assertThat(CARDS.supplies().stream().filter(card -> card.worth() == 0).map(Supply::id))
                .containsExactly("phosphate-works", "gutta-percha-works", "arc-light-drill");
        assertThat(CARDS.supplies().stream().filter(card -> card.worth() == 1)).hasSize(24);
    }
}
