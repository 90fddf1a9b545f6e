import { pairSumsOf, type Tie, tiesOf } from '@rapport/network';
import { type PastDeparture, pastDeparture } from '@rapport/network/planning';
import type { Call } from './calls.ts';

const week = 7;
/** At most so many weeks before and after the last appearance are compared. */
const weeksMax = 13;
const meetingsMin = 5;
const silentWeeks = 8;
/** Spans before the one that ends with the last appearance. */
const earlierSpans = [1, 2, 3];

/** `last`: the day of the last call in which they spoke. */
type Leaver = { person: string; last: number };

/** People who spoke in at least five calls and then in none for eight weeks before the end of the calls. */
export function peopleWhoLeft(calls: readonly Call[]): Leaver[] {
  const end = calls.at(-1)?.day ?? 0;
  const heard = new Map<string, number[]>();
  for (const { people, day } of calls)
    for (const person of people) heard.set(person, [...(heard.get(person) ?? []), day]);
  return [...heard].flatMap(([person, days]) => {
    const last = days.at(-1) ?? end;
    return days.length >= meetingsMin && last <= end - silentWeeks * week ? [{ person, last }] : [];
  });
}

/** Compares what the weeks before each person's last call tell with as many weeks after it. */
export function pastDepartures(calls: readonly Call[], left: readonly Leaver[]): PastDeparture[] {
  const end = calls.at(-1)?.day ?? 0;
  return left.map(({ person, last }) => {
    const days = week * Math.min(weeksMax, Math.floor((end - last) / week));
    const endingWith = (day: number) => tiesBetween(calls, day - days + 1, day);
    return pastDeparture({
      leaver: person,
      departmentOf: new Map(),
      before: endingWith(last),
      since: endingWith(last + days),
      earlier: earlierSpans.map((place) => endingWith(last - place * days)),
    });
  });
}

const tiesBetween = (calls: readonly Call[], from: number, to: number): Tie[] =>
  tiesOf(pairSumsOf(calls.filter(({ day }) => day >= from && day <= to)));
