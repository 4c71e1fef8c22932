@org.jspecify.annotations.NullMarked
package boardroom.server.film;
