import { randomUUID } from 'node:crypto';
import { importColumns, pathFor, paths, searchAnswerSchema } from '@rapport/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonb } from '../../database/jsonb.ts';
import { indexMeeting, indexPiece } from '../../ground/search-index/index-meeting.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { formWith, sendForm, upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { indexMeetings } from './index-meetings.ts';

let app: TestApp;
let owner: SignedIn;
/** A member without meetings. */
let stranger: SignedIn;
let weekly: string;
let long: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  stranger = await app.accounts.buildOwner();
  const people = ['Marta Lindgren', 'Tomas Leiva'].map(
    (name) =>
      `${name.toLowerCase().replace(' ', '.')}@north.example,${name.replace(' ', ',')},,,,,`,
  );
  const content = [importColumns.join(','), ...people].join('\n');
  await sendForm(owner, paths.importUsers, formWith({ name: 'people.csv', content }));
  weekly = await read(owner, spoken, 'Carrier round 2026-11-04.txt');
  await read(owner, german, 'Lager 2026-11-05.txt');
  long = await read(owner, manyTurns, 'Ledger 2026-11-06.txt');
});
afterAll(() => app.close());

const spoken = [
  '[00:00:05] Marta Lindgren: Good morning everybody. Where do the carriers stand today?',
  '[00:00:20] Tomas Leiva: The carriers refuse the new tariff. I spoke with Greta Oduya, and she was moving the cold store to Breda.',
  '[00:01:10] Greta Oduya: We move the depot in March. After that, nobody needs the night slots.',
  '[00:01:40] Marta Lindgren: Then please write the tariff down, Tomas.',
].join('\n');
const german = [
  'Jürgen Groß: Guten Morgen, wir müssen heute über die Häuser und die Lieferungen im Lager sprechen.',
  'Marta Lindgren: Die Lieferungen kommen erst am Freitag, und ich habe noch keine Antwort bekommen.',
  'Jürgen Groß: Dann sollten wir das Lager am Donnerstag räumen, damit wir genug Platz haben.',
].join('\n');
/** Stored in two pieces. */
const manyTurns = Array.from({ length: 640 }, (_, n) =>
  n === 600
    ? 'Tomas Leiva: The zeppelin leaves at noon. It is not ours.'
    : `${n % 2 ? 'Marta Lindgren' : 'Tomas Leiva'}: We spoke about item ${n} of the archive.`,
).join('\n');

async function read(by: SignedIn, text: string, name: string): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(by, text, name);
  await completed;
  return id;
}

const searchOf = async (person: SignedIn, q: string) => {
  const response = await person.call('GET', `${paths.search}?q=${encodeURIComponent(q)}`);
  expect([response.statusCode, q]).toEqual([200, q]);
  return searchAnswerSchema.parse(response.json());
};
const nothing = { meetings: [], people: [], topics: [], sentences: [], total: 0 };
/** Sentences with the found words in brackets. */
const said = async (q: string, person = owner) =>
  (await searchOf(person, q)).sentences.map(({ parts }) =>
    parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join(''),
  );

test('a sentence is found by its words in any form, with its speaker, time, turn and meeting', async () => {
  const { sentences, total } = await searchOf(owner, 'carrier tariffs');
  expect(total).toBe(1);
  expect(sentences).toMatchObject([
    { turn: 1, start: 20, speaker: 'Tomas Leiva', meeting: { id: weekly, date: '2026-11-04' } },
  ]);
  expect(await said('carrier tariffs')).toEqual(['The [carriers] refuse the new [tariff].']);
});

test.each([
  [
    'the beginning of the last word',
    'night slo',
    ['After that, nobody needs the [night] [slots].'],
  ],
  [
    'words in quotation marks that follow each other',
    '"cold store"',
    ['I spoke with Greta Oduya, and she was moving the [cold] [store] to Breda.'],
  ],
  [
    'words said by a named speaker',
    'marta tariff',
    ['Then please write the [tariff] down, Tomas.'],
  ],
  [
    'the stems of another language',
    'Lieferung Haus',
    ['Guten Morgen, wir müssen heute über die [Häuser] und die [Lieferungen] im Lager sprechen.'],
  ],
  [
    'a word without its accents',
    'hauser raumen',
    ['Guten Morgen, wir müssen heute über die [Häuser] und die Lieferungen im Lager sprechen.'],
  ],
  ['a later piece of a long transcript', 'zeppelin', ['The [zeppelin] leaves at noon.']],
])('a sentence is found by %s', async (_, q, sentences) => {
  expect(await said(q)).toEqual(sentences);
});

