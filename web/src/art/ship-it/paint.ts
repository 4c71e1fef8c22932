/** The paints of this game, each with its shaded side. */
export const PAPER_SHADE = '#e6d6b8';
export const SUN_SHADE = '#c98a12';
export const RED = '#b8323a';
export const RED_SHADE = '#94252d';
export const INDIGO = '#4b5bd6';
export const INDIGO_SHADE = '#3442ad';
export const INDIGO_DEEP = '#262f85';
export const WOOD = '#b98246';
export const WOOD_SHADE = '#8f5f30';
export const GREEN = '#2c8a55';
export const GREEN_SHADE = '#1f6b40';
export const STEEL = '#4a4f68';
export const STEEL_SHADE = '#363a52';
export const TIN = '#c9cfe8';
export const TIN_SHADE = '#a9b1d4';
export const TEAL = '#0f7c7a';
export const TEAL_SHADE = '#0a5f5d';
export const BRICK = '#c4572c';
export const BRICK_SHADE = '#9a3f1c';
export const BRONZE = '#7a4d00';
export const BRONZE_SHADE = '#5a3800';
export const MINT = '#7ef0c2';

/** Lines of something that rings, shakes or hangs in a room. */
export const STIR = 'light-dark(rgb(60 40 20 / .55), rgb(255 244 225 / .45))';
