import {
  auditPageSchema,
  importColumns,
  meetingDetailSchema,
  meetingGraphSchema,
  meetingListSchema,
  meetingTranscriptSchema,
  myDataFileSchema,
  myDataSchema,
  participantSummariesSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import {
  buildJudgedMeeting,
  directoryIdOf,
  saveTrust,
  tieToPeople,
} from '../../testing/factories/judged-meetings.ts';
import { formWith, sendForm, upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;
let anna: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  anna = await app.accounts.buildMember(owner.organizationId);
  const content = `${importColumns.join(',')}\n${anna.email},Anna,Berg,,Controller,Finance,Core,x1`;
  await sendForm(owner, paths.importUsers, formWith({ name: 'people.csv', content }));
});

const choose = (person: SignedIn, isLeftOutOfMoods: boolean) =>
  person.call('PUT', paths.leftOutOfMoods, { payload: { isLeftOutOfMoods } });

async function answersOf(id: string) {
  const get = async (path: string) => (await owner.call('GET', pathFor(path, id))).json();
  const { meetings } = meetingListSchema.parse((await owner.call('GET', paths.meetings)).json());
  return {
    listed: meetings.find((meeting) => meeting.id === id),
    detail: meetingDetailSchema.parse(await get(paths.meeting)),
    graph: meetingGraphSchema.parse(await get(paths.meetingGraph)),
    summaries: participantSummariesSchema.parse(await get(paths.participantSummaries)).summaries,
    breakdown: await get(paths.sentimentBreakdown),
    transcript: meetingTranscriptSchema.parse(await get(paths.meetingTranscript)),
  };
}

const praise =
  'I love how this turned out, it is a fantastic piece of work and I am happy with everything we have built together this year, thank you all for the wonderful progress. ';
const spoken = Array.from({ length: 4 }, () =>
  [
    `Anna Berg: ${praise}`,
    'Tom Leiva: The report is in the folder on the second page, and the figures of the week are below it, one row for each of the regions that we look at in the meeting.',
  ].join('\n'),
).join('\n');

const speakersWith = async (person: SignedIn) => [
  {
    name: 'Anna',
    sentiment: 'positive' as const,
    directoryUserId: await directoryIdOf(app.db, person),
  },
  { name: 'Bo', sentiment: 'neutral' as const },
  { name: 'Cleo', sentiment: 'negative' as const },
];

describe('a person who is left out of moods', () => {
  test('is judged in no meeting, and everything returns when they change their mind', async () => {
    const id = await buildJudgedMeeting(app.db, owner, await speakersWith(anna));
    const other = await buildJudgedMeeting(app.db, owner, [{ name: 'Dan', sentiment: 'positive' }]);
    const before = await answersOf(id);
    const otherBefore = await answersOf(other);
    expect(before.detail.moods).toEqual({ positive: 1, neutral: 1, negative: 1 });

    expect((await choose(anna, true)).json()).toEqual({ isLeftOutOfMoods: true });
    const { listed, detail, graph, summaries, breakdown, transcript } = await answersOf(id);
    const mood = {
      sentiment: 0,
      sentimentLabel: 'negative',
      judged: true,
      moods: { positive: 0, neutral: 1, negative: 1 },
    };
    expect(listed).toMatchObject(mood);
    expect(detail).toMatchObject(mood);
    expect(breakdown).toEqual(mood.moods);
    const shown = { judged: false, isLeftOutOfMoods: true };
    expect(summaries[0]).toMatchObject({ ...shown, overallSentiment: 'neutral' });
    expect(summaries[0]).not.toHaveProperty('feeling');
    expect(summaries[0]).not.toHaveProperty('feelingEvidence');
    expect(graph.nodes[0]).toMatchObject({ ...shown, sentiment: 'neutral' });
    for (const summary of summaries.slice(1))
      expect(summary).not.toHaveProperty('isLeftOutOfMoods');
    for (const link of graph.links) {
      expect(link).not.toHaveProperty('sentiment');
      expect(link.summaryOfInteractions.join(' ')).not.toMatch(/sounded/);
      expect(link.communicationRecommendations.join(' ')).not.toMatch(/sounded/);
    }
    expect(transcript.turns.map(({ moment }) => moment)).toEqual([
      undefined,
      'positive',
      'positive',
    ]);
    expect(await answersOf(other)).toEqual(otherBefore);

    await choose(anna, false);
    expect(await answersOf(id)).toEqual(before);
  });

  test('leaves a meeting without a score if nobody else says enough', async () => {
    const speakers = await speakersWith(anna);
    const id = await buildJudgedMeeting(app.db, owner, speakers.slice(0, 1));
    await choose(anna, true);
    expect((await answersOf(id)).detail).toMatchObject({
      sentiment: 0,
      judged: false,
      judgedReason: 'left-out',
    });
  });

  test('is not counted among the people who are judged', async () => {
    const moods = { Bo: 'neutral', Cleo: 'neutral', Dan: 'negative', Eva: 'neutral' } as const;
    const others = await tieToPeople(
      app.db,
      owner.organizationId,
      Object.entries(moods).map(([name, sentiment]) => ({ name, sentiment })),
    );
    const [own] = await speakersWith(anna);
    const id = await buildJudgedMeeting(app.db, owner, own ? [own, ...others] : []);
    await saveTrust(app.db, owner.organizationId, { individualFigures: 'own' });
    expect((await answersOf(id)).detail.moods).toEqual({ positive: 1, neutral: 3, negative: 1 });
    await choose(anna, true);
    const { listed, detail, breakdown } = await answersOf(id);
    for (const answer of [listed, detail, breakdown])
      expect(answer).toMatchObject({ moodHidden: 'few' });
  });

  test('stays left out of later analyses, and is counted again in them afterwards', async () => {
    await choose(anna, true);
    const completed = waitForEvent(app.bus, 'transcript-processing-completed');
    const id = await upload(owner, spoken);
    await completed;
    const leftOut = await answersOf(id);
    expect(leftOut.detail).toMatchObject({
      moods: { positive: 0, negative: 0 },
      peopleByFeeling: { positive: 0, calm: 1 },
      judgedReason: 'calm',
    });
    expect(leftOut.summaries[0]).toMatchObject({ judged: false, isLeftOutOfMoods: true });

    const again = waitForEvent(app.bus, 'meeting-updated', id);
    const payload = {
      kind: 'rename-speaker',
      participantId: leftOut.summaries[1]?.id,
      name: 'Tom Levin',
    };
    await owner.call('POST', pathFor(paths.corrections, id), { payload });
    await again;
    expect((await answersOf(id)).detail).toMatchObject({
      moods: { positive: 0 },
      judgedReason: 'calm',
    });

    await choose(anna, false);
    const counted = await answersOf(id);
    expect(counted.detail).toMatchObject({ moods: { positive: 1 } });
    expect(counted.summaries[0]).toMatchObject({
      judged: true,
      overallSentiment: 'positive',
      feeling: 'positive',
    });
  });

  test('is not judged as a former participant either', async () => {
    const id = await buildJudgedMeeting(app.db, owner, await speakersWith(anna));
    await choose(anna, true);
    const { detail } = await answersOf(id);
    const person = await directoryIdOf(app.db, anna);
    const response = await owner.call('POST', pathFor(paths.erasure, person), {
      payload: { name: 'Anna Berg' },
    });
    expect(response.statusCode).toBe(204);
    const erased = await answersOf(id);
    expect(erased.detail.moods).toEqual(detail.moods);
    expect(erased.summaries[0]).toMatchObject({ judged: false, overallSentiment: 'neutral' });
    expect(erased.transcript.turns.map(({ moment }) => moment)).toEqual([
      undefined,
      'positive',
      'positive',
    ]);
  });
});

