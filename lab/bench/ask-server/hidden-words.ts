import type { Database } from '@rapport/server/database/types';
import type { GeneratedOwner } from '@rapport/server/testing/factories/many-meetings';
import { sql } from 'kysely';
import { randomFrom } from '../../../scripts/random.ts';
import { openLine } from '../server/open-line.ts';
import { report } from '../server/report.ts';
import { requestOf } from './questions.ts';

const numberOfMeeting = sql`right("meeting"."id"::text, 12)::bigint`;
/** No reader may read these meetings. */
const isHidden = sql`${numberOfMeeting} % 20 = 1`;
/** Meetings are shared with the first two readers, and uploaded by the last. */
const readers = [
  { id: 'reader-of-few', reads: 'one meeting of 200', isShared: sql`${numberOfMeeting} % 200 = 0` },
  { id: 'reader-of-many', reads: 'one meeting of 20', isShared: sql`${numberOfMeeting} % 20 = 0` },
  { id: 'reader-of-most', reads: '19 meetings of 20', isShared: sql`false` },
];
const rounds = 60;

/** Words by the number of unreadable meetings that have them; null for all of them. */
const hiddenWords = [
  { word: 'zavolumi', meetings: 0 },
  { word: 'zavoluma', meetings: 0 },
  { word: 'zavolume', meetings: 1 },
  { word: 'zavolumo', meetings: 100 },
  { word: 'zavolumu', meetings: null },
];

/**
 * Adds readers of some of the meetings, and words that only other meetings have. Meetings can then be read only by those
 * who took part in them or have them shared.
 */
export async function addHiddenWords(db: Database, { organizationId }: GeneratedOwner) {
  for (const { id, isShared } of readers)
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
        where ${isShared})
      insert into "session" ("id", "token", "userId", "activeOrganizationId", "expiresAt", "updatedAt")
      values (${id}, ${id}, ${id}, ${organizationId}, now() + interval '7 days', now())`.execute(
      db,
    );
  await sql`
    update "meeting" set "uploadedBy" = ${readers.at(-1)?.id}
    where "organizationId" = ${organizationId} and not (${isHidden})`.execute(db);
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
        where ${isHidden} order by "id" limit ${meetings})`.execute(db);
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
  for (const { id, reads } of readers)
    for (const [name, questionOf] of Object.entries(questions)) {
      console.log(`  ${name}, the asker may read ${reads}`);
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
        report(
          `in ${hiddenWords[at]?.meetings ?? 'all'} unreadable meetings, median`,
          median(took),
          'ms',
        );
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
