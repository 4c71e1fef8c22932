package boardroom.games.shipshape.box;

import boardroom.engine.Card;

/** A supply: paid for once, and then at work each turn as long as its input is there (2.6). */
public record Supply(String id, String name, String family, Tokens cost, Tokens input, Tokens output, String text)
        implements Card {

    /** Section 5: the tokens a turn brings, a specialty token counting two. */
    public int worth() {
        return weigh(output) - weigh(input);
    }

    private static int weigh(Tokens tokens) {
        return tokens.count() + tokens.specialty();
    }
}
