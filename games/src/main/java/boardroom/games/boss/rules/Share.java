package boardroom.games.boss.rules;

/** 8.4: a part of a project's reward that was promised to another company. */
public record Share(int holder, int cash, int vp) {}
