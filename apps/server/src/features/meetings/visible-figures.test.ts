import {
  meetingDetailSchema,
  meetingGraphSchema,
  meetingListSchema,
  meetingTranscriptSchema,
  participantSummariesSchema,
  pathFor,
  paths,
  sentimentBreakdownAnswerSchema,
  type TrustSettings,
} from '@rapport/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import {
  buildJudgedMeeting,
  directoryIdOf,
  type JudgedSpeaker,
  saveTrust,
  tieToPeople,
} from '../../testing/factories/judged-meetings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;
let anna: SignedIn;
let guest: SignedIn;
let speakers: JudgedSpeaker[];

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  anna = await app.accounts.buildMember(owner.organizationId);
  guest = await app.accounts.buildMember(owner.organizationId);
  // Anna's account is matched to the third speaker.
  speakers = [
    { name: 'Zoe', sentiment: 'negative' },
    { name: 'Bo', sentiment: 'neutral' },
    { name: 'Anna', sentiment: 'positive', directoryUserId: await directoryIdOf(app.db, anna) },
    { name: 'Cleo', sentiment: 'positive' },
    { name: 'Dan', sentiment: 'positive' },
  ];
});
afterAll(() => app.close());

const allow = (trust: Partial<Omit<TrustSettings, 'participantNotice'>>) =>
  saveTrust(app.db, owner.organizationId, {
    individualFigures: 'readers',
    smallestGroup: 5,
    worksCouncilMode: false,
    ...trust,
  });

const tied = (people: readonly JudgedSpeaker[]) =>
  tieToPeople(app.db, owner.organizationId, people);

async function answersTo(reader: SignedIn, id: string) {
  const get = async (path: string) => (await reader.call('GET', pathFor(path, id))).json();
  const { meetings } = meetingListSchema.parse((await reader.call('GET', paths.meetings)).json());
  const listed = meetings.find((meeting) => meeting.id === id);
  if (!listed) throw new Error('The list has the meeting');
  return {
    listed,
    detail: meetingDetailSchema.parse(await get(paths.meeting)),
    graph: meetingGraphSchema.parse(await get(paths.meetingGraph)),
    summaries: participantSummariesSchema.parse(await get(paths.participantSummaries)).summaries,
    breakdown: sentimentBreakdownAnswerSchema.parse(await get(paths.sentimentBreakdown)),
    transcript: meetingTranscriptSchema.parse(await get(paths.meetingTranscript)),
  };
}
type Answers = Awaited<ReturnType<typeof answersTo>>;

/** For each individual figure, the names of the people it is returned for. */
function individualFigures({ summaries, graph, transcript }: Answers) {
  const names = new Map(graph.nodes.map(({ id, name }) => [id, name]));
  const namesWhere = <T extends { id: string }>(rows: T[], has: (row: T) => boolean) =>
    rows.filter(has).map(({ id }) => names.get(id));
  return {
    moods: namesWhere(summaries, ({ overallSentiment }) => overallSentiment !== undefined),
    judged: namesWhere(summaries, ({ judged }) => judged !== undefined),
    feelings: namesWhere(summaries, ({ feeling }) => feeling !== undefined),
    feelingEvidence: namesWhere(summaries, ({ feelingEvidence }) => feelingEvidence !== undefined),
    nodes: namesWhere(graph.nodes, ({ sentiment, judged }) => (sentiment ?? judged) !== undefined),
    moments: transcript.turns
      .filter(({ moment, momentWords }) => moment ?? momentWords)
      .map(({ participantId }) => names.get(participantId ?? '')),
    pairs: graph.links.filter(({ sentiment }) => sentiment !== undefined).length,
    moodTexts: graph.links
      .flatMap((link) => [...link.summaryOfInteractions, ...link.communicationRecommendations])
      .filter((text) => /sounded/.test(text)).length,
    moodEvidence: graph.links
      .flatMap(({ evidence }) => [
        ...evidence.summaryOfInteractions,
        ...evidence.communicationRecommendations,
      ])
      .filter((list) => list.length > 0).length,
  };
}

const meetingFields = [
  'sentiment',
  'sentimentLabel',
  'judged',
  'judgedReason',
  'moods',
  'peopleByFeeling',
] as const;
const shownFields = (meeting: object) => meetingFields.filter((field) => field in meeting);

const everybody = ['Zoe', 'Bo', 'Anna', 'Cleo', 'Dan'];
const all = {
  moods: everybody,
  judged: everybody,
  feelings: everybody,
  feelingEvidence: everybody,
  nodes: everybody,
  moments: everybody,
  pairs: 4,
  moodTexts: 8,
  moodEvidence: 8,
};
const none = {
  moods: [],
  judged: [],
  feelings: [],
  feelingEvidence: [],
  nodes: [],
  moments: [],
  pairs: 0,
  moodTexts: 0,
  moodEvidence: 0,
};
const annas = ['Anna'];
const ownOnly = {
  ...none,
  moods: annas,
  judged: annas,
  feelings: annas,
  feelingEvidence: annas,
  nodes: annas,
  moments: annas,
};

