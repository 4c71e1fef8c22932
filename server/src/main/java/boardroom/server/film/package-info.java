/** A game as a film: how it looked to each viewer after every entry, kept so that it can be shown without its rules. */
@org.jspecify.annotations.NullMarked
package boardroom.server.film;
