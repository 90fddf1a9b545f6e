import {
  embeddedSource,
  type MeetingDetail,
  type MeetingGraph,
  type MeetingListItem,
  type ParticipantSummary,
  type ProcessingStatus,
  type Sentiment,
} from '@rapport/contract';

/** A completed meeting that the reader may change. Tests pass the differences. */
export function buildMeeting(changes: Partial<MeetingListItem> = {}): MeetingListItem {
  return {
    id: 'review',
    name: 'Quarterly pricing review',
    date: '2026-11-19',
    time: '10:00',
    isDateStated: true,
    isTimeStated: true,
    duration: 52,
    participants: 3,
    sentiment: 6.67,
    sentimentLabel: 'neutral',
    initiatives: ['Pricing 2027'],
    team: 'Product',
    actions: 6,
    processingStatus: 'completed',
    processingProgress: null,
    processingError: null,
    can: { cancel: true, retry: true, delete: true, correct: true },
    ...changes,
  };
}

export function buildQueued(changes: Partial<MeetingListItem> = {}): MeetingListItem {
  const { sentiment: _score, sentimentLabel: _label, ...meeting } = buildMeeting();
  return {
    ...meeting,
    duration: 0,
    participants: 0,
    actions: 0,
    initiatives: [],
    team: 'Unknown',
    processingStatus: 'pending',
    processingProgress: { percentage: 0, currentStep: 'queued', estimatedTimeRemaining: null },
    ...changes,
  };
}

export function buildProcessing(changes: Partial<MeetingListItem> = {}): MeetingListItem {
  return buildQueued({
    processingStatus: 'processing',
    processingProgress: {
      percentage: 62,
      currentStep: 'analyzing_sentiment',
      estimatedTimeRemaining: 110,
    },
    ...changes,
  });
}

export function statusOf(meeting: MeetingListItem): ProcessingStatus {
  return {
    eventId: meeting.id,
    title: meeting.name,
    processingStatus: meeting.processingStatus,
    processingProgress: meeting.processingProgress,
    processingError: meeting.processingError,
    processingStartedAt: null,
    processingCompletedAt: null,
  };
}

export function detailOf(
  meeting: MeetingListItem,
  changes: Partial<MeetingDetail> = {},
): MeetingDetail {
  const { participants: _count, ...fields } = meeting;
  return {
    ...fields,
    title: meeting.name,
    startTime: meeting.time,
    endTime: '10:52',
    durationMinutes: meeting.duration,
    participants: summaries.map(({ id, participant }) => ({ id, user: participant.user })),
    participantSyncedUserIds: [],
    summary: 'One price per plan from 14 January.',
    summarySource: embeddedSource,
    ...changes,
  };
}

export function buildSummary(
  [firstName, lastName]: [string, string],
  overallSentiment: Sentiment,
  changes: Partial<ParticipantSummary> = {},
): ParticipantSummary {
  const id = `${firstName}-${lastName}`.toLowerCase();
  const email = `${firstName}@northwind.example`.toLowerCase();
  return {
    id,
    participant: { user: { id, firstName, lastName, email } },
    speakerSyncedUserId: id,
    summary: `What ${firstName} said.`,
    summarySource: embeddedSource,
    evidence: [],
    overallSentiment,
    speakingTimeSeconds: 60,
    talkShare: 0.3,
    turns: 4,
    ...changes,
  };
}

export const summaries: ParticipantSummary[] = [
  buildSummary(['Priya', 'Raman'], 'positive'),
  buildSummary(['Margaret', 'Okafor'], 'positive', { speakingTimeSeconds: 90 }),
  buildSummary(['Jonas', 'Keller'], 'negative', {
    participant: { user: { firstName: 'Jonas', lastName: 'Keller' } },
    speakerSyncedUserId: null,
  }),
];

export const graph: MeetingGraph = {
  nodes: [
    {
      id: 'priya',
      name: 'Priya Raman',
      email: 'priya@northwind.example',
      sentiment: 'positive',
      engagementScore: 0.9,
      department: 'Product',
      role: 'Product Lead',
    },
    {
      id: 'jonas',
      name: 'Jonas Keller',
      sentiment: 'negative',
      engagementScore: 0.5,
      department: 'Sales',
      role: 'Unknown',
    },
    {
      id: 'noah',
      name: 'Noah Whitfield',
      sentiment: 'neutral',
      engagementScore: 0.1,
      department: 'Unknown',
      role: 'Unknown',
    },
    {
      id: 'ruth',
      name: 'Ruth Salgado',
      sentiment: 'neutral',
      engagementScore: 0,
      department: 'HR',
      role: 'Unknown',
    },
  ],
  links: [
    {
      source: 'jonas',
      target: 'priya',
      sentiment: 'negative',
      value: 5,
      strength: 7,
      summaryOfInteractions: ['Disagreed about three quotes.'],
      communicationRecommendations: ['Meet before the next review.'],
      summarySource: embeddedSource,
      recommendationsSource: embeddedSource,
      evidence: {
        summaryOfInteractions: [[{ turn: 1, quote: 'Nobody asked Sales.' }]],
        communicationRecommendations: [[]],
      },
    },
    {
      source: 'priya',
      target: 'noah',
      sentiment: 'neutral',
      value: 1,
      strength: 2,
      summaryOfInteractions: [],
      communicationRecommendations: [],
      summarySource: embeddedSource,
      recommendationsSource: embeddedSource,
      evidence: { summaryOfInteractions: [], communicationRecommendations: [] },
    },
  ],
};
