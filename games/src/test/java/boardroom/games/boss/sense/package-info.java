@org.jspecify.annotations.NullMarked
package boardroom.games.boss.sense;
