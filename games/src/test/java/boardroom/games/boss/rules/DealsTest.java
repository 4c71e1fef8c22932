package boardroom.games.boss.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.rules.BossMove.Accept;
import boardroom.games.boss.rules.BossMove.Decline;
import boardroom.games.boss.rules.BossMove.Gift;
import boardroom.games.boss.rules.BossMove.MakeOffer;
import boardroom.games.boss.rules.BossMove.Ready;
import boardroom.games.boss.rules.BossMove.Withdraw;
import boardroom.games.boss.rules.Bundle.Pledge;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** 8.4 and 8.5: the Deals window, and partners. */
class DealsTest {
    private static final String STAIRS = "escalator-for-stairs";
    private static final String SOIL = "soil-that-weeds-itself";

    private static Bundle cash(int cash) {
        return new Bundle(cash, 0, 0, List.of(), List.of());
    }

    private static Bundle time(int time) {
        return new Bundle(0, time, 0, List.of(), List.of());
    }

    private static Bundle ideas(int ideas) {
        return new Bundle(0, 0, ideas, List.of(), List.of());
    }

    private static Bundle projects(String... projects) {
        return new Bundle(0, 0, 0, List.of(projects), List.of());
    }

    private static Bundle share(String project, int cash, int vp) {
        return new Bundle(0, 0, 0, List.of(), List.of(new Pledge(project, cash, vp)));
    }

    private static Fixture window(int seats, Object... options) {
        Fixture table = Fixture.table(seats, options);
        for (int seat = 0; seat < seats; seat++)
            table.company(seat).cash(10).time(8).ideas(2);
        table.company(0).works(STAIRS, 0, 1);
        return table.only("deals");
    }

    @Nested
    class Trade {
        private final Fixture table = window(3, "trade", true);

        @Test
        void without_the_option_there_is_no_window() {
            assertThat(window(3).phase()).isEqualTo("end");
        }

        @Test
        void an_accepted_offer_is_carried_out_at_once_for_both() {
            table.play(0, new MakeOffer(1, cash(3), time(2))).play(1, new Accept(1));
            assertThat(table.s.companies[0].cash).isEqualTo(7);
            assertThat(table.s.companies[0].time).isEqualTo(10);
            assertThat(table.s.companies[1].cash).isEqualTo(13);
            assertThat(table.s.companies[1].time).isEqualTo(6);
            assertThat(table.refusal(1, new Accept(1))).isEqualTo("no-such-offer");
        }

        @Test
        void only_what_is_free_can_be_given() {
            // The escalator takes $1 and 4 T a round.
            assertThat(table.refusal(0, new MakeOffer(1, cash(10), time(1)))).isEqualTo("cash-not-free");
            assertThat(table.refusal(0, new MakeOffer(1, time(5), cash(1)))).isEqualTo("time-not-free");
            assertThat(table.refusal(0, new MakeOffer(1, ideas(3), cash(1)))).isEqualTo("ideas-not-there");
            assertThat(table.refusal(0, new MakeOffer(1, projects(SOIL), cash(1))))
                    .isEqualTo("project-not-yours");
            assertThat(table.refusal(0, new MakeOffer(1, cash(9), time(4)))).isNull();
        }

        @Test
        void what_an_open_offer_gives_is_set_aside() {
            table.play(0, new MakeOffer(1, cash(6), time(1)));
            assertThat(table.refusal(0, new MakeOffer(2, cash(4), time(1)))).isEqualTo("cash-not-free");
            table.play(2, new MakeOffer(0, time(1), cash(4)));
            assertThat(table.refusal(0, new Accept(2))).isEqualTo("cash-not-free");
            table.play(0, new Withdraw(1)).play(0, new Accept(2));
            assertThat(table.s.companies[0].cash).isEqualTo(6);
        }

        @Test
        void r62_what_the_other_lacks_is_not_refused_on_offering_but_on_accepting() {
            table.play(0, new MakeOffer(1, time(1), cash(50)));
            assertThat(table.refusal(1, new Accept(1))).isEqualTo("cash-not-free");
            table.play(1, new Decline(1));
            assertThat(table.s.offers.open()).isEmpty();
        }

