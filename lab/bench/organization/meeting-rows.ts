import { randomUUID } from 'node:crypto';
import type { Tables } from '@rapport/server/database/types';
import type { TurnFact } from '@rapport/transcript';
import type { Insertable } from 'kysely';
import type { Meeting } from '../../../packages/network/src/index.ts';
import type { Random } from '../../../scripts/random.ts';
import type { Directory } from './fill-directory.ts';

const wordsPerHour = 8000;
const wordsPerTurn = 25;
const partUnknown = 0.05;
const partShared = 0.05;
const sentence = 'They answered each other mostly about the billing migration, from both sides.';

export type MeetingRows = {
  meeting: Insertable<Tables['meeting']>;
  participant: Insertable<Tables['participant']>[];
  interaction: Insertable<Tables['interaction']>[];
  actionItem: Insertable<Tables['actionItem']>[];
  meetingShare: Insertable<Tables['meetingShare']>[];
};

/** The results of a generated meeting, as the analysis would have stored them. */
export function meetingRows(
  random: Random,
  { organizationId, idOf, readers }: Directory,
  { hours, speakers, exchanges, initiatives, series }: Meeting,
  startsAt: Date,
): MeetingRows {
  const id = randomUUID();
  const ofMeeting = { organizationId, meetingId: id };
  const idsOfSpeakers = new Map(speakers.map(({ person }) => [person, randomUUID()]));
  const speakerId = (person: string) => idsOfSpeakers.get(person) ?? '';
  const minutes = Math.max(1, Math.round((hours ?? 0) * 60));
  const participant = speakers.map(({ person, hours: spoken }, position) => {
    const words = Math.round(spoken * wordsPerHour);
    const turns = Math.max(1, Math.round(words / wordsPerTurn));
    const questions = Math.round(turns * random.between(0, 0.2));
    return {
      ...ofMeeting,
      id: speakerId(person),
      position,
      name: `Speaker ${person}`,
      label: person,
      heardAs: `speaker ${person}`,
      directoryUserId: random.next() < partUnknown ? null : (idOf.get(person) ?? null),
      sentiment: 'neutral' as const,
      sentimentScore: 0.1,
      engagementScore: 0.5,
      summary: 'Spoke a sixth of the words in 40 turns; asked 2 questions.',
      turns,
      words,
      questions,
      turnFacts: turnFacts(random, turns, person, initiatives),
      speakingSeconds: spoken * 3600,
      talkShare: spoken / (hours ?? 1),
    };
  });
  return {
    meeting: {
      id,
      organizationId,
      startsAt,
      durationMinutes: minutes,
      uploadedBy: random.pick(readers).accountId,
      title: titleOf(random, series),
      team: null,
      participantCount: speakers.length,
      isDurationEstimated: random.next() < 0.1,
      language: 'en',
      summary: 'The team spoke about the plan of the quarter.',
      initiatives: initiatives.map((one) => spelled(random, one.id)),
      status: 'completed',
      step: 'saving_results',
      percentage: 100,
      runId: randomUUID(),
      createdAt: startsAt,
      completedAt: startsAt,
    },
    participant,
    interaction: exchanges.map(({ a, b, count }) => ({
      ...ofMeeting,
      sourceId: speakerId(a),
      targetId: speakerId(b),
      value: count,
      onMatter: count,
      sentiment: 'neutral' as const,
      strength: 5,
      summaryOfInteractions: [sentence],
      communicationRecommendations: [sentence],
    })),
    actionItem: Array.from({ length: Math.floor(random.next() * 4) }, (_, position) => ({
      ...ofMeeting,
      position,
      text: 'Send the updated estimate to the customer.',
      owner: random.next() < 0.6 ? 'Ada Moss' : null,
      dueDay:
        random.next() < 0.4
          ? new Date(startsAt.getTime() + random.between(1, 14) * 86_400_000)
              .toISOString()
              .slice(0, 10)
          : null,
    })),
    meetingShare: random.next() < partShared ? [shareWith(random, ofMeeting, idOf)] : [],
  };
}

const kinds = ['Weekly', 'Review', 'Planning', 'Call', 'Stand-up'] as const;

/** The meetings of a series have the same title. */
function titleOf(random: Random, series: string | null): string {
  if (series === null) return random.pick(kinds);
  const at = Number(series.slice(1));
  return `Group ${numberInLetters(at)} ${kinds[at % kinds.length]}`;
}

/** Titles are compared without numbers. */
const numberInLetters = (at: number) =>
  Array.from(String(at), (digit) => 'bcdfghjklm'[Number(digit)]).join('a');

function turnFacts(
  random: Random,
  turns: number,
  person: string,
  initiatives: Meeting['initiatives'],
): TurnFact[] {
  const about = initiatives.flatMap(({ people, mentions }, index) =>
    people.includes(person)
      ? [judged(random, [index], Math.max(1, Math.round(mentions / people.length)))]
      : [],
  );
  const left = Math.max(0, turns - about.reduce((sum, fact) => sum + fact.turns, 0));
  return [judged(random, [], left), ...about];
}

function judged(random: Random, topics: number[], turns: number): TurnFact {
  const positive = Math.round(turns * random.between(0, 0.4));
  const negative = Math.round((turns - positive) * random.between(0, 0.3));
  return { topics, turns, positive, neutral: turns - positive - negative, negative };
}

/** Meetings spell the same topic differently now and then. */
function spelled(random: Random, id: string): string {
  const at = Number(id.slice(1));
  const name = `${subjects[at % subjects.length]} ${works[Math.floor(at / subjects.length) % works.length]}`;
  return random.next() < 0.1 ? `${name}s` : name;
}

function shareWith(
  random: Random,
  ofMeeting: { organizationId: string; meetingId: string },
  idOf: ReadonlyMap<string, string>,
) {
  return { ...ofMeeting, directoryUserId: random.pick([...idOf.values()].slice(0, 20)) };
}

const subjects = [
  ...['billing', 'price', 'warehouse', 'partner', 'security', 'onboarding', 'payroll', 'mobile'],
  ...['customer', 'search', 'invoice', 'training', 'travel', 'contract', 'support', 'website'],
];
const works = [
  ...['migration', 'pilot', 'launch', 'audit', 'review', 'plan', 'budget', 'report', 'portal'],
  ...['rollout', 'redesign', 'upgrade', 'survey', 'forecast', 'renewal', 'dashboard', 'tender'],
];
