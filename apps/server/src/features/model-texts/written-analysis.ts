import { embeddedSource, type TextSource } from '@rapport/contract';
import type { Analysis, GraphLink, GraphNode, Participant } from '@rapport/transcript';

export type WrittenAnalysis = Omit<Analysis, 'participants' | 'graph'> & {
  summarySource: TextSource;
  /** Absent if no second opinion was asked. */
  secondReading?: TextSource;
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
