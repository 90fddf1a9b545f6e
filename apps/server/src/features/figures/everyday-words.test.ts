import { organizationInitiativesSchema, paths } from '@rapport/contract';
import { heardName } from '@rapport/transcript';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '../../ground/day-in.ts';
import { markAllWeeks } from '../../ground/meeting/out-of-date-week-repository.ts';
import { announceFigures } from '../../testing/announce-figures.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { officeDirectory } from '../../testing/factories/office.ts';
import { formWith, sendForm } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addDays, mondayOf } from './period.ts';
import { sumAllWeeks, sumWeeks } from './sum-weeks.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const weekAgo = addDays(mondayOf(dayIn('America/New_York', new Date())), -7);

/** Completed meetings of the last week that say these words, three of which have these topics. */
async function meet(
  { organizationId, ...owner }: SignedIn,
  said: readonly (readonly string[])[],
  topics: readonly string[],
) {
  for (const [at, words] of said.entries()) {
    const startsAt = new Date(`${addDays(weekAgo, at % 5)}T15:00:00Z`);
    const meetingId = await buildMeeting(app.db, { organizationId, ...owner }, { startsAt });
    if (at < 3)
      await app.db
        .updateTable('meeting')
        .set({ initiatives: [...topics] })
        .where('id', '=', meetingId)
        .execute();
    await sql`
      insert into "meetingIndex"
        ("meetingId", "organizationId", "transcriptId", "startsAt", "configuration", "heading", "words")
      values (${meetingId}, ${organizationId}, ${meetingId}, ${startsAt}, 'english',
        array_to_tsvector('{}'::text[]), array_to_tsvector(${words}::text[]))`.execute(app.db);
  }
  await app.db.transaction().execute((tx) => markAllWeeks(tx, organizationId));
  await sumWeeks(app, organizationId);
  await announceFigures(app.bus, organizationId);
}

async function topicsOf(owner: SignedIn): Promise<string[]> {
  const answer = await owner.call('GET', `${paths.organizationInitiatives}?weeks=4`);
  const { initiatives } = organizationInitiativesSchema.parse(answer.json());
  return initiatives.map(({ topic }) => topic).sort();
}

const sayIn = (all: number, counts: Record<string, number>) =>
  Array.from({ length: all }, (_, at) =>
    Object.entries(counts).flatMap(([word, count]) => (at < count ? [word] : [])),
  );

test.each<[string, number, Record<string, number>, string[]]>([
  [
    'said in a third of 30 meetings is none',
    30,
    { harbour: 10, crane: 9 },
    ['Crane', 'Harbour crane'],
  ],
  ['in a phrase is one', 30, { harbour: 30, crane: 30 }, ['Harbour crane']],
  [
    'said in any form counts',
    30,
    { harbour: 5, harbours: 30, crane: 3 },
    ['Crane', 'Harbour crane'],
  ],
  [
    'of fewer than 30 meetings is one',
    29,
    { harbour: 29, crane: 29 },
    ['Crane', 'Harbour crane', 'Harbours'],
  ],
])('a topic whose word is %s', async (_, all, counts, shown) => {
  const owner = await app.accounts.buildOwner();
  await meet(owner, sayIn(all, counts), ['Harbours', 'Crane', 'Harbour crane']);
  expect(await topicsOf(owner)).toEqual(shown);
});

test('a topic whose stem is said in half of the meetings is none', async () => {
  const owner = await app.accounts.buildOwner();
  await meet(owner, sayIn(30, { optim: 15, aggreg: 14 }), ['Optimization', 'Aggregation']);
  expect(await topicsOf(owner)).toEqual(['Aggregation']);
});

const initiativeOf = async (owner: SignedIn, topic: string) => {
  const answer = await owner.call('GET', `${paths.organizationInitiatives}?weeks=4`);
  const { initiatives } = organizationInitiativesSchema.parse(answer.json());
  return initiatives.find((one) => one.topic === topic);
};

test('a topic that two meetings show is counted in a third that says it, until one of them is gone', async () => {
  const owner = await app.accounts.buildOwner();
  const { organizationId } = owner;
  const also = async (which: number, alsoSaid: string[]) => {
    const ids = await app.db
      .selectFrom('meeting')
      .select('id')
      .where('organizationId', '=', organizationId)
      .orderBy('startsAt')
      .orderBy('id')
      .execute();
    await app.db
      .updateTable('meeting')
      .set({ alsoSaid })
      .where('id', '=', ids[which]?.id ?? '')
      .execute();
  };
  await meet(owner, sayIn(3, {}), ['Loading dock']);
  await also(0, ['Harbour crane', 'Winter timetable']);
  await meet(owner, sayIn(2, {}), ['Harbour cranes']);
  expect(await initiativeOf(owner, 'Harbour cranes')).toMatchObject({ meetings: 3 });
  expect(await topicsOf(owner)).toEqual(['Harbour cranes', 'Loading dock']);
  const shown = app.db
    .selectFrom('meeting')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('initiatives', '@>', sql<string[]>`array['Harbour cranes']`)
    .limit(1);
  await app.db.deleteFrom('meeting').where('id', 'in', shown).execute();
  await meet(owner, sayIn(0, {}), []);
  const { rows } = await sql<{ meetings: number }>`
    select sum("meetings")::integer as "meetings" from "weekTopic"
    where "organizationId" = ${organizationId} and "key" = 'harbour crane'`.execute(app.db);
  expect(rows).toEqual([{ meetings: 1 }]);
});

test('names of people of the directory and of guests are no topics', async () => {
  const owner = await app.accounts.buildOwner();
  await sendForm(
    owner,
    paths.importUsers,
    formWith({ name: 'people.csv', content: officeDirectory() }),
  );
  const { organizationId } = owner;
  const meetingId = await buildMeeting(app.db, owner, {
    startsAt: new Date(`${weekAgo}T15:00:00Z`),
  });
  for (const [position, name] of ['Barnaby Wold', 'Kestrel'].entries())
    await app.db
      .insertInto('participant')
      .values({
        organizationId,
        meetingId,
        position,
        name,
        label: name,
        heardAs: heardName(name),
        sentiment: 'neutral',
        sentimentScore: 0,
        engagementScore: 0.5,
        summary: '',
        turns: 2,
        words: 20,
        questions: 0,
        speakingSeconds: 10,
        talkShare: 0.5,
      })
      .execute();
  await meet(owner, sayIn(3, {}), ['Barnaby', 'Barnaby Wold', 'Kestrel', 'Lund']);
  expect(await topicsOf(owner)).toEqual(['Kestrel']);
});

test('words of meetings that are gone are forgotten after a day', async () => {
  const owner = await app.accounts.buildOwner();
  const { organizationId } = owner;
  await meet(owner, sayIn(30, { harbour: 30 }), []);
  const words = async () =>
    (
      await app.db
        .selectFrom('everydayWords')
        .select('words')
        .where('organizationId', '=', organizationId)
        .executeTakeFirstOrThrow()
    ).words;
  expect(await words()).toEqual(['harbour']);
  await app.db.deleteFrom('meeting').where('organizationId', '=', organizationId).execute();
  await sumAllWeeks(app);
  expect(await words()).toEqual(['harbour']);
  await app.db
    .updateTable('everydayWords')
    .set({ foundAt: sql`now() - interval '25 hours'` })
    .where('organizationId', '=', organizationId)
    .execute();
  await sumAllWeeks(app);
  expect(await words()).toEqual([]);
});
