import {
  type MeetingGraph,
  meetingDetailSchema,
  meetingGraphSchema,
  meetingTranscriptSchema,
  participantSummariesSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { readStatus, smallTranscript, upload } from '../../../testing/factories/transcripts.ts';
import { answerWell, type ModelServer, startModelServer } from '../../../testing/model-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;
let server: ModelServer;

beforeEach(async () => {
  server = await startModelServer(answerWell);
  app = await startTestApp({
    languageModel: { baseUrl: server.baseUrl, apiKey: undefined, name: 'tiny', window: undefined },
  });
  owner = await app.accounts.buildOwner();
});
afterEach(async () => {
  server.close();
  await app.close();
});

const byModel = { engine: 'model', model: 'tiny', kept: null };

async function readTexts(id: string) {
  const get = async (path: string) =>
    (await owner.call('GET', `/api/v1/event/${id}${path}`)).json();
  return {
    meeting: meetingDetailSchema.parse(await get('')),
    people: participantSummariesSchema.parse(await get('/participant_summaries')).summaries,
    pairs: meetingGraphSchema.parse(await get('/graph')).links,
    transcript: meetingTranscriptSchema.parse(await get('/transcript')),
  };
}

const textsOf = ({ meeting, people, pairs }: Awaited<ReturnType<typeof readTexts>>) => [
  meeting.summary,
  ...people.map(({ summary }) => summary),
  ...pairs.flatMap((pair: MeetingGraph['links'][number]) => [
    ...pair.summaryOfInteractions.slice(1),
    ...pair.communicationRecommendations,
  ]),
];

test('a meeting cancelled during a model request stays cancelled, and the model is not called again', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  server.behave(async (question) => {
    asked.resolve();
    await answer.promise;
    return answerWell(question);
  });
  const parts = 5;
  const id = await upload(owner, `Ana: ${'word '.repeat(4500)}\nBo: Yes.\n`.repeat(parts));
  await asked.promise;
  expect((await readStatus(owner, id)).processingProgress).toMatchObject({
    currentStep: 'summarizing',
  });
  await owner.call('DELETE', pathFor(paths.cancelProcessing, id));
  answer.resolve();

  // There is one worker, so this meeting is processed only after the cancelled one.
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  await upload(owner);
  await completed;
  expect(await readStatus(owner, id)).toMatchObject({ processingStatus: 'cancelled' });
  expect(server.questions.filter(({ content }) => content.of > 1).length).toBeLessThan(parts);
});

test('when a meeting is deleted during a model request of its new analysis, the model is not called again', async () => {
  const first = waitForEvent(app.bus, 'transcript-processing-completed');
  const parts = 5;
  const id = await upload(owner, `Ana: ${'word '.repeat(4500)}\nBo: Yes.\n`.repeat(parts));
  await first;
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  server.behave(async (question) => {
    asked.resolve();
    await answer.promise;
    return answerWell(question);
  });
  const before = server.questions.length;
  await owner.call('POST', pathFor(paths.readAgain, id));
  await asked.promise;
  await owner.call('DELETE', pathFor(paths.meeting, id));
  answer.resolve();

  // There is one worker, so this meeting is processed only after the deleted one.
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  await upload(owner);
  await completed;
  const again = server.questions.slice(before).filter(({ content }) => content.of > 1);
  expect(again.length).toBeLessThan(parts);
});

test('a model writes the texts of a meeting, and the built-in texts return without it', async () => {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner, smallTranscript);
  await completed;

  const written = await readTexts(id);
  expect(written.meeting.summarySource).toEqual(byModel);
  expect(written.people.map(({ summarySource }) => summarySource)).toEqual([byModel, byModel]);
  expect(written.pairs).toMatchObject([{ summarySource: byModel, recommendationsSource: byModel }]);
  for (const text of textsOf(written)) expect(text).toContain('closed with this.');
  const [headline, line] = written.transcript.summary;
  expect(headline?.evidence).toEqual([]);
  const [words] = line?.evidence ?? [];
  expect(written.transcript.turns[words?.turn ?? -1]?.text).toContain(words?.quote);

  server.behave((_, response) => void response.writeHead(404).end());
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  await owner.call('POST', pathFor(paths.readAgain, id));
  await updated;

  const kept = { engine: 'embedded', model: 'tiny', kept: 'no-answer' };
  const embedded = await readTexts(id);
  expect(embedded.meeting).toEqual({
    ...written.meeting,
    summary: expect.not.stringContaining('closed with this.'),
    summarySource: kept,
  });
  expect(embedded.people.map(({ summarySource }) => summarySource)).toEqual([kept, kept]);
  expect(textsOf(embedded).join()).not.toContain('closed with this.');
});

const setModel = (isLanguageModelOn: boolean) =>
  owner.call('PATCH', paths.trust, { payload: { isLanguageModelOn, confirmed: true } });

test('a model that the organization has switched off is not called until it is on again', async () => {
  await setModel(false);
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner, smallTranscript);
  await completed;
  expect(server.questions).toEqual([]);
  expect((await readTexts(id)).meeting.summarySource).toEqual({
    engine: 'embedded',
    model: null,
    kept: null,
  });

  const other = await app.accounts.buildOwner();
  const ofOther = waitForEvent(app.bus, 'transcript-processing-completed');
  await upload(other, smallTranscript);
  await ofOther;
  expect(server.questions).toHaveLength(1);

  await setModel(true);
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  await owner.call('POST', pathFor(paths.readAgain, id));
  await updated;
  expect((await readTexts(id)).meeting.summarySource).toEqual(byModel);
});

test('a model that is switched off during a request gets no further requests', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  server.behave(async (question) => {
    asked.resolve();
    await answer.promise;
    return answerWell(question);
  });
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const parts = 8;
  const id = await upload(owner, `Ana: ${'word '.repeat(4500)}\nBo: Yes.\n`.repeat(parts));
  await asked.promise;
  await setModel(false);
  const askedBefore = server.questions.length;
  answer.resolve();
  await completed;
  expect(askedBefore).toBeLessThan(parts);
  expect(server.questions).toHaveLength(askedBefore);
  expect((await readTexts(id)).meeting.summarySource).toEqual({
    engine: 'embedded',
    model: 'tiny',
    kept: 'switched-off',
  });
});
