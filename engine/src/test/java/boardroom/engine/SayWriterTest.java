package boardroom.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SayWriterTest {
    @Test
    void every_kind_of_argument_describes_itself_on_the_wire() {
        Say say = Say.of("a", "count", Arg.of(-3))
                .with("text", Arg.of("Mira \"B\""))
                .with("seat", Arg.seat(1))
                .with("card", new Arg.CardId("priya"))
                .with("amount", new Arg.Amount("equity", 925))
                .with("list", Arg.list(List.of(Arg.of(1), Arg.seat(0))))
                .with("say", Arg.say(Say.of("b")));

        String json = Json.MAPPER.writeValueAsString(say);

        assertThat(json)
                .isEqualTo("{\"key\":\"a\",\"args\":{\"count\":-3,\"text\":\"Mira \\\"B\\\"\",\"seat\":{\"seat\":1},"
                        + "\"card\":{\"card\":\"priya\"},\"amount\":{\"equity\":925},\"list\":[1,{\"seat\":0}],"
                        + "\"say\":{\"say\":{\"key\":\"b\"}}}}");
        assertThat(Json.MAPPER.readValue(json, Say.class)).isEqualTo(say);
    }
}