describe('the choice', () => {
  test('publishes one event, however many meetings it changes, and none if it changes none', async () => {
    const speakers = await speakersWith(anna);
    for (let count = 0; count < 12; count += 1) await buildJudgedMeeting(app.db, owner, speakers);
    let told = 0;
    const stop = app.bus.subscribe(({ name }) => {
      if (name === 'meetings-updated') told += 1;
    });
    const first = waitForEvent(app.bus, 'meetings-updated');
    await choose(anna, true);
    expect(await first).toMatchObject({ payload: { organizationId: owner.organizationId } });
    const second = waitForEvent(app.bus, 'meetings-updated');
    await choose(anna, true);
    await choose(anna, false);
    await second;
    stop();
    expect(told).toBe(2);
  });

  test('is in the audit log without saying what was chosen', async () => {
    await choose(anna, true);
    const path = `${paths.auditLog}?action=mood-choice-changed`;
    const { entries } = auditPageSchema.parse((await owner.call('GET', path)).json());
    expect(entries).toMatchObject([
      { person: { accountId: anna.accountId }, target: { id: null, email: null }, detail: null },
    ]);
  });

  test('is included in their own data, with their own mood', async () => {
    await buildJudgedMeeting(app.db, owner, await speakersWith(anna));
    await choose(anna, true);
    const held = myDataSchema.parse((await anna.call('GET', paths.myData)).json());
    expect(held.profile.directory?.isLeftOutOfMoods).toBe(true);
    expect(held.meetings).toMatchObject([{ sentiment: 'positive' }]);
  });

  test('is refused to people who are not in the directory', async () => {
    const id = await directoryIdOf(app.db, owner);
    await app.db
      .updateTable('directoryUser')
      .set({ accountId: null })
      .where('id', '=', id)
      .execute();
    const response = await choose(owner, true);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'NOT_IN_DIRECTORY' });
  });

  test.each([{}, { isLeftOutOfMoods: 'yes' }])('%j is refused', async (payload) => {
    const response = await anna.call('PUT', paths.leftOutOfMoods, { payload });
    expect(response.statusCode).toBe(400);
  });
});

test.each(['own', 'off'] as const)(
  'for %s, the download has their own mood, and no mood of another',
  async (individualFigures) => {
    await buildJudgedMeeting(app.db, owner, await speakersWith(anna));
    await saveTrust(app.db, owner.organizationId, { individualFigures });
    const [held] = myDataFileSchema.parse(
      (await anna.call('GET', paths.myDataFile)).json(),
    ).meetings;
    expect(held?.sentiment).toBe('positive');
    expect(held?.connections).toHaveLength(2);
    for (const connection of held?.connections ?? []) {
      expect(connection).not.toHaveProperty('sentiment');
      expect(JSON.stringify(connection)).not.toMatch(/sounded/);
    }
  },
);

test('the download has no mood of a pair whose other person is left out', async () => {
  const [own] = await speakersWith(anna);
  const other = { name: 'Olga', directoryUserId: await directoryIdOf(app.db, owner) };
  const guest = { name: 'Bo', sentiment: 'neutral' as const };
  const speakers = [{ ...other, sentiment: 'positive' as const }, guest];
  await buildJudgedMeeting(app.db, owner, own ? [own, ...speakers] : []);
  await choose(owner, true);
  const [held] = myDataFileSchema.parse((await anna.call('GET', paths.myDataFile)).json()).meetings;
  const connections = new Map(held?.connections.map((connection) => [connection.with, connection]));
  expect(connections.get('Bo')).toHaveProperty('sentiment');
  expect(connections.get('Olga')).not.toHaveProperty('sentiment');
  expect(JSON.stringify(connections.get('Olga'))).not.toMatch(/sounded/);
});
