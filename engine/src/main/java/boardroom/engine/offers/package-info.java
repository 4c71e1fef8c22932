/**
 * Offers between seats: what one puts to others ({@link boardroom.engine.offers.Offer}), how they answer it ({@link
 * boardroom.engine.offers.Answering}), many that lie open at once ({@link boardroom.engine.offers.OpenOffers}), and what
 * happens when two agree, to both or to neither ({@link boardroom.engine.offers.Bargain}).
 */
@NullMarked
package boardroom.engine.offers;

import org.jspecify.annotations.NullMarked;
