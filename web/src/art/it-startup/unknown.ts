import { INK, PAPER, SUN } from '../palette';
import { stranger } from '../people/stranger';
import type { Category } from './category';
import { categoryIcon } from './icons';
import { who } from './who';

/** A card that somebody added: a new face, or a note with the sign of its category. */
export function unknownCard(id: string, category: Category): string {
  if (category === 'dev' || category === 'hr') return who(stranger(id));
  const { box, shapes } = categoryIcon(category);
  return `<g transform="rotate(-3 80 62)"><path d="M40 14h80v96H40Z" fill="${PAPER}"/><path d="M98 14h22v96H98Z" fill="#e6d9c0"/><path d="M62 6h36v16H62Z" fill="${SUN}"/><g color="${INK}" transform="translate(52 36) scale(${56 / box})">${shapes}</g></g>`;
}
