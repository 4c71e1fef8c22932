/** The inside of an icon and the side of its square: 24 is an action (stroked), 512 a thing (filled). */
export interface IconShapes {
  readonly box: number;
  readonly shapes: string;
}
