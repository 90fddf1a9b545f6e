import {
  askSuggestionsSchema,
  figureEvidenceSchema,
  type Happened,
  organizationHappenedSchema,
  organizationInitiativesSchema,
  organizationMoodsSchema,
  organizationOverviewSchema,
  pathFor,
  paths,
  searchAnswerSchema,
  seriesSchema,
} from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '../../../ground/day-in.ts';
import { listSaidBefore } from '../../../ground/search-index/said-before-repository.ts';
import { announceFigures } from '../../../testing/announce-figures.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { saveTrust } from '../../../testing/factories/judged-meetings.ts';
import { officeDirectory, officePeople } from '../../../testing/factories/office.ts';
import { formWith, sendForm, upload } from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';
import { storeSeries } from '../../series/store-series.ts';
import { addDays, mondayOf } from '../period.ts';
import { sumWeeks } from '../sum-weeks.ts';

let app: TestApp;
let owner: SignedIn;

const monday = mondayOf(dayIn('America/New_York', new Date()));
/** 1 is the last complete week; 0 for Monday. */
const dayOf = (weeksAgo: number, weekday: number) => addDays(monday, weekday - 7 * weeksAgo);
const [ana, bo, cleo, dan, eva, finn] = [0, 1, 2, 3, 4, 5];

const lines = [
  'We went through the numbers of the week and nothing stood out.',
  'The supplier answered on Thursday and sent the new list.',
  'I looked at the tickets and most of them were about the invoices.',
  'The second test is running and I expect results tomorrow.',
];
/** Each speaks twice, the first person first. */
const talk = (people: readonly number[], also: readonly string[] = []) =>
  [...people, ...people]
    .map((person, at) => {
      const [, name, surname] = officePeople[person] ?? officePeople[0];
      return `${name} ${surname}: ${also[at] ?? lines[at % lines.length]}`;
    })
    .join('\n');

/**
 * A sync in which Cleo was heard until 15 weeks ago, Dan from two weeks ago on, and that Bo has opened instead of Ana
 * for three; a stand-up that stopped eight weeks ago; a new series about a new matter.
 */
async function buildHistory(by: SignedIn) {
  const meet = async (content: string, name: string) => {
    const completed = waitForEvent(app.bus, 'transcript-processing-completed');
    await upload(by, content, name);
    await completed;
  };
  for (let week = 24; week >= 1; week -= 1) {
    const others = [week >= 15 ? cleo : null, week <= 2 ? dan : null].filter((one) => one !== null);
    const people = [...(week <= 3 ? [bo, ana] : [ana, bo]), ...others];
    await meet(talk(people), `${dayOf(week, 1)} Product sync.txt`);
    if (week >= 8) await meet(talk([eva, finn]), `${dayOf(week, 3)} Sales standup.txt`);
    if (week <= 3)
      await meet(
        talk(
          [ana, eva],
          [
            'The Rotterdam cold store needs a lease before the winter.',
            'Rotterdam cold store is twice as large as the old one.',
            week === 1
              ? 'So the decision is that we sign the lease for the Rotterdam cold store on Friday.'
              : 'I asked for a second offer for the Rotterdam cold store.',
          ],
        ),
        `${dayOf(week, 4)} Launch preparation.txt`,
      );
  }
  await meet(talk([ana, bo], boardTalk), `${dayOf(2, 2)} Board review.txt`);
  await compute(by);
}

/** Two people of a meeting that came back to five other matters. */
const amongOthers = (topic: string) => {
  const matters = ['Harbour crane', 'Winter timetable', 'Packaging line', 'Loading dock'];
  const said = [...matters, 'Customs broker'].flatMap((matter) =>
    Array.from({ length: 5 }, () => `We spoke about the ${matter} and the ${matter} again.`),
  );
  return [...said, ...Array.from({ length: 2 }, () => `And the ${topic} is still open.`)]
    .map((line, at) => `${at % 2 === 0 ? 'Ana Berg' : 'Eva Kern'}: ${line}`)
    .join('\n');
};

const boardTalk = [
  'I move that we buy the second van for the depot in May.',
  'All in favour of that, please raise your hands.',
  'Six in favour, and one against it.',
  'The motion is carried, six to one.',
];

async function compute({ organizationId }: SignedIn) {
  await storeSeries(app, organizationId);
  await sumWeeks(app, organizationId);
  await announceFigures(app.bus, organizationId);
}

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  const directory = formWith({ name: 'people.csv', content: officeDirectory() });
  await sendForm(owner, paths.importUsers, directory);
  await buildHistory(owner);
}, 120_000);
afterAll(() => app.close());

