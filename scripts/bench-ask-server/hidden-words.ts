import type { Database } from '@rapport/server/database/types';
import type { GeneratedOwner } from '@rapport/server/testing/factories/many-meetings';
import { sql } from 'kysely';
import { openLine } from '../bench-server/open-line.ts';
import { report } from '../bench-server/report.ts';
import { randomFrom } from '../random.ts';
import { requestOf } from './questions.ts';

/** Readers may read the meetings with a number that is a multiple of this. */
const readers = [
  { id: 'reader-of-few', readableEvery: 200 },
  { id: 'reader-of-many', readableEvery: 20 },
];
const numberOfMeeting = sql`right("meeting"."id"::text, 12)::bigint`;
const rounds = 60;

/** Words by the number of unreadable meetings that have them. */
const hiddenWords = [
  { word: 'zavolumi', meetings: 0 },
  { word: 'zavoluma', meetings: 0 },
  { word: 'zavolume', meetings: 1 },
  { word: 'zavolumo', meetings: 100 },
  { word: 'zavolumu', meetings: 20_000 },
];

/**
 * Adds readers of some of the meetings, and words that only other meetings have. Meetings can then be read only by those
 * who took part in them or have them shared.
 */
export async function addHiddenWords(db: Database, { organizationId }: GeneratedOwner) {
  for (const { id, readableEvery } of readers)
    await sql`
      with "account" as (
        insert into "user" ("id", "name", "email", "emailVerified")
        values (${id}, 'Reader', ${`${id}@example.com`}, true)),
      "member" as (
        insert into "member" ("id", "organizationId", "userId", "role", "createdAt")
        values (${id}, ${organizationId}, ${id}, 'admin', now())),
      "person" as (
        insert into "directoryUser" ("organizationId", "accountId", "email", "firstName", "lastName",
          "department", "syncSource")
        values (${organizationId}, ${id}, ${`${id}@example.com`}, 'Rea', 'Der', '', 'USER_UPLOAD')
        returning "id"),
      "share" as (
        insert into "meetingShare" ("organizationId", "meetingId", "directoryUserId")
        select ${organizationId}, "meeting"."id", "person"."id" from "meeting", "person"
        where ${numberOfMeeting} % ${sql.lit(readableEvery)} = 0)
      insert into "session" ("id", "token", "userId", "activeOrganizationId", "expiresAt", "updatedAt")
      values (${id}, ${id}, ${id}, ${organizationId}, now() + interval '7 days', now())`.execute(
      db,
    );
  await sql`
    insert into "organizationSettings" ("organizationId", "hostingZone", "timezone",
      "companyDescription", "askMeAnything", "interactionGraphs", "sentiment", "actions",
      "meetingReaders")
    values (${organizationId}, 'US', 'America/New_York', '', true, true, true, true, 'participants')
    on conflict ("organizationId") do update set "meetingReaders" = excluded."meetingReaders"`.execute(
    db,
  );
  for (const { word, meetings } of hiddenWords)
    await sql`
      update "meetingIndex"
      set "words" = array_to_tsvector(tsvector_to_array("words")
        || tsvector_to_array(to_tsvector('english', ${word}))
        || tsvector_to_array(to_tsvector('simple', ${word})))
      where "meetingId" in (
        select "id" from "meeting"
        where ${numberOfMeeting} % 20 <> 0 order by "id" limit ${meetings})`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

const questions: Record<string, (word: string) => string> = {
  'what was said about it': (word) => `What was said about ${word}?`,
  'how often it was mentioned': (word) => `How often was ${word} mentioned?`,
};

/**
 * Whether the time of an answer tells if unreadable meetings have the word. For each word: the median time, and how
 * often an answer takes longer than the answer for a word that no meeting has; 50 % tells nothing. Questions alternate
 * in random order.
 */
export async function reportHiddenWords(port: number): Promise<void> {
  const line = await openLine(port);
  const random = randomFrom(1);
  for (const { id, readableEvery } of readers)
    for (const [name, questionOf] of Object.entries(questions)) {
      console.log(`  ${name}, one meeting of ${readableEvery} is readable`);
      const times = new Map(hiddenWords.map(({ word }) => [word, [] as number[]]));
      for (let round = 0; round < rounds; round += 1) {
        const order = [...times];
        random.shuffle(order);
        for (const [word, took] of order) {
          const request = requestOf(questionOf(word), id);
          const askedAt = performance.now();
          const { status } = await line.ask(request);
          if (status !== 200) throw new Error(`A question was answered with ${status}.`);
          took.push(performance.now() - askedAt);
        }
      }
      const [unsaid = []] = times.values();
      for (const [at, took] of [...times.values()].entries()) {
        report(`in ${hiddenWords[at]?.meetings} unreadable meetings, median`, median(took), 'ms');
        if (at > 0) report('  longer than one of none', shareLonger(took, unsaid) * 100, '%');
      }
    }
  line.close();
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

const shareLonger = (times: readonly number[], others: readonly number[]) =>
  times.reduce((sum, time) => sum + others.filter((other) => time > other).length, 0) /
  (times.length * others.length);
