/*
 * The puzzle of Ship It! for the board:
 *
 *   <Frame {play} side={null} columns={{ left: 226 }} {choices} ...>
 *     {#snippet state(i)}<PuzzleState {play} seat={i} />{/snippet}
 *     {#snippet seat(i)}<PuzzleReward {play} seat={i} />{/snippet}
 *     {#snippet choices()}<PuzzleChoices {play} />{/snippet}
 *     <Puzzle {play} />
 *   </Frame>
 *
 * and PuzzleReplay where the programs are shown once it is over.
 */
export { default as Puzzle } from './Puzzle.svelte';
export { default as PuzzleChoices } from './PuzzleChoices.svelte';
export { default as PuzzleReplay } from './PuzzleReplay.svelte';
export { default as PuzzleReward } from './PuzzleReward.svelte';
export { default as PuzzleState } from './PuzzleState.svelte';
