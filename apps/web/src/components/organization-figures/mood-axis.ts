export type MoodAxis = { low: number; high: number };

const usual: MoodAxis = { low: 4, high: 8 };

/** The common scale of charts that are compared: 4 to 8, wider if a mood lies outside. */
export function moodAxis(moods: readonly number[]): MoodAxis {
  const low = Math.floor(Math.min(usual.low, ...moods));
  const high = Math.ceil(Math.max(usual.high, ...moods));
  // An even range has a whole number as its middle.
  if ((high - low) % 2 === 0) return { low, high };
  return high < 10 ? { low, high: high + 1 } : { low: low - 1, high };
}

export const middleOf = ({ low, high }: MoodAxis): number => (low + high) / 2;

/** 0 at the low end, 1 at the high end. Values outside are drawn at the nearer end. */
export const shareOnAxis = ({ low, high }: MoodAxis, mood: number): number =>
  Math.min(1, Math.max(0, (mood - low) / (high - low)));
