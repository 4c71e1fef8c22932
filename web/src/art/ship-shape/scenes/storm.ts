/** The storm behind the last day: dark, two bolts, high waves. Its left edge is 0, it is 200 wide. */
export const storm = (height: number): string =>
  `<rect width="200" height="${height}" fill="#1a2329"/><path d="M0 ${height - 52}q20-30 44-6q10-40 40-8q8-20 40-4V${height}H0Z" fill="#0f6664"/><path d="M22 8l-12 34h10l-8 30 26-40h-11l12-24ZM72 20l-8 22h7l-5 22 17-28h-8l8-16Z" fill="#ffd35a"/><g fill="#0e161b"><circle cx="10" cy="4" r="20"/><circle cx="44" cy="0" r="24"/><circle cx="82" cy="2" r="22"/></g>`;
