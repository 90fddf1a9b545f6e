import { embeddedSource, type TextSource, type Worded } from '@rapport/contract';
import type { Analysis, Chapter, GraphLink, GraphNode, Participant } from '@rapport/transcript';

export type WrittenAnalysis = Omit<Analysis, 'participants' | 'graph' | 'chapters'> & {
  chapters: (Chapter & { isWorded?: true })[];
  summarySource: TextSource;
  /** Absent if no second opinion was asked. */
  secondReading?: TextSource;
  /** Absent if a second reader worded nothing. */
  worded?: Worded;
  participants: (Participant & { summarySource: TextSource })[];
  graph: {
    nodes: GraphNode[];
    links: (GraphLink & { summarySource: TextSource; recommendationsSource: TextSource })[];
  };
};

export function asEmbedded(analysis: Analysis): WrittenAnalysis {
  return {
    ...analysis,
    summarySource: embeddedSource,
    participants: analysis.participants.map((person) => ({
      ...person,
      summarySource: embeddedSource,
    })),
    graph: {
      nodes: analysis.graph.nodes,
      links: analysis.graph.links.map((link) => ({
        ...link,
        summarySource: embeddedSource,
        recommendationsSource: embeddedSource,
      })),
    },
  };
}
