import fc from 'fast-check';
import type { Exchange, Meeting } from '../types.ts';

const people = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];

/** Departments of the people of `inventedMeetings`; the last person has none. */
export const inventedDepartments: ReadonlyMap<string, string> = new Map(
  people.slice(0, -1).map((person, at) => [person, `d${at % 3}`]),
);

const inventedMeeting = fc
  .record({
    week: fc.integer({ min: 1, max: 8 }),
    hours: fc.option(fc.integer({ min: 1, max: 8 }).map((quarters) => quarters / 4)),
    people: fc.subarray(people, { minLength: 1 }),
    guests: fc.integer({ min: 0, max: 2 }),
    counts: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 36, maxLength: 36 }),
    series: fc.option(fc.constantFrom('s0', 's1')),
  })
  .map(({ week, hours, people, guests, counts, series }): Omit<Meeting, 'id'> => {
    const exchanges = people
      .flatMap((a) => people.filter((b) => a < b).map((b) => ({ a, b })))
      .map((pair, at) => ({ ...pair, count: counts[at] ?? 0 }))
      .filter(({ count }) => count > 0);
    return {
      week,
      hours,
      series,
      exchanges,
      namedSpeakers: people.length + guests,
      speakers: people.map((person) => ({ person, hours: (hours ?? 1) / people.length })),
      initiatives: [],
      talkBalance: people.length + guests < 3 ? null : 100,
      overdueActions: 0,
    };
  });

/** Up to 20 meetings of nine people in eight weeks. */
export const inventedMeetings: fc.Arbitrary<Meeting[]> = fc
  .array(inventedMeeting, { maxLength: 20 })
  .map((meetings) => meetings.map((meeting, at) => ({ ...meeting, id: `m${at}` })));

/** The same meetings with renamed people, sorted anew. */
export function renamed(meetings: readonly Meeting[]): Meeting[] {
  return meetings.map((meeting) => ({
    ...meeting,
    speakers: meeting.speakers.map(({ person, hours }) => ({ person: otherName(person), hours })),
    exchanges: meeting.exchanges.map(renamedExchange),
  }));
}

/** Reverses the order of names. */
export const otherName = (person: string): string => `q${9 - Number(person.slice(1))}`;

function renamedExchange({ a, b, count }: Exchange): Exchange {
  const [first, second] = [otherName(a), otherName(b)];
  return first < second ? { a: first, b: second, count } : { a: second, b: first, count };
}
