package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Director;
import boardroom.games.shipshape.box.Tokens;

/** One seat's firm: its player card, tokens, play area and score. Arrays are replaced and never written to. */
public final class Firm implements Cloneable {
    private static final SupplyInPlay[] NO_SUPPLIES = {};
    private static final TransportInPlay[] NO_TRANSPORTS = {};
    private static final Shipment[] NO_SHIPMENTS = {};

    public final int seat;
    public final Director player;
    public Tokens tokens = Tokens.NONE;
    public SupplyInPlay[] supplies = NO_SUPPLIES;
    public TransportInPlay[] transports = NO_TRANSPORTS;
    public int scoreHalves;
    public Shipment[] fulfilled = NO_SHIPMENTS;
    public Ledger ledger = Ledger.BLANK;

    Firm(int seat, Director player) {
        this.seat = seat;
        this.player = player;
    }

    /** Where the supply of this id lies in the play area; -1: it does not. */
    public int placeOfSupply(String id) {
        return InPlay.place(supplies, id);
    }

    /** Where the transport of this id lies in the play area; -1: it does not. */
    public int placeOfTransport(String id) {
        return InPlay.place(transports, id);
    }

    /** A new day: every supply may work again. */
    public void removeStamps() {
        SupplyInPlay[] rested = supplies.clone();
        for (int i = 0; i < rested.length; i++) rested[i] = rested[i].unstamped();
        supplies = rested;
    }

    /** 2.8: the tokens in the maintenance costs of all transports, upright or rotated. */
    public int fleetMaintenance() {
        int sum = 0;
        for (TransportInPlay transport : transports)
            sum += transport.card().maintenance().count();
        return sum;
    }

    @Override
    public Firm clone() {
        try {
            return (Firm) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
