package boardroom.server.store;

/**
 * A notice on its way to a webhook.
 *
 * @param key what it is about; of one webhook the same goes out once
 * @param due when it is tried next
 * @param tries how often it was tried in vain
 */
public record DeliveryRow(String id, String hook, String key, String body, long due, int tries) {}
