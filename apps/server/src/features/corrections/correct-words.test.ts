import {
  type Correction,
  correctionAcceptedSchema,
  glossarySchema,
  meetingDetailSchema,
  meetingTranscriptSchema,
  participantSummariesSchema,
} from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGlossary } from '../../ground/glossary/glossary-repository.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  admin = await app.accounts.buildMember(owner.organizationId, 'admin');
});
afterAll(() => app.close());

const spoken = [
  'Anna Berg: Good morning. Can you tell us where the Larkfeld migration stands?',
  'Speaker 2: Yes. The migration is on track. We decided to move Larkfeld to Porto in May.',
  'Anna Berg: Yes. I will send the load figures of Larkfeld by Tuesday.',
  'Speaker 2: Yes. Thank you for the figures.',
].join('\n');
const decision = 'We decided to move Larkfeld to Porto in May.';

async function readMeeting(): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner, spoken, '2026-11-19 weekly.txt');
  await completed;
  return id;
}

const path = (id: string, rest = '') => `/api/v1/event/${id}${rest}`;
const transcriptOf = async (id: string) =>
  meetingTranscriptSchema.parse((await owner.call('GET', path(id, '/transcript'))).json());
const textsOf = async (id: string) => (await transcriptOf(id)).turns.map(({ text }) => text);
const detailOf = async (id: string) =>
  meetingDetailSchema.parse((await owner.call('GET', path(id))).json());

const send = (id: string, correction: Correction, by = owner) =>
  by.call('POST', path(id, '/correction'), { payload: correction });

async function updatedBy(id: string, change: () => ReturnType<typeof send>): Promise<string> {
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  const response = await change();
  expect(response.json()).toEqual(expect.objectContaining({ eventId: id }));
  await updated;
  return correctionAcceptedSchema.parse(response.json()).correctionId;
}
const correct = (id: string, correction: Correction) =>
  updatedBy(id, () => send(id, correction, admin));
const undo = (id: string, correctionId: string) =>
  updatedBy(id, () => owner.call('DELETE', path(id, `/correction/${correctionId}`)));

const setWords = (text: string, words: string, turn = 1) => {
  const at = (spoken.split('\n')[turn] ?? '').replace(/^[^:]+: /, '').indexOf(text);
  return { kind: 'set-words' as const, turn, at, text, words };
};

test('corrected words are those of the transcript, its findings, the search and exports', async () => {
  const id = await readMeeting();
  const correctionId = await correct(
    id,
    setWords(decision, 'We decided to move Larkfield to Porto in May.'),
  );
  const { turns, corrections } = await transcriptOf(id);
  const text = 'Yes. The migration is on track. We decided to move Larkfield to Porto in May.';
  expect(turns[1]).toMatchObject({
    text,
    corrected: [{ correction: correctionId, from: 32, to: text.length, read: decision }],
  });
  expect(turns[2]).not.toHaveProperty('corrected');
  expect(corrections[0]).toMatchObject({
    kind: 'set-words',
    words: `Corrected '${decision}' to 'We decided to move Larkfield to Porto in May.'`,
  });
  const { findings } = await detailOf(id);
  const quoted = JSON.stringify(findings);
  expect(quoted).toContain('Larkfield to Porto');
  expect(quoted).not.toContain('Larkfeld to Porto');
  const search = async (q: string) => (await owner.call('GET', `/api/v1/search?q=${q}`)).body;
  expect(await search('Larkfield')).toContain(id);
  const { body } = await owner.call('GET', path(id, '/export/md'));
  expect(body).toContain('move Larkfield to Porto');
});

test('an undone correction gives back the words as read, also below a later one', async () => {
  const id = await readMeeting();
  const first = await correct(
    id,
    setWords(decision, 'We decided to move Larkfield to Porto in May.'),
  );
  const second = await correct(id, {
    kind: 'set-words',
    turn: 1,
    at: 51,
    text: 'Larkfield',
    words: 'Larkham',
  });
  const [before, after] = [
    'Yes. The migration is on track. We decided to move',
    'to Porto in May.',
  ];
  expect((await textsOf(id))[1]).toBe(`${before} Larkham ${after}`);
  expect((await transcriptOf(id)).turns[1]?.corrected).toMatchObject([{ read: decision }]);
  await undo(id, first);
  expect((await textsOf(id))[1]).toBe(`${before} Larkham ${after}`);
  await undo(id, second);
  const last = (await transcriptOf(id)).turns[1];
  expect(last?.text).toBe(`${before} Larkfeld ${after}`);
  expect(last).not.toHaveProperty('corrected');
});

