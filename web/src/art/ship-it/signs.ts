import type { IconShapes } from '../../pieces/icon';

const sign = (shapes: string): IconShapes => ({ box: 16, shapes });

/** The quantities of a company as icons in the colour of the text, clear from 14 pixels on. */
export const signs = {
  users: sign(
    '<path d="M5.7 8.2a3.1 3.1 0 1 0 0-6.2 3.1 3.1 0 0 0 0 6.2Zm0 1.1C2.3 9.3.5 11.1.5 14h10.4c0-2.9-1.8-4.7-5.2-4.7Z"/><path d="M9.7 7.7a2.7 2.7 0 1 0 .2-5.1 4.6 4.6 0 0 1-.2 5.1Zm1 1.3c1.2 1.2 1.8 2.9 1.8 5h3c0-2.9-1.6-4.8-4.8-5Z"/>',
  ),
  revenue: sign(
    '<path fill-rule="evenodd" d="M6.2 4.2a5.4 5.4 0 1 1 0 10.8 5.4 5.4 0 0 1 0-10.8Zm-.85 2.5v5.8h1.7V6.7Z"/><path d="M6.44 3A4.9 4.9 0 1 1 12.79 9.98 6.6 6.6 0 0 0 6.44 3Z"/>',
  ),
  rating: sign(
    '<path d="M8 .8c.4 0 .7.2.9.6l1.8 3.7 4.1.6c.9.1 1.2 1.2.6 1.8l-3 2.9.7 4.1c.2.9-.8 1.5-1.5 1.1L8 13.7l-3.6 1.9c-.8.4-1.7-.2-1.5-1.1l.7-4.1-3-2.9c-.6-.6-.3-1.7.6-1.8l4.1-.6L7.1 1.4c.2-.4.5-.6.9-.6Z"/>',
  ),
  debt: sign(
    '<path fill-rule="evenodd" d="M8 4.6c2.7 0 4.3 2 4.3 5S10.6 15.2 8 15.2 3.7 12.6 3.7 9.6s1.6-5 4.3-5Zm-.65 2.2v6.6h1.3V6.8Z"/><path d="M5.3 3.9a2.8 2.8 0 0 1 5.4 0Z"/><path d="M3.8 7.3 1.2 5.4M3.5 10.1H.6M4.2 12.7l-2.6 2M12.2 7.3l2.6-1.9m-2.3 4.7h2.9m-3.6 2.6 2.6 2" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>',
  ),
  servers: sign(
    '<path fill-rule="evenodd" d="M2.5 1.5h11a1.5 1.5 0 0 1 1.5 1.5v2.7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 1 5.7V3a1.5 1.5 0 0 1 1.5-1.5Zm1 1.8v2.2h2.2V3.3Z"/><path fill-rule="evenodd" d="M2.5 8.8h11a1.5 1.5 0 0 1 1.5 1.5V13a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 1 13v-2.7a1.5 1.5 0 0 1 1.5-1.5Zm1 1.8v2.2h2.2v-2.2Z"/>',
  ),
  ai: sign(
    '<path d="M7.2.6h1.6v3H7.2Z"/><circle cx="8" cy="1.5" r="1.4"/><path fill-rule="evenodd" d="M4.6 4.2h6.8a2.6 2.6 0 0 1 2.6 2.6v5.6a2.6 2.6 0 0 1-2.6 2.6H4.6A2.6 2.6 0 0 1 2 12.4V6.8a2.6 2.6 0 0 1 2.6-2.6Zm.9 3.1a1.55 1.55 0 1 0 0 3.1 1.55 1.55 0 0 0 0-3.1Zm5 0a1.55 1.55 0 1 0 0 3.1 1.55 1.55 0 0 0 0-3.1ZM5.3 11.7v1.3h5.4v-1.3Z"/><path d="M0 7.6h1.2v4H0Zm14.8 0H16v4h-1.2Z"/>',
  ),
  money: sign(
    '<path fill-rule="evenodd" d="M1.7 3h12.6c.7 0 1.2.5 1.2 1.2v7.6c0 .7-.5 1.2-1.2 1.2H1.7c-.7 0-1.2-.5-1.2-1.2V4.2C.5 3.5 1 3 1.7 3ZM8 5.1a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8ZM2.3 7.2v1.6h1.5V7.2Zm9.9 0v1.6h1.5V7.2Z"/>',
  ),
} as const;

export type Sign = keyof typeof signs;
