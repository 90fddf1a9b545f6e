import {
  importColumns,
  meetingDetailSchema,
  meetingListSchema,
  participantSummariesSchema,
  pathFor,
  paths,
  type Sentiment,
  sentimentSchema,
} from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../testing/factories/accounts.ts';
import { saveTrust } from '../testing/factories/judged-meetings.ts';
import { formWith, sendForm, upload } from '../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { waitForEvent } from '../testing/wait-for-event.ts';

/* What one meeting tells of single persons where nobody sees the mood of another. */

let app: TestApp;
let owner: SignedIn;
/** A member who tries to find out how others felt. */
let curious: SignedIn;
/** The account of Ana Alder. */
let ana: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const feelings = {
  positive:
    'I love how this turned out, it is a fantastic piece of work and I am happy with everything we have built together this year, thank you all for the wonderful progress.',
  calm: 'The report is in the folder on the second page, and the figures of the week are below it, one row for each of the regions that we look at in the meeting.',
  negative:
    'I hate how this turned out, it is a terrible piece of work and I am angry and disappointed about everything that went wrong this year, the whole thing is an awful mess.',
};
type Feeling = keyof typeof feelings;
type Cast = Record<string, Feeling>;

const cast = {
  'Ana Alder': 'positive',
  'Ben Birch': 'positive',
  'Cleo Cedar': 'positive',
  'Dan Dogwood': 'calm',
  'Eva Elm': 'calm',
  'Finn Fir': 'negative',
  'Gus Gorse': 'negative',
} as const satisfies Cast;
const others = ['Hal Hazel', 'Ida Ivy', 'Jon Juniper', 'Kim Kapok', 'Lea Linden'];

const talk = (speakers: Cast, topic: string) =>
  [1, 2, 3, 4]
    .flatMap((round) =>
      Object.entries(speakers).map(
        ([name, feeling]) =>
          `${name}: ${feelings[feeling]} This is ${name} in round ${round} about ${topic}.`,
      ),
    )
    .join('\n');

const allOf = (names: readonly string[], feeling: Feeling): Cast =>
  Object.fromEntries(names.map((name) => [name, feeling] as const));

const without = (name: string, speakers: Cast = cast): Cast =>
  Object.fromEntries(Object.entries(speakers).filter(([each]) => each !== name));

beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  curious = await app.accounts.buildMember(owner.organizationId);
  ana = await app.accounts.buildMember(owner.organizationId);
  const rows = [...Object.keys(cast), ...others].map((name) => {
    const [first, last] = name.split(' ');
    const email = first === 'Ana' ? ana.email : `${first}@cast.example`;
    return `${email},${first},${last},,Analyst,Finance,Core,${first}`;
  });
  const content = [importColumns.join(','), ...rows].join('\n');
  await sendForm(owner, paths.importUsers, formWith({ name: 'people.csv', content }));
  await saveTrust(app.db, owner.organizationId, { worksCouncilMode: true });
});

async function send(speakers: Cast, topic = 'the budget'): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(curious, talk(speakers, topic));
  await completed;
  return id;
}

async function read(id: string, reader = curious) {
  const get = async (path: string) => (await reader.call('GET', path)).json();
  const list = async (query = '') =>
    meetingListSchema.parse(await get(`${paths.meetings}${query}`)).meetings;
  const detail = meetingDetailSchema.parse(await get(pathFor(paths.meeting, id)));
  const listed = (await list()).find((meeting) => meeting.id === id);
  const filters: Sentiment[] = [];
  for (const mood of sentimentSchema.options)
    if ((await list(`?mood=${mood}`)).some((meeting) => meeting.id === id)) filters.push(mood);
  const file = await reader.call('GET', pathFor(paths.meetingExport, id).replace(':format', 'md'));
  const { summaries } = participantSummariesSchema.parse(
    await get(pathFor(paths.participantSummaries, id)),
  );
  return {
    detail,
    listed,
    filters,
    breakdown: await get(pathFor(paths.sentimentBreakdown, id)),
    exported: file.body,
    moodsOfPeople: summaries.flatMap(({ overallSentiment }) => overallSentiment ?? []),
    feelingsOfPeople: summaries.flatMap(({ feeling }) => feeling ?? []),
  };
}

/** Every door agrees; what it shows. */
async function shownOf(id: string, reader = curious) {
  const { detail, listed, filters, breakdown, exported } = await read(id, reader);
  const { judged, moods, peopleByFeeling, moodHidden, sentiment, sentimentLabel } = detail;
  expect(listed).toMatchObject({
    ...(moods && { moods, peopleByFeeling, sentiment }),
    ...(moodHidden && { moodHidden }),
  });
  expect([listed?.sentimentLabel, listed?.sentiment]).toEqual([sentimentLabel, sentiment]);
  expect(filters).toEqual(judged && sentimentLabel ? [sentimentLabel] : []);
  expect(breakdown).toEqual(moodHidden ? { moodHidden } : moods);
  if (moodHidden) expect(exported).not.toMatch(/out of 10|of 10,|\| Positive/);
  return peopleByFeeling ?? { moodHidden, sentimentLabel };
}

const counts = { positive: 3, neutral: 0, negative: 2, calm: 2, 'too-little': 0 };
const hidden = { moodHidden: 'few', sentimentLabel: undefined };

async function correct(id: string, change: (idOf: (name: string) => string) => object) {
  const { detail } = await read(id);
  const idOf = (name: string) =>
    detail.participants.find(({ user }) => name === `${user.firstName} ${user.lastName}`)?.id ?? '';
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  const payload = change(idOf);
  const response = await curious.call('POST', pathFor(paths.corrections, id), { payload });
  expect(response.statusCode).toBe(202);
  await updated;
}

