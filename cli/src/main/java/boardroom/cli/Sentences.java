package boardroom.cli;

import boardroom.engine.Say;
import boardroom.engine.Texts;

/** The house's sentences in English, where one leaves by the terminal. */
final class Sentences implements Texts.Names {
    private static final Texts TEXTS = new Texts("en", Texts.resource("/house/en.json"));

    private Sentences() {}

    static String of(Say say) {
        return TEXTS.render(say, new Sentences());
    }

    @Override
    public String seat(int seat) {
        return "seat " + seat;
    }

    @Override
    public String card(String id) {
        return id;
    }
}
