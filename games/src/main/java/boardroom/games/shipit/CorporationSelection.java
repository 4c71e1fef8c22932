package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Choice;
import boardroom.engine.Events;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.shipit.box.Corporation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.1 All at once, in secret: what each company is. */
final class CorporationSelection extends Decision {
    private final Book book;
    private final Corporations corporations;
    private final CorporationSense sense;

    CorporationSelection(Book book, Corporations corporations, CorporationSense sense) {
        this.book = book;
        this.corporations = corporations;
        this.sense = sense;
    }

    @Override
    public String id() {
        return "corporation";
    }

    @Override
    String section() {
        return "4.1";
    }

    @Override
    String decision(ShipState s) {
        return id();
    }

    @Override
    int seconds(ShipState s) {
        return book.box.clocks().corporationSeconds();
    }

    @Override
    public void open(ShipState s, Events events) {
        if (s.terms.corporations() != Terms.Corporations.RANDOM) return;
        close(s, events);
        s.phaseOver = true;
    }

    @Override
    boolean isDeciding(ShipState s, Company c) {
        return !c.confirmed;
    }

    @Override
    public void moves(ShipState s, int seat, Consumer<? super ShipMove> out) {
        Company c = s.companies[seat];
        if (c.confirmed) return;
        if (c.chosen) out.accept(ShipMove.Confirm.NOW);
        else if (s.terms.corporations() == Terms.Corporations.PRESETS)
            for (Corporation preset : c.dealt) out.accept(new ShipMove.ChoosePreset(preset.id()));
        else corporations.choices.forEach(out);
    }

    @Override
    @Nullable Say refuse(ShipState s, Company c, ShipMove move) {
        boolean presets = s.terms.corporations() == Terms.Corporations.PRESETS;
        return switch (move) {
            case ShipMove.Choose choose ->
                presets ? Refusals.onlyPresets() : corporations.knows(choose) ? null : Refusals.noSuchCard();
            case ShipMove.ChoosePreset(String preset) -> dealt(c, preset) == null ? Refusals.notDealt() : null;
            case ShipMove.Confirm _ -> c.chosen ? null : Refusals.chooseFirst();
            default -> Refusals.notInThisPhase();
        };
    }

    private static @Nullable Corporation dealt(Company c, @Nullable String id) {
        for (Corporation preset : c.dealt) if (preset.id().equals(id)) return preset;
        return null;
    }

    @Override
    void decide(ShipState s, Company c, ShipMove move, Events events) {
        choose(c, move);
        if (move instanceof ShipMove.Timeout) {
            if (!c.chosen && c.dealt.length > 0) corporations.choose(c, c.dealt[0]);
            if (events.listening()) events.tell(new ShipEvent.TimedOut(new Arg.Seat(c.seat)));
        }
        if (move instanceof ShipMove.Timeout || move instanceof ShipMove.Confirm) {
            c.confirmed = true;
            if (events.listening()) events.tell(new ShipEvent.CompanyConfirmed(new Arg.Seat(c.seat)));
        }
    }

    private void choose(Company c, ShipMove move) {
        if (move instanceof ShipMove.Choose(String funding, String tech, String product))
            corporations.choose(c, funding, tech, product);
        if (move instanceof ShipMove.ChoosePreset(String id)) {
            Corporation preset = dealt(c, id);
            if (preset != null) corporations.choose(c, preset);
        }
    }

    @Override
    void close(ShipState s, Events events) {
        for (Company c : s.companies) {
            corporations.found(c);
            c.dealt = new Corporation[0];
            if (events.listening())
                events.tell(new ShipEvent.CompanyFounded(
                        new Arg.Seat(c.seat),
                        new Arg.CardId(c.funding.id()),
                        new Arg.CardId(c.tech.id()),
                        new Arg.CardId(c.product.id())));
        }
    }

    @Override
    Prompt ask(ShipState s, Company c) {
        List<Choice> choices = new ArrayList<>();
        choices.add(
                c.chosen
                        ? Choice.main(
                                ShipMove.Confirm.NOW, Sentences.confirm(), preview(s, c.seat, ShipMove.Confirm.NOW))
                        : Choice.refused(ShipMove.Confirm.NOW, Sentences.confirm(), Refusals.chooseFirst()));
        for (Corporation preset : c.dealt) {
            ShipMove move = new ShipMove.ChoosePreset(preset.id());
            choices.add(Choice.of(move, Sentences.take(preset), preview(s, c.seat, move)));
        }
        return new Prompt(decision(s), section(), sentence(c), Sentences.foundingDetail(), choices);
    }

    private static Say sentence(Company c) {
        boolean dealt = c.dealt.length > 0;
        if (c.chosen) return dealt ? Sentences.confirmOrTakeTheOther() : Sentences.confirmOrSwap();
        return dealt ? Sentences.takeADealtCompany() : Sentences.foundACompany();
    }

    @Override
    public Preview preview(ShipState s, int seat, ShipMove move) {
        Company now = s.companies[seat].copy();
        Company start = now.copy();
        choose(start, move);
        if (!start.chosen) return Preview.NOTHING;
        corporations.found(start);
        if (now.chosen) corporations.found(now);
        List<Change> changes = new ArrayList<>();
        for (Track track : List.of(Track.MONEY, Track.USERS, Track.REVENUE, Track.RATING, Track.DEBT, Track.AI)) {
            int before = now.chosen ? track.of(now) : 0;
            if (before != track.of(start))
                changes.add(new Change(Sentences.track(track), track.amount(before), track.amount(track.of(start))));
        }
        return new Preview(changes, List.of());
    }

    @Override
    Say waiting(ShipState s) {
        return Sentences.companiesAreFounded();
    }

    @Override
    public double prior(ShipState s, int seat, ShipMove move) {
        return sense.prior(s.companies[seat], move);
    }
}
