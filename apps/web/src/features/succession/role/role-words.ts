import type { CandidateCell, CoveringPerson, PlannedPerson, RoleCell } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';
import type { Kind } from './role-in-address.ts';

export const kindWords = { ties: 'Ties', topics: 'Topics', series: 'Series' } as const;

export const firstNameOf = ({ name }: Pick<PlannedPerson, 'name'>): string =>
  name.split(' ')[0] ?? name;

/** 'Marta’s', 'Boris’' */
export function genitive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** '5 of 11', without counting the tie to the candidate. */
export function countWords(cells: readonly CandidateCell[]): string {
  const of = cells.filter(({ state }) => state !== 'self').length;
  return `${cells.filter(({ state }) => state === 'has').length} of ${of}`;
}

const evidence: Record<Kind, (times: number) => string> = {
  ties: (times) => `answered each other in ${counted(times, 'meeting')}`,
  topics: (times) => `spoke of it in ${counted(times, 'turn')}`,
  series: (times) => `spoke in ${counted(times, 'meeting')} of it`,
};

/** 'Greta Holm: answered each other in 4 meetings' */
export function cellWords(kind: Kind, { name }: RoleCell, { state, times }: CandidateCell): string {
  if (state === 'self') return `${name}: the candidate`;
  return `${name}: ${state === 'has' ? evidence[kind](times) : 'not yet'}`;
}

export function pairWords({ name, pair }: CoveringPerson, cells: number): string | null {
  if (!pair || pair.covered === 0) return null;
  const whole = pair.of === cells ? `the ${cells}` : `${pair.of}`;
  const than = pair.isOnlyOne
    ? `more than any other pair with ${firstNameOf({ name })}`
    : `and no other pair with ${firstNameOf({ name })} has more`;
  return `${name} and ${pair.name} together already have ${pair.covered} of ${whole}, ${than}.`;
}