async function happened(reader = owner, query: Record<string, string> = {}) {
  const address = `${paths.organizationHappened}?${new URLSearchParams({ weeks: '4', week: dayOf(1, 0), ...query })}`;
  return organizationHappenedSchema.parse((await reader.call('GET', address)).json());
}
const ofKind = <K extends Happened['kind']>(facts: readonly Happened[], kind: K) =>
  facts.filter((fact): fact is Extract<Happened, { kind: K }> => fact.kind === kind);

test('what happened in four weeks is told with its days', async () => {
  const { facts, meetings, period } = await happened();
  expect(period).toMatchObject({ from: dayOf(4, 0), to: dayOf(1, 6) });
  expect(meetings).toBe(8);
  const said = facts.map(({ kind }) => kind);
  expect(said).toEqual([
    'decided',
    'vote-passed',
    'heard-first',
    'heard-no-longer',
    'series-began',
    'series-opened-by',
    'series-ended',
    'topic-first',
  ]);
  expect(facts[0]).toMatchObject({
    decisions: 2,
    confirmed: 0,
    on: dayOf(1, 4),
    quote: { turn: 2, speaker: 'Ana Berg', date: dayOf(1, 4) },
  });
  expect(facts[2]).toMatchObject({
    person: { name: 'Dan Moss', department: 'Sales' },
    on: dayOf(2, 1),
    meetings: 2,
  });
  expect(facts[3]).toMatchObject({
    person: { name: 'Cleo Diaz' },
    on: dayOf(15, 1),
    meetings: 10,
  });
  expect(facts[4]).toMatchObject({
    series: { name: 'Launch preparation' },
    on: dayOf(3, 4),
    meetings: 3,
    openedBy: 'Ana Berg',
  });
  expect(facts[5]).toMatchObject({
    series: { name: 'Product sync' },
    on: dayOf(3, 1),
    meetings: 3,
    openedBy: 'Bo Lund',
    openedBefore: 'Ana Berg',
    until: dayOf(4, 1),
  });
  expect(facts[6]).toMatchObject({
    series: { name: 'Sales standup' },
    on: dayOf(4, 3),
    everyDays: 7,
    lastOn: dayOf(8, 3),
  });
  expect(facts[7]).toMatchObject({ topic: 'Rotterdam cold store', meetings: 3 });
  expect(ofKind(facts, 'topic-first')[0]?.quote).toMatchObject({
    date: dayOf(3, 4),
    quote: 'The Rotterdam cold store needs a lease before the winter.',
  });
});

test('a vote that passed is told with its matter, its tally and where it was said', async () => {
  const [vote, ...others] = ofKind((await happened()).facts, 'vote-passed');
  expect(others).toEqual([]);
  expect(vote).toMatchObject({
    on: dayOf(2, 2),
    votes: 1,
    tally: '6 to 1',
    meeting: { title: `${dayOf(2, 2)} Board review` },
    quote: { turn: 0, speaker: 'Ana Berg', quote: boardTalk[0] },
  });
});

test('a topic that somebody named before is not new', async () => {
  const phrase = 'Rotterdam cold stores';
  const before = (weeksAgo: number) =>
    listSaidBefore(app.db, owner.organizationId, [
      { key: 'rotterdam cold store', phrase, day: dayOf(weeksAgo, 0) },
      { key: 'lease store', phrase: 'lease cold', day: dayOf(weeksAgo, 0) },
    ]);
  await expect.poll(() => before(0)).toEqual(new Set(['rotterdam cold store']));
  expect(await before(3)).toEqual(new Set());
});

test('a fact belongs to the period of its day', async () => {
  const { facts } = await happened(owner, { week: dayOf(5, 0) });
  expect(facts.map(({ kind }) => kind)).toEqual(['series-paused']);
  expect(facts[0]).toMatchObject({ on: dayOf(6, 3) });
});

test('who and what is as old as the first meetings is not new', async () => {
  const { facts } = await happened(owner, { weeks: '52' });
  expect(ofKind(facts, 'heard-first')).toMatchObject([{ person: { name: 'Dan Moss' } }]);
  expect(ofKind(facts, 'topic-first')).toMatchObject([{ topic: 'Rotterdam cold store' }]);
  expect(ofKind(facts, 'series-began').map(({ series }) => series.name)).toEqual([
    'Launch preparation',
  ]);
});

