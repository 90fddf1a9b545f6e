import type { Talk } from '../talk.ts';

/** Of a turn. Calls of colleagues have 20 to 80, podcasts and hearings 120 and more. */
const meanWords = 110;

/**
 * A podcast, a hearing or captions without speakers: long turns in which people tell, so that only definite words are
 * sure.
 */
export function isTalkOfSpeeches({ turns }: Talk): boolean {
  const spoken = turns.filter(({ written }) => !written);
  return spoken.reduce((sum, { words }) => sum + words, 0) > meanWords * spoken.length;
}
