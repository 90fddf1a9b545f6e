import { type HandoverItem, paths } from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../../ground/calendar-days.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { saveTrust } from '../../../testing/factories/judged-meetings.ts';
import {
  beginOffboarding,
  changeItem,
  readOffboarding,
} from '../../../testing/factories/offboarding.ts';
import {
  buildOffice,
  type Office,
  wednesday,
} from '../../../testing/factories/offboarding-office.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let office: Office;
let owner: SignedIn;
let bo: string;
let id: string;

const withAna = (week: number) =>
  `Ana Berg: Let us begin with the exceptions sheet of week ${week}. I keep it on my laptop.
Bo Lund: Who else has the exceptions sheet?
Ana Berg: Nobody. Vermeer Foods renews in January, and Vermeer Foods calls me first.
Cleo Diaz: Ana is the only one who knows the night tariff of the harbour.
Ana Berg: I will send the harbour the invoice on Tuesday.`;

/** The plan is as if made before the last two weeks. */
async function handTo(personId: string): Promise<void> {
  const { list } = await readOffboarding(owner, id);
  for (const item of list)
    await changeItem(owner, item.id, { version: item.version, assigneeId: personId });
  const moment = addDays(wednesday(3), 1);
  await sql`update "handoverItem" set "addedAt" = ${moment}, "assignedAt" = ${moment}
    where "projectId" = ${id}`.execute(app.db);
}

const itemOf = async (kind: HandoverItem['kind'], by = owner) =>
  (await readOffboarding(by, id)).list.find((item) => item.kind === kind);

beforeEach(async () => {
  office = await buildOffice(app);
  ({ owner } = office);
  bo = await office.idOf('Bo');
  for (const week of [5, 4, 3]) await office.record(week, withAna(week), 'round');
  await office.compute();
  id = await beginOffboarding(owner, office.ana);
  await handTo(bo);
});

const later = (week: number, words: string) => office.record(week, words, 'round');

test('nothing is taken over before a later meeting shows it', async () => {
  const { list, seen } = await readOffboarding(owner, id);
  expect(list.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['series', 'document', 'customer', 'said']),
  );
  for (const item of list) expect(item).toMatchObject({ takenOver: null, shownIn: 0 });
  expect(seen).toBe(0);
  // It opens the meeting.
  expect((await itemOf('document'))?.quote).toMatchObject({ turn: 0, before: null });
});

test('a document and a customer are taken over once the new person names them', async () => {
  const meetingId = await later(
    2,
    `Bo Lund: I have the exceptions sheet now.
Cleo Diaz: And Vermeer Foods?
Bo Lund: Next week.`,
  );
  await office.compute();
  expect(await itemOf('document')).toMatchObject({
    takenOver: { meetingId, turn: 0, on: wednesday(2) },
    shownIn: 1,
  });
  // Somebody else named it.
  expect(await itemOf('customer')).toMatchObject({ takenOver: null, shownIn: 0 });
});

test('a duty is taken over once the new person has opened a meeting of the series', async () => {
  await later(2, 'Cleo Diaz: Let us begin.\nBo Lund: Yes.\nCleo Diaz: The plan first.');
  await office.compute();
  expect(await itemOf('series')).toMatchObject({ takenOver: null, shownIn: 0 });
  const meetingId = await later(1, 'Bo Lund: Let us begin.\nCleo Diaz: Yes.\nBo Lund: The plan.');
  await office.compute();
  expect(await itemOf('series')).toMatchObject({ takenOver: { meetingId }, shownIn: 1 });
});

test('what others said is taken over once the new person speaks of the matter', async () => {
  await later(2, 'Bo Lund: Good morning.\nCleo Diaz: The night tariff of the harbour is gone.');
  await office.compute();
  expect(await itemOf('said')).toMatchObject({ takenOver: null });
  await later(1, 'Bo Lund: The night tariff of the harbour is in the wiki.\nCleo Diaz: Thanks.');
  await office.compute();
  expect(await itemOf('said')).toMatchObject({ takenOver: { turn: 0 } });
});

test('a person is taken over after two meetings without the one who leaves', async () => {
  const person = await itemOf('person');
  if (!person) throw new Error('Nobody is to be introduced');
  const name = person.label?.split(',')[0];
  const other = name === 'Bo Lund' ? 'Cleo Diaz' : 'Bo Lund';
  await handTo(await office.idOf(other.split(' ')[0] ?? ''));
  const met = (week: number) =>
    later(
      week,
      `${name}: The harbour asks for a lorry at gate ${week}.
${other}: I can send the lorry at gate ${week} tomorrow, they open at six.
${name}: Then the lorry takes the crates of week ${week} along.
${other}: Yes, and the empty crates come back with the lorry.`,
    );
  await met(2);
  await office.compute();
  expect(await itemOf('person')).toMatchObject({ takenOver: null, shownIn: 1 });
  await met(1);
  await office.compute();
  expect(await itemOf('person')).toMatchObject({ takenOver: { on: wednesday(1) }, shownIn: 2 });
});

test('an action is taken over once it is done in the list of actions', async () => {
  const action = await itemOf('action');
  const payload = { ids: [action?.sourceId], state: 'done' };
  expect((await owner.call('PATCH', paths.actions, { payload })).statusCode).toBe(200);
  expect(await itemOf('action')).toMatchObject({ takenOver: { meetingId: null } });
  expect((await readOffboarding(owner, id)).seen).toBe(1);
});

test('meetings that a reader may not read show them nothing', async () => {
  await later(2, 'Bo Lund: I have the exceptions sheet now.\nCleo Diaz: Good.');
  await office.compute();
  expect(await itemOf('document')).toMatchObject({ shownIn: 1 });
  await office.share(id, [office.member]);
  await saveTrust(app.db, owner.organizationId, { meetingReaders: 'participants' });
  expect(await itemOf('document', office.member)).toMatchObject({ takenOver: null, shownIn: 0 });
});

test('who is chosen anew starts anew', async () => {
  await later(2, 'Bo Lund: I have the exceptions sheet now.\nCleo Diaz: Good.');
  await office.compute();
  const item = await itemOf('document');
  if (!item) throw new Error('No document');
  await changeItem(owner, item.id, { version: item.version, assigneeId: null });
  expect(await itemOf('document')).toMatchObject({ takenOver: null, shownIn: null });
  await changeItem(owner, item.id, { version: item.version + 1, assigneeId: bo });
  expect(await itemOf('document')).toMatchObject({ takenOver: null, shownIn: 0 });
});
