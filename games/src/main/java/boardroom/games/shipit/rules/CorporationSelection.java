package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Together;
import boardroom.games.shipit.box.Clocks;
import boardroom.games.shipit.box.Corporation;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Terms;
import boardroom.games.shipit.rules.ShipMove.CorporationMove;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.1 All at once, in secret: what each company is. */
public final class CorporationSelection implements Together<ShipState, CorporationMove> {
    final Corporations corporations;
    private final int seconds;

    public CorporationSelection(ShipBox box) {
        this.corporations = new Corporations(box);
        this.seconds = box.clocks().corporationSeconds();
    }

    @Override
    public boolean isPlayed(ShipState s) {
        return s.terms.corporations() != Terms.Corporations.RANDOM;
    }

    @Override
    public boolean isDeciding(ShipState s, int seat) {
        return !s.companies[seat].confirmed;
    }

    /** Cards to swap are chosen on the mat, not in the bar. */
    @Override
    public void offers(ShipState s, int seat, Consumer<? super CorporationMove> out) {
        out.accept(ShipMove.Confirm.NOW);
        for (Corporation preset : s.companies[seat].dealt) out.accept(new ShipMove.ChoosePreset(preset.id()));
    }

    @Override
    public void moves(ShipState s, int seat, Consumer<? super CorporationMove> out) {
        Company c = s.companies[seat];
        if (c.confirmed) return;
        if (c.chosen) out.accept(ShipMove.Confirm.NOW);
        else if (arePresets(s)) for (Corporation preset : c.dealt) out.accept(new ShipMove.ChoosePreset(preset.id()));
        else corporations.choices.forEach(out);
    }

    private static boolean arePresets(ShipState s) {
        return s.terms.corporations() == Terms.Corporations.PRESETS;
    }

    @Override
    public @Nullable Refusal refuse(ShipState s, int seat, CorporationMove move) {
        Company c = s.companies[seat];
        return switch (move) {
            case ShipMove.Choose choose ->
                arePresets(s) ? new OnlyPresets() : corporations.knows(choose) ? null : new NoSuchCard();
            case ShipMove.ChoosePreset(String preset) -> dealt(c, preset) == null ? new NotDealt() : null;
            case ShipMove.Confirm _ -> c.chosen ? null : new ChooseFirst();
        };
    }

    private static @Nullable Corporation dealt(Company c, @Nullable String id) {
        for (Corporation preset : c.dealt) if (preset.id().equals(id)) return preset;
        return null;
    }

    @Override
    public void play(ShipState s, int seat, CorporationMove move, Events events) {
        Company c = s.companies[seat];
        if (move instanceof ShipMove.Confirm) confirm(c, events);
        else choose(c, move);
    }

    void choose(Company c, CorporationMove move) {
        switch (move) {
            case ShipMove.Choose(String funding, String tech, String product) ->
                corporations.choose(c, funding, tech, product);
            case ShipMove.ChoosePreset(String id) -> {
                Corporation preset = dealt(c, id);
                if (preset != null) corporations.choose(c, preset);
            }
            case ShipMove.Confirm _ -> {}
        }
    }

    private static void confirm(Company c, Events events) {
        c.confirmed = true;
        events.tell(new ShipEvent.CompanyConfirmed(new Arg.Seat(c.seat)));
    }

    /** What is chosen counts, else the first dealt or what the box says. */
    @Override
    public void timeout(ShipState s, int seat, Events events) {
        Company c = s.companies[seat];
        if (!c.chosen && c.dealt.length > 0) corporations.choose(c, c.dealt[0]);
        events.tell(new ShipEvent.TimedOut(new Arg.Seat(seat)));
        confirm(c, events);
    }

    @Override
    public Pace pace(ShipState s) {
        return Clocks.pace(owes(s), seconds);
    }

    /** With `corporations=presets` cards are not swapped. */
    record OnlyPresets() implements Refusal {}

    /** It lies before somebody else, or nowhere. */
    record NotDealt() implements Refusal {}

    /** Nothing is chosen yet. */
    record ChooseFirst() implements Refusal {}
}
