package boardroom.games.esopwars.box;

import boardroom.engine.Card;
import java.util.Map;

/** What a market does to skills, by category and by trait (2.5). */
public record MarketCard(
        String id,
        String name,
        Deck deck,
        Map<String, Integer> hardModifiers,
        Map<String, Integer> softModifiers,
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
