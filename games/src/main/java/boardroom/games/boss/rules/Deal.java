package boardroom.games.boss.rules;

/** 8.4: the terms of an offer, as its maker sees them. */
public record Deal(Bundle give, Bundle want) {}
