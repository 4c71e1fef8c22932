/** The paints of this game. */
export const INK = '#231d18';
export const PAPER = '#fffaf0';
export const SUN = '#f4b740';
export const RED = '#b8323a';
export const GLASS = '#7fb3c8';
export const WOOD = '#8a5a2c';
export const GREY = '#b9b2a6';
export const STEEL = '#8d97a5';
export const LEAF = '#4e8a4a';
export const TEAL = '#2f7d78';
export const BLUE = '#3b6ea5';
export const NIGHT = '#232a4d';
export const VIOLET = '#6d4f96';
