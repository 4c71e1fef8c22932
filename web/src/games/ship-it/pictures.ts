import type { Drawing } from '../../art/drawing';
import { corporationGround, corporationPicture } from '../../art/ship-it/corporations';
import { engineerCard, engineerGround, engineerPicture } from '../../art/ship-it/engineers';
import { fundingGround, fundingPicture } from '../../art/ship-it/funding';
import { engineer as person } from '../../art/ship-it/people/engineer';
import { productGround, productPicture } from '../../art/ship-it/products';
import { roomPicture } from '../../art/ship-it/rooms';
import { techGround, techPicture } from '../../art/ship-it/tech';
import type { EngineerView, ShipBox } from './types';

export { atticPicture } from '../../art/ship-it/attic';
export { aftermathPicture } from '../../art/ship-it/aftermath';
export { eventGround, eventPicture } from '../../art/ship-it/events';
export { debtPicture } from '../../art/ship-it/debt';
export { milestoneGlyph, milestonePicture } from '../../art/ship-it/milestones';
export { powerPicture } from '../../art/ship-it/powers';
export { roomGround } from '../../art/ship-it/rooms';
export { specialtyPicture } from '../../art/ship-it/specialties';
export { themeGround, themePicture } from '../../art/ship-it/themes';
export { traitPicture } from '../../art/ship-it/traits';

/** The category whose ground lies behind somebody. */
export const groundOf = (engineer: Pick<EngineerView, 'specialty'>): string => engineerGround(engineer.specialty);
export const faceOf = (engineer: EngineerView): Drawing => engineerPicture(engineer);
export const portraitOf = (engineer: EngineerView): Drawing => engineerCard(engineer);

const PLACES = [34, 74, 112, 146] as const;

/** A room and who of mine works in it. */
export const roomWith = (action: string, crew: readonly EngineerView[]): Drawing =>
  roomPicture(
    action,
    crew.slice(0, PLACES.length).map(({ name, level, specialty }, i) => ({
      person: person(name, level, specialty ?? null),
      x: PLACES[i] ?? 0,
      scale: 0.42,
    })),
  );

/** A card that a company is made of, or a ready-made company. */
export function firmPicture(box: ShipBox, id: string): Drawing {
  if (box.funding.some((card) => card.id === id)) return fundingPicture(id);
  if (box.tech.some((card) => card.id === id)) return techPicture(id);
  return box.products.some((card) => card.id === id) ? productPicture(id) : corporationPicture(id);
}

export function firmGround(box: ShipBox, id: string): string {
  if (box.funding.some((card) => card.id === id)) return fundingGround(id);
  if (box.tech.some((card) => card.id === id)) return techGround(id);
  return box.products.some((card) => card.id === id) ? productGround(id) : corporationGround(id);
}
