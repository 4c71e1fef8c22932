/** The few things that are heard. */
export type SoundName = 'turn' | 'bid' | 'reveal' | 'sold' | 'call' | 'low' | 'refused' | 'end';
