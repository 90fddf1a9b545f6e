import type { SpokenTurn } from '../talk.ts';
import type { ScoredGap } from './boundary-model.ts';

/** With fewer headings, they are only the title, or 'Transcript'. */
const fewestHeadings = 3;
/** Added to the log odds of a chapter at a heading. */
const headingOdds = 8;
const longestTitle = 100;

/** The headings of a file by turn, without repeated ones such as 'Summary'. Empty if fewer than three. */
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
