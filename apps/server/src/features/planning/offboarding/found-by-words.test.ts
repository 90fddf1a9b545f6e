import { pathFor, paths } from '@rapport/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { saveTrust } from '../../../testing/factories/judged-meetings.ts';
import { beginOffboarding, readOffboarding } from '../../../testing/factories/offboarding.ts';
import { buildOffice, type Office } from '../../../testing/factories/offboarding-office.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepContent } from '../../transcripts/sweep/sweep-content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let office: Office;
let owner: SignedIn;
let member: SignedIn;
let ana: string;

const talk = [
  `Bo Lund: Hello Ana. Where are the exceptions kept?
Ana Berg: In the exceptions sheet. I keep it on my laptop, and nobody else opens it.
Bo Lund: And who speaks with Vermeer Foods?
Ana Berg: Vermeer Foods renews in January, and they call me first.
Cleo Diaz: For the night prices ask Ana. She's the only one who knows how they are made.
Bo Lund: We also sold to Harper Dairy last week.
Ana Berg: Harper Dairy pays late.`,
  `Cleo Diaz: Can we close the month?
Ana Berg: Not before I have copied the exceptions sheet by hand.
Bo Lund: Did the bakers sign?
Ana Berg: The bakers did. Vermeer Foods wants to sign on paper.
Bo Lund: Harper Dairy ordered again.
Cleo Diaz: Harper Dairy wants an invoice.`,
];

beforeEach(async () => {
  office = await buildOffice(app);
  ({ owner, member, ana } = office);
});

async function recordTalks(): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, words] of talk.entries())
    ids.push(await office.record(talk.length - at, words, `talk ${at}`));
  await office.compute();
  return ids;
}

const named = async (by: SignedIn, id: string) =>
  (await readOffboarding(by, id)).list.filter(({ kind }) =>
    ['document', 'customer', 'said'].includes(kind),
  );

test('documents and customers that mostly one person names are listed, and what others say', async () => {
  await recordTalks();
  const id = await beginOffboarding(owner, ana);
  expect(await named(owner, id)).toMatchObject([
    {
      kind: 'document',
      label: 'Exceptions sheet',
      mentions: 2,
      allMentions: 2,
      meetings: 2,
      quote: { speaker: 'Ana Berg' },
    },
    { kind: 'customer', label: 'Vermeer Foods', mentions: 2, allMentions: 3 },
    {
      kind: 'said',
      label: "For the night prices ask Ana. She's the only one who knows how they are made.",
      quote: { speaker: 'Cleo Diaz' },
    },
  ]);
  // Harper Dairy is one of them, but mostly others name it.
  expect((await readOffboarding(owner, id)).named).toEqual({ documents: 1, customers: 2 });
});

test('work in hand is listed by the sentence that tells of it, and quoted to those who may read it', async () => {
  const told = 'I am working on the move of the night prices to the new list.';
  const id0 = await office.record(
    1,
    `Bo Lund: Hello Ana. What is going on?
Ana Berg: ${told} Eleven depots have answered by now, and three of them want to keep their own sheet until the spring.
Bo Lund: Good to know, thanks.`,
    'depots',
  );
  await office.compute();
  const id = await beginOffboarding(owner, ana);
  const workOf = async (by: SignedIn) =>
    (await readOffboarding(by, id)).list.filter(({ kind }) => kind === 'work');
  expect(await workOf(owner)).toMatchObject([
    { kind: 'work', label: told, quote: { meetingId: id0, speaker: 'Ana Berg', text: told } },
  ]);
  const again = await owner.call('POST', pathFor(paths.lookAgain, id));
  expect(again.json()).toEqual({ added: 0 });
  await office.share(id, [member]);
  await saveTrust(app.db, owner.organizationId, { meetingReaders: 'participants' });
  expect(await workOf(member)).toMatchObject([{ label: null, quote: null }]);
});

test('the sentence before a quote is by somebody else', async () => {
  await recordTalks();
  const id = await beginOffboarding(owner, ana);
  const quotes = new Map((await named(owner, id)).map(({ kind, quote }) => [kind, quote]));
  expect(quotes.get('document')).toMatchObject({
    text: 'Not before I have copied the exceptions sheet by hand.',
    before: { speaker: 'Cleo Diaz', text: 'Can we close the month?' },
  });
});