test('corrected words stay in their place when speakers are merged', async () => {
  const id = await readMeeting();
  await correct(id, setWords('Yes.', 'No.', 2));
  const { summaries } = participantSummariesSchema.parse(
    (await owner.call('GET', path(id, '/participant_summaries'))).json(),
  );
  const [one = { id: '' }, other = { id: '' }] = summaries;
  await correct(id, {
    kind: 'merge-speakers',
    participantId: other.id,
    intoParticipantId: one.id,
  });
  const texts = await textsOf(id);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('Porto in May. No. I will send');
  expect(texts[0]?.match(/Yes\./g)).toHaveLength(2);
  // The new place was stored, so that a correction beside it is one too.
  const at = texts[0]?.indexOf('I will send') ?? -1;
  await correct(id, { kind: 'set-words', turn: 0, at, text: 'I will send', words: 'I shall send' });
  expect((await textsOf(id))[0]).toContain('Porto in May. No. I shall send');
});

test('a confirmed decision and a removed one follow the corrected wording, and its undo', async () => {
  const id = await readMeeting();
  const { findings } = await detailOf(id);
  const found = findings?.decisions.find(({ text }) => text.includes('Porto'));
  const item = { text: found?.text ?? '', turn: found?.evidence[0]?.turn ?? null };
  await send(id, { kind: 'confirm-decision', ...item });
  const correctionId = await correct(
    id,
    setWords(decision, 'We decided to move all of the Larkfield people to Porto in June.'),
  );
  const quotes = async () =>
    (await detailOf(id)).findings?.decisions.flatMap(({ evidence, isConfirmed }) =>
      isConfirmed ? evidence.map(({ quote }) => quote) : [],
    );
  expect(await quotes()).toEqual([expect.stringContaining('Larkfield people to Porto in June')]);
  await undo(id, correctionId);
  expect(await quotes()).toEqual([expect.stringContaining('Larkfeld to Porto in May')]);
  const now = (await detailOf(id)).findings?.decisions.find(({ isConfirmed }) => isConfirmed);
  await send(id, {
    kind: 'drop-decision',
    text: now?.text ?? '',
    turn: now?.evidence[0]?.turn ?? null,
    isConfirmed: true,
  });
  await correct(id, setWords(decision, 'We decided to move Larkfield to Porto in May.'));
  expect((await detailOf(id)).findings?.decisions.map(({ text }) => text)).toEqual([]);
});

test('of two people at once the second is told who was first; other words are not affected', async () => {
  const id = await readMeeting();
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  app.gate.hold('identifying_participants');
  expect((await send(id, setWords(decision, 'We move Larkfield.'), admin)).statusCode).toBe(202);
  const second = await send(id, setWords('Larkfeld', 'Larkham'));
  expect(second.statusCode).toBe(409);
  expect(second.json().message).toMatch(/changed meanwhile\. .+: Corrected 'We decided/);
  const beside = await send(id, setWords('Yes.', 'No.'));
  expect(beside.statusCode).toBe(202);
  app.gate.open();
  await updated;
  expect((await textsOf(id))[1]).toBe('No. The migration is on track. We move Larkfield.');
});

test.each<[string, Partial<Correction & { kind: 'set-words' }>, number]>([
  ['empty words', { words: '  ' }, 400],
  ['the same words', { words: 'The  migration is on track.' }, 400],
  ['words that are not there', { at: 4 }, 409],
  ['a turn that is not there', { turn: 40 }, 409],
  ['too many words', { words: 'word '.repeat(2001) }, 400],
  ['a term that the words do not have', { remember: 'Larkfield' }, 400],
])('%s are refused', async (_, given, status) => {
  const id = await readMeeting();
  const right = setWords('The migration is on track.', 'The migration is done.');
  const response = await owner.call('POST', path(id, '/correction'), {
    payload: { ...right, ...given },
  });
  expect(response.statusCode).toBe(status);
  expect(response.json().message).toMatch(/\.$|required|characters/);
});

test('who may only read the meeting may not correct its words', async () => {
  const id = await readMeeting();
  const reader = await app.accounts.buildMember(owner.organizationId);
  const correction = setWords('The migration is on track.', 'The migration is done.');
  expect((await send(id, correction, reader)).statusCode).toBe(403);
});

test('a term is remembered for recordings, once, until an administrator deletes it', async () => {
  const id = await readMeeting();
  const words = 'We decided to move Larkfield to Porto in May.';
  await correct(id, { ...setWords(decision, words), remember: 'Larkfield' });
  const { organizationId } = owner;
  expect(await readGlossary(app.db, organizationId)).toEqual(['Larkfield']);
  const glossary = async (by: SignedIn) =>
    glossarySchema.parse((await by.call('GET', '/api/organization/glossary')).json());
  const { terms } = await glossary(admin);
  expect(terms).toMatchObject([{ term: 'Larkfield' }]);
  const stranger = await app.accounts.buildOwner();
  expect(await glossary(stranger)).toEqual({ terms: [] });
  const one = `/api/organization/glossary/${terms[0]?.id}`;
  expect((await stranger.call('DELETE', one)).statusCode).toBe(404);
  expect((await admin.call('DELETE', one)).statusCode).toBe(204);
  expect(await readGlossary(app.db, organizationId)).toEqual([]);
});
