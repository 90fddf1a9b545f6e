import type { Analysis } from '@rapport/transcript';
import { cutRows, cutTurns, turnsPerPiece } from './cut-turns.ts';

export type Hashes = {
  /** Identifies the same words in another file. */
  wordsHash: string | null;
  /** The same of the words of each person who spoke enough for a mood, by participant. */
  speakerHashes: ReadonlyMap<string, string>;
};
export type HashedAnalysis = Analysis & Hashes;

export type AnalysisHead = Omit<HashedAnalysis, 'turns' | 'graph'> & {
  graph: Pick<Analysis['graph'], 'nodes'>;
};
/** Bounded in size, because receiving a message blocks the event loop. */
export type AnalysisSlice = {
  turns?: Analysis['turns'];
  links?: Analysis['graph']['links'];
};

export function sliceAnalysis({ turns, graph, ...others }: HashedAnalysis): {
  head: AnalysisHead;
  slices: Generator<AnalysisSlice>;
} {
  return {
    head: { ...others, graph: { nodes: graph.nodes } },
    slices: slicesOf(turns, graph.links),
  };
}

function* slicesOf(
  allTurns: Analysis['turns'],
  allLinks: Analysis['graph']['links'],
): Generator<AnalysisSlice> {
  let last: Analysis['turns'] = [];
  for (const turns of cutTurns(allTurns)) {
    if (last.length > 0) yield { turns: last };
    last = turns;
  }
  // An ordinary meeting fits into one slice.
  if (last.length + allLinks.length <= turnsPerPiece) return yield { turns: last, links: allLinks };
  yield { turns: last };
  for (const links of cutRows(allLinks)) yield { links };
}

export function joinAnalysis(
  { graph, ...others }: AnalysisHead,
  slices: readonly AnalysisSlice[],
): HashedAnalysis {
  return {
    ...others,
    turns: slices.flatMap(({ turns }) => turns ?? []),
    graph: { ...graph, links: slices.flatMap(({ links }) => links ?? []) },
  };
}
