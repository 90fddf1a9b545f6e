import { sql } from 'kysely';
import type { Queryable } from '../database/types.ts';

/** Longer than a job can be put off. */
const delayHoursMax = 25;

/**
 * Corrects what pg-boss has stored by a clock that was set back since. Otherwise scheduled jobs, jobs that were put off
 * and jobs of killed workers would wait for as long as the clock had been ahead.
 */
export async function correctTimesAhead(db: Queryable): Promise<void> {
  await sql`
    update pgboss.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()),
      flow_on = least(flow_on, now()), reindex_on = least(reindex_on, now())
    where greatest(cron_on, bam_on, flow_on, reindex_on) > now() + interval '1 minute'`.execute(db);
  await sql`
    update pgboss.queue set maintain_on = least(maintain_on, now()),
      monitor_claim_on = least(monitor_claim_on, now())
    where greatest(maintain_on, monitor_claim_on) > now() + interval '1 minute'`.execute(db);
  await sql`
    update pgboss.job set start_after = now()
    where state < 'active' and start_after > now() + make_interval(hours => ${delayHoursMax})`.execute(
    db,
  );
  await sql`
    update pgboss.job set heartbeat_on = now()
    where state = 'active' and heartbeat_on > now() + interval '1 minute'`.execute(db);
}
