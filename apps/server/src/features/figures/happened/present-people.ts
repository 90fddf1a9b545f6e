import type { Happened } from '@rapport/contract';
import type { PersonFact } from './people-repository.ts';

type KindOfPeople = Extract<Happened, { person: unknown }>['kind'];

/** A fact for each of the first `namedMax` people, and one that counts the others. */
export function presentPeople(
  kind: KindOfPeople,
  people: readonly PersonFact[],
  namedMax: number,
): Happened[] {
  const named = people
    .slice(0, namedMax)
    .map(({ on, meetings, ...person }) => ({ kind, person, on, people: 1, meetings }));
  const others = people.slice(namedMax);
  const on = others
    .map((one) => one.on)
    .toSorted()
    .at(-1);
  if (on === undefined) return named;
  const meetings = others.reduce((sum, one) => sum + one.meetings, 0);
  return [...named, { kind, person: null, on, people: others.length, meetings }];
}