        @Test
        void at_most_three_offers_and_one_open_to_each() {
            table.play(0, new MakeOffer(1, cash(1), time(1)));
            assertThat(table.refusal(0, new MakeOffer(1, cash(2), time(1)))).isEqualTo("offer-lies-there");
            table.play(1, new Decline(1)).play(0, new MakeOffer(1, cash(2), time(1)));
            table.play(0, new MakeOffer(2, cash(1), time(1))).play(2, new Decline(3));
            assertThat(table.refusal(0, new MakeOffer(2, cash(1), time(1)))).isEqualTo("no-more-offers");
        }

        @Test
        void a_declined_offer_says_what_was_declined_and_why() {
            table.play(0, new MakeOffer(1, cash(1), time(3))).play(1, new Decline(1, No.TOO_DEAR));
            table.play(0, new MakeOffer(1, cash(1), time(2))).play(1, new MakeOffer(0, time(2), cash(3)));
            table.play(1, Ready.READY);
            assertThat(table.told)
                    .filteredOn(event -> event instanceof BossEvent.OfferDeclined)
                    .extracting(event -> ((BossEvent.OfferDeclined) event).why())
                    .containsExactly("too_dear", "countered");
            assertThat(table.told)
                    .filteredOn(event -> event instanceof BossEvent.OfferDeclined)
                    .allSatisfy(event ->
                            assertThat(((BossEvent.OfferDeclined) event).give()).isEqualTo(Bundles.say(cash(1))));
        }

        @Test
        void r68_a_counter_offer_declines_what_it_answers() {
            table.play(0, new MakeOffer(1, cash(1), time(3))).play(1, new MakeOffer(0, time(3), cash(3)));
            assertThat(table.refusal(1, new Accept(1))).isEqualTo("no-such-offer");
            assertThat(table.s.offers.madeBy(1)).isEqualTo(1);
            table.play(0, new Accept(2));
            assertThat(table.s.companies[1].cash).isEqualTo(13);
        }

        @Test
        void ready_is_final_and_closes_all_that_lies_open() {
            table.play(0, new MakeOffer(1, cash(1), time(1))).play(2, new MakeOffer(0, cash(1), time(1)));
            table.play(0, Ready.READY);
            assertThat(table.s.offers.open()).isEmpty();
            assertThat(table.refusal(1, new MakeOffer(0, cash(1), time(1)))).isEqualTo("other-is-ready");
            assertThat(table.refusal(0, new MakeOffer(1, cash(1), time(1)))).isEqualTo("already-chosen");
            table.play(1, Ready.READY).timeout(2);
            assertThat(table.phase()).isEqualTo("end");
        }

        @Test
        void an_offer_needs_another_company_and_something_in_it() {
            assertThat(table.refusal(0, new MakeOffer(0, cash(1), time(1)))).isEqualTo("not-that-seat");
            assertThat(table.refusal(0, new MakeOffer(7, cash(1), time(1)))).isEqualTo("not-that-seat");
            assertThat(table.refusal(0, new MakeOffer(1, Bundle.NOTHING, Bundle.NOTHING)))
                    .isEqualTo("nothing-in-it");
            assertThat(table.refusal(0, new MakeOffer(1, cash(-1), time(1)))).isEqualTo("broken-bundle");
            assertThat(table.refusal(0, new MakeOffer(1, projects(STAIRS, STAIRS), time(1))))
                    .isEqualTo("broken-bundle");
            assertThat(table.refusal(0, new Gift(1, 0))).isEqualTo("no-partners");
        }

        @Test
        void a_project_changes_hands_with_progress_delay_and_shares_and_comes_last() {
            table.company(1).works(SOIL, 0, 0);
            table.s.companies[0].ongoing[0].progress = 1;
            table.play(0, new MakeOffer(2, share(STAIRS, 2, 0), time(1))).play(2, new Accept(1));
            table.play(0, new MakeOffer(1, projects(STAIRS), cash(4))).play(1, new Accept(2));
            Ongoing[] work = table.s.companies[1].ongoing;
            assertThat(work).extracting(each -> each.card.id()).containsExactly(SOIL, STAIRS);
            assertThat(work[1].progress).isEqualTo(1);
            assertThat(work[1].delay).isEqualTo(1);
            assertThat(work[1].shares).containsExactly(new Share(2, 2, 0));
            assertThat(table.s.companies[0].ongoing).isEmpty();
        }

