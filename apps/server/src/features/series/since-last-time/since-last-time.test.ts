import { pathFor, paths, type SinceLastTime, sinceLastTimeSchema } from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addDays } from '../../../ground/calendar-days.ts';
import { dayIn } from '../../../ground/day-in.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { readActions, turnActionsOn } from '../../../testing/factories/actions.ts';
import { formWith, sendUpload } from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';
import { storeSeries } from '../store-series.ts';

let app: TestApp;
let owner: SignedIn;
let member: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  member = await app.accounts.buildMember(owner.organizationId);
  await rename(owner, 'Ana', 'Berg');
  await rename(member, 'Bo', 'Lund');
});

const rename = (person: SignedIn, firstName: string, lastName: string) =>
  app.db
    .updateTable('directoryUser')
    .set({ firstName, lastName })
    .where('organizationId', '=', owner.organizationId)
    .where('accountId', '=', person.accountId)
    .execute();

const timezone = 'America/New_York';
const daysAgo = (days: number) => addDays(dayIn(timezone, new Date()), -days);

const decision = 'We decided to sign the contract for the cold store in Breda this week.';
const promise = 'I will write the landlord about the cold store tomorrow morning.';
const question = 'Who signs the extension with Vermeer?';

async function meet(day: string, lines: readonly string[]): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const content = lines.map((line, at) => `[00:0${at}:30] ${line}`).join('\n');
  const name = `${day.replaceAll('-', '')}_100000-Transcript.txt`;
  const response = await sendUpload(owner, formWith({ name, content }, 'Depot leads'));
  await completed;
  return response.json().eventId;
}

const talk = [
  'Ana Berg: The depot was full on Monday, and the lorries waited for two hours.',
  'Bo Lund: The night shift asks for another ramp before the winter begins.',
  'Dan Moss: The scanner in the second hall is slow again since the update.',
];
const lastTalk = [
  `Ana Berg: ${decision}`,
  'Dan Moss: The scanner in the second hall is still slow, I am afraid.',
  `Ana Berg: ${promise}`,
  `Dan Moss: ${question}`,
  'Ana Berg: The depot was full on Monday again, as it was in autumn.',
];

/** Five weekly meetings with Ana, Bo and Dan, and a last one five days ago without Bo. */
async function buildSeries(last: readonly string[] = lastTalk): Promise<string[]> {
  const ids: string[] = [];
  for (const week of [5, 4, 3, 2, 1]) ids.push(await meet(daysAgo(5 + 7 * week), talk));
  ids.push(await meet(daysAgo(5), last));
  await storeSeries(app, owner.organizationId);
  return ids;
}

async function read(person: SignedIn): Promise<SinceLastTime> {
  const response = await person.call('GET', paths.sinceLastTime);
  return sinceLastTimeSchema.parse(response.json());
}

test('a series tells when it is due, and what its last meeting left', async () => {
  await turnActionsOn(owner, timezone);
  const ids = await buildSeries();
  const { today, until, series } = await read(owner);
  expect([today, until]).toEqual([daysAgo(0), daysAgo(-7)]);
  const [depot] = series;
  expect(series).toEqual([
    {
      id: expect.any(String),
      name: 'Depot leads',
      dueDate: daysAgo(-2),
      dueTime: '10:00',
      last: { id: ids.at(-1), title: 'Depot leads', date: daysAgo(5) },
      decisions: [expect.objectContaining({ text: decision })],
      maybeDecisions: 0,
      promises: [
        expect.objectContaining({
          text: promise,
          owner: { userId: expect.any(String), name: 'Ana Berg' },
          dueDay: daysAgo(4),
          state: 'open',
          turn: 2,
          start: 150,
        }),
      ],
      openQuestions: expect.any(Array),
      missing: [{ name: 'Bo Lund', meetings: 5, of: 5 }],
    },
  ]);
  expect(depot?.decisions?.[0]?.evidence).toMatchObject([
    { turn: 0, said: { start: 30, speaker: 'Ana Berg' } },
  ]);
});

