import { type RawBuilder, sql } from 'kysely';
import { oneValueOf, rowsOf } from '../../database/rows-of.ts';
import type { Database, Queryable } from '../../database/types.ts';

/** Longer than a call can take, in seconds. */
const claimSeconds = 60;
/** The longest delay between attempts, in seconds. */
const delaySecondsMax = 2 * 60 * 60;

// Times much further ahead are of a clock that was set back since. Twice, because `now()` is the start of a
// transaction, and another may have started later.
const isClaimed = (until: RawBuilder<unknown>) =>
  sql`(${until} > now() and ${until} <= now() + make_interval(secs => ${claimSeconds * 2}))`;
const isDue = sql`("delivery"."nextAt" <= now()
  or "delivery"."nextAt" > now() + make_interval(secs => ${delaySecondsMax * 2}))`;

export type ClaimedDelivery = {
  id: string;
  organizationId: string;
  event: string;
  data: Record<string, string | null>;
  attempts: number;
  createdAt: Date;
  webhookId: string;
  url: string;
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: Date | null;
};

/** The first waiting call of its line, if the webhook is on and no call of it is in progress. */
const isNext = sql`
  "webhook"."isOn" and "delivery"."state" = 'waiting'
    and ${isClaimed(sql`"delivery"."claimedUntil"`)} is not true
    and not exists (
      select from "webhookDelivery" "earlier"
      where "earlier"."webhookId" = "delivery"."webhookId" and "earlier"."line" = "delivery"."line"
        and "earlier"."state" = 'waiting' and "earlier"."position" < "delivery"."position")
    and not exists (
      select from "webhookDelivery" "sent"
      where "sent"."webhookId" = "delivery"."webhookId" and "sent"."state" = 'waiting'
        and ${isClaimed(sql`"sent"."claimedUntil"`)})`;

/**
 * Found by the webhook's id alone, because jobs contain no organization. None while another process
 * is claiming: the webhook is locked first, so that this claim sees earlier ones.
 */
export function claimDelivery(
  db: Database,
  webhookId: string,
): Promise<ClaimedDelivery | undefined> {
  return db.transaction().execute(async (tx) => {
    // Not 'for update', because inserting new calls of the webhook would wait for that lock.
    const locked = await sql`
      select from "webhook" where "id" = ${webhookId} for no key update skip locked`.execute(tx);
    return locked.rows.length === 0 ? undefined : claimNext(tx, webhookId);
  });
}

async function claimNext(tx: Queryable, webhookId: string): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    update "webhookDelivery" "claimed" set "attempts" = "claimed"."attempts" + 1,
      "attemptedAt" = now(), "claimedUntil" = now() + make_interval(secs => ${claimSeconds})
    from "webhook"
    where "webhook"."id" = "claimed"."webhookId" and "claimed"."id" = (
      select "delivery"."id"
      from "webhookDelivery" "delivery" join "webhook" on "webhook"."id" = "delivery"."webhookId"
      where "delivery"."webhookId" = ${webhookId} and ${isDue} and ${isNext}
      order by "delivery"."nextAt", "delivery"."position"
      limit 1 for update of "delivery" skip locked)
    returning "claimed"."id", "claimed"."organizationId", "claimed"."event", "claimed"."data",
      "claimed"."attempts", "claimed"."createdAt", "webhook"."id" as "webhookId", "webhook"."url",
      "webhook"."secret", "webhook"."previousSecret", "webhook"."previousSecretUntil"`.execute(tx);
  return rows[0];
}

export type Outcome = {
  state: 'waiting' | 'delivered' | 'failed';
  /** Seconds until the next attempt. */
  delaySeconds: number;
  status: number | null;
  ms: number;
  error: string | null;
  answer: string | null;
};

/** Has no effect if the claim has expired or the webhook was deleted. */
export async function saveOutcome(
  tx: Queryable,
  { id, attempts }: Pick<ClaimedDelivery, 'id' | 'attempts'>,
  { state, delaySeconds, ...response }: Outcome,
): Promise<void> {
  await tx
    .updateTable('webhookDelivery')
    .set({
      ...response,
      state,
      nextAt: sql<Date>`now() + make_interval(secs => ${delaySeconds})`,
      claimedUntil: null,
      deliveredAt: state === 'delivered' ? sql<Date>`now()` : null,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
    .execute();
}

/** False if the webhook is already off, or its address was changed in the meantime. */
export async function turnOff(
  tx: Queryable,
  { webhookId, url }: Pick<ClaimedDelivery, 'webhookId' | 'url'>,
): Promise<boolean> {
  const { rows } = await sql`
    update "webhook" set "isOn" = false, "isGone" = true, "changedBy" = null, "changedAt" = now(),
      "version" = "version" + 1
    where "id" = ${webhookId} and "url" = ${url} and "isOn" returning "id"`.execute(tx);
  return rows.length > 0;
}

/** Seconds until the webhook's next call is due; null if none is waiting. */
export const secondsToNext = (tx: Queryable, webhookId: string) => oneValueOf<number | null>(tx)`
    select ceil(greatest(0, extract(epoch from min("delivery"."nextAt") - now())))::int as "seconds"
    from "webhookDelivery" "delivery" join "webhook" on "webhook"."id" = "delivery"."webhookId"
    where "delivery"."webhookId" = ${webhookId} and ${isNext}`;

/** Webhooks with a due call, of one organization or all. */
export async function listDueWebhooks(
  db: Queryable,
  organizationId: string | undefined,
): Promise<{ webhookId: string; organizationId: string }[]> {
  const ofOne = organizationId ? sql`"webhook"."organizationId" = ${organizationId} and` : sql``;
  return rowsOf<{ webhookId: string; organizationId: string }>(db)`
    select "id" as "webhookId", "organizationId" from "webhook"
    where ${ofOne} "isOn" and exists (
      select from "webhookDelivery" "delivery"
      where "delivery"."webhookId" = "webhook"."id" and ${isDue} and ${isNext})`;
}
