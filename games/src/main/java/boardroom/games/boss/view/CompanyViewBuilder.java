package boardroom.games.boss.view;

import boardroom.games.boss.box.Crack;
import boardroom.games.boss.box.Effect;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Chart;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.IssueCalls;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.Person;
import boardroom.games.boss.rules.ProjectRules;
import boardroom.games.boss.rules.ProjectWorth;
import boardroom.games.boss.rules.Share;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.view.BossPublicView.BooksView;
import boardroom.games.boss.view.BossPublicView.CompanyView;
import boardroom.games.boss.view.BossPublicView.OngoingView;
import boardroom.games.boss.view.BossPublicView.PersonView;
import boardroom.games.boss.view.BossPublicView.ShareView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an outsider sees of a company, and its books for who may see them. */
final class CompanyViewBuilder {
    private final SharedRules rules;
    private final ProjectWorth worth;
    private final IssueCalls calls;

    CompanyViewBuilder(SharedRules rules) {
        this.rules = rules;
        this.worth = new ProjectWorth(rules);
        this.calls = new IssueCalls(rules.numbers());
    }

    CompanyView build(BossState s, Company company, boolean withBooks) {
        List<PersonView> people = new ArrayList<>(company.people.length);
        List<String> waiting = new ArrayList<>();
        for (int p = 0; p < company.people.length; p++)
            if (company.people[p].boss == Chart.WAITING) waiting.add(company.people[p].card.id());
            else people.add(person(s, company, p));
        List<OngoingView> ongoing = new ArrayList<>(company.ongoing.length);
        for (Ongoing work : company.ongoing) ongoing.add(ongoing(s, company, work));
        Person ceo = company.ceo();
        return new CompanyView(
                company.vp,
                company.assets.research(),
                company.mood(rules.numbers()).id(),
                company.companyMorale(),
                company.capacity,
                company.totalSkill(),
                Modifiers.payroll(s, company),
                rules.projects().committedCash(s, company),
                company.exactBosses,
                company.overloadedBosses,
                company.layers,
                cracks(company.cracks),
                calls.of(s, company.cracks),
                ceo == null ? null : ceo.card.id(),
                company.heir,
                company.mayFire,
                company.vacantFor,
                people,
                ongoing,
                CardIds.of(company.completed),
                waiting,
                company.issuesDrawn,
                company.issues.length,
                withBooks ? CardIds.of(company.issues) : null,
                withBooks ? books(s, company) : null);
    }

    BooksView books(BossState s, Company company) {
        return new BooksView(
                company.cash,
                company.time,
                company.ideas,
                rules.projects().freeCash(s, company),
                ProjectRules.freeTime(company));
    }

    /** Cracks as they are named, of a bit for each. */
    static List<String> cracks(int bits) {
        List<String> cracks = new ArrayList<>();
        for (Crack crack : Crack.values()) if (crack.isIn(bits)) cracks.add(crack.id());
        return cracks;
    }

    private static PersonView person(BossState s, Company company, int p) {
        Person person = company.people[p];
        return new PersonView(
                person.card.id(),
                idOf(company, person.boss),
                person.layer,
                company.reports(p),
                person.span,
                person.productivity,
                person.skill,
                person.leadership,
                person.morale,
                person.tenure,
                Modifiers.salary(s, person.card),
                person.hired,
                person.worksToRule);
    }

    /** The card of the person at this place; {@code null}: nobody's. */
    static @Nullable String idOf(Company company, int place) {
        return place < 0 ? null : company.people[place].card.id();
    }

    private OngoingView ongoing(BossState s, Company company, Ongoing work) {
        List<ShareView> shares = new ArrayList<>(work.shares.length);
        for (Share share : work.shares) shares.add(new ShareView(share.holder(), share.cash(), share.vp()));
        return new OngoingView(
                work.card.id(),
                work.progress,
                rules.projects().needed(company, work.card),
                work.delay,
                work.isNew,
                worth.holds(company, work.card),
                rules.projects().overhead(s, company, work.card),
                worth.cash(s, company, work.card),
                work.card.victoryPoints() + worth.special(company, work.card, Effect.Kind.VP),
                shares);
    }
}
