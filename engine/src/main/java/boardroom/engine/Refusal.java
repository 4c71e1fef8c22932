package boardroom.engine;

/** Why a move is not legal. */
@Kind("refuse")
public interface Refusal extends Sentence {}
