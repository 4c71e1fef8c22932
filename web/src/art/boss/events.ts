import { bankHoliday } from './events/bank-holiday';
import { benchmarkReport } from './events/benchmark-report';
import { blowfishGala } from './events/blowfish-gala';
import { burstPipe } from './events/burst-pipe';
import { charitySkydive } from './events/charity-skydive';
import { cyberAttack } from './events/cyber-attack';
import { delayeringFad } from './events/delayering-fad';
import { fluSeason } from './events/flu-season';
import { goldenAutumn } from './events/golden-autumn';
import { golfBuggy } from './events/golf-buggy';
import { graduateFair } from './events/graduate-fair';
import { headhunters } from './events/headhunters';
import { innovationPrize } from './events/innovation-prize';
import { openLabDay } from './events/open-lab-day';
import { publicTender } from './events/public-tender';
import { railStrike } from './events/rail-strike';
import { recession } from './events/recession';
import { spanAudit } from './events/span-audit';
import { staffSurvey } from './events/staff-survey';
import { stemGrant } from './events/stem-grant';
import { supplierPriceWar } from './events/supplier-price-war';
import { taxRebate } from './events/tax-rebate';
import { ventureTourists } from './events/venture-tourists';
import { viralVideo } from './events/viral-video';
import { wageSpiral } from './events/wage-spiral';
import { wealthTax } from './events/wealth-tax';

/** What is drawn on each card, in a window of 136 by 88. */
export const EVENTS: Readonly<Record<string, string>> = {
  'bank-holiday': bankHoliday,
  'benchmark-report': benchmarkReport,
  'blowfish-gala': blowfishGala,
  'burst-pipe': burstPipe,
  'charity-skydive': charitySkydive,
  'cyber-attack': cyberAttack,
  'delayering-fad': delayeringFad,
  'flu-season': fluSeason,
  'golden-autumn': goldenAutumn,
  'golf-buggy': golfBuggy,
  'graduate-fair': graduateFair,
  headhunters,
  'innovation-prize': innovationPrize,
  'open-lab-day': openLabDay,
  'public-tender': publicTender,
  'rail-strike': railStrike,
  recession,
  'span-audit': spanAudit,
  'staff-survey': staffSurvey,
  'stem-grant': stemGrant,
  'supplier-price-war': supplierPriceWar,
  'tax-rebate': taxRebate,
  'venture-tourists': ventureTourists,
  'viral-video': viralVideo,
  'wage-spiral': wageSpiral,
  'wealth-tax': wealthTax,
};
