import {
  type Correction,
  correctionAcceptedSchema,
  meetingTranscriptSchema,
  participantSummariesSchema,
  pathFor,
  paths,
  uploadAcceptedSchema,
} from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { personOf, readActions, turnActionsOn } from '../../testing/factories/actions.ts';
import { wav } from '../../testing/factories/sounds.ts';
import { formWith, readStatus, sendForm } from '../../testing/factories/transcripts.ts';
import { type SpeechServer, startSpeechServer, verbose } from '../../testing/speech-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

const talk = [
  { start: 0, end: 4, text: 'Good morning. Where does the billing migration stand?' },
  { start: 6, end: 9, text: 'We decided to ship it on Tuesday.' },
  { start: 9, end: 12, text: 'I will send the load figures by Friday.' },
  { start: 14, end: 18, text: 'Thank you. And who writes to the customers?' },
  { start: 20, end: 24, text: 'Nobody has done that yet, as far as I know.' },
];

let app: TestApp;
let service: SpeechServer;
let owner: SignedIn;
let organizationId: string;

beforeAll(async () => {
  service = await startSpeechServer(() => verbose(talk));
  const speech = {
    baseUrl: service.baseUrl,
    apiKey: undefined,
    model: 'listener',
    partMb: 25,
    partMinutes: 1,
    recordingMaxMb: 3,
    minutesPerMonth: undefined,
  };
  app = await startTestApp({ speech, workers: 2 });
});
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  organizationId = owner.organizationId;
  await turnActionsOn(owner);
});
afterAll(async () => {
  service.close();
  await app.close();
});

async function recorded(): Promise<string> {
  const form = formWith({ name: '2026-11-20 call.wav', content: wav(25) });
  const response = await sendForm(owner, paths.uploadTranscript, form);
  const { eventId } = uploadAcceptedSchema.parse(response.json());
  await expect
    .poll(async () => (await readStatus(owner, eventId)).processingStatus, { timeout: 30_000 })
    .toBe('completed');
  return eventId;
}

const transcriptOf = async (id: string) =>
  meetingTranscriptSchema.parse(
    (await owner.call('GET', pathFor(paths.meetingTranscript, id))).json(),
  );
const sharesOf = async (id: string) => {
  const path = pathFor(paths.participantSummaries, id);
  const { summaries } = participantSummariesSchema.parse((await owner.call('GET', path)).json());
  const names = new Map(
    (await transcriptOf(id)).speakers.map(({ participantId, label }) => [participantId, label]),
  );
  return summaries.map(({ id: who, talkShare = 0 }) => [
    names.get(who),
    Math.round(talkShare * 100),
  ]);
};
const passagesOf = async (id: string) =>
  (await transcriptOf(id)).turns.flatMap(({ passages = [] }) => passages.map(({ cue }) => cue));
const ownersOf = async (id: string) => {
  const { actions } = await readActions(owner, { meeting: id });
  return actions.map((action) => action.owner?.name);
};
/** Who says what, as the transcript shows it. */
async function saidIn(id: string) {
  const { turns, speakers } = await transcriptOf(id);
  const names = new Map(speakers.map(({ participantId, label }) => [participantId, label]));
  return turns.map(
    ({ participantId, text }) =>
      `${participantId === null ? '-' : names.get(participantId)}: ${text.slice(0, 12)}`,
  );
}

const send = (id: string, correction: Correction, by = owner) =>
  by.call('POST', pathFor(paths.corrections, id), { payload: correction });
async function updatedBy(id: string, change: () => ReturnType<typeof send>): Promise<string> {
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  const response = await change();
  expect(response.json()).toEqual(expect.objectContaining({ eventId: id }));
  await updated;
  return correctionAcceptedSchema.parse(response.json()).correctionId;
}
const name = (
  id: string,
  speakers: Extract<Correction, { kind: 'set-speaker' }>['speakers'],
  splits?: number[],
): Promise<string> => updatedBy(id, () => send(id, { kind: 'set-speaker', speakers, splits }));
const undo = (id: string, correctionId: string) =>
  updatedBy(id, () => owner.call('DELETE', `${pathFor(paths.corrections, id)}/${correctionId}`));

