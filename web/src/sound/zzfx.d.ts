declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    audioContext: AudioContext;
    buildSamples(...parameters: (number | undefined)[]): number[];
    playSamples(channels: number[][], volume?: number, rate?: number, pan?: number): AudioBufferSourceNode;
  };
}
