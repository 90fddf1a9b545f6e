import { type AskAnswer, askAnswerSchema, pathFor, paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { upload } from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;
/** Two people with the same name, and one who is in the directory only with an address. */
let ada: string;
let other: string;
let nameless: string;

/** Words that separate the turns into passages, because an answer quotes one place of each. */
const rest = 'We looked at the plan of the yard once more and found nothing new in it. '.repeat(5);
const talk = [
  `Ada Moss: The tariff of the carriers goes up in March, I am afraid. ${rest}`,
  `Adah Moss: The tariff of the carriers stays as it is until the summer. ${rest}`,
  'Bo: The tariff of the carriers is a matter for the board of the company.',
].join('\n');

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const meeting = await upload(owner, talk, 'Carrier round 2026-11-04.txt');
  await completed;
  ada = await person('ada@example.com', 'Ada', 'Moss');
  other = await person('other@example.com', 'Ada', 'Moss');
  nameless = await person('bo.lund@example.com', '', '');
  await tie(meeting, 'Ada Moss', ada);
  await tie(meeting, 'Adah Moss', other);
  await tie(meeting, 'Bo', nameless);
});
afterAll(() => app.close());

async function person(email: string, firstName: string, lastName: string, title?: string) {
  const { id } = await app.db
    .insertInto('directoryUser')
    .values({
      organizationId: owner.organizationId,
      email,
      firstName,
      lastName,
      title: title ?? null,
      syncSource: 'USER_UPLOAD',
      teams: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function tie(meetingId: string, label: string, userId: string) {
  const { id: participantId } = await app.db
    .selectFrom('participant')
    .select('id')
    .where('meetingId', '=', meetingId)
    .where('label', '=', label)
    .executeTakeFirstOrThrow();
  const updated = waitForEvent(app.bus, 'meeting-updated', meetingId);
  const payload = { kind: 'tie-speaker', participantId, userId };
  const response = await owner.call('POST', pathFor(paths.corrections, meetingId), { payload });
  expect(response.statusCode, response.body).toBe(202);
  await updated;
}

async function ask(question: string, rest: object = {}): Promise<AskAnswer> {
  const response = await owner.call('POST', paths.ask, { payload: { question, ...rest } });
  expect(response.statusCode, response.body).toBe(200);
  return askAnswerSchema.parse(response.json());
}
const quoted = ({ quotes }: AskAnswer) => new Set(quotes.map(({ speaker }) => speaker?.userId));
const about = 'What was said about the tariff of the carriers?';

test('if two people have the same name, the one in the filter is quoted', async () => {
  const first = await ask(about, { people: [ada] });
  expect(quoted(first)).toEqual(new Set([ada]));
  expect(quoted(await ask(about, { people: [other] }))).toEqual(new Set([other]));
  expect(quoted(await ask(about, { people: [ada, other] }))).toEqual(new Set([ada, other]));

  const next = await ask('And what was said about the carriers?', { after: first.id });
  expect(next.reading.people.map(({ userId }) => userId)).toEqual([ada]);
  expect(quoted(next)).toEqual(new Set([ada]));

  const count = await ask('How often was the tariff mentioned?', { people: [ada] });
  expect(count.sentence).toBe('1 turn mentions “tariff” by Ada Moss, in 1 meeting.');
});

test('a name in the question means all people with this name', async () => {
  const answer = await ask('What did Ada Moss say about the tariff of the carriers?');
  expect(quoted(answer)).toEqual(new Set([ada, other]));
});

test('a person who is in the directory only with an address is quoted', async () => {
  const answer = await ask(about, { people: [nameless] });
  expect(quoted(answer)).toEqual(new Set([nameless]));
});

test('names are shown as they are', async () => {
  const { sentence } = await ask('Who spoke with whom about the tariff?', { people: [ada] });
  expect(sentence).toBe('Ada Moss and Ada Moss (1).');
});

test('a misspelled name and the title of one person are read as that person, and this is said', async () => {
  const tobias = await person('tobias@example.com', 'Tobias', 'Renner', 'Chief Executive Officer');
  const misspelled = await ask('What did Tobais say about the tariff of the carriers?');
  expect(misspelled.reading).toMatchObject({
    people: [{ userId: tobias, name: 'Tobias Renner' }],
    readAs: [{ written: 'Tobais', name: 'Tobias Renner' }],
    words: expect.not.arrayContaining(['Tobais']),
  });
  const titled = await ask('What did the CEO say about the tariff of the carriers?');
  expect(titled.reading).toMatchObject({
    people: [{ userId: tobias }],
    readAs: [{ written: 'the CEO', name: 'Tobias Renner' }],
  });
  const next = await ask('And about the board?', { after: misspelled.id });
  expect(next.reading).toMatchObject({ people: [{ userId: tobias }], readAs: [] });

  await person('second@example.com', 'Ines', 'Berg', 'CEO');
  const several = await ask('What did the CEO say about the tariff?');
  expect(several.reading).toMatchObject({ people: [], readAs: [] });
});

test('a word that was said is no misspelled name', async () => {
  await person('merlin@example.com', 'Merlin', 'Vogt');
  const asked = 'What was said about Berlin?';
  expect((await ask(asked)).reading.readAs).toEqual([{ written: 'Berlin', name: 'Merlin Vogt' }]);
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  await upload(
    owner,
    'Bo: The office in Berlin opens in May.\nDu: Good.',
    'Offices 2026-11-05.txt',
  );
  await completed;
  const answer = await ask(asked);
  expect(answer.reading).toMatchObject({ readAs: [], words: ['Berlin'] });
  expect(answer.quotes[0]?.text).toContain('Berlin');
});