test('a recording without speakers is passages with times, and of nobody', async () => {
  const id = await recorded();
  const { turns } = await transcriptOf(id);
  expect(turns.map(({ start, participantId, text }) => [start, participantId, text])).toEqual([
    [0, null, talk[0]?.text],
    [6, null, `${talk[1]?.text} ${talk[2]?.text}`],
    [14, null, talk[3]?.text],
    [20, null, talk[4]?.text],
  ]);
  expect(turns.map(({ passages }) => passages)).toEqual([
    [{ cue: 0, from: 0, start: 0, splits: [{ cue: 1, from: 14, start: expect.closeTo(1.1, 1) }] }],
    [{ cue: 2, from: 0, start: 6, splits: [{ cue: 3, from: 34, start: 9 }] }],
    [{ cue: 4, from: 0, start: 14, splits: [{ cue: 5, from: 11, start: expect.closeTo(15, 0) }] }],
    [{ cue: 6, from: 0, start: 20 }],
  ]);
  expect(await ownersOf(id)).toEqual([undefined]);
});

test('named turns give shares and owners, which a new reading keeps and an undo takes back', async () => {
  const id = await recorded();
  const [first = -1, second = -1, third = -1] = await passagesOf(id);
  const before = [await saidIn(id), await sharesOf(id)];
  const correctionId = await name(id, [
    { name: 'Anna Berg', passages: [first, third] },
    { name: 'Tom  Reyes', passages: [second] },
  ]);
  const named = [
    'Anna Berg: Good morning',
    'Tom Reyes: We decided t',
    'Anna Berg: Thank you. A',
    '-: Nobody has d',
  ];
  expect(await saidIn(id)).toEqual(named);
  expect(await sharesOf(id)).toEqual([
    ['Anna Berg', 52],
    ['Tom Reyes', 48],
  ]);
  expect(await ownersOf(id)).toEqual(['Tom Reyes']);
  expect((await transcriptOf(id)).corrections[0]).toMatchObject({
    kind: 'set-speaker',
    words: 'Named 3 turns: Anna Berg 2, Tom Reyes 1',
  });
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  expect((await owner.call('POST', pathFor(paths.readAgain, id))).statusCode).toBe(202);
  await updated;
  expect(await saidIn(id)).toEqual(named);
  await undo(id, correctionId);
  expect([await saidIn(id), await sharesOf(id)]).toEqual(before);
});

test('passages of one person are one turn, and can still be named one by one', async () => {
  const id = await recorded();
  const cues = await passagesOf(id);
  await name(id, [{ name: 'Anna Berg', passages: cues }]);
  const { turns } = await transcriptOf(id);
  expect(turns).toHaveLength(1);
  const [turn] = turns;
  const begins = turn?.passages?.map(({ from }) => turn.text.slice(from, from + 10));
  expect(begins).toEqual(['Good morni', 'We decided', 'Thank you.', 'Nobody has']);
  await name(id, [
    { name: 'Tom Reyes', passages: cues.slice(1, 2) },
    { name: null, passages: cues.slice(3) },
  ]);
  expect(await saidIn(id)).toEqual([
    'Anna Berg: Good morning',
    'Tom Reyes: We decided t',
    'Anna Berg: Thank you. A',
    '-: Nobody has d',
  ]);
});

test('a turn of two voices is split, which a new reading keeps and an undo takes back', async () => {
  const id = await recorded();
  const before = await saidIn(id);
  const { turns } = await transcriptOf(id);
  const passage = turns[1]?.passages?.[0];
  const [first = -1, split = -1] = [passage?.cue, passage?.splits?.[0]?.cue];
  const correctionId = await name(
    id,
    [
      { name: 'Anna Berg', passages: [first] },
      { name: 'Tom Reyes', passages: [split] },
    ],
    [split],
  );
  const named = [
    '-: Good morning',
    'Anna Berg: We decided t',
    'Tom Reyes: I will send ',
    '-: Thank you. A',
    '-: Nobody has d',
  ];
  expect(await saidIn(id)).toEqual(named);
  expect(await sharesOf(id)).toEqual([
    ['Anna Berg', 47],
    ['Tom Reyes', 53],
  ]);
  expect(await ownersOf(id)).toEqual(['Tom Reyes']);
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  await owner.call('POST', pathFor(paths.readAgain, id));
  await updated;
  expect(await saidIn(id)).toEqual(named);
  // Each part can now be named by itself.
  await name(id, [{ name: 'Anna Berg', passages: [split] }]);
  expect((await saidIn(id))[1]).toBe('Anna Berg: We decided t');
  const { corrections } = await transcriptOf(id);
  const later = corrections.find((one) => one.id !== correctionId);
  await undo(id, later?.id ?? '');
  await undo(id, correctionId);
  expect(await saidIn(id)).toEqual(before);
});