test('words in quotation marks that do not follow each other are not a full match', async () => {
  const [first] = (await searchOf(owner, '"store cold"')).sentences;
  expect(first?.meeting.id).toBe(weekly);
  expect((await searchOf(owner, '"store cold" zebra')).sentences).toEqual([]);
});

test('meetings are found by title, people by name, guests too', async () => {
  expect((await searchOf(owner, 'carrier round')).meetings).toMatchObject([{ id: weekly }]);
  expect((await searchOf(owner, 'lindg')).people).toEqual([
    { userId: expect.any(String), name: 'Marta Lindgren' },
  ]);
  expect((await searchOf(owner, 'oduya')).people).toEqual([{ userId: null, name: 'Greta Oduya' }]);
});

test.each([
  ['Lindgrem', 'Marta Lindgren'],
  ['martha lindgren', 'Marta Lindgren'],
  ['Grtea Oduia', 'Greta Oduya'],
  ['jurgen gros', 'Jürgen Groß'],
])('%s finds %s', async (typed, name) => {
  expect((await searchOf(owner, typed)).people.map((person) => person.name)).toEqual([name]);
});

test.each([
  '"',
  "'",
  '&',
  '| !',
  ':*',
  '\\',
  "a' | 'b",
  '(',
  '<->',
  'org:x',
  '%',
  '😀',
  '\u{1F600}a',
])('a search for %s is answered', async (q) => {
  await searchOf(owner, q);
});

test.each(['org', 'top', 'topic'])('%s finds no marks of the index', async (q) => {
  expect(await searchOf(owner, q)).toEqual(nothing);
});

test('a name with an accent is found as it is written, even if others mention it', async () => {
  const content = [importColumns.join(','), 'zoe@north.example,Zoë,Müller,,,,,'].join('\n');
  await sendForm(owner, paths.importUsers, formWith({ name: 'more.csv', content }));
  const talk = 'Zoë Müller: The lamps are here.\nMarta Lindgren: Thank you, Müller.';
  await read(owner, talk, 'Lamps 2026-11-07.txt');
  for (const q of ['Müller', 'muller'])
    expect(
      (await searchOf(owner, q)).people.map(({ name }) => name),
      q,
    ).toEqual(['Zoë Müller']);
});

test('words that are too common to be indexed find no sentences', async () => {
  expect((await searchOf(owner, 'and the')).sentences).toEqual([]);
});

test('a search finds nothing that the member may not read, and finds what is shared with them', async () => {
  const member = await app.accounts.buildMember(owner.organizationId);
  const setMode = (meetingReaders: string) =>
    owner.call('PATCH', paths.trust, { payload: { meetingReaders, confirmed: true } });
  const asked = ['carrier tariff', 'carrier round', 'Oduya', 'Lindgren', 'Lindgrem', 'Grtea Oduia'];
  expect((await setMode('participants')).statusCode).toBe(200);
  for (const q of asked) {
    expect(await searchOf(member, q)).toEqual(nothing);
    expect(await searchOf(stranger, q)).toEqual(nothing);
  }
  const { id } = await app.db
    .selectFrom('directoryUser')
    .select('id')
    .where('accountId', '=', member.accountId)
    .where('organizationId', '=', owner.organizationId)
    .executeTakeFirstOrThrow();
  const payload = { userIds: [id] };
  await owner.call('PUT', pathFor(paths.meetingShares, weekly), { payload });
  expect((await searchOf(member, 'carrier tariff')).total).toBe(1);
  expect((await searchOf(member, 'Lindgren')).people).toHaveLength(1);
  expect((await searchOf(member, 'zeppelin')).total).toBe(0);
  await setMode('everyone');
});

test('meetings that an earlier version analysed, or that were restored, can be searched after the job', async () => {
  const before = await said('zeppelin');
  const rows = () => app.db.selectFrom('passage').select('position').execute();
  const count = (await rows()).length;
  await app.db.deleteFrom('passage').execute();
  await app.db.deleteFrom('meetingIndex').execute();
  expect(await searchOf(owner, 'zeppelin')).toEqual(nothing);
  await indexMeetings({ db: app.db, log: pino({ level: 'silent' }) });
  expect(await said('zeppelin')).toEqual(before);
  expect((await rows()).length).toBe(count);
});

