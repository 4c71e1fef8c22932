package boardroom.games.boss.rules;

import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Say;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.games.boss.box.Constants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a company had left at the end and that is worth nothing (section 6). */
@Kind("unspent")
public sealed interface Unspent extends Sentence {
    record Change(
            @UnitName(Units.CASH) int left,
            @UnitName(Units.CASH) int each) implements Unspent {}

    record Time(@UnitName(Units.TIME) int left) implements Unspent {}

    record Ideas(@UnitName(Units.IDEAS) int left) implements Unspent {}

    record Unfinished(@CardName List<String> projects) implements Unspent {}

    static List<Say> of(Company company, Constants numbers) {
        List<Say> all = new ArrayList<>();
        int change = company.cash % numbers.cashPerVp();
        if (company.ongoing.length > 0)
            all.add(new Unfinished(Arrays.stream(company.ongoing)
                            .map(work -> work.card.id())
                            .toList())
                    .say());
        if (company.time > 0) all.add(new Time(company.time).say());
        if (company.ideas > 0) all.add(new Ideas(company.ideas).say());
        if (change > 0) all.add(new Change(change, numbers.cashPerVp()).say());
        return all;
    }
}