test('somebody of the directory is tied at once with the new reading', async () => {
  const id = await recorded();
  const member = await app.accounts.buildMember(organizationId);
  const userId = await personOf(app.db, member);
  const [first = -1] = await passagesOf(id);
  await name(id, [{ name: null, userId, passages: [first] }]);
  expect((await transcriptOf(id)).speakers).toMatchObject([
    { tie: { userId, how: 'person', sure: 'certain' } },
  ]);
});

test('corrected words stay in their passage', async () => {
  const id = await recorded();
  const cues = await passagesOf(id);
  await updatedBy(id, () =>
    send(id, {
      kind: 'set-words',
      turn: 0,
      at: 0,
      text: 'Good morning.',
      words: 'A very good morning to all of you.',
    }),
  );
  await name(id, [{ name: 'Anna Berg', passages: cues }]);
  const turn = (await transcriptOf(id)).turns[0];
  expect(turn?.passages?.map(({ from }) => turn.text.slice(from, from + 10))).toEqual([
    'A very goo',
    'We decided',
    'Thank you.',
    'Nobody has',
  ]);
});

test('a name that was changed since is still the same speaker', async () => {
  const id = await recorded();
  const [first = -1, second = -1] = await passagesOf(id);
  await name(id, [{ name: 'Anna', passages: [first] }]);
  const [speaker] = (await transcriptOf(id)).speakers;
  const participantId = speaker?.participantId ?? '';
  await updatedBy(id, () => send(id, { kind: 'rename-speaker', participantId, name: 'Anna Berg' }));
  await name(id, [{ name: 'Anna Berg', passages: [second] }]);
  expect((await transcriptOf(id)).speakers).toHaveLength(1);
  expect(await sharesOf(id)).toEqual([['Anna', 100]]);
});

describe('refused are', () => {
  test.each<[string, (cue: number) => Correction, number, RegExp]>([
    [
      'a turn with two names',
      (cue) => ({
        kind: 'set-speaker',
        speakers: [
          { name: 'Anna', passages: [cue] },
          { name: 'Tom', passages: [cue] },
        ],
      }),
      400,
      /one name only/,
    ],
    [
      'a turn that is not there',
      () => ({ kind: 'set-speaker', speakers: [{ name: 'Anna', passages: [4000] }] }),
      409,
      /read again meanwhile/,
    ],
    [
      'a split where none can be',
      (cue) => ({
        kind: 'set-speaker',
        speakers: [{ name: 'Anna', passages: [cue] }],
        splits: [4000],
      }),
      409,
      /read again meanwhile/,
    ],
    [
      'an empty name',
      (cue) => ({ kind: 'set-speaker', speakers: [{ name: ' ', passages: [cue] }] }),
      400,
      /Name/,
    ],
    [
      'somebody who is not in the directory',
      (cue) => ({
        kind: 'set-speaker',
        speakers: [
          { name: 'Anna', userId: '00000000-0000-4000-8000-000000000000', passages: [cue] },
        ],
      }),
      404,
      /Person/,
    ],
  ])('%s', async (_, correction, status, message) => {
    const id = await recorded();
    const [first = -1] = await passagesOf(id);
    const refused = await send(id, correction(first));
    expect([refused.statusCode, refused.json().message]).toEqual([
      status,
      expect.stringMatching(message),
    ]);
  });

  test('who may only read the meeting', async () => {
    const id = await recorded();
    const [first = -1] = await passagesOf(id);
    const reader = await app.accounts.buildMember(organizationId);
    const correction = {
      kind: 'set-speaker' as const,
      speakers: [{ name: 'Anna', passages: [first] }],
    };
    expect((await send(id, correction, reader)).statusCode).toBe(403);
  });
});
