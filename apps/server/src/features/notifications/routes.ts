import {
  apiErrorSchema,
  digestSentSchema,
  notificationPageSchema,
  notificationQuerySchema,
  notificationSettingsAnswerSchema,
  notificationSettingsSchema,
  paths,
  readNotificationsSchema,
  stoppedMailSchema,
  unreadNotificationsSchema,
  unsubscribeQuerySchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { EventBus } from '../../platform/event-bus.ts';
import { originOf, requireMember } from '../../platform/session.ts';
import { changeSettings, readSettings } from './change-settings.ts';
import { type DigestServices, sendDigestNow } from './digest/send-digest.ts';
import { markNotificationsRead, readNotifications, readUnread } from './read-notifications.ts';
import { unsubscribe } from './unsubscribe.ts';

const refusals = { 401: apiErrorSchema, 422: apiErrorSchema };
const tags = ['notifications'];

export function notificationRoutes(
  app: FastifyInstance,
  services: DigestServices & { bus: EventBus },
) {
  const { db } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.notifications,
    {
      schema: {
        summary: "The caller's notifications of the last 60 days that are still relevant",
        tags,
        querystring: notificationQuerySchema,
        response: { 200: notificationPageSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => readNotifications(db, await requireMember(request), request.query),
  );

  routes.get(
    paths.unreadNotifications,
    {
      schema: {
        summary: 'How many notifications the caller has not read',
        tags,
        response: { 200: unreadNotificationsSchema, ...refusals },
      },
    },
    async (request) => readUnread(db, await requireMember(request)),
  );

  routes.post(
    paths.readNotifications,
    {
      schema: {
        summary: 'Mark notifications of the caller as read',
        tags,
        body: readNotificationsSchema,
        response: { 204: z.null(), 400: apiErrorSchema, ...refusals },
      },
    },
    async (request, reply) => {
      await markNotificationsRead(services, await requireMember(request), request.body);
      return reply.status(204).send(null);
    },
  );

  routes.get(
    paths.notificationSettings,
    {
      schema: {
        summary: "The caller's notification settings, in the app and by mail",
        tags,
        response: { 200: notificationSettingsAnswerSchema, ...refusals },
      },
    },
    async (request) => readSettings(db, await requireMember(request)),
  );

  routes.put(
    paths.notificationSettings,
    {
      schema: {
        summary: "Change the caller's notification settings, in the app and by mail",
        tags,
        body: notificationSettingsSchema,
        response: { 200: notificationSettingsAnswerSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => changeSettings(db, await requireMember(request), request.body),
  );

  routes.post(
    paths.digestNow,
    {
      schema: {
        summary: 'Mail the caller the digest of the last week',
        tags,
        response: { 200: digestSentSchema, 429: apiErrorSchema, ...refusals },
      },
    },
    async (request) => sendDigestNow(services, await requireMember(request)),
  );

  app.register(async (scope) => unsubscribeRoutes(scope, services));
}

/** One-click unsubscribing without a session: https://www.rfc-editor.org/rfc/rfc8058 */
function unsubscribeRoutes(app: FastifyInstance, services: DigestServices) {
  // The body sent by mail programs is ignored, because the token contains everything.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async () => ({}),
  );
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    paths.unsubscribe,
    {
      schema: {
        summary: 'Unsubscribe from mails of one kind by the token in a mail; needs no session',
        tags,
        querystring: unsubscribeQuerySchema,
        response: { 200: stoppedMailSchema, 400: apiErrorSchema, 422: apiErrorSchema },
      },
    },
    async (request) => unsubscribe(services, request.query.token, originOf(request)),
  );
  // Mail programs without an unsubscribe button open this address.
  routes.get(
    paths.unsubscribe,
    {
      schema: {
        summary: 'Redirects to the page for unsubscribing',
        tags,
        querystring: unsubscribeQuerySchema,
        response: { 302: z.null(), 422: apiErrorSchema },
      },
    },
    async (request, reply) =>
      reply.redirect(
        `${services.publicUrl}/unsubscribe?token=${encodeURIComponent(request.query.token)}`,
      ),
  );
}
