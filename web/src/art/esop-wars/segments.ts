import type { Drawing } from '../drawing';
import { unknown } from './markets/unknown';
import { businessSoftware } from './segments/business-software';
import { consumerBrands } from './segments/consumer-brands';
import { freightDelivery } from './segments/freight-delivery';
import { health } from './segments/health';
import { learning } from './segments/learning';
import { paymentsBanking } from './segments/payments-banking';

const SEGMENTS: Readonly<Record<string, Drawing>> = {
  'business-software': businessSoftware,
  'consumer-brands': consumerBrands,
  'freight-delivery': freightDelivery,
  health,
  learning,
  'payments-banking': paymentsBanking,
};

/** The picture of a market segment. */
export function segmentPicture(id: string): Drawing {
  return SEGMENTS[id] ?? unknown;
}
