package boardroom.games.esopwars;

import boardroom.engine.Change;
import boardroom.engine.Choice;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.esopwars.EsopMove.Lock;
import java.util.ArrayList;
import java.util.List;

/** What the lock says to each seat. */
final class LockPrompt {
    private final CompanyLock phase;

    LockPrompt(CompanyLock phase) {
        this.phase = phase;
    }

    Prompt of(Market m, int seat) {
        SecretPrompt prompt = new SecretPrompt(phase, "lock", "4.0");
        if (!phase.may(m).has(seat)) return prompt.wait(m, seat, Sentences.companiesLock(), List.of());
        Team team = m.teams[seat];
        List<Choice> choices = new ArrayList<>();
        phase.locks(team, lock -> choices.add(Choice.of(lock, label(team, lock), preview(m, seat, lock))));
        return SecretPrompt.hasChosen(m, seat)
                ? prompt.wait(m, seat, Sentences.locked(), choices)
                : prompt.ask(Sentences.lockYourCompany(), Sentences.lockDetail(), choices);
    }

    private static Say label(Team team, Lock lock) {
        Company company = CompanyLock.company(team, lock);
        if (company.segment() == null || company.idea() == null)
            throw new IllegalArgumentException("not a lock of this hand: " + lock);
        return company.companion() == null
                ? Labels.lock(company.segment(), company.idea())
                : Labels.meld(company.segment(), company.idea(), company.companion());
    }

    Preview preview(Market m, int seat, EsopMove move) {
        if (!(move instanceof Lock lock)) return Preview.NOTHING;
        Company company = CompanyLock.company(m.teams[seat], lock);
        return Preview.of(new Change(Labels.hardBonus(), Units.points(0), Units.points(company.hardBonuses())));
    }
}