test('a topic has the same count and the same last day wherever it is told', async () => {
  const topic = 'Rotterdam cold store';
  const read = async (path: string, query: Record<string, string> = {}) =>
    (await owner.call('GET', `${path}?${new URLSearchParams(query)}`)).json();
  const period = { weeks: '4', week: dayOf(1, 0) };
  // A meeting about five other matters says it in two turns; another one that says it does not count.
  const among = waitForEvent(app.bus, 'transcript-processing-completed');
  const others = await upload(owner, amongOthers(topic), `${dayOf(1, 5)} Operations review.txt`);
  await among;
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const said = Array(3).fill('The Rotterdam cold store is open, and it is cold.');
  const id = await upload(owner, talk([ana, eva], said), `${dayOf(1, 6)} Launch preparation.txt`);
  await completed;
  await owner.call('PUT', pathFor(paths.meetingCounting, id), { payload: { isLeftOut: true } });
  await compute(owner);

  const { facts } = await happened();
  const told = ofKind(facts, 'topic-first')[0];
  const seriesId = ofKind(facts, 'series-began')[0]?.series.id ?? '';
  const of = <T extends { topic: string }>(topics: readonly T[]) =>
    topics.find((one) => one.topic === topic);
  const overview = organizationOverviewSchema.parse(await read(paths.organizationOverview, period));
  const all = organizationInitiativesSchema.parse(
    await read(paths.organizationInitiatives, period),
  );
  const moods = organizationMoodsSchema.parse(await read(paths.organizationMoods, period));
  const asked = askSuggestionsSchema.parse(await read(paths.askSuggestions));
  const series = seriesSchema.parse(await read(pathFor(paths.series, seriesId)));
  const found = searchAnswerSchema.parse(await read(paths.search, { q: topic }));
  const evidence = figureEvidenceSchema.parse(
    await read(paths.organizationEvidence, { ...period, of: 'initiative', subject: topic }),
  );
  const { initiatives: shown } = (await owner.call('GET', pathFor(paths.meeting, others))).json();
  expect(shown).toHaveLength(5);
  expect(shown).not.toContain(topic);
  const last = dayOf(1, 5);
  const counts = { mentions: 11, meetings: 4 };
  expect(told).toMatchObject({ ...counts, on: last });
  for (const listed of [overview.initiatives, all.initiatives])
    expect(of(listed)).toMatchObject({
      ...counts,
      mentions: { now: 11, before: 0 },
      lastOn: last,
      people: 2,
    });
  expect(of(moods.initiatives)).toMatchObject({ meetings: 4 });
  expect(of(asked.suggestions)).toMatchObject({ ...counts, lastOn: last });
  const ofSeries = of(series.topics);
  expect(ofSeries?.meetings).toBe(3);
  expect(ofSeries?.mentions.reduce((sum, one) => sum + one, 0)).toBe(9);
  expect(of(found.topics)).toMatchObject({ lastOn: last });
  expect(evidence.meetings.map(({ date }) => date)).toEqual([
    last,
    dayOf(1, 4),
    dayOf(2, 4),
    dayOf(3, 4),
  ]);
  expect(evidence.meetings.flatMap(({ turns }) => turns)).toHaveLength(11);
  const [newest] = evidence.meetings;
  const earlier = figureEvidenceSchema.parse(
    await read(paths.organizationEvidence, {
      ...period,
      of: 'initiative',
      subject: topic,
      after: newest?.meetingId ?? '',
    }),
  );
  expect(earlier.meetings).toEqual(evidence.meetings.slice(1));
});

test('without figures of persons people are counted and not named', async () => {
  await saveTrust(app.db, owner.organizationId, { worksCouncilMode: true });
  await announceFigures(app.bus, owner.organizationId);
  const { facts } = await happened();
  expect(ofKind(facts, 'heard-first')).toMatchObject([{ person: null, people: 1 }]);
  expect(ofKind(facts, 'heard-no-longer')).toMatchObject([{ person: null, people: 1 }]);
  expect(ofKind(facts, 'series-opened-by')).toMatchObject([{ openedBy: null, openedBefore: null }]);
  expect(
    JSON.stringify(
      facts.filter(
        ({ kind }) => kind !== 'decided' && kind !== 'vote-passed' && kind !== 'topic-first',
      ),
    ),
  ).not.toMatch(/Ana|Bo |Cleo|Dan/);
  await saveTrust(app.db, owner.organizationId, { worksCouncilMode: false });
  await announceFigures(app.bus, owner.organizationId);
});

test('who may open no meeting is told no decision, series or topic', async () => {
  const stranger = await app.accounts.buildMember(owner.organizationId);
  await saveTrust(app.db, owner.organizationId, { meetingReaders: 'participants' });
  await announceFigures(app.bus, owner.organizationId);
  const { facts } = await happened(stranger);
  expect(facts.map(({ kind }) => kind)).toEqual(['heard-first', 'heard-no-longer']);
});
