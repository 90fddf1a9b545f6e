import type { Database } from '@rapport/server/database/types';
import { sql } from 'kysely';
import type { Entry, Ledger } from './ledger.ts';

const peopleOfTranscript = 2;

export async function compareRows(db: Database, { entries }: Ledger): Promise<string[]> {
  const rows = await db
    .selectFrom('meeting')
    .leftJoin('meetingFile', 'meetingFile.meetingId', 'meeting.id')
    .select(['meeting.id', 'meeting.organizationId', 'title', 'status', 'isStale', 'sha256'])
    .select((from) => [
      from
        .selectFrom('participant')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('participant.meetingId', '=', 'meeting.id')
        .as('participants'),
    ])
    .execute();
  type Row = (typeof rows)[number];
  const unclaimed = new Map(rows.map((row) => [row.id, row]));
  const wrong: string[] = [];

  for (const entry of entries) {
    const found = rows.filter(({ id, title }) =>
      entry.id ? id === entry.id : title === entry.name,
    );
    for (const { id } of found) unclaimed.delete(id);
    for (const fault of faultsOf(entry, found)) wrong.push(`${entry.name} (${entry.id}): ${fault}`);
  }
  for (const row of unclaimed.values()) wrong.push(`${row.title} (${row.id}): was never uploaded`);
  return wrong;

  function* faultsOf(entry: Entry, found: Row[]): Generator<string> {
    const [row] = found;
    if (found.length > 1) yield 'exists more than once';
    if (!row) {
      if (entry.id && !entry.deletion) yield 'was acknowledged and is lost';
      return;
    }
    if (entry.isRefused) yield 'was refused and exists';
    if (entry.deletion === 'done') yield 'was deleted and exists';
    if (row.organizationId !== entry.organizationId) yield 'belongs to somebody else';
    if (!row.sha256) yield 'has no file';
    if (!entry.titles.includes(row.title)) yield `is called ${row.title}, not ${entry.titles}`;
    if (row.isStale) yield 'was corrected and not analysed again';
    const allowed = entry.isPoison
      ? ['failed']
      : {
          done: ['cancelled'],
          unknown: ['cancelled', 'completed'],
          none: ['completed'],
        }[entry.cancellation ?? 'none'];
    if (!allowed.includes(row.status)) yield `is ${row.status}, not ${allowed.join(' or ')}`;
    const wanted = row.status === 'completed' ? peopleOfTranscript : 0;
    if (row.participants !== wanted) yield `has ${row.participants} participants, not ${wanted}`;
  }
}

/** `twice` counts repeated deliveries of one mail, which are allowed. */
export function compareMail({ invitations }: Ledger, received: readonly string[]) {
  const wrong: string[] = [];
  let twice = 0;
  for (const { email, acknowledged } of invitations) {
    const ids = received
      .filter((mail) => mail.includes(`To: ${email}`))
      .map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]);
    if (acknowledged && ids.length === 0) wrong.push(`${email}: the invitation did not arrive`);
    if (new Set(ids).size > 1) wrong.push(`${email}: was sent ${new Set(ids).size} mails`);
    if (ids.length > new Set(ids).size) twice += 1;
  }
  return { wrong, twice };
}

export async function isAtRest(db: Database): Promise<boolean> {
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from "meeting" where "status" in ('pending', 'processing') or "isStale")
      + (select count(*) from pgboss.job where "state" < 'completed') as "left"`.execute(db);
  return Number(rows[0]?.left) === 0;
}
