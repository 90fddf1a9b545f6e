import type { ShownGroupMood } from '@rapport/contract';

/** '6.4', or '9.0 or more' if the figure is capped. */
export function moodText({ mood, cut }: Pick<ShownGroupMood, 'mood' | 'cut'>): string {
  const text = mood.toFixed(1);
  if (cut === null) return text;
  return `${text} or ${cut === 'orMore' ? 'more' : 'less'}`;
}

/** '+0.3', '−0.7', '±0.0' */
export function signed(change: number, digits = 1): string {
  const text = Math.abs(change).toFixed(digits);
  if (Number(text) === 0) return `±${text}`;
  return `${change < 0 ? '−' : '+'}${text}`;
}
