package boardroom.server.schema;

import boardroom.engine.Box;
import boardroom.engine.Event;
import boardroom.engine.Game;
import boardroom.engine.GameTypes;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Option;
import boardroom.engine.Practice;
import boardroom.engine.Preview;
import boardroom.engine.PrivateView;
import boardroom.engine.Prompt;
import boardroom.engine.PublicView;
import boardroom.engine.Result;
import boardroom.engine.phases.HouseEvent;
import boardroom.engine.schema.Schemas;
import boardroom.engine.schema.Use;
import boardroom.server.house.HouseOptions;
import boardroom.server.wire.AdviceInfo;
import boardroom.server.wire.Frame;
import boardroom.server.wire.TableEvent;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What one game takes and tells: its moves, its events, its views, its options and its box. */
public final class GameSchema {
    private GameSchema() {}

    public static ObjectNode of(Game<?, ?> game) {
        GameTypes<?, ?> types = game.types();
        Box box = game.box();
        Schemas schemas = new Schemas(Map.of(
                Move.class, List.of(types.move()),
                Event.class, List.of(types.event(), HouseEvent.class, TableEvent.class),
                PublicView.class, List.of(types.publicView()),
                PrivateView.class, List.of(types.privateView())));
        schemas.name("move", types.move(), Use.TAKEN)
                .name("event", Event.class, Use.SENT)
                .name("view", types.publicView(), Use.SENT)
                .name("own", types.privateView(), Use.SENT)
                .name("prompt", Prompt.class, Use.SENT)
                .name("preview", Preview.class, Use.SENT)
                .name("advice", AdviceInfo.class, Use.SENT)
                .name("result", Result.class, Use.SENT)
                .name("update", Frame.Update.class, Use.SENT)
                .name("answer", Frame.Answer.class, Use.SENT)
                .name("box", box.getClass(), Use.BOX)
                .name("options", options(HouseOptions.with(box.options())));
        Practice<?, ?, ?> practice = game.practice();
        if (practice != null)
            schemas.name("practice-task", practice.taskType(), Use.SENT)
                    .name("practice-answer", practice.answerType(), Use.TAKEN)
                    .name("practice-verdict", practice.verdictType(), Use.SENT);
        return schemas.document("/api/games/" + box.id() + "/schema", box.title());
    }

    /** As a table may set them; what is left out takes its default. */
    private static ObjectNode options(List<Option> options) {
        ObjectNode schema = Json.MAPPER.createObjectNode().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        for (Option option : options) describe(option, properties.putObject(option.id()));
        return schema.put("additionalProperties", false);
    }

    private static void describe(Option option, ObjectNode out) {
        if (option.values() != null) {
            ArrayNode values = out.putArray("enum");
            option.values().forEach(values::addPOJO);
        } else {
            out.put("type", "integer").put("minimum", option.min()).put("maximum", option.max());
        }
        out.putPOJO("default", option.preset());
        out.put("description", option.text());
    }
}
