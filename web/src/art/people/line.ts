/** Eyes, brows and glasses of people are drawn in this. */
export const LINE = '#231d18';
