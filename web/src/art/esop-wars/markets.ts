import type { Drawing } from '../drawing';
import { aiHypeCycle } from './markets/ai-hype-cycle';
import { auditSeason } from './markets/audit-season';
import { capitalDrought } from './markets/capital-drought';
import { consumerSplurge } from './markets/consumer-splurge';
import { landGrab } from './markets/land-grab';
import { platformShift } from './markets/platform-shift';
import { supplyShock } from './markets/supply-shock';
import { talentExodus } from './markets/talent-exodus';
import { unknown } from './markets/unknown';

const MARKETS: Readonly<Record<string, Drawing>> = {
  'ai-hype-cycle': aiHypeCycle,
  'audit-season': auditSeason,
  'capital-drought': capitalDrought,
  'consumer-splurge': consumerSplurge,
  'land-grab': landGrab,
  'platform-shift': platformShift,
  'supply-shock': supplyShock,
  'talent-exodus': talentExodus,
};

/** The picture of a market card; one that a designer added shows that nobody knows what it brings. */
export function marketPicture(id: string): Drawing {
  return MARKETS[id] ?? unknown;
}
