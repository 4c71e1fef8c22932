package boardroom.server.schema;

import boardroom.engine.Event;
import boardroom.engine.Move;
import boardroom.engine.PrivateView;
import boardroom.engine.PublicView;
import boardroom.engine.schema.Schemas;
import boardroom.engine.schema.Use;
import boardroom.server.wire.Command;
import boardroom.server.wire.Frame;
import boardroom.server.wire.Hello;
import boardroom.server.wire.HookNotice;
import boardroom.server.wire.Looking;
import boardroom.server.wire.Ping;
import boardroom.server.wire.Problem;
import boardroom.server.wire.Protocol;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What is the same for every game: the frames of the socket, and the calls. What a game tells stands in its own schema. */
public final class HouseSchema {
    private HouseSchema() {}

    public static ObjectNode make() {
        Schemas schemas = new Schemas(Map.of(
                Move.class, List.of(),
                Event.class, List.of(),
                PublicView.class, List.of(),
                PrivateView.class, List.of()));
        schemas.name("hello", Hello.class, Use.TAKEN)
                .name("ping", Ping.class, Use.TAKEN)
                .name("looking", Looking.class, Use.TAKEN)
                .name("command", Command.class, Use.TAKEN)
                .name("frame", Frame.class, Use.SENT)
                .name("webhook", HookNotice.class, Use.SENT)
                .name("problem", Problem.class, Use.SENT);
        ObjectNode house = schemas.document("/api/schema", "The wire of Boardroom");
        house.put("protocol", Protocol.VERSION);
        ArrayNode calls = house.putArray("calls");
        for (Call call : Calls.ALL) call.describe(schemas, calls.addObject());
        return house;
    }
}
