/** The last meetings before one in which people are missing. */
export const meetingsBefore = 10;
/** Of the last ten meetings. With fewer, a person must have been in all of them. */
const leastOfTen = 8;
/** Fewer meetings do not tell who is usually there. */
const leastBefore = 5;

type Missing = { person: string; meetings: number; of: number };

/**
 * People who are not in a meeting of a series but were usually there: in at least 8 of the 10 meetings before, or in
 * all of 5 to 9. The thresholds are a judgement.
 *
 * @param before People of the meetings before it, the latest last; earlier ones than the last ten are not regarded
 * @returns Those who were in most meetings first
 */
export function missingIn(
  last: readonly string[],
  before: readonly (readonly string[])[],
): Missing[] {
  const regarded = before.slice(-meetingsBefore);
  const of = regarded.length;
  if (of < leastBefore) return [];
  const least = of === meetingsBefore ? leastOfTen : of;
  const counts = new Map<string, number>();
  for (const people of regarded)
    for (const person of new Set(people)) counts.set(person, (counts.get(person) ?? 0) + 1);
  return [...counts]
    .filter(([person, meetings]) => meetings >= least && !last.includes(person))
    .map(([person, meetings]) => ({ person, meetings, of }))
    .toSorted((a, b) => b.meetings - a.meetings);
}
