import { readTitle } from './title/read-title.ts';

/**
 * What a series is called: the title that most of its meetings have, without dates and numbers. Of two the one of the
 * later meeting.
 *
 * @param titles From the first meeting to the last
 * @returns Null if the titles tell nothing
 */
export function nameOfSeries(titles: readonly string[]): string | null {
  const counts = new Map<string, { count: number; last: number }>();
  for (const [at, title] of titles.entries()) {
    const { telling, display } = readTitle(title);
    if (telling === 'nothing' || display === '') continue;
    counts.set(display, { count: (counts.get(display)?.count ?? 0) + 1, last: at });
  }
  const [first] = [...counts].toSorted(
    ([, one], [, other]) => other.count - one.count || other.last - one.last,
  );
  return first?.[0] ?? null;
}
