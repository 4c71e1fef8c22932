export const star = (x: number, y: number, radius: number, colour: string): string =>
  `<path transform="translate(${x} ${y}) scale(${radius / 10})" fill="${colour}" d="m0-10 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L0 5.2l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8Z"/>`;
