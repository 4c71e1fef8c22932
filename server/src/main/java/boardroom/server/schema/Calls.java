package boardroom.server.schema;

import boardroom.engine.ViewShape;
import boardroom.server.proof.GameFile;
import boardroom.server.wire.ClockInfos;
import boardroom.server.wire.CodeOnly;
import boardroom.server.wire.DeviceCode;
import boardroom.server.wire.DeviceGuest;
import boardroom.server.wire.DeviceOffer;
import boardroom.server.wire.DeviceWish;
import boardroom.server.wire.Export;
import boardroom.server.wire.FilmInfo;
import boardroom.server.wire.GameInfo;
import boardroom.server.wire.GuestInfo;
import boardroom.server.wire.GuestName;
import boardroom.server.wire.GuideInfo;
import boardroom.server.wire.HookFound;
import boardroom.server.wire.HookInfo;
import boardroom.server.wire.HookTest;
import boardroom.server.wire.HookWish;
import boardroom.server.wire.HouseInfo;
import boardroom.server.wire.LobbyInfo;
import boardroom.server.wire.MyDevice;
import boardroom.server.wire.MyGames;
import boardroom.server.wire.NewGuest;
import boardroom.server.wire.NewTable;
import boardroom.server.wire.PracticeTask;
import boardroom.server.wire.TableInfo;
import boardroom.server.wire.TableList;
import boardroom.server.wire.TableOfCode;
import boardroom.server.wire.TextsInfo;
import boardroom.server.wire.Words;
import boardroom.server.wire.WordsSaid;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The calls of docs/protocol.md, with what they take and give. */
final class Calls {
    static final List<Call> ALL = List.of(
            get("/api/house").gives(HouseInfo.class),
            get("/api/schema").gives(JsonNode.class),
            get("/api/texts").gives(TextsInfo.class),
            get("/api/games").givesMany(GameInfo.class),
            get("/api/games/{game}/box").gives(JsonNode.class),
            get("/api/games/{game}/texts").gives(TextsInfo.class),
            get("/api/games/{game}/rules").gives(String.class),
            get("/api/games/{game}/play").gives(String.class),
            get("/api/games/{game}/guide").gives(GuideInfo.class),
            get("/api/games/{game}/shape").gives(ViewShape.class),
            get("/api/games/{game}/schema").gives(JsonNode.class),
            get("/api/games/{game}/clocks").gives(ClockInfos.class),
            get("/api/games/{game}/practice/{level}").gives(PracticeTask.class),
            get("/api/games/{game}/practice/{level}/{seed}").gives(PracticeTask.class),
            post("/api/games/{game}/practice/{level}/{seed}")
                    .takes(JsonNode.class)
                    .gives(JsonNode.class),
            post("/api/guests").takes(GuestName.class).makes(NewGuest.class),
            get("/api/me").withToken().gives(GuestInfo.class),
            patch("/api/me").withToken().takes(GuestName.class).gives(GuestInfo.class),
            delete("/api/me").withToken(),
            get("/api/me/games").withToken().gives(MyGames.class),
            get("/api/me/devices").withToken().givesMany(MyDevice.class),
            post("/api/me/devices").withToken().takes(DeviceWish.class).makes(DeviceCode.class),
            delete("/api/me/devices").withToken(),
            delete("/api/me/devices/{id}").withToken(),
            get("/api/devices/{code}").gives(DeviceOffer.class),
            post("/api/devices").takes(CodeOnly.class).makes(DeviceGuest.class),
            post("/api/me/words").withToken().makes(Words.class),
            post("/api/recover").takes(WordsSaid.class).makes(DeviceGuest.class),
            get("/api/me/export").withToken().gives(Export.class),
            get("/api/me/hook").withToken().gives(HookFound.class),
            put("/api/me/hook").withToken().takes(HookWish.class).makes(HookInfo.class),
            delete("/api/me/hook").withToken(),
            post("/api/me/hook/test").withToken().gives(HookTest.class),
            post("/api/tables").withToken().takes(NewTable.class).makes(TableInfo.class),
            get("/api/tables").withToken().gives(TableList.class),
            get("/api/tables/{id}").gives(TableInfo.class),
            delete("/api/tables/{id}").withToken(),
            get("/api/tables/{id}/box").gives(JsonNode.class),
            get("/api/tables/{id}/film/{eyes}").gives(FilmInfo.class),
            get("/api/tables/{id}/export").gives(GameFile.class),
            post("/api/imports").withToken().takes(GameFile.class).makes(TableInfo.class),
            put("/api/tables/{id}/hidden").withToken(),
            delete("/api/tables/{id}/hidden").withToken(),
            get("/api/tables/{id}/hook").withToken().gives(HookFound.class),
            put("/api/tables/{id}/hook").withToken().takes(HookWish.class).makes(HookInfo.class),
            delete("/api/tables/{id}/hook").withToken(),
            post("/api/tables/{id}/hook/test").withToken().gives(HookTest.class),
            get("/api/codes/{code}").gives(TableOfCode.class),
            get("/api/lobby").gives(LobbyInfo.class),
            get("/api/lobby/finished").withToken().gives(LobbyInfo.Finished.class),
            get("/api/lobby/hidden").withToken().gives(LobbyInfo.Finished.class));

    private Calls() {}

    private static Call get(String path) {
        return Call.of("GET", path);
    }

    private static Call post(String path) {
        return Call.of("POST", path);
    }

    private static Call put(String path) {
        return Call.of("PUT", path);
    }

    private static Call patch(String path) {
        return Call.of("PATCH", path);
    }

    private static Call delete(String path) {
        return Call.of("DELETE", path);
    }
}
