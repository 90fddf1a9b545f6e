import { randomUUID } from 'node:crypto';
import {
  embeddedSource,
  type Feeling,
  type Sentiment,
  type TextSource,
  type TrustSettings,
} from '@rapport/contract';
import { meetingMood } from '@rapport/transcript';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonb } from '../../database/jsonb.ts';
import type { Database } from '../../database/types.ts';
import { showMoods } from '../../ground/meeting/show-moods.ts';
import type { SignedIn } from './accounts.ts';

export type JudgedSpeaker = {
  name: string;
  sentiment: Sentiment;
  /** True by default. */
  judged?: boolean;
  /** By default the sentiment if judged, else too little. */
  feeling?: Feeling;
  directoryUserId?: string;
};

export async function saveTrust(
  db: Database,
  organizationId: string,
  trust: Partial<Omit<TrustSettings, 'participantNotice'>>,
): Promise<void> {
  const general = {
    hostingZone: 'US',
    timezone: 'America/New_York',
    companyDescription: '',
  } as const;
  const features = { askMeAnything: true, interactionGraphs: true, sentiment: true, actions: true };
  await db
    .insertInto('organizationSettings')
    .values({ organizationId, ...general, ...features, ...trust })
    .onConflict((conflict) =>
      conflict.column('organizationId').doUpdateSet({ ...features, ...trust }),
    )
    .execute();
}

export async function directoryIdOf(db: Database, { organizationId, accountId }: SignedIn) {
  const { id } = await db
    .selectFrom('directoryUser')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds each guest to the directory. */
export async function tieToPeople(
  db: Database,
  organizationId: string,
  speakers: readonly JudgedSpeaker[],
): Promise<JudgedSpeaker[]> {
  const rows = await db
    .insertInto('directoryUser')
    .values(
      speakers.map(({ name }) => ({
        organizationId,
        firstName: name,
        lastName: 'Berg',
        email: `${randomUUID()}@judged.example`,
        teams: [],
        syncSource: 'USER_UPLOAD' as const,
      })),
    )
    .returning('id')
    .execute();
  return speakers.map((speaker, at) => ({ directoryUserId: rows[at]?.id ?? '', ...speaker }));
}

/** A completed meeting in which each speaker has one strong turn and the first speaks with every other. */
export async function buildJudgedMeeting(
  db: Database,
  { organizationId, accountId }: Pick<SignedIn, 'organizationId' | 'accountId'>,
  speakers: readonly JudgedSpeaker[],
  texts: { source?: TextSource; sentence?: string } = {},
): Promise<string> {
  const { source = embeddedSource, sentence = '"We move on."' } = texts;
  const meetingId = randomUUID();
  const transcriptId = randomUUID();
  const ofMeeting = { organizationId, meetingId };
  const people = speakers.map((speaker) => ({
    judged: true,
    feeling: speaker.judged === false ? ('too-little' as const) : speaker.sentiment,
    ...speaker,
    id: randomUUID(),
  }));
  const mood = meetingMood({
    feelings: people.map(({ feeling }) => feeling),
    nobodyNamed: false,
    language: 'en',
  });
  await db
    .insertInto('meeting')
    .values({
      id: meetingId,
      organizationId,
      uploadedBy: accountId,
      title: 'Weekly',
      startsAt: new Date(),
      durationMinutes: 30,
      participantCount: people.length,
      sentiment: mood.sentiment,
      sentimentLabel: mood.sentimentLabel,
      judgedReason: mood.judgedReason,
      moods: jsonb(mood.sentimentBreakdown),
      peopleByFeeling: jsonb(mood.peopleByFeeling),
      language: 'en',
      summary: `The meeting was about billing.\n${sentence}`,
      summarySource: jsonb(source),
      status: 'completed',
      step: 'saving_results',
      percentage: 100,
      runId: randomUUID(),
    })
    .execute();
  const [first, ...others] = people;
  await insertRows(db, {
    participant: people.map((person, position) => ({
      ...ofMeeting,
      id: person.id,
      position,
      name: person.name,
      label: person.name,
      joined: [],
      directoryUserId: person.directoryUserId ?? null,
      tieHow: person.directoryUserId ? ('name' as const) : null,
      tieSure: person.directoryUserId ? ('certain' as const) : null,
      suggestedUserId: null,
      evidence: [{ turn: position, quote: 'We move on.' }],
      sentiment: person.sentiment,
      sentimentScore: 0.2,
      judged: person.judged,
      feeling: person.feeling,
      feelingEvidence: person.judged ? [{ turn: position, quote: 'which is wonderful' }] : [],
      engagementScore: 0.5,
      summary: `Spoke 20 % of the words in 4 turns; asked 1 question. ${sentence}`,
      summarySource: source,
      turns: 4,
      words: 200,
      questions: 1,
      speakingSeconds: 12,
      talkShare: 0.2,
    })),
    meetingTranscript: [
      {
        ...ofMeeting,
        transcriptId,
        pieces: 1,
        summaryLines: ['The meeting was about billing.', sentence].map((text) => ({
          text,
          evidence: [],
        })),
        findings: null,
        coverage: {
          turns: people.length,
          words: 200,
          minutes: 30,
          timed: false,
          unattributedTurns: 0,
        },
      },
    ],
    transcriptPiece: [
      {
        ...ofMeeting,
        transcriptId,
        position: 0,
        turns: people.map(({ id }, position) => ({
          position,
          participantId: id,
          start: null,
          end: null,
          text: 'We move on, which is wonderful.',
          moment: 'positive' as const,
          momentWords: ['wonderful'],
        })),
      },
    ],
  });
  if (first)
    await insertRows(db, {
      interaction: others.map((other) => ({
        ...ofMeeting,
        sourceId: first.id,
        targetId: other.id,
        sentiment: 'positive' as const,
        value: 3,
        onMatter: 3,
        strength: 7,
        summaryOfInteractions: [
          `They spoke to each other 3 times: ${first.name} to ${other.name} once, ${other.name} to ${first.name} twice.`,
          `What ${first.name} said to ${other.name} sounded positive.`,
          'Both spoke of "billing".',
        ],
        communicationRecommendations: [
          `3 of the 3 times ${first.name} spoke to ${other.name} sounded negative, none the other way round: "No." Ask what stands behind it.`,
          `${first.name} could ask ${other.name} for their view.`,
        ],
        summarySource: source,
        recommendationsSource: source,
        evidence: {
          summaryOfInteractions: [[], [{ turn: 0, quote: 'which is wonderful' }], []],
          communicationRecommendations: [[{ turn: 0, quote: 'We move on' }], []],
        },
      })),
    });
  await showMoods(db, organizationId, [meetingId]);
  return meetingId;
}
