package boardroom.server.wire;

import boardroom.engine.Box;
import boardroom.engine.Option;
import java.util.List;

/** A game on the shelf. */
public record GameInfo(
        String id,
        String title,
        int version,
        Box.SeatRange seats,
        Box.Minutes minutes,
        List<Option> options,
        List<Box.Preset> presets,
        List<String> bots) {}