        @Test
        void a_share_whose_holder_becomes_the_owner_lapses() {
            table.play(0, new MakeOffer(1, share(STAIRS, 3, 1), time(1))).play(1, new Accept(1));
            table.play(0, new MakeOffer(1, projects(STAIRS), cash(1))).play(1, new Accept(2));
            assertThat(table.s.companies[1].ongoing[0].shares).isEmpty();
        }

        @Test
        void the_shares_of_a_project_never_exceed_its_printed_return_and_vp() {
            // The escalator returns $10 and 2 VP.
            table.play(0, new MakeOffer(1, share(STAIRS, 6, 1), time(1))).play(1, new Accept(1));
            table.play(0, new MakeOffer(2, share(STAIRS, 4, 0), time(1)));
            assertThat(table.refusal(0, new MakeOffer(1, share(STAIRS, 1, 0), time(1))))
                    .isEqualTo("too-much-promised");
            assertThat(table.refusal(0, new MakeOffer(1, share(STAIRS, 0, 2), time(1))))
                    .isEqualTo("too-much-promised");
            assertThat(table.refusal(0, new MakeOffer(1, projects(STAIRS), time(1))))
                    .isEqualTo("project-set-aside");
        }

        @Test
        void received_ideas_above_the_limit_are_lost() {
            table.company(1).ideas(8);
            table.play(0, new MakeOffer(1, ideas(2), cash(1))).play(1, new Accept(1));
            assertThat(table.s.companies[1].ideas).isEqualTo(9);
            assertThat(table.s.companies[0].ideas).isZero();
        }

        @Test
        void an_offer_is_heard_by_the_two_alone_and_a_deal_by_all_without_its_money() {
            table.play(0, new MakeOffer(1, share(STAIRS, 2, 0), cash(2)));
            assertThat(table.heardBy(2)).isEmpty();
            table.play(1, new Accept(1));
            assertThat(table.heardBy(2))
                    .singleElement()
                    .isInstanceOfSatisfying(
                            BossEvent.DealStruck.class,
                            struck -> assertThat(struck.shares()).hasSize(1));
            assertThat(table.heardBy(1)).anyMatch(BossEvent.DealTerms.class::isInstance);
        }

        @Test
        void a_preview_of_accepting_tells_ones_own_books() {
            table.play(0, new MakeOffer(1, cash(3), time(2)));
            assertThat(table.changes(1, new Accept(1))).containsExactly("cash", "time");
        }
    }

    @Nested
    class Partners {
        private final Fixture table = window(4, "partners", true);

        @Test
        void gifts_go_to_the_seat_across_up_to_three_of_each_a_round() {
            table.play(0, new Gift(2, 1));
            assertThat(table.s.companies[2].cash).isEqualTo(12);
            assertThat(table.s.companies[2].time).isEqualTo(9);
            assertThat(table.refusal(0, new Gift(2, 0))).isEqualTo("gift-too-large");
            assertThat(table.refusal(0, new Gift(1, 2))).isNull();
            assertThat(table.refusal(0, new Gift(0, 0))).isEqualTo("empty-gift");
            assertThat(table.refusal(0, new MakeOffer(2, cash(1), time(1)))).isEqualTo("trade-off");
        }

        @Test
        void only_what_is_free_is_given_and_only_the_two_hear_of_it() {
            table.company(1).cash(1);
            assertThat(table.refusal(1, new Gift(2, 0))).isEqualTo("gift-too-large");
            table.play(1, new Gift(1, 0));
            assertThat(table.heardBy(3)).hasSize(1);
            assertThat(table.heardBy(0)).isEmpty();
        }
    }
}
