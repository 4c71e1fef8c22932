interface Paint {
  readonly skin: string;
  /** Of the first colour, which the shoulders wear. */
  readonly shaded: string;
  readonly second: string;
}

/** What somebody wears around the neck, drawn over the shoulders. */
type Top = (paint: Paint) => string;

export const TOPS = {
  tee: ({ skin }) => `<path fill="${skin}" d="M49 88c2 9 20 9 22 0Z"/>`,
  crew: ({ skin, second }) =>
    `<path fill="${skin}" d="M50 88c2 7 18 7 20 0Z"/><path fill="none" stroke="${second}" stroke-width="3" d="M48.5 89c3 9.5 20 9.5 23 0"/>`,
  shirt: ({ skin, second }) =>
    `<path fill="${skin}" d="M51 87 60 103 69 87Z"/><path fill="${second}" d="m50 85-6 8 9 11 7-8Zm20 0 6 8-9 11-7-8Z"/><path stroke="${second}" stroke-width="1.5" d="M60 104v20"/>`,
  blazer: ({ skin, shaded, second }) =>
    `<path fill="${second}" d="M49 88 60 124 71 88Z"/><path fill="${skin}" d="M52 87 60 98 68 87Z"/><path fill="${shaded}" d="M49 86 42 94l5 10-3 4 16 16ZM71 86l7 8-5 10 3 4-16 16Z"/>`,
  tie: ({ shaded, second }) =>
    `<path fill="#fffaf0" d="M48 88 60 124 72 88Z"/><path fill="${second}" d="m57 95 3-3 3 3-1.5 5 3.5 16-5 6-5-6 3.5-16Z"/><path fill="${shaded}" d="M49 86 42 94l5 10-3 4 16 16ZM71 86l7 8-5 10 3 4-16 16Z"/><path fill="#fff" d="m50 85 10 8-7 9-5-9Zm20 0-10 8 7 9 5-9Z"/>`,
  hoodie: ({ skin, shaded, second }) =>
    `<path fill="${shaded}" d="M40 93c2-12 38-12 40 0-3 10-37 10-40 0Z"/><path fill="${skin}" d="M50 88c2 7 18 7 20 0Z"/><path stroke="${second}" stroke-width="2" stroke-linecap="round" d="M53 99v12M67 99v9"/>`,
  turtle: ({ shaded }) => `<path fill="${shaded}" d="M50 80h20v10c-4 6-16 6-20 0Z"/>`,
  scarf: ({ second }) =>
    `<path fill="${second}" d="M44 88c8 8 24 8 32 0l3 6c-9 10-29 10-38 0Z"/><path fill="${second}" d="m64 96 12-2 2 22-10 3Z"/>`,
  vest: ({ skin, shaded, second }) =>
    `<path fill="${second}" d="M48 88c2 14 22 14 24 0l6 36H42Z"/><path fill="${skin}" d="M50 88c2 7 18 7 20 0Z"/><path stroke="${shaded}" stroke-width="2" d="M60 100v24"/>`,
  apron: ({ skin, second }) =>
    `<path fill="${skin}" d="M50 88c2 7 18 7 20 0Z"/><path fill="${second}" d="M44 104h32v20H44Z"/><path stroke="${second}" stroke-width="3" d="M46 105 48 90M74 105 72 90"/>`,
} satisfies Record<string, Top>;

export type TopStyle = keyof typeof TOPS;
