import { toTenth } from '@/lib/round.ts';
import { seededRandom } from '@/lib/seeded-random.ts';

/** Scores written by hand: cost of a departure, 0 to 10. All scores of 6 and more are here. */
const told: Record<string, number> = {
  'Margaret Okafor': 9.1,
  'Tomás Leiva': 8.7,
  'Priya Raman': 8.4,
  'Amira Haddad': 8.0,
  'Eleanor Marsh': 7.8,
  'Grace Lindholm': 7.6,
  'Robert Lindqvist': 7.4,
  'Marcus Webb': 7.3,
  'Samuel Oyelaran': 7.1,
  'Anneke Visser': 6.9,
  'Jonas Keller': 6.8,
  'Wei Chen': 6.6,
  'Ilse Vandenberg': 6.5,
  'Noor El-Sayed': 6.4,
  'Tom Hartley': 6.2,
  'Mateo Ferrari': 6.1,
  'Ruth Salgado': 6.0,
};

/** The score combines how hard a person is to replace with how likely they are to leave. */
export function departureRiskOf(name: string, wellbeing: number, yearsHere: number): number {
  const known = told[name];
  if (known) return known;
  const chance = seededRandom(`risk of ${name}`)();
  return toTenth(
    Math.min(5.9, 1.2 + (10 - wellbeing) * 0.28 + Math.min(yearsHere, 8) * 0.16 + chance * 1.2),
  );
}
