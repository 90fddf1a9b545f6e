import type { TakeOverRow, WhatIfDeparture } from '@rapport/contract';
import { counted, plural } from '@/lib/number-words.ts';

export type NameOf = (id: string) => string;

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

/** What a lost tie holds together: 'Sales and Finance; Jan’s only tie; settlements' */
export function heldWords(
  { parts, tiesLeft, staysId, topic }: TakeOverRow,
  nameOf: NameOf,
): string {
  const name = firstName(nameOf(staysId));
  const own = tiesLeft === 0 ? `${name}’s only tie` : tiesLeft === 1 ? `${name} keeps one tie` : '';
  return [parts?.join(' and ') ?? '', own, topic ?? ''].filter(Boolean).join('; ');
}

/** Why a person could take over a tie. */
export function reasonWords({ successor, staysId, leaverId }: TakeOverRow, nameOf: NameOf): string {
  if (!successor) return 'Nobody meets either side';
  const [stays, leaver] = [staysId, leaverId].map((id) => firstName(nameOf(id)));
  const meetings = counted(successor.meetings, 'meeting');
  if (successor.reason === 'tie')
    return `Has a tie with ${stays}, from ${meetings}${successor.meetsBoth ? `, and one with ${leaver}` : ''}.`;
  if (successor.reason === 'meetings')
    return `Spoke in ${meetings} with ${stays}, though they ${plural(successor.meetings, 'did not answer', 'rarely answered')} each other.`;
  return `Has a tie with ${leaver}, from ${meetings}; meets no one on the side of ${stays}.`;
}
