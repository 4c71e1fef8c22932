package boardroom.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.server.house.GuestNames;
import boardroom.server.house.Legible;
import boardroom.server.notice.HookUrl;
import boardroom.server.notice.InsideAddresses;
import boardroom.server.people.FiveWords;
import boardroom.server.talk.TalkText;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** What people type and what is made of it: names, talk, the five words, the address of a webhook. */
class FuzzedWordsTest {
    private static final int LONGEST_TALK = 280;
    private static final int LONGEST_NAME = 24;

    /** How an address of four bytes is carried inside one of sixteen. */
    private static final List<String> FORMS =
            List.of("::ffff:%d.%d.%d.%d", "64:ff9b::%d.%d.%d.%d", "2002:%02x%02x:%02x%02x::");

    private static String text(byte[] input) {
        return new String(input, StandardCharsets.UTF_8);
    }

    @FuzzTest(maxDuration = "5m")
    void what_is_said_can_be_read_and_changes_nothing_around_it(byte[] input) {
        String clean = TalkText.cleaned(text(input));

        assertThat(clean.codePoints().anyMatch(Legible::isHidden)).isFalse();
        assertThat(TalkText.cleaned(clean)).isEqualTo(clean);
        if (TalkText.refusal(clean) == null)
            assertThat(clean.codePointCount(0, clean.length())).isBetween(1, LONGEST_TALK);
    }

    @FuzzTest(maxDuration = "5m")
    void a_name_that_is_taken_can_be_seen_and_is_short(byte[] input) {
        String name = text(input);
        if (GuestNames.refusal(name) != null) return;
        String kept = GuestNames.stripped(name);

        assertThat(kept.codePoints().anyMatch(Legible::isHidden)).isFalse();
        assertThat(kept.codePoints().anyMatch(Legible::isSeen)).isTrue();
        assertThat(kept.codePointCount(0, kept.length())).isBetween(1, LONGEST_NAME);
        assertThat(GuestNames.refusal(kept)).isNull();
    }

    @FuzzTest(maxDuration = "5m")
    void five_words_are_five_of_the_list_however_they_are_written(byte[] input) {
        List<String> words = FiveWords.read(text(input));

        if (words != null)
            assertThat(FiveWords.read(String.join(" ", words))).isEqualTo(words).hasSize(FiveWords.COUNT);
    }

    @FuzzTest(maxDuration = "5m")
    void the_address_of_a_webhook_can_never_begin_another_line(byte[] input) {
        HookUrl url = HookUrl.read(text(input));

        if (url == null) return;
        assertThat(url.path()).startsWith("/").doesNotContainPattern("[^\\x21-\\x7e]");
        assertThat(url.host()).isNotEmpty().doesNotContainPattern("[^\\x21-\\x7e]|[/?#@\\\\]");
        assertThat(url.port()).isBetween(1, 65_535);
    }

    /** An address that carries another one, in whatever form, is inside if that one is. */
    @FuzzTest(maxDuration = "5m")
    void no_form_of_an_address_inside_is_taken_for_one_outside(byte[] input) throws UnknownHostException {
        if (input.length < 4) return;
        if (!InsideAddresses.has(InetAddress.getByAddress(Arrays.copyOf(input, 4)))) return;
        for (String form : FORMS) {
            String carried = form.formatted(input[0] & 0xff, input[1] & 0xff, input[2] & 0xff, input[3] & 0xff);
            assertThat(InsideAddresses.has(InetAddress.ofLiteral(carried)))
                    .as(carried)
                    .isTrue();
        }
    }
}
