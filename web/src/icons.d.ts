/** Icons are taken out of their packages at build time: plugins/icons.ts. */
declare module 'icon:*' {
  const icon: import('./pieces/icon').IconShapes;
  export default icon;
}
