import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';
import { webhookUrlLengthMax } from './limits.ts';
import { storable } from './storable.ts';

/** Events that can call a webhook. */
export const webhookEventSchema = z.enum([
  'meeting.analysed',
  'meeting.failed',
  'meeting.deleted',
  'action.created',
  'action.changed',
]);
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

/** The server, which knows its networks, decides whether the address is allowed. */
const webhookUrlSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Address is required'),
    z.maxLength(webhookUrlLengthMax, `Address may have at most ${webhookUrlLengthMax} characters`),
    storable('Address'),
  );
const webhookEventsSchema = z
  .array(webhookEventSchema)
  .check(
    z.minLength(1, 'Choose at least one event'),
    z.maxLength(webhookEventSchema.options.length, 'An event is named twice'),
  );

export const webhookSchema = z.object({
  ...given({
    id: z.string(),
    url: z.string(),
    events: z.array(webhookEventSchema),
    isOn: z.boolean(),
  }),
  ...state({
    isGone: z.boolean().check(z.describe('Turned off because the address answered 410 Gone')),
    previousSecretUntil: z
      .nullable(z.iso.datetime())
      .check(z.describe('Until then, calls are also signed with the previous secret')),
  }),
  ...given({
    changedAt: z.iso.datetime(),
    changedBy: z.nullable(z.string()).check(z.describe('Null for a former member')),
  }),
  ...state({ version: z.int() }),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookListSchema = z.object({ webhooks: z.array(webhookSchema) });
export type WebhookList = z.infer<typeof webhookListSchema>;

export const newWebhookSchema = z.object({ url: webhookUrlSchema, events: webhookEventsSchema });
export type NewWebhook = z.infer<typeof newWebhookSchema>;

export const webhookUpdateSchema = z.object({
  version: z.int().check(z.describe('The version that the change was made on')),
  url: z.optional(webhookUrlSchema),
  events: z.optional(webhookEventsSchema),
  isOn: z.optional(z.boolean()),
});
export type WebhookUpdate = z.infer<typeof webhookUpdateSchema>;

export const webhookVersionSchema = z.pick(webhookUpdateSchema, { version: true });

export const webhookSecretSchema = z.object({
  ...given({ id: z.string() }),
  ...state({ secret: z.string().check(z.describe('Never shown again')) }),
});
export type WebhookSecret = z.infer<typeof webhookSecretSchema>;

const webhookDeliveryStateSchema = z.enum(['waiting', 'delivered', 'failed']);

export const webhookDeliverySchema = z.object({
  ...given({
    id: z.string().check(z.describe('The `webhook-id` of the call, the same at each try')),
    webhookId: z.string(),
    event: z.string(),
  }),
  ...state({ state: webhookDeliveryStateSchema }),
  ...given({ createdAt: z.iso.datetime() }),
  ...state({
    attempts: z.int(),
    attemptedAt: z.nullable(z.iso.datetime()),
    nextAt: z
      .nullable(z.iso.datetime())
      .check(z.describe('Time of the next try; null if there is none')),
  }),
  request: z.object({ ...given({ url: z.string() }), ...state({ body: z.string() }) }),
  response: z
    .object(
      state({
        status: z.nullable(z.int()),
        ms: z.nullable(z.int()),
        body: z.nullable(z.string()).check(z.describe('The first 1,000 characters of the body')),
        error: z.nullable(z.string()),
      }),
    )
    .check(z.describe('The answer to the last try')),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookDeliveryQuerySchema = z.object({
  before: z
    .optional(z.uuid())
    .check(z.describe('Cursor of the page: `next` of an earlier response')),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});
export type WebhookDeliveryQuery = z.infer<typeof webhookDeliveryQuerySchema>;

export const webhookDeliveryPageSchema = z.object({
  deliveries: z.array(webhookDeliverySchema).check(z.describe('The newest first')),
  ...state({
    next: z.nullable(z.uuid()).check(z.describe('Cursor of the next page; null on the last page')),
  }),
});
export type WebhookDeliveryPage = z.infer<typeof webhookDeliveryPageSchema>;
