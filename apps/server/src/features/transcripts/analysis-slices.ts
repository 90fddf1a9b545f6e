import type { Analysis } from '@rapport/transcript';
import { cutRows, cutTurns } from './cut-turns.ts';

/** An analysis without what may be long. */
export type AnalysisHead = Omit<Analysis, 'turns' | 'graph'> & {
  graph: Pick<Analysis['graph'], 'nodes'>;
};
/** So much of an analysis as travels between threads at a time: whoever takes a message up is held for all of it. */
export type AnalysisSlice = {
  turns?: Analysis['turns'];
  links?: Analysis['graph']['links'];
};

export function sliceAnalysis({ turns, graph, ...others }: Analysis): {
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
  for (const turns of cutTurns(allTurns)) yield { turns };
  for (const links of cutRows(allLinks)) yield { links };
}

export function joinAnalysis(
  { graph, ...others }: AnalysisHead,
  slices: readonly AnalysisSlice[],
): Analysis {
  return {
    ...others,
    turns: slices.flatMap(({ turns }) => turns ?? []),
    graph: { ...graph, links: slices.flatMap(({ links }) => links ?? []) },
  };
}
