package boardroom.games.esopwars.box;

import boardroom.engine.Between;
import boardroom.engine.Card;
import java.util.Map;

/** What a market does to skills, by category and by trait (2.5). */
public record MarketCard(
        String id,
        String name,
        Deck deck,
        Map<String, @Between(from = -1_000, to = 1_000) Integer> hardModifiers,
        Map<String, @Between(from = -1_000, to = 1_000) Integer> softModifiers,
        String text)
        implements Card {

    /** The four printed cards, or the further ones of `random-four`. */
    public enum Deck {
        classic,
        extra
    }

    public int hard(String category) {
        return hardModifiers.getOrDefault(category, 0);
    }

    public int soft(String skill) {
        return softModifiers.getOrDefault(skill, 0);
    }
}