test('an answered decision, and an action that is done or dropped', async () => {
  await turnActionsOn(owner, timezone);
  const ids = await buildSeries();
  const last = ids.at(-1) ?? '';
  const { actions } = await readActions(owner, { meeting: last });
  const change = (state: string) =>
    owner.call('PATCH', paths.actions, { payload: { ids: actions.map(({ id }) => id), state } });
  const correct = (payload: object) =>
    owner.call('POST', pathFor(paths.corrections, last), { payload });
  await correct({ kind: 'drop-decision', text: decision, turn: 0 });
  await correct({ kind: 'add-decision', text: 'The depot gets a third ramp.' });
  await correct({ kind: 'add-question', text: question });
  await change('done');
  const [done] = (await read(owner)).series;
  expect(done?.decisions).toMatchObject([{ text: 'The depot gets a third ramp.', isAdded: true }]);
  expect(done?.openQuestions).toMatchObject([{ text: question }]);
  expect(done?.promises).toMatchObject([{ text: promise, state: 'done' }]);
  await change('dropped');
  expect((await read(owner)).series).toMatchObject([{ promises: [] }]);
});

test('without the actions feature nothing is promised', async () => {
  await buildSeries();
  const [series] = (await read(owner)).series;
  expect(series).toMatchObject({ name: 'Depot leads', decisions: [{ text: decision }] });
  expect(series).not.toHaveProperty('promises');
});

test('works-council mode names nobody as missing', async () => {
  await buildSeries();
  await owner.call('PATCH', paths.trust, { payload: { worksCouncilMode: true } });
  const [series] = (await read(owner)).series;
  expect(series).toMatchObject({ name: 'Depot leads' });
  expect(series).not.toHaveProperty('missing');
});

test('nobody is missing where it is not known who said a turn', async () => {
  await buildSeries(['The next ramp is open since Monday, and nobody uses it.', ...lastTalk]);
  expect((await read(owner)).series).toMatchObject([{ last: { date: daysAgo(5) }, missing: [] }]);
});

test('who may not correct the meeting is told nothing to confirm', async () => {
  await buildSeries();
  expect((await read(owner)).series).toMatchObject([{ maybeDecisions: 0 }]);
  const [series] = (await read(member)).series;
  expect(series).toMatchObject({ decisions: [{ text: decision }] });
  expect(series).not.toHaveProperty('maybeDecisions');
});

test('a series is told to those who were heard in it', async () => {
  await buildSeries();
  const other = await app.accounts.buildMember(owner.organizationId, 'admin');
  expect((await read(other)).series).toEqual([]);
});

test('a member who may not open a meeting sees nothing of it', async () => {
  const ids = await buildSeries();
  await owner.call('PATCH', paths.trust, { payload: { meetingReaders: 'participants' } });
  const [seen] = (await read(member)).series;
  // Bo was heard in all meetings but the last.
  expect(seen).toMatchObject({ last: { id: ids[4], date: daysAgo(12) }, decisions: [] });
  expect(JSON.stringify(seen)).not.toContain('cold store');
  const outsider = await app.accounts.buildMember(owner.organizationId, 'admin');
  expect((await read(outsider)).series).toEqual([]);
});

test('of a meeting in another language nothing is said', async () => {
  await buildSeries([
    'Ana Berg: Wir haben beschlossen, den Vertrag für das Kühlhaus noch in dieser Woche zu unterschreiben.',
    'Dan Moss: Der Scanner in der zweiten Halle ist seit der letzten Woche leider immer noch sehr langsam.',
    'Ana Berg: Ich schreibe dem Vermieter morgen früh eine Nachricht über das Lager und die Rampe.',
  ]);
  expect((await read(owner)).series).toMatchObject([{ decisions: null, openQuestions: null }]);
});

test('days are those of the organization’s clock', async () => {
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${tomorrow}T06:30Z`) });
  onTestFinished(() => void vi.useRealTimers());
  await turnActionsOn(owner, 'Australia/Sydney');
  expect(await read(owner)).toMatchObject({ today: tomorrow, until: addDays(tomorrow, 7) });
  await turnActionsOn(owner, 'America/Los_Angeles');
  expect(await read(owner)).toMatchObject({ today: addDays(tomorrow, -1) });
});
