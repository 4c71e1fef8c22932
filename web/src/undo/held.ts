/** Whether everything is held while somebody is asked; set by the frame for the clocks in it. */
export const HELD = Symbol('held');

export type Held = () => boolean;
