import { ancientSpreadsheet } from './issues/ancient-spreadsheet';
import { burnout } from './issues/burnout';
import { busStopPoacher } from './issues/bus-stop-poacher';
import { changeOfMind } from './issues/change-of-mind';
import { coffeeContract } from './issues/coffee-contract';
import { contractDispute } from './issues/contract-dispute';
import { creativeExpenses } from './issues/creative-expenses';
import { gossip } from './issues/gossip';
import { hotServer } from './issues/hot-server';
import { lostNewcomer } from './issues/lost-newcomer';
import { lostPassword } from './issues/lost-password';
import { mugWar } from './issues/mug-war';
import { oneStarReview } from './issues/one-star-review';
import { printerUprising } from './issues/printer-uprising';
import { rentReview } from './issues/rent-review';
import { scopeCreep } from './issues/scope-creep';
import { smallExplosion } from './issues/small-explosion';
import { supplierBust } from './issues/supplier-bust';
import { taxInspection } from './issues/tax-inspection';
import { tooGoodOpenDay } from './issues/too-good-open-day';
import { turfWar } from './issues/turf-war';
import { wrongCurrency } from './issues/wrong-currency';
import { wrongDelivery } from './issues/wrong-delivery';
import { wrongScrews } from './issues/wrong-screws';

/** What is drawn on each card, in a window of 136 by 88. */
export const ISSUES: Readonly<Record<string, string>> = {
  'ancient-spreadsheet': ancientSpreadsheet,
  burnout,
  'bus-stop-poacher': busStopPoacher,
  'change-of-mind': changeOfMind,
  'coffee-contract': coffeeContract,
  'contract-dispute': contractDispute,
  'creative-expenses': creativeExpenses,
  gossip,
  'hot-server': hotServer,
  'lost-newcomer': lostNewcomer,
  'lost-password': lostPassword,
  'mug-war': mugWar,
  'one-star-review': oneStarReview,
  'printer-uprising': printerUprising,
  'rent-review': rentReview,
  'scope-creep': scopeCreep,
  'small-explosion': smallExplosion,
  'supplier-bust': supplierBust,
  'tax-inspection': taxInspection,
  'too-good-open-day': tooGoodOpenDay,
  'turf-war': turfWar,
  'wrong-currency': wrongCurrency,
  'wrong-delivery': wrongDelivery,
  'wrong-screws': wrongScrews,
};
