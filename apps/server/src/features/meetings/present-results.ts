import type { MeetingGraph, ParticipantSummary, SentimentBreakdown } from '@rapport/contract';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import {
  inVisibleOrder,
  isJudged,
  maySayMoodOfPair,
  seesTalkFigures,
  visibleFeelingOf,
  visibleMoodOf,
} from '../../ground/meeting/visible-figures.ts';
import { everyField } from '../../platform/every-field.ts';
import { presentPerson } from './present-person.ts';
import type { InteractionRow, ParticipantRow } from './result-repository.ts';
import { visibleSummaryOf, visibleTextsOfPair } from './visible-texts.ts';

const unknown = 'Unknown';

export function presentParticipantSummary(row: ParticipantRow, reader: Reader): ParticipantSummary {
  const { sentiment: overallSentiment, ...mood } = visibleMoodOf(reader, row) ?? {};
  return everyField<ParticipantSummary>()({
    id: row.id,
    participant: { user: presentPerson(row) },
    speakerSyncedUserId: row.directoryUserId,
    summarySource: row.summarySource,
    ...visibleSummaryOf(reader, row),
    ...(overallSentiment && { overallSentiment, ...mood }),
    ...visibleFeelingOf(reader, row),
    ...(seesTalkFigures(reader) && {
      speakingTimeSeconds: row.speakingSeconds,
      talkShare: row.talkShare,
      turns: row.turns,
    }),
  });
}

/** The number of participants who show feeling, for each overall sentiment. */
export function presentBreakdown(rows: readonly ParticipantRow[]): SentimentBreakdown {
  const count = (sentiment: ParticipantRow['sentiment']) =>
    rows.filter((row) => isJudged(row) && row.sentiment === sentiment).length;
  return {
    positive: count('positive'),
    neutral: count('neutral'),
    negative: count('negative'),
  };
}

export function presentGraph(
  participants: readonly ParticipantRow[],
  interactions: readonly InteractionRow[],
  reader: Reader,
): MeetingGraph {
  const people = new Map(participants.map((row) => [row.id, row]));
  return {
    nodes: inVisibleOrder(reader, participants).map((row) => presentNode(row, reader)),
    links: interactions.map((row) => {
      const pair = [row.sourceId, row.targetId].flatMap((id) => people.get(id) ?? []);
      return presentLink(row, pair, reader);
    }),
  };
}

type Node = MeetingGraph['nodes'][number];
type Link = MeetingGraph['links'][number];

function presentNode(row: ParticipantRow, reader: Reader): Node {
  const { firstName, lastName, email } = presentPerson(row);
  const { feeling } = visibleFeelingOf(reader, row);
  return everyField<Node>()({
    id: row.id,
    name: `${firstName} ${lastName}`.trim(),
    ...(email && { email }),
    ...visibleMoodOf(reader, row),
    ...(feeling && { feeling }),
    ...(seesTalkFigures(reader) && { engagementScore: row.engagementScore }),
    department: row.department ?? unknown,
    role: row.role ?? unknown,
  });
}

function presentLink(row: InteractionRow, pair: readonly ParticipantRow[], reader: Reader): Link {
  const seesMood = reader.settings.activeFeatures.sentiment && maySayMoodOfPair(reader, pair);
  return everyField<Link>()({
    source: row.sourceId,
    target: row.targetId,
    ...(seesMood && { sentiment: row.sentiment }),
    value: row.value,
    strength: row.strength,
    ...visibleTextsOfPair(reader, row, pair),
    summarySource: row.summarySource,
    recommendationsSource: row.recommendationsSource,
  });
}