describe('figures of one person in a meeting', () => {
  test.each([
    { figures: 'readers', reader: 'the owner', seen: all },
    { figures: 'readers', reader: 'Anna', seen: all },
    { figures: 'readers', reader: 'another member', seen: all },
    { figures: 'own', reader: 'the owner', seen: none },
    { figures: 'own', reader: 'Anna', seen: ownOnly },
    { figures: 'own', reader: 'another member', seen: none },
    { figures: 'off', reader: 'the owner', seen: none },
    { figures: 'off', reader: 'Anna', seen: none },
    { figures: 'off', reader: 'another member', seen: none },
  ] as const)(
    'for $figures, $reader sees their share of them',
    async ({ figures, reader, seen }) => {
      await allow({ individualFigures: figures });
      const id = await buildJudgedMeeting(app.db, owner, speakers);
      const readers = { 'the owner': owner, Anna: anna, 'another member': guest };
      const answers = await answersTo(readers[reader], id);
      expect(individualFigures(answers)).toEqual(seen);
      expect(answers.summaries.map(({ turns, talkShare }) => [turns, talkShare])).toEqual(
        everybody.map(() => [4, 0.2]),
      );
    },
  );

  test.each(['own', 'off'] as const)(
    'for %s, sentences of a language model about a mood are left out',
    async (figures) => {
      await allow({ individualFigures: figures });
      const sentence = 'Bo was frustrated with the vendor.';
      const source = { engine: 'model', model: 'example', kept: null } as const;
      const id = await buildJudgedMeeting(app.db, owner, speakers, { source, sentence });
      const { detail, summaries, transcript } = await answersTo(owner, id);
      expect(detail.summary).toBe('The meeting was about billing.');
      expect(transcript.summary.map(({ text }) => text)).toEqual([
        'The meeting was about billing.',
      ]);
      expect(summaries.map(({ summary, evidence }) => [summary, evidence])).toEqual(
        everybody.map(() => ['Spoke 20 % of the words in 4 turns; asked 1 question.', []]),
      );
      await allow({});
      expect((await answersTo(owner, id)).detail.summary).toContain(sentence);
    },
  );
});

describe('the mood of a meeting', () => {
  const few = (count: number): JudgedSpeaker[] => speakers.slice(0, count);
  const guests = ['negative', 'positive', 'neutral', 'neutral', 'neutral'] as const;

  test.each([
    { figures: 'readers', smallestGroup: 5, judged: 1, isShown: true },
    { figures: 'own', smallestGroup: 5, judged: 4, isShown: false },
    { figures: 'own', smallestGroup: 5, judged: 5, isShown: true },
    { figures: 'own', smallestGroup: 6, judged: 5, isShown: false },
    { figures: 'off', smallestGroup: 5, judged: 4, isShown: false },
    { figures: 'off', smallestGroup: 5, judged: 5, isShown: true },
  ] as const)(
    'for $figures from $smallestGroup people, $judged judged: shown is $isShown',
    async ({ figures, smallestGroup, judged, isShown }) => {
      await allow({ individualFigures: figures, smallestGroup });
      const quiet = { name: 'Quiet', sentiment: 'neutral', judged: false } as const;
      const people = await tied([...few(judged), quiet, quiet]);
      const id = await buildJudgedMeeting(app.db, owner, people);
      const { listed, detail, breakdown } = await answersTo(anna, id);
      const hidden = { moodHidden: 'few' };
      for (const meeting of [listed, detail]) {
        expect(shownFields(meeting)).toEqual(isShown ? meetingFields : []);
        expect(meeting.moodHidden).toBe(isShown ? undefined : 'few');
      }
      if (isShown) expect(breakdown).not.toHaveProperty('moodHidden');
      else expect(breakdown).toEqual(hidden);
    },
  );

  test('counts two labels of one person once, and no guest', async () => {
    await allow({ individualFigures: 'own' });
    const [, , own] = speakers;
    const four = await tied(speakers.slice(0, 4));
    const twice = own ? [...four, { ...own, name: 'Anna (phone)' }] : [];
    const invented = guests.map((sentiment, at) => ({ name: `Guest ${at}`, sentiment }));
    for (const people of [twice, invented, [...four, ...invented]]) {
      const answers = await answersTo(owner, await buildJudgedMeeting(app.db, owner, people));
      expect([answers.listed.moodHidden, answers.detail.moodHidden]).toEqual(['few', 'few']);
      expect(answers.breakdown).toEqual({ moodHidden: 'few' });
    }
    const five = await tied(speakers);
    const shown = await buildJudgedMeeting(app.db, owner, [...five, ...invented]);
    expect((await answersTo(owner, shown)).breakdown).toEqual({
      positive: 3,
      neutral: 1,
      negative: 1,
    });
  });

  test('is one word if all or all but one share a feeling, where moods of others are not shown', async () => {
    const all = await tied(speakers.map((speaker) => ({ ...speaker, sentiment: 'positive' })));
    const [first] = all;
    const others = first ? [{ ...first, sentiment: 'negative' as const }, ...all.slice(1)] : [];
    for (const people of [all, others]) {
      await allow({ worksCouncilMode: true });
      const id = await buildJudgedMeeting(app.db, owner, people);
      const { listed, detail, breakdown } = await answersTo(owner, id);
      for (const meeting of [listed, detail]) {
        expect(meeting).toMatchObject({ moodHidden: 'alike', sentimentLabel: 'positive' });
        expect(shownFields(meeting)).toEqual(['sentimentLabel', 'judged', 'judgedReason']);
      }
      expect(breakdown).toEqual({ moodHidden: 'alike' });
      await allow({});
      expect((await answersTo(owner, id)).breakdown).not.toHaveProperty('moodHidden');
    }
  });

  test('counts calm people, and is calm where too few show feeling', async () => {
    const calm = { sentiment: 'neutral', judged: false, feeling: 'calm' } as const;
    const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => ({ name, ...calm }));
    const people = await tied([...speakers.slice(3), ...seven]);
    const quiet = { sentiment: 0, judged: false, judgedReason: 'calm' } as const;
    const peopleByFeeling = { positive: 2, neutral: 0, negative: 0, calm: 7, 'too-little': 0 };
    for (const individualFigures of ['readers', 'off'] as const) {
      await allow({ individualFigures });
      const id = await buildJudgedMeeting(app.db, owner, people);
      expect((await answersTo(anna, id)).listed).toMatchObject({ ...quiet, peopleByFeeling });
    }
    const four = await buildJudgedMeeting(app.db, owner, await tied(seven.slice(3)));
    expect((await answersTo(anna, four)).listed.moodHidden).toBe('few');
    const oneShows = await tied([...speakers.slice(3, 4), ...seven]);
    const alike = await answersTo(anna, await buildJudgedMeeting(app.db, owner, oneShows));
    expect(alike.listed).toMatchObject({ moodHidden: 'alike', judgedReason: 'calm' });
    expect(alike.listed).not.toHaveProperty('peopleByFeeling');
  });

  test.each(['language', 'unnamed'] as const)(
    'is said not to be judged for its %s, which is no figure of people',
    async (judgedReason) => {
      await allow({ individualFigures: 'off' });
      const id = await buildJudgedMeeting(app.db, owner, []);
      await app.db.updateTable('meeting').set({ judgedReason }).where('id', '=', id).execute();
      const { detail, listed } = await answersTo(owner, id);
      expect(detail).toMatchObject({ judged: false, judgedReason });
      expect(listed).toMatchObject({ judged: false, judgedReason });
    },
  );
});

