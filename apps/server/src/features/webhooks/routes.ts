import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  replaceSecret,
  type WebhookServices,
} from './change-webhooks.ts';
import { readDeliveries, readWebhooks } from './read-webhooks.ts';
import { resendDelivery, sendTest } from './send-calls.ts';

export const webhookRoutes = (app: FastifyInstance, services: WebhookServices) =>
  serve(app, 'webhooks', endpoints.webhooks, {
    list: ({ actor }) => readWebhooks(services.db, actor),
    create: ({ actor, body }) => addWebhook(services, actor, body),
    update: ({ actor, id, body }) => changeWebhook(services, actor, id, body),
    remove: ({ actor, id }) => deleteWebhook(services.db, actor, id),
    replaceSecret: ({ actor, id, body }) => replaceSecret(services, actor, id, body.version),
    sendTest: ({ actor, id }) => sendTest(services, actor, id),
    listDeliveries: ({ actor, query }) => readDeliveries(services.db, actor, query),
    resend: ({ actor, id }) => resendDelivery(services, actor, id),
  });
