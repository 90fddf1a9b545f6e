import { readTitle } from './title/read-title.ts';

/**
 * The name of a series: the most frequent title of its meetings, without dates and numbers. If two are equally
 * frequent, the later one.
 *
 * @param titles From the first meeting to the last
 * @returns Null if the titles carry no information
 */
export function nameOfSeries(titles: readonly string[]): string | null {
  const counts = new Map<string, { count: number; last: number }>();
  // Most meetings of a series have the same title.
  const read = new Map([...new Set(titles)].map((title) => [title, readTitle(title)]));
  for (const [at, title] of titles.entries()) {
    const { distinctness, display } = read.get(title) ?? readTitle(title);
    if (distinctness === 'nothing' || display === '') continue;
    counts.set(display, { count: (counts.get(display)?.count ?? 0) + 1, last: at });
  }
  const [first] = [...counts].toSorted(
    ([, one], [, other]) => other.count - one.count || other.last - one.last,
  );
  return first?.[0] ?? null;
}
