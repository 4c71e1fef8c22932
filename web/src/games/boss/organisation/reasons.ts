import type { ReasonView } from '../types';

/** Of what a chart does, that which moving people costs; cracks are told apart. */
const PRICES: readonly string[] = ['ceo', 'dismissed', 'demoted', 'layered', 'moved', 'promoted'];
/** A boss and the team. */
const SPANS: readonly string[] = ['exact', 'overloaded', 'under-used'];

export const isPrice = ({ kind }: ReasonView) => PRICES.includes(kind);
export const isCrack = ({ kind }: ReasonView) => kind === 'crack';
export const isSwitch = (reason: ReasonView) => !isPrice(reason) && !isCrack(reason);
export const isSpan = ({ kind }: ReasonView) => SPANS.includes(kind);

/** The bosses that the reasons speak of, by the number they have on the chart. */
export const numbered = (reasons: readonly ReasonView[]): Record<string, number> =>
  Object.fromEntries(reasons.filter(isSpan).flatMap(({ person }, i) => (person ? [[person, i + 1]] : [])));

export const isLoss = ({ kind, time }: ReasonView) => time < 0 || kind === 'overloaded' || kind === 'under-used';

/** Who sits a layer lower or lost the team has moved: that need not be said again. */
export const isToldAnyway = ({ kind, person }: ReasonView, reasons: readonly ReasonView[]) =>
  kind === 'moved' &&
  reasons.some((other) => other.person === person && (other.kind === 'layered' || other.kind === 'demoted'));