test('after a title is corrected before the job, the words of the meeting are found', async () => {
  await app.db.deleteFrom('passage').where('meetingId', '=', long).execute();
  await app.db
    .updateTable('meetingIndex')
    .set({ transcriptId: null })
    .where('meetingId', '=', long)
    .execute();
  const payload = { kind: 'set-title', title: 'Book' };
  await owner.call('POST', pathFor(paths.corrections, long), { payload });
  await indexMeetings({ db: app.db, log: pino({ level: 'silent' }) });
  expect(await said('zeppelin')).toEqual(['The [zeppelin] leaves at noon.']);
});

test('cutting a meeting again keeps the passages of a transcript that is being written', async () => {
  const key = { organizationId: owner.organizationId, meetingId: long };
  const coming = { ...key, transcriptId: randomUUID(), position: 0 };
  await app.db
    .insertInto('transcriptPiece')
    .values({ ...coming, turns: jsonb([]) })
    .execute();
  const turns = [{ position: 0, participantId: null, start: null, text: 'Another word.' }];
  await indexPiece(app.db, coming, turns, { language: 'en', chapters: [], names: new Map() });
  await app.db.transaction().execute((tx) => indexMeeting(tx, key));
  const { transcriptId } = coming;
  const ofComing = app.db.selectFrom('passage').where('transcriptId', '=', transcriptId);
  expect(await ofComing.select('position').execute()).toHaveLength(1);
  await app.db.deleteFrom('transcriptPiece').where('transcriptId', '=', transcriptId).execute();
});

test('a corrected title is found, the old one is not', async () => {
  const payload = { kind: 'set-title', title: 'Attic' };
  await owner.call('POST', pathFor(paths.corrections, long), { payload });
  expect((await searchOf(owner, 'attic')).meetings).toMatchObject([{ id: long, name: 'Attic' }]);
  for (const old of ['ledger', 'book']) expect((await searchOf(owner, old)).meetings).toEqual([]);
});

test('neither an erased person nor a deleted meeting is found', async () => {
  const [tomas] = (await searchOf(owner, 'Leiva')).people;
  const path = pathFor(paths.erasure, tomas?.userId ?? '');
  const erased = await owner.call('POST', path, { payload: { name: 'Tomas Leiva' } });
  expect(erased.statusCode).toBe(204);
  for (const q of ['Leiva', 'Tomas', 'tomas tariff'])
    expect(await searchOf(owner, q), q).toEqual(nothing);
  expect(await said('zeppelin')).toEqual(['The [zeppelin] leaves at noon.']);
  await owner.call('DELETE', pathFor(paths.meeting, long));
  expect(await searchOf(owner, 'zeppelin')).toEqual(nothing);
  const left = await app.db.selectFrom('passage').select('meetingId').distinct().execute();
  expect(left).toHaveLength(3);
});

test('letters without a decomposition are found by plain ones, in words, titles and names', async () => {
  const content = [importColumns.join(','), 'lukasz@north.example,Łukasz,Þór,,,,,'].join('\n');
  await sendForm(owner, paths.importUsers, formWith({ name: 'letters.csv', content }));
  const talk = [
    'Łukasz Þór: We should really talk about the żółć dish that they have in Łódź today.',
    'Søren Iversen: Yes, and the people of Ærø in the Straße by the œuvre asked Iðunn for it.',
  ].join('\n');
  const id = await read(owner, talk, 'Smørrebrød 2026-11-08.txt');
  for (const q of ['zolc', 'lodz', 'Łódź', 'aero', 'strasse', 'oeuvre', 'idunn'])
    expect((await searchOf(owner, q)).sentences, q).toHaveLength(1);
  expect((await searchOf(owner, 'smorrebrod')).meetings).toMatchObject([{ id }]);
  for (const q of ['lukasz', 'thor', 'Łukasz'])
    expect((await searchOf(owner, q)).people, q).toMatchObject([{ name: 'Łukasz Þór' }]);
  const found = async (path: string, q: string) =>
    (await owner.call('GET', `${path}${encodeURIComponent(q)}`)).json();
  for (const q of ['smorrebrod', 'lukasz thor', 'soren', 'strasse'])
    expect((await found(`${paths.meetings}?search=`, q)).total, q).toBe(1);
  for (const q of ['lukasz', 'thor', 'ŁUKASZ'])
    expect((await found(`${paths.users}?q=`, q)).total, q).toBe(1);
  for (const q of ['lukasz', 'thor'])
    expect((await found(`${paths.speakerPeople}?q=`, q)).people, q).toHaveLength(1);
});
