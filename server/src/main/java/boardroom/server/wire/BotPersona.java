package boardroom.server.wire;

/** Who a bot is: what it is called, how strong it plays, and what it leans to. */
public record BotPersona(String name, String level, String temperament) {}