test('a reader gets the names and quotes of meetings that they may read', async () => {
  await recordTalks();
  const id = await beginOffboarding(owner, ana);
  await office.share(id, [member]);
  await saveTrust(app.db, owner.organizationId, { meetingReaders: 'participants' });
  const hidden = await named(member, id);
  expect(hidden).toHaveLength(3);
  for (const item of hidden) expect(item).toMatchObject({ label: null, quote: null });
  for (const format of ['csv', 'pdf']) {
    const path = pathFor(paths.offboardingExport, id).replace(':format', format);
    const file = await member.call('GET', path);
    expect(file.statusCode).toBe(200);
    expect(file.body).not.toMatch(/exceptions|vermeer|only one/i);
  }
  const csv = await owner.call(
    'GET',
    pathFor(paths.offboardingExport, id).replace(':format', 'csv'),
  );
  expect(csv.body).toMatch(/Exceptions sheet.*Can we close the month/);
});

test('in works-council mode nothing is found by what was said', async () => {
  await recordTalks();
  await saveTrust(app.db, owner.organizationId, { worksCouncilMode: true });
  const id = await beginOffboarding(owner, ana);
  await saveTrust(app.db, owner.organizationId, { worksCouncilMode: false });
  const project = await readOffboarding(owner, id);
  expect(project.list.map(({ kind }) => kind)).not.toEqual(
    expect.arrayContaining(['document', 'customer', 'said', 'report', 'work']),
  );
  expect(project.named).toBeNull();
});

test('looking again adds nothing twice', async () => {
  await recordTalks();
  const id = await beginOffboarding(owner, ana);
  const before = await readOffboarding(owner, id);
  const again = await owner.call('POST', pathFor(paths.lookAgain, id));
  expect(again.json()).toEqual({ added: 0 });
  expect((await readOffboarding(owner, id)).list).toHaveLength(before.list.length);
});

test('no words of a deleted meeting stay in the plan', async () => {
  const ids = await recordTalks();
  const id = await beginOffboarding(owner, ana);
  for (const meeting of ids) await owner.call('DELETE', pathFor(paths.meeting, meeting));
  await office.compute();
  await sweepContent({ db: app.db, log: pino({ level: 'silent' }) });
  const rows = await app.db
    .selectFrom('handoverItem')
    .selectAll()
    .where('projectId', '=', id)
    .execute();
  expect(JSON.stringify(rows)).not.toMatch(/exception|vermeer/i);
  for (const item of await named(owner, id)) expect(item.label).toBeNull();
});

test('a report that is given in each meeting of a series is a duty', async () => {
  const report = (week: number) =>
    `Bo Lund: Welcome. The shrinkage first, please.
Ana Berg: The shrinkage of week ${week} is lower than before. We lost eleven crates at the gate, four of them were damaged by the lift, and the rest was never loaded. I counted everything twice with the driver, wrote the shrinkage into the book, and sent the photographs to the insurer on the same evening, as they ask.
Bo Lund: Thank you, that is clear.
Cleo Diaz: Then let us look at the plan.`;
  for (const week of [5, 4, 3, 2]) await office.record(week, report(week), 'warehouse round');
  await office.compute();
  const id = await beginOffboarding(owner, ana);
  const { list } = await readOffboarding(owner, id);
  expect(list.filter(({ kind }) => kind === 'report')).toMatchObject([
    { mentions: 4, meetings: 4, label: expect.stringMatching(/: shrinkage$/i) },
  ]);
});

test('a round of updates in which somebody tells how their own work goes is a duty', async () => {
  const told = ['the rota', 'two ramps', 'the lorries', 'new gates'];
  const update = (work: string) =>
    `Bo Lund: Welcome. Ana first, please, then Cleo, and we keep it short today.
Ana Berg: Good morning. So from our side, we have been working on ${work}, and we finished most of it yesterday. I expect that we are done with it by Friday, and then the depot can go on without us.
Cleo Diaz: Nothing from me.`;
  for (const [at, work] of told.entries()) await office.record(5 - at, update(work), 'depot round');
  await office.compute();
  const id = await beginOffboarding(owner, ana);
  const { list } = await readOffboarding(owner, id);
  expect(list.filter(({ kind }) => kind === 'report')).toMatchObject([
    {
      mentions: 4,
      meetings: 4,
      label: expect.stringMatching(/: how their own work goes$/),
      quote: { text: expect.stringContaining('new gates') },
    },
  ]);
});