describe('works-council mode', () => {
  test('answers no figures of single people and no recommendations, and lists people by name', async () => {
    await allow({ worksCouncilMode: true });
    const id = await buildJudgedMeeting(app.db, owner, await tied(speakers));
    const answers = await answersTo(anna, id);
    expect(individualFigures(answers)).toEqual(none);
    const { detail, graph, summaries, transcript } = answers;
    for (const summary of summaries)
      for (const field of ['speakingTimeSeconds', 'talkShare', 'turns'])
        expect(summary).not.toHaveProperty(field);
    expect(summaries.map(({ summary }) => summary)).toEqual(everybody.map(() => '"We move on."'));
    for (const node of graph.nodes) expect(node).not.toHaveProperty('engagementScore');
    for (const link of graph.links) {
      expect(link.summaryOfInteractions).toEqual(['Both spoke of "billing".']);
      expect(link.communicationRecommendations).toEqual([]);
    }
    const names = graph.nodes.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(names).toEqual(expect.arrayContaining(['Bo Berg', 'Cleo Berg', 'Dan Berg', 'Zoe Berg']));
    const ids = graph.nodes.map(({ id }) => id);
    expect(detail.participants.map(({ id }) => id)).toEqual(ids);
    expect(summaries.map(({ id }) => id)).toEqual(ids);
    expect(transcript.speakers.map(({ participantId }) => participantId)).toEqual(ids);
    expect(detail.talk).toEqual({
      balance: expect.any(Number),
      questions: { asked: expect.any(Number) },
    });
    expect(detail.moods).toEqual({ positive: 3, neutral: 1, negative: 1 });
    expect(answers.breakdown).toEqual({ positive: 3, neutral: 1, negative: 1 });
  });

  test('keeps the smallest group', async () => {
    await allow({ worksCouncilMode: true, smallestGroup: 6 });
    const id = await buildJudgedMeeting(app.db, owner, speakers);
    const { breakdown, detail } = await answersTo(owner, id);
    expect(breakdown).toEqual({ moodHidden: 'few' });
    expect(detail.talk).toBeNull();
    await allow({ smallestGroup: 6 });
    expect((await answersTo(owner, id)).detail.talk?.people).toHaveLength(5);
  });

  test('does not count people who said nothing', async () => {
    await allow({ worksCouncilMode: true });
    const id = await buildJudgedMeeting(app.db, owner, speakers);
    expect((await answersTo(owner, id)).detail.talk).not.toBeNull();
    await app.db
      .updateTable('participant')
      .set({ words: 0 })
      .where('meetingId', '=', id)
      .where('name', '=', 'Zoe')
      .execute();
    expect((await answersTo(owner, id)).detail.talk).toBeNull();
  });
});
