import type { DepartmentLink, TakeOverRow, WhatIf, WhatIfDeparture } from '@rapport/contract';
import { counted, inDigits } from '@/lib/number-words.ts';

export type NameOf = (id: string) => string;

export function namesIn({ people, leavers }: Pick<WhatIf, 'people' | 'leavers'>): NameOf {
  const names = new Map([...people, ...leavers].map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}

/** 'Marta' */
export const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** 'Marta and Piotr' */
export const namesJoined = (names: readonly string[]): string => names.map(firstName).join(' and ');

/** '35 ties; ringed: people left with fewer than two' */
export function withoutWords({ ties, reconnect }: WhatIfDeparture): string {
  const left = counted(ties.after, 'tie');
  if (reconnect.length === 0) return `${left}; no one is left with fewer than two`;
  return `${left}; ringed: ${counted(reconnect.length, 'person', 'people')} left with fewer than two`;
}

/** What a lost tie holds: 'Jan’s only tie; settlements' */
export function heldWords({ tiesLeft, staysId, topic }: TakeOverRow, nameOf: NameOf): string {
  const name = firstName(nameOf(staysId));
  const own = tiesLeft === 0 ? `${name}’s only tie` : `${name} keeps one tie`;
  return topic ? `${own}; ${topic}` : own;
}

/** Why a person could take over a tie. */
export function reasonWords({ successor, staysId, leaverId }: TakeOverRow, nameOf: NameOf): string {
  if (!successor) return 'Nobody meets either side';
  const [stays, leaver] = [staysId, leaverId].map((id) => firstName(nameOf(id)));
  const meetings = counted(successor.meetings, 'meeting');
  if (successor.reason === 'tie')
    return `Has a tie with ${stays}, from ${meetings}${successor.meetsBoth ? `, and one with ${leaver}` : ''}.`;
  if (successor.reason === 'meetings')
    return `Spoke in ${meetings} with ${stays}; ${answeredWords(successor)}.`;
  return `Has a tie with ${leaver}, from ${meetings}; meets no one on the side of ${stays}.`;
}

/** Who could keep a link between two departments, or why nobody. */
export function linkWords(
  { own, other, keeper, nearest }: DepartmentLink,
  nameOf: NameOf,
): { who: string; why: string } {
  if (keeper)
    return {
      who: nameOf(keeper.personId),
      why: `Sits with ${nameOf(keeper.withId)}, ${counted(keeper.meetings, 'meeting')}; ${answeredWords(keeper)}.`,
    };
  return {
    who: `Nobody in ${own} meets ${other}`,
    why: nearest
      ? `Nearest: ${nameOf(nearest.personId)} sat in ${counted(nearest.meetings, 'meeting')} with ${nameOf(nearest.withId)}; ${answeredWords(nearest)}.`
      : `Nobody else in ${own} spoke in a meeting with anybody in ${other}.`,
  };
}

const answeredWords = ({ exchanges }: { exchanges: number }): string =>
  exchanges === 0
    ? 'they have not answered each other yet'
    : `they answered each other ${timesWords(exchanges)}`;

const timesWords = (times: number): string => (times === 1 ? 'once' : `${inDigits(times)} times`);
