package boardroom.bots;

/**
 * Somebody who plays at a level: with a name and a face that stay, and a temperament, by which some things are taken for
 * more or less important than they are.
 */
public record Persona(String id, String name, Level level, String temperament) {}
