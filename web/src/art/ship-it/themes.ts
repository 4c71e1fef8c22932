import { collection } from './scene';
import { aiHype } from './themes/ai-hype';
import { cheapAirtime } from './themes/cheap-airtime';
import { cloudSale } from './themes/cloud-sale';
import { featureFrenzy } from './themes/feature-frenzy';
import { privacyYear } from './themes/privacy-year';
import { talentRush } from './themes/talent-rush';

/** A theme of the market: its picture, and the ground it stands on. */
export const { picture: themePicture, ground: themeGround } = collection({
  'ai-hype': aiHype,
  'cheap-airtime': cheapAirtime,
  'cloud-sale': cloudSale,
  'feature-frenzy': featureFrenzy,
  'privacy-year': privacyYear,
  'talent-rush': talentRush,
});
