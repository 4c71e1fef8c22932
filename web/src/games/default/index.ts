import texts from './en.json';

export { default as Board } from './Board.svelte';
export { default as CardPeek } from './CardPeek.svelte';
export { texts };
