import {
  digestSentSchema,
  figureOf,
  individualFiguresSchema,
  meetingListSchema,
  myDataSchema,
  organizationMoodsSchema,
  participantSummariesSchema,
  pathFor,
  paths,
  privacyWords,
  rulesInForceSchema,
  ruleWords,
  sentimentBreakdownAnswerSchema,
  seriesListSchema,
  seriesSchema,
  type TrustUpdate,
  whoSees,
} from '@rapport/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { saveTrust } from '../../testing/factories/judged-meetings.ts';
import { lastWeek } from '../../testing/factories/network.ts';
import { officeDirectory, officePeople, officeTalk } from '../../testing/factories/office.ts';
import { formWith, sendForm, sendUpload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { addDays } from '../figures/period.ts';
import { storeSeries } from '../series/store-series.ts';

/* What screens, mails and documents say about privacy, against what the server answers in each mode. */

let app: TestApp;
let owner: SignedIn;
/** A member who spoke in every meeting. */
let ana: SignedIn;
/** A member who spoke in none. */
let other: SignedIn;

const soon = { timeout: 120_000, interval: 200 };
const everybody = [0, 1, 2, 3, 4, 5, 6];
/** Numbers of people in the meetings of a series; each says enough to be judged. */
const sizes = [4, 7, 7, 7];

async function meet(people: number, day: number) {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const talk = officeTalk(everybody.slice(0, people), people * 14, day);
  const file = { name: `${addDays(lastWeek(), day)} 10-00.txt`, content: talk };
  await sendUpload(owner, formWith(file, `Product sync #${day + 1}`));
  await completed;
}

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  ana = await app.accounts.buildMember(owner.organizationId);
  other = await app.accounts.buildMember(owner.organizationId);
  const departments = Object.fromEntries(officePeople.map(([, first]) => [first, 'Product']));
  // The directory has Ana by the address of her account.
  const content = officeDirectory(departments).replace(officePeople[0][0], ana.email);
  await sendForm(owner, paths.importUsers, formWith({ name: 'people.csv', content }));
  for (const [day, people] of sizes.entries()) await meet(people, day);
  await storeSeries(app, owner.organizationId);
  await vi.waitFor(async () => expect(await groupsFor(owner, 5)).toContain(7), soon);
}, 240_000);
afterAll(() => app.close());

async function groupsFor(reader: SignedIn, smallestGroup: number) {
  const query = new URLSearchParams({ weeks: '1', week: lastWeek() });
  const response = await reader.call('GET', `${paths.organizationMoods}?${query}`);
  const { groups, initiatives, own } = organizationMoodsSchema.parse(response.json());
  const shown = [...groups.map(({ heard, mood }) => ({ people: heard, mood })), ...initiatives]
    .filter(({ mood }) => mood.isShown)
    .map(({ people }) => people);
  expect(shown.filter((people) => people < smallestGroup)).toEqual([]);
  return typeof own?.now === 'number' ? [...shown, 'own'] : shown;
}

async function rulesInForce() {
  return rulesInForceSchema.parse((await other.call('GET', paths.rulesInForce)).json());
}

const moodsOf = async (reader: SignedIn, id: string) => {
  const path = pathFor(paths.participantSummaries, id);
  const { summaries } = participantSummariesSchema.parse((await reader.call('GET', path)).json());
  return summaries.filter(({ overallSentiment }) => overallSentiment !== undefined).length;
};

/** The meetings as the reader gets them, the smallest first: each way to ask agrees with the others. */
async function meetingsFor(reader: SignedIn) {
  const list = await reader.call('GET', paths.meetings);
  const { meetings } = meetingListSchema.parse(list.json());
  return Promise.all(
    meetings
      .toSorted((one, another) => one.participants - another.participants)
      .map(async ({ id, participants, moodHidden }) => {
        const path = pathFor(paths.sentimentBreakdown, id);
        const counts = sentimentBreakdownAnswerSchema.parse(
          (await reader.call('GET', path)).json(),
        );
        expect('moodHidden' in counts).toBe(moodHidden !== undefined);
        return { participants, hasCounts: !moodHidden, moods: await moodsOf(reader, id) };
      }),
  );
}

async function sizesInSeries() {
  const { series } = seriesListSchema.parse((await other.call('GET', paths.seriesList)).json());
  const path = pathFor(paths.series, series[0]?.id ?? '');
  const { meetings } = seriesSchema.parse((await other.call('GET', path)).json());
  expect(meetings).toHaveLength(sizes.length);
  return meetings.filter(({ mood }) => typeof mood === 'number').map(({ people }) => people);
}

async function digestText(): Promise<string> {
  app.mails.length = 0;
  // Nobody may ask for many.
  const reader = await app.accounts.buildMember(owner.organizationId);
  const sent = await reader.call('POST', paths.digestNow);
  expect(digestSentSchema.parse(sent.json()).isSent).toBe(true);
  await expect.poll(() => app.mails.length, soon).toBe(1);
  return app.mails[0]?.text ?? '';
}

const modes = individualFiguresSchema.options.flatMap((individualFigures) =>
  [false, true].flatMap((worksCouncilMode) =>
    [5, 8].map((smallestGroup) => ({ individualFigures, worksCouncilMode, smallestGroup })),
  ),
);

