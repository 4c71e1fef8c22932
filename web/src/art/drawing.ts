/** A picture as the shapes inside an `<svg>`: constants of our own, never a word that a person typed. */
export interface Drawing {
  readonly box: string;
  /** How it fills a window of another shape (preserveAspectRatio). */
  readonly fit?: string;
  readonly shapes: string;
}
