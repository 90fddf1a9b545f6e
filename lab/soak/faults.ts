import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@rapport/server/database/types';
import type { openBreakableLine } from '@rapport/server/testing/breakable-line';
import { startMailServer } from '@rapport/server/testing/mail-server';
import { sql } from 'kysely';
import type { Random } from '../../scripts/random.ts';
import type { Fleet } from './fleet.ts';

export type Fault = { name: string; strike: () => Promise<void> };

type Installation = {
  fleet: Fleet;
  line: Awaited<ReturnType<typeof openBreakableLine>>;
  /** A connection that bypasses the breakable line, as database administrator. */
  direct: Database;
  databaseName: string;
  mail: MailServer;
  random: Random;
  /** Uploads a file that kills the workers that read it. */
  uploadPoison: () => Promise<void>;
};

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/** Keeps received mails when it is closed and opened again. */
export async function openMailServer() {
  const received: string[] = [];
  let server = await startMailServer();
  const { port, url } = server;
  return {
    url,
    received,
    async close() {
      received.push(...server.received);
      await server.close();
    },
    async open(toRecipient?: string) {
      server = await startMailServer({ port, ...(toRecipient && { toRecipient }) });
    },
  };
}

/** Responses of /readyz that differ from `expected`; unreachable processes are ignored. */
export async function untrueReadings(fleet: Fleet, expected: boolean): Promise<string[]> {
  const urls = [...fleet.urls('api'), ...fleet.urls('worker')];
  const readings = await Promise.all(
    urls.map(async (url) => {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined);
      return answer && answer.ok !== expected ? `${url} said ${answer.status}` : [];
    }),
  );
  return readings.flat();
}

/** Each fault is over when its `strike` resolves. */
export function listFaults(installation: Installation, untrue: string[]): Fault[] {
  const { fleet, line, direct, databaseName, mail, random, uploadPoison } = installation;
  const { pick } = random;
  const seconds = (low: number, high: number) => wait(random.between(low, high) * 1000);

  async function cutLine(low: number, high: number) {
    line.cut();
    await wait(200);
    untrue.push(...(await untrueReadings(fleet, false)));
    await seconds(low, high);
    line.mend();
  }
  async function fillDisk(table: 'meetingFile' | 'participant') {
    await sql`
      create or replace function "fullDisk"() returns trigger as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100';
      end $$ language plpgsql`.execute(direct);
    await sql`
      create trigger "fullDisk" before insert on ${sql.table(table)}
      execute function "fullDisk"()`.execute(direct);
    await seconds(3, 12);
    await sql`drop trigger "fullDisk" on ${sql.table(table)}`.execute(direct);
  }

  const cutConnections = () =>
    sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${databaseName} and pid <> pg_backend_pid()`.execute(direct);

  return [
    { name: 'a worker is killed', strike: () => fleet.replace('worker', pick) },
    { name: 'a worker is killed', strike: () => fleet.replace('worker', pick) },
    { name: 'an api process is killed', strike: () => fleet.replace('api', pick) },
    {
      name: 'a worker sleeps, and its clock jumps',
      strike: () => fleet.suspend('worker', random.between(5, 25) * 1000, pick),
    },
    {
      name: 'the database restarts',
      async strike() {
        await cutConnections();
        await cutLine(1, 4);
      },
    },
    {
      name: 'connections to the database are cut again and again',
      async strike() {
        for (let cut = 0; cut < 30; cut += 1) {
          await cutConnections();
          await seconds(0.1, 0.6);
        }
      },
    },
    { name: 'a file kills the workers that read it', strike: uploadPoison },
    { name: 'the database is gone', strike: () => cutLine(5, 30) },
    { name: 'the database is gone for a minute', strike: () => cutLine(60, 61) },
    { name: 'the disk is full for files', strike: () => fillDisk('meetingFile') },
    { name: 'the disk is full for results', strike: () => fillDisk('participant') },
    {
      name: 'the mail server is away',
      async strike() {
        await mail.close();
        await seconds(5, 20);
        await mail.open();
      },
    },
    {
      name: 'the mail server is too busy',
      async strike() {
        await mail.close();
        await mail.open('450 Try again later');
        await seconds(5, 20);
        await mail.close();
        await mail.open();
      },
    },
  ];
}