async function personNamed(firstName: string): Promise<string> {
  const { id } = await app.db
    .selectFrom('directoryUser')
    .select('id')
    .where('organizationId', '=', owner.organizationId)
    .where('firstName', '=', firstName)
    .executeTakeFirstOrThrow();
  return id;
}

const leaveOut = (person: SignedIn, isLeftOutOfMoods: boolean) =>
  person.call('PUT', paths.leftOutOfMoods, { payload: { isLeftOutOfMoods } });

describe('the mood of one meeting', () => {
  test('is not shown for one person among invented guests', async () => {
    const guests = { 'Guest Able': 'calm', 'Guest Baker': 'calm' } as const;
    const more = { 'Guest Charlie': 'calm', 'Guest Delta': 'negative' } as const;
    const id = await send({ 'Ana Alder': 'positive', ...guests, ...more });
    for (const reader of [curious, owner, ana]) expect(await shownOf(id, reader)).toEqual(hidden);
    const mixed = await send({ ...cast, ...guests, ...more }, 'hiring');
    expect(await shownOf(mixed)).toEqual(counts);
  });

  test('stays as it is when speakers are merged, untied, tied to others and back', async () => {
    const id = await send(cast);
    expect(await shownOf(id)).toEqual(counts);
    await correct(id, (idOf) => ({
      kind: 'untie-speaker',
      participantId: idOf('Cleo Cedar'),
    }));
    expect(await shownOf(id)).toEqual(counts);
    for (const name of ['Hal', 'Cleo']) {
      const userId = await personNamed(name);
      await correct(id, (idOf) => ({
        kind: 'tie-speaker',
        participantId: idOf('Cleo Cedar') || idOf('Hal Hazel'),
        userId,
      }));
      expect(await shownOf(id)).toEqual(counts);
    }
    await correct(id, (idOf) => ({
      kind: 'merge-speakers',
      participantId: idOf('Gus Gorse'),
      intoParticipantId: idOf('Finn Fir'),
    }));
    expect(await shownOf(id)).toEqual(counts);
    expect((await read(id)).detail.participants).toHaveLength(6);
  });

  test('is hidden when somebody leaves moods out, and still when they come back', async () => {
    const id = await send(cast);
    await leaveOut(ana, true);
    expect(await shownOf(id)).toEqual(hidden);
    expect(await shownOf(id, ana)).toEqual(hidden);
    // Untied, they are still left out.
    await correct(id, (idOf) => ({ kind: 'untie-speaker', participantId: idOf('Ana Alder') }));
    expect(await shownOf(id)).toEqual(hidden);
    await leaveOut(ana, false);
    expect(await shownOf(id)).toEqual(hidden);
  });

  test('does not count somebody who comes back alone', async () => {
    await leaveOut(ana, true);
    const id = await send(cast);
    const others = { ...counts, positive: 2 };
    expect(await shownOf(id)).toEqual(others);
    await leaveOut(ana, false);
    expect(await shownOf(id)).toEqual(others);
  });

  test('is not shown for the same words without one person, also after a deletion', async () => {
    const id = await send(cast);
    expect(await shownOf(await send(cast))).toEqual(counts);
    expect(await shownOf(await send(without('Ana Alder')))).toEqual(hidden);
    expect(await shownOf(await send({ ...cast, 'Hal Hazel': 'negative' }))).toEqual(counts);
    await curious.call('DELETE', pathFor(paths.meeting, id));
    expect(await shownOf(await send(without('Ben Birch')))).toEqual(hidden);
  });

  test('counts others once there are enough of them', async () => {
    const all: Cast = { ...cast, ...allOf(others, 'calm') };
    const id = await send(cast);
    const larger = await send(all);
    expect(await shownOf(id)).toEqual(counts);
    expect(await shownOf(larger)).toEqual({ ...counts, calm: 7 });
  });

  test('stays as it is when a person is erased', async () => {
    const id = await send(cast);
    const person = await personNamed('Ben');
    const erased = await owner.call('POST', pathFor(paths.erasure, person), {
      payload: { name: 'Ben Birch' },
    });
    expect(erased.statusCode).toBe(204);
    expect(await shownOf(id)).toEqual(counts);
  });

  test('is one word where all or all but one share a feeling', async () => {
    const happy = allOf(Object.keys(cast), 'positive');
    const word = { moodHidden: 'alike', sentimentLabel: 'positive' };
    expect(await shownOf(await send(happy))).toEqual(word);
    const { exported } = await read(await send({ ...happy, 'Gus Gorse': 'negative' }, 'hiring'));
    expect(exported).toContain('Positive. No counts: nearly all people share one feeling.');
    const calm = { ...allOf(Object.keys(cast), 'calm'), 'Gus Gorse': 'negative' } as const;
    const quiet = await send(calm, 'the office');
    expect(await shownOf(quiet)).toEqual({ ...word, sentimentLabel: 'neutral' });
    expect((await read(quiet)).exported).toContain('Calm. No counts: nearly all people share');
  });

  test('is counted as specified where everybody sees each mood', async () => {
    await saveTrust(app.db, owner.organizationId, { worksCouncilMode: false });
    const id = await send({ ...cast, 'Guest Able': 'calm' });
    const { detail, breakdown, moodsOfPeople, feelingsOfPeople } = await read(id);
    expect(detail.peopleByFeeling).toEqual({ ...counts, calm: 3 });
    expect(breakdown).toEqual(detail.moods);
    expect(moodsOfPeople).toHaveLength(8);
    expect(feelingsOfPeople).toHaveLength(8);
    await leaveOut(ana, true);
    const leftOut = await read(id);
    expect(leftOut.detail.peopleByFeeling).toEqual({ ...counts, positive: 2, calm: 3 });
    expect(leftOut.feelingsOfPeople).toHaveLength(7);
  });
});
