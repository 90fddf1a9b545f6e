import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { sendMailJob } from '../features/mail/send-mail.job.ts';
import { startTestApp } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';

test('after the clock was set back by two days, jobs and their schedules go on', async () => {
  const connection = await openTestDatabase();
  const before = await startTestApp({}, { ...connection, close: async () => {} });
  const subject = randomUUID();
  const mail = { to: 'anna@example.com', subject, html: 'x', text: 'x' };
  await before.queue.enqueue(
    before.db,
    sendMailJob,
    {
      ...mail,
      link: 'http://localhost:8000/x',
      id: randomUUID(),
      organizationId: null,
      queuedAt: new Date().toISOString(),
    },
    { afterSeconds: 2 * 24 * 60 * 60 },
  );
  await before.close();
  const { db } = connection;
  await sql`update pgboss.version set cron_on = now() + interval '2 days'`.execute(db);
  const after = await startTestApp({}, connection);
  onTestFinished(() => after.close());
  await expect.poll(() => after.mails.map((sent) => sent.subject)).toContain(subject);
  const { rows } = await sql<{ isAhead: boolean }>`
    select cron_on > now() + interval '1 minute' as "isAhead" from pgboss.version`.execute(db);
  expect(rows).toEqual([{ isAhead: false }]);
});
