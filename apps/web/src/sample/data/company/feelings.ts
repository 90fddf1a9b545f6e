import type { Sentiment } from '@rapport/contract';
import { toTenth } from '@/lib/round.ts';
import { seededRandom } from '@/lib/seeded-random.ts';
import type { Feelings } from '@/sample/domain/employee.ts';

/**
 * Feelings of people named on other screens, written by hand: engaged, stressed, recognised,
 * belongs.
 */
const told: Record<string, readonly [number, number, number, number]> = {
  'Priya Raman': [9.1, 2.4, 8.6, 9.0],
  'Ruth Salgado': [8.4, 3.8, 7.9, 8.8],
  'Ilse Vandenberg': [8.2, 4.6, 7.4, 8.1],
  'Amira Haddad': [7.9, 3.1, 6.8, 7.7],
  'Daniel Cho': [7.6, 6.4, 7.2, 8.3],
  'Margaret Okafor': [7.3, 7.1, 6.2, 7.5],
  'Noah Whitfield': [6.4, 5.2, 5.7, 6.6],
  'Sofia Lindgren': [6.1, 5.9, 5.1, 6.0],
  'Tomás Leiva': [5.8, 7.8, 4.4, 6.3],
  'Jonas Keller': [3.7, 8.3, 3.2, 4.9],
  'Anneke Visser': [7.6, 5.4, 7.0, 8.2],
  'Mateo Ferrari': [7.0, 6.8, 6.3, 7.1],
  'Grace Lindholm': [7.4, 5.0, 6.6, 8.2],
  'Samuel Oyelaran': [7.5, 4.8, 7.1, 8.2],
};

const middle: Record<Sentiment, number> = { positive: 7.6, neutral: 5.5, negative: 3.7 };

/** The feelings of the past month: written by hand, or generated to fit the mood. */
export function feelingsOf(name: string, sentiment: Sentiment): Feelings {
  const known = told[name];
  if (known) {
    const [engaged, stressed, recognised, belongs] = known;
    return { engaged, stressed, recognised, belongs };
  }
  const random = seededRandom(name);
  const lean = middle[sentiment] + (random() - 0.5) * 0.9;
  const around = (value: number) => toTenth(Math.min(9.8, value + (random() - 0.5) * 1.6));
  return {
    engaged: around(lean + 0.3),
    stressed: toTenth(Math.max(0.8, 10 - lean + (random() - 0.5) * 1.6)),
    recognised: around(lean - 0.4),
    belongs: around(lean + 0.2),
  };
}

/** The mean of the four feelings, 0 to 10, with `stressed` inverted. */
export function wellbeingOf({ engaged, stressed, recognised, belongs }: Feelings): number {
  return toTenth((engaged + (10 - stressed) + recognised + belongs) / 4);
}
