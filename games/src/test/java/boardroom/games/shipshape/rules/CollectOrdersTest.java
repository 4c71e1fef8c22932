package boardroom.games.shipshape.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Rng;
import boardroom.games.shipshape.box.Catalogue;
import boardroom.games.shipshape.box.Supply;
import boardroom.games.shipshape.box.Tokens;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** 4.2 played out once more, slowly and by the letter, in random positions with rich and with short piles. */
class CollectOrdersTest {
    private static final int POSITIONS = 3_000;

    /** What one order leads to, by the letter of 4.2.1. */
    private record Outcome(List<Integer> order, Tokens held, List<String> area, List<String> gone, int working) {
        boolean isLike(Outcome other) {
            return held.equals(other.held)
                    && area.equals(other.area)
                    && gone.stream()
                            .sorted()
                            .toList()
                            .equals(other.gone.stream().sorted().toList());
        }
    }

    /** 4.2.2, criterion by criterion; lists of positions are in their order already. */
    private static final Comparator<Outcome> HOUSE = Comparator.comparingInt((Outcome o) -> -o.working())
            .thenComparingInt(o -> o.gone().size())
            .thenComparingInt(o -> -o.held().count())
            .thenComparingInt(o -> -o.held().specialty());

    private static Outcome play(Firm firm, Tokens piles, List<Integer> order) {
        Tokens held = firm.tokens.plus(firm.player.output().atMost(piles));
        Tokens pile = piles.minus(firm.player.output().atMost(piles));
        String[] area = new String[firm.supplies.length];
        List<String> gone = new ArrayList<>();
        int working = 0;
        for (int place : order) {
            SupplyInPlay supply = firm.supplies[place];
            Supply card = supply.card();
            if (held.covers(card.input())) {
                held = held.minus(card.input());
                pile = pile.plus(card.input());
                Tokens taken = card.output().atMost(pile);
                held = held.plus(taken);
                pile = pile.minus(taken);
                area[place] = card.id();
                working++;
            } else if (supply.rotated()) gone.add(card.id());
            else area[place] = card.id() + "*";
        }
        List<String> left = new ArrayList<>();
        for (String card : area) if (card != null) left.add(card);
        return new Outcome(order, held, left, gone, working);
    }

    private static List<List<Integer>> orders(List<Integer> places) {
        if (places.isEmpty()) return List.of(List.of());
        List<List<Integer>> all = new ArrayList<>();
        for (int place : places) {
            List<Integer> rest = new ArrayList<>(places);
            rest.remove(Integer.valueOf(place));
            for (List<Integer> order : orders(rest)) {
                List<Integer> whole = new ArrayList<>(List.of(place));
                whole.addAll(order);
                all.add(whole);
            }
        }
        return all;
    }

    private static Firm randomFirm(Rng rng) {
        Catalogue cards = Fixture.box().catalogue();
        Firm firm = new Firm(0, cards.players().get(rng.below(cards.players().size())));
        List<Supply> supplies = new ArrayList<>(cards.supplies());
        rng.shuffle(supplies);
        firm.supplies = new SupplyInPlay[rng.below(5)];
        for (int i = 0; i < firm.supplies.length; i++)
            firm.supplies[i] = new SupplyInPlay(supplies.get(i), rng.below(3) == 0, rng.below(6) == 0);
        firm.tokens = new Tokens(rng.below(3), rng.below(3), rng.below(3), rng.below(2));
        return firm;
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 4, 2})
    void orders_matter_and_the_house_chooses_as_the_letter_says(int most) {
        Rng rng = new Rng(most);
        for (int position = 0; position < POSITIONS; position++) {
            Firm firm = randomFirm(rng);
            Tokens piles = new Tokens(rng.below(most), rng.below(most), rng.below(most), rng.below(most));
            List<Integer> places = new ArrayList<>();
            for (int i = 0; i < firm.supplies.length; i++) if (!firm.supplies[i].stamped()) places.add(i);
            List<Outcome> outcomes = orders(places).stream()
                    .map(order -> play(firm, piles, order))
                    .toList();
            Outcome house = outcomes.stream().min(HOUSE).orElseThrow();

            assertThat(CollectOrders.matter(firm, piles))
                    .isEqualTo(outcomes.stream().anyMatch(outcome -> !outcome.isLike(outcomes.getFirst())));
            CollectOrder played = CollectOrders.house(firm, piles);
            assertThat(played.turns().stream()
                            .map(turn -> firm.placeOfSupply(turn.supply().card().id())))
                    .containsExactlyElementsOf(house.order());
            assertThat(played.after()).isEqualTo(house.held());
            assertThat(CollectOrders.all(firm, piles)).hasSize(outcomes.size());
            // Nothing is made and nothing vanishes.
            assertThat(firm.tokens.plus(played.gained()).minus(played.spent())).isEqualTo(played.after());
        }
    }
}
