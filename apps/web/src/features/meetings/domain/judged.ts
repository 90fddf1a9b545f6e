import type { JudgedReason, MeetingGraph } from '@rapport/contract';

const reasons: Record<JudgedReason, string> = {
  language: 'Moods are analysed in English only.',
  unnamed: 'The transcript names no speaker.',
  'too-little': 'Each speaker says too little.',
  'left-out': 'Everyone who says enough is left out of moods.',
};

/** Why a meeting has no score, as a sentence. */
export const notJudgedSentence = (reason: JudgedReason | null | undefined): string =>
  reason ? reasons[reason] : 'No speaker says enough.';

/** For a meeting in a language without mood analysis. */
export const withoutMoods = (graph: MeetingGraph): MeetingGraph => ({
  nodes: graph.nodes.map(({ sentiment, judged, ...node }) => node),
  links: graph.links.map(({ sentiment, ...link }) => link),
});
