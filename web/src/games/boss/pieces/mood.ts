const FACES: Readonly<Record<string, number>> = { grumpy: 1, content: 2, happy: 4 };

/** The face that stands for the mood of a company. */
export const moodFace = (mood: string): number => FACES[mood] ?? 2;