describe.each(modes)(
  'with $individualFigures, works council $worksCouncilMode, group $smallestGroup',
  (mode) => {
    const { smallestGroup } = mode;
    beforeAll(() => saveTrust(app.db, owner.organizationId, mode));

    test('what is said of one meeting is what its readers get', async () => {
      const rules = await rulesInForce();
      const [seen, own] = [await meetingsFor(other), await meetingsFor(ana)];
      const words = privacyWords(rules).inMeeting;
      const said = ruleWords(rules).find(({ label }) => label.startsWith("Who sees one person's"));
      const seesOthers = seen.every(({ moods, participants }) => moods === participants);
      const seesOwn = own.every(({ moods }) => moods > 0);
      const shownFrom = seesOthers ? 0 : smallestGroup;
      expect(seen.map(({ hasCounts }) => hasCounts)).toEqual(
        sizes.map((size) => size >= shownFrom),
      );
      if (seesOthers) {
        expect(words).toMatch(/everyone who may read it sees the mood of each person.*however few/);
        expect(said?.value).toBe('Everyone who may read the meeting');
        return;
      }
      expect(seen.every(({ moods }) => moods === 0)).toBe(true);
      expect(words).toContain(`never shown of fewer than ${smallestGroup} people`);
      expect(words).toMatch(
        seesOwn
          ? /sees their own mood and nobody sees another’s/
          : /no mood of a single person is shown/,
      );
      expect(said?.value).toBe(
        seesOwn ? 'That person alone' : 'Nobody; each person finds their own under Your data',
      );
      const held = myDataSchema.parse((await ana.call('GET', paths.myData)).json());
      expect(held.meetings.map(({ sentiment }) => typeof sentiment)).toEqual(
        sizes.map(() => 'string'),
      );
    });

    test('what is said of several meetings holds for groups, for the person and for others', async () => {
      const rules = await rulesInForce();
      const { overMeetings, ofPersonOverMeetings } = privacyWords(rules);
      const [forOther, forAna] = [
        await groupsFor(other, smallestGroup),
        await groupsFor(ana, smallestGroup),
      ];
      expect(overMeetings).toContain(`no mood of fewer than ${smallestGroup} people is shown`);
      expect(forOther).not.toContain('own');
      const isShownToThem = forAna.includes('own');
      expect(/your own is shown to you alone/.test(overMeetings)).toBe(isShownToThem);
      expect(/shown to that person alone/.test(ofPersonOverMeetings)).toBe(isShownToThem);
      expect(whoSees(figureOf('own-mood'), rules)).toMatch(
        isShownToThem ? /^only the person$/ : /^nobody/,
      );
    });

    test('what is said of series holds, also that pages of meetings show more', async () => {
      const { inSeries } = privacyWords(await rulesInForce());
      expect(inSeries).toContain(`fewer than ${smallestGroup} people judged`);
      const shown = await sizesInSeries();
      expect(shown).toEqual(sizes.filter((size) => size >= smallestGroup));
      const onPages = (await meetingsFor(other)).filter(({ hasCounts }) => hasCounts);
      expect(/shows the moods of fewer/.test(inSeries)).toBe(onPages.length > shown.length);
    });

    test('what the digest says of moods is what it holds', async () => {
      const text = await digestText();
      const { inDigest, digestHolds } = privacyWords(await rulesInForce());
      expect(text).toContain(inDigest);
      const isPromised = !/^No mood is/.test(inDigest);
      expect(/No moods/.test(digestHolds)).toBe(!isPromised);
      const groups = [...text.matchAll(/^- .*: [\d.]+ \((\d+) people/gm)].map(([, people]) =>
        Number(people),
      );
      if (!isPromised) expect(groups).toEqual([]);
      else if (smallestGroup === 5) expect(groups).toEqual([7]);
      expect(groups.every((people) => people >= smallestGroup)).toBe(true);
    });
  },
);

test('with sentiment off no mood is shown, and none is promised', async () => {
  await saveTrust(app.db, owner.organizationId, {
    individualFigures: 'readers',
    worksCouncilMode: false,
  });
  await app.db
    .updateTable('organizationSettings')
    .set({ sentiment: false })
    .where('organizationId', '=', owner.organizationId)
    .execute();
  const rules = await rulesInForce();
  const list = await other.call('GET', paths.meetings);
  const { meetings } = meetingListSchema.parse(list.json());
  expect(meetings.filter(({ sentiment }) => sentiment !== undefined)).toEqual([]);
  expect(await moodsOf(other, meetings[0]?.id ?? '')).toBe(0);
  expect((await ana.call('GET', paths.organizationMoods)).statusCode).toBe(403);
  expect(whoSees(figureOf('own-mood'), rules)).toMatch(/^nobody/);
  expect(privacyWords(rules).digestHolds).toContain('No moods');
  expect(await digestText()).toContain('No mood is in this mail');
});

test.each([
  { meetingReaders: 'everyone', figureReaders: 'everyone' },
  { meetingReaders: 'participants', figureReaders: 'named' },
] as const)(
  'who may read meetings ($meetingReaders) and figures ($figureReaders) is as said',
  async (given) => {
    const payload = { ...given, confirmed: true } satisfies TrustUpdate;
    expect((await owner.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
    const isOpen = given.meetingReaders === 'everyone';
    const rules = await rulesInForce();
    const list = await other.call('GET', paths.meetings);
    expect(meetingListSchema.parse(list.json()).meetings.length > 0).toBe(isOpen);
    expect(privacyWords(rules).newMember.includes('the meetings of your organization')).toBe(
      isOpen,
    );
    const overview = await other.call('GET', paths.organizationOverview);
    expect(overview.statusCode).toBe(isOpen ? 200 : 403);
    expect(ruleWords(rules)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          label: 'Who may read a meeting',
          value: isOpen
            ? 'Everyone in the organization'
            : expect.stringMatching(/^Speakers of the meeting/),
        }),
        expect.objectContaining({
          label: 'Who sees figures of groups',
          value: isOpen ? 'Everyone in the organization' : 'Owners, admins and people they name',
        }),
      ]),
    );
  },
);
