package boardroom.engine;

/** What one seat may see beyond the public view. */
public interface PrivateView {}
