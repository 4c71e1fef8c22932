package boardroom.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ThoughtsTest {
    private static final int PATIENCE_SECONDS = 30;

    private final SystemTime time = new SystemTime(0);

    private static void awaits(CountDownLatch latch) throws InterruptedException {
        assertThat(latch.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void a_thought_has_all_its_time_while_nobody_waits() {
        assertThat(Thoughts.share(1_500, 4_000, 1, 0)).isEqualTo(1_500);
        assertThat(Thoughts.share(1_500, 1_000, 1, 0)).isEqualTo(1_000);
    }

    @Test
    void the_more_wait_the_shorter_it_is_down_to_a_glance() {
        assertThat(Thoughts.share(1_500, 4_000, 1, 49)).isEqualTo(80);
        assertThat(Thoughts.share(1_500, 4_000, 4, 46)).isEqualTo(320);
        assertThat(Thoughts.share(1_500, 4_000, 1, 5_000)).isZero();
        assertThat(Thoughts.share(1_500, -100, 1, 0)).isZero();
    }

    /** Whatever each takes of its share, the last of them is not late. */
    @Test
    void all_that_wait_at_once_are_done_in_time() {
        long left = 4_000;
        for (int waiting = 49; waiting >= 0; waiting--) left -= Thoughts.share(1_500, left, 1, waiting);

        assertThat(left).isNotNegative();
    }

    @Test
    void a_thought_that_is_dropped_is_interrupted_and_one_that_waits_never_begins() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        CountDownLatch last = new CountDownLatch(1);
        AtomicInteger waited = new AtomicInteger();
        try (Thoughts thoughts = new Thoughts(time, 1)) {
            Thoughts.Thought running = thoughts.begin(60_000, time.now() + 60_000, budget -> {
                begun.countDown();
                while (budget.allows(0)) Thread.onSpinWait();
                interrupted.countDown();
            });
            Thoughts.Thought waiting = thoughts.begin(60_000, time.now() + 60_000, _ -> waited.incrementAndGet());
            awaits(begun);

            waiting.drop();
            running.drop();

            awaits(interrupted);
            List<Boolean> free = new ArrayList<>();
            thoughts.begin(60_000, time.now() + 60_000, budget -> {
                free.add(budget.allows(0));
                last.countDown();
            });
            awaits(last);
            assertThat(waited).hasValue(0);
            assertThat(free).as("the next is not interrupted").containsExactly(true);
        }
    }

    @Test
    void who_comes_when_too_many_wait_takes_a_glance_at_once() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        AtomicInteger glances = new AtomicInteger();
        try (Thoughts thoughts = new Thoughts(time, 1)) {
            thoughts.begin(1, time.now(), _ -> {
                begun.countDown();
                while (goOn.getCount() > 0) Thread.onSpinWait();
            });
            awaits(begun);
            for (int i = 0; i < 2_010; i++)
                thoughts.begin(60_000, time.now() + 60_000, budget -> {
                    if (Thread.currentThread().getName().startsWith("thoughts")) return;
                    assertThat(budget.allows(0)).isFalse();
                    glances.incrementAndGet();
                });

            assertThat(glances).hasValue(10);
            goOn.countDown();
        }
    }
}
