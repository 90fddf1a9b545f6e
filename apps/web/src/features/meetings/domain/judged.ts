import type { MeetingGraph } from '@rapport/contract';

/** Removes moods, for meetings in a language without mood analysis. */
export const withoutMoods = (graph: MeetingGraph): MeetingGraph => ({
  nodes: graph.nodes.map(({ sentiment, judged, feeling, ...node }) => node),
  links: graph.links.map(({ sentiment, ...link }) => link),
});
