import type { SpokenTurn } from '../talk.ts';
import type { ScoredGap } from './boundary-model.ts';

/** Fewer headings do not part a meeting: they are its title, or 'Transcript'. */
const fewestHeadings = 3;
/** Added to the odds (logarithm) that a chapter begins at a heading, so that it begins elsewhere only in long parts. */
const headingOdds = 8;
const longestTitle = 100;

/**
 * The headings of a file by the turn they stand at. Repeated ones ("Summary", "Conclusion") are left out: they name no
 * subject. Empty where there are fewer than three.
 */
export function fileHeadings(turns: readonly SpokenTurn[]): ReadonlyMap<number, string> {
  const found = turns.flatMap(({ index, heading }) =>
    heading === undefined ? [] : [{ index, heading }],
  );
  const times = Map.groupBy(found, ({ heading }) => heading.toLowerCase());
  const own = found.filter(({ heading }) => times.get(heading.toLowerCase())?.length === 1);
  return new Map(
    own.length < fewestHeadings ? [] : own.map(({ index, heading }) => [index, titleOf(heading)]),
  );
}

/** The gaps with higher odds at headings. */
export const withHeadings = (
  gaps: readonly ScoredGap[],
  headings: ReadonlyMap<number, string>,
): ScoredGap[] =>
  gaps.map((gap) =>
    headings.has(gap.turn) ? { ...gap, logOdds: gap.logOdds + headingOdds } : gap,
  );

function titleOf(heading: string): string {
  if (heading.length <= longestTitle) return heading;
  const blank = heading.lastIndexOf(' ', longestTitle);
  return `${heading.slice(0, blank > 0 ? blank : longestTitle)} …`;
}
