import {
  apiErrorSchema,
  newWebhookSchema,
  paths,
  webhookDeliveryPageSchema,
  webhookDeliveryQuerySchema,
  webhookListSchema,
  webhookSecretSchema,
  webhookUpdateSchema,
  webhookVersionSchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireMember } from '../../platform/session.ts';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  replaceSecret,
  type WebhookServices,
} from './change-webhooks.ts';
import { readDeliveries, readWebhooks } from './read-webhooks.ts';
import { resendDelivery, sendTest } from './send-calls.ts';

const params = z.object({ id: z.string() });
const refusals = { 401: apiErrorSchema, 403: apiErrorSchema, 422: apiErrorSchema };
const refusalsOfOne = { ...refusals, 404: apiErrorSchema };
const refusalsOfChange = { ...refusalsOfOne, 400: apiErrorSchema, 409: apiErrorSchema };
const tags = ['webhooks'];

export function webhookRoutes(app: FastifyInstance, services: WebhookServices) {
  const { db } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.webhooks,
    {
      schema: {
        summary: 'The webhooks of the organization',
        tags,
        response: { 200: webhookListSchema, ...refusals },
      },
    },
    async (request) => readWebhooks(db, await requireMember(request)),
  );

  routes.post(
    paths.webhooks,
    {
      schema: {
        summary: 'Add a webhook: an address that is called about changes',
        tags,
        body: newWebhookSchema,
        response: { 200: webhookSecretSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => addWebhook(services, await requireMember(request), request.body),
  );

  routes.patch(
    paths.webhook,
    {
      schema: {
        summary: 'Change the address or the events of a webhook, or turn it on or off',
        tags,
        params,
        body: webhookUpdateSchema,
        response: { 204: z.null(), ...refusalsOfChange },
      },
    },
    async (request, reply) => {
      await changeWebhook(services, await requireMember(request), request.params.id, request.body);
      return reply.status(204).send(null);
    },
  );

  routes.delete(
    paths.webhook,
    {
      schema: {
        summary: 'Delete a webhook with the log of its calls',
        tags,
        params,
        response: { 204: z.null(), ...refusalsOfOne },
      },
    },
    async (request, reply) => {
      await deleteWebhook(db, await requireMember(request), request.params.id);
      return reply.status(204).send(null);
    },
  );

  routes.post(
    paths.webhookSecret,
    {
      schema: {
        summary: 'Replace the secret of a webhook; for a day, calls are signed with both',
        tags,
        params,
        body: webhookVersionSchema,
        response: { 200: webhookSecretSchema, ...refusalsOfChange },
      },
    },
    async (request) => {
      const { version } = request.body;
      return replaceSecret(services, await requireMember(request), request.params.id, version);
    },
  );

  routes.post(
    paths.webhookTest,
    {
      schema: {
        summary: 'Send a test to a webhook',
        tags,
        params,
        response: { 202: z.null(), ...refusalsOfOne },
      },
    },
    async (request, reply) => {
      await sendTest(services, await requireMember(request), request.params.id);
      return reply.status(202).send(null);
    },
  );

  routes.get(
    paths.webhookDeliveries,
    {
      schema: {
        summary: 'Calls of webhooks of the last 30 days',
        tags,
        querystring: webhookDeliveryQuerySchema,
        response: { 200: webhookDeliveryPageSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => readDeliveries(db, await requireMember(request), request.query),
  );

  routes.post(
    paths.webhookResend,
    {
      schema: {
        summary: 'Repeat a call of a webhook',
        tags,
        params,
        response: { 202: z.null(), ...refusalsOfOne },
      },
    },
    async (request, reply) => {
      await resendDelivery(services, await requireMember(request), request.params.id);
      return reply.status(202).send(null);
    },
  );
}
