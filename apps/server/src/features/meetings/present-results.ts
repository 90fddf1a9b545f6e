import type {
  ActiveFeatures,
  MeetingGraph,
  ParticipantSummary,
  SentimentBreakdown,
} from '@rapport/contract';
import { presentPerson } from './present-person.ts';
import type { InteractionRow, ParticipantRow } from './result-repository.ts';

const unknown = 'Unknown';

export function presentParticipantSummary(
  row: ParticipantRow,
  features: ActiveFeatures,
): ParticipantSummary {
  return {
    id: row.id,
    participant: { user: presentPerson(row) },
    speakerSyncedUserId: row.directoryUserId,
    summary: row.summary,
    summarySource: row.summarySource,
    evidence: row.evidence,
    ...(features.sentiment && { overallSentiment: row.sentiment, judged: row.judged }),
    speakingTimeSeconds: row.speakingSeconds,
    talkShare: row.talkShare,
    turns: row.turns,
  };
}

/** The number of judged participants for each overall sentiment. */
export function presentBreakdown(rows: readonly ParticipantRow[]): SentimentBreakdown {
  const count = (sentiment: ParticipantRow['sentiment']) =>
    rows.filter((row) => row.judged && row.sentiment === sentiment).length;
  return {
    positive: count('positive'),
    neutral: count('neutral'),
    negative: count('negative'),
  };
}

export function presentGraph(
  participants: readonly ParticipantRow[],
  interactions: readonly InteractionRow[],
  features: ActiveFeatures,
): MeetingGraph {
  return {
    nodes: participants.map((row) => {
      const { firstName, lastName, email } = presentPerson(row);
      return {
        id: row.id,
        name: `${firstName} ${lastName}`.trim(),
        ...(email && { email }),
        ...(features.sentiment && { sentiment: row.sentiment, judged: row.judged }),
        engagementScore: row.engagementScore,
        department: row.department ?? unknown,
        role: row.role ?? unknown,
      };
    }),
    links: interactions.map((row) => ({
      source: row.sourceId,
      target: row.targetId,
      ...(features.sentiment && { sentiment: row.sentiment }),
      value: row.value,
      strength: row.strength,
      summaryOfInteractions: row.summaryOfInteractions,
      communicationRecommendations: row.communicationRecommendations,
      summarySource: row.summarySource,
      recommendationsSource: row.recommendationsSource,
      evidence: row.evidence,
    })),
  };
}
