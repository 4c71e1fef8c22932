import type { IconShapes } from '../../pieces/icon';

const sign = (shapes: string): IconShapes => ({ box: 16, shapes });

const face = (mouth: string): IconShapes =>
  sign(
    `<path fill-rule="evenodd" d="M8 .6a7.4 7.4 0 1 0 0 14.8A7.4 7.4 0 0 0 8 .6ZM5.4 4.8a1.3 1.5 0 1 1 0 3 1.3 1.5 0 0 1 0-3Zm5.2 0a1.3 1.5 0 1 1 0 3 1.3 1.5 0 0 1 0-3Z${mouth}"/>`,
  );

/** The quantities and moods of a company as icons in the colour of the text: holes instead of lines, clear from 13 pixels on. */
export const signs = {
  time: sign(
    '<path fill-rule="evenodd" d="M3.5 1h9A2.5 2.5 0 0 1 15 3.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 1 12.5v-9A2.5 2.5 0 0 1 3.5 1ZM4 4v2.3h2.8V12.5h2.4V6.3H12V4Z"/>',
  ),
  cash: sign(
    '<path fill-rule="evenodd" d="M8 .6a7.4 7.4 0 1 0 0 14.8A7.4 7.4 0 0 0 8 .6Zm-.8 2.2h1.7V4h2v1.8H7.3c-.8 0-.8 1.2 0 1.2h1.5c3 0 3.1 4.6.1 4.9v1.3H7.2V12H5v-1.8h3.7c.9 0 .9-1.4 0-1.4H7.3c-2.9 0-3-4.5-.1-4.8Z"/>',
  ),
  productivity: sign(
    '<path d="M2.5 1h11v2h-1v1.5c0 1.7-1.2 2.6-2.7 3.5 1.5.9 2.7 1.8 2.7 3.5V13h1v2h-11v-2h1v-1.5c0-1.7 1.2-2.6 2.7-3.5C4.7 7.1 3.5 6.2 3.5 4.5V3h-1Zm2.8 11.4h5.4c0-1.5-1.3-2-2.7-3-1.4 1-2.7 1.5-2.7 3Z" fill-rule="evenodd"/>',
  ),
  skill: sign(
    '<path d="M8 1.8 0 5.6l8 3.8 6-2.850V11h1.6V5.450Z"/><path d="M3.2 8.9v3c1.2 2.8 8.4 2.8 9.6 0v-3L8 11.2Z"/>',
  ),
  leadership: sign(
    '<path d="M2 .8h2v14.4H2Z"/><path d="M5 1.6c3-1.3 4.5 1.4 10 0L12.7 5.3 15 9.2c-5.5 1.4-7-1.3-10 0Z"/>',
  ),
  vp: sign(
    '<path d="m8 2.4 1.3 2.7 3 .4-2.2 2 .6 3L8 9.1l-2.7 1.4.6-3-2.2-2 3-.4Z"/><path d="M3.6 1C.6 3.2-.3 7.6 1.6 11c1.1 2 3.2 3.6 5.6 4l.3-2.1c-1.8-.3-3.3-1.4-4.2-2.9C1.9 7.5 2.5 4.5 4.7 2.7ZM12.4 1c3 2.2 3.9 6.6 2 10-1.1 2-3.2 3.6-5.6 4l-.3-2.1c1.8-.3 3.3-1.4 4.2-2.9 1.4-2.5.8-5.5-1.4-7.3Z"/>',
  ),
  research: sign(
    '<path fill-rule="evenodd" d="M4.8.8h6.4v2h-.9v3.4l4 6.3c.8 1.3 0 2.7-1.5 2.7H3.2c-1.5 0-2.3-1.4-1.5-2.7l4-6.3V2.8h-.9Zm2.9 2v4L6 9.5h4L8.3 6.8v-4Z"/>',
  ),
  idea: sign('<path d="M8 .6a5.6 5.6 0 0 0-3.2 10.2V12h6.4v-1.2A5.6 5.6 0 0 0 8 .6ZM4.9 13h6.2l-.5 2.4H5.4Z"/>'),
  delay: sign(
    '<path fill-rule="evenodd" d="M8 1.6a6.9 6.9 0 1 0 0 13.8A6.9 6.9 0 0 0 8 1.6Zm-1.1 2.8h2.2v3.7l2.8 2-1.3 1.8-3.7-2.7ZM5.6-.2h4.8v1.4H5.6Z"/>',
  ),
  crack: sign(
    '<path d="M3.5.8h3.7L5.3 5.9l3.3 2.3-3.5 3 2 1.6-.8 2.4H3.5A2.7 2.7 0 0 1 .8 12.5v-9A2.7 2.7 0 0 1 3.5.8ZM9.4.8h3.1a2.7 2.7 0 0 1 2.7 2.7v9a2.7 2.7 0 0 1-2.7 2.7H8.6l1.2-3-1.7-1.3 3.7-3.1-4.1-2.8Z"/>',
  ),
  happy: face('M4.3 9h7.4c-.2 2.7-1.6 4-3.7 4s-3.5-1.3-3.7-4Z'),
  content: face('M4.6 9.7h6.8v1.8H4.6Z'),
  grumpy: face('M4 12.5c.8-2.6 2.2-3.7 4-3.7s3.2 1.1 4 3.7l-1.7.6c-.5-1.7-1.3-2.4-2.3-2.4s-1.8.7-2.3 2.4Z'),
} as const;

export type Sign = keyof typeof signs;
