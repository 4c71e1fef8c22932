package boardroom.server.house;

/** A guest who has shown a token, and the device it came from. */
public record Known(Guest guest, Device device) {}
