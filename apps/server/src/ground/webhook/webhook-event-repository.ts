import { defaultActiveFeatures, type WebhookEvent } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/**
 * The data contains only ids and states, because receivers are not subject to the rules of who may read a meeting.
 */
const statusOf = {
  'meeting.analysed': 'completed',
  'meeting.failed': 'failed',
  'meeting.deleted': 'deleted',
} as const satisfies Partial<Record<WebhookEvent, string>>;

/** Pass the transaction of the change, so that a call is made if and only if the change is saved. */
export async function recordMeetingEvents(
  tx: Queryable,
  organizationId: string,
  event: keyof typeof statusOf,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into "webhookDelivery" ("organizationId", "webhookId", "event", "line", "data")
    select "organizationId", "webhook"."id", ${event}, "meetingId",
      jsonb_build_object('meetingId', "meetingId", 'status', ${statusOf[event]}::text)
    from "webhook" cross join unnest(${ids}::uuid[]) as "meetingId"
    where "organizationId" = ${organizationId} and "isOn" and ${event} = any ("events")`.execute(
    tx,
  );
}

/** Like `recordMeetingEvents`; does nothing while the organization has actions switched off. */
export async function recordActionEvents(
  tx: Queryable,
  organizationId: string,
  event: Extract<WebhookEvent, `action.${string}`>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into "webhookDelivery" ("organizationId", "webhookId", "event", "line", "data")
    select "webhook"."organizationId", "webhook"."id", ${event},
      coalesce("action"."meetingId", "action"."id"),
      jsonb_build_object('actionId', "action"."id", 'meetingId', "action"."meetingId",
        'state', "action"."state", 'due', to_char("action"."dueDay", 'YYYY-MM-DD'))
    from "webhook"
    join "actionItem" "action" on "action"."organizationId" = "webhook"."organizationId"
      and "action"."id" = any (${ids}::uuid[])
    where "webhook"."organizationId" = ${organizationId} and "isOn" and ${event} = any ("events")
      and coalesce(
        (select "actions" from "organizationSettings" "saved"
          where "saved"."organizationId" = ${organizationId}),
        ${defaultActiveFeatures.actions})
    order by "webhook"."id", "action"."meetingId", "action"."position", "action"."id"`.execute(tx);
}
