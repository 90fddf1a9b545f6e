import { apiErrorSchema, endpoints, paths, unsubscribeQuerySchema } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { EventBus } from '../../platform/event-bus.ts';
import { serve } from '../../platform/serve.ts';
import { originOf } from '../../platform/session.ts';
import { changeSettings, readSettings } from './change-settings.ts';
import { type DigestServices, sendDigestNow } from './digest/send-digest.ts';
import { markNotificationsRead, readNotifications, readUnread } from './read-notifications.ts';
import { unsubscribe } from './unsubscribe.ts';

export function notificationRoutes(
  app: FastifyInstance,
  services: DigestServices & { bus: EventBus },
) {
  const { db } = services;

  serve(app, 'notifications', endpoints.notifications, {
    list: ({ actor, query }) => readNotifications(db, actor, query),
    countUnread: ({ actor }) => readUnread(db, actor),
    markRead: ({ actor, body }) => markNotificationsRead(services, actor, body),
    getSettings: ({ actor }) => readSettings(db, actor),
    updateSettings: ({ actor, body }) => changeSettings(db, actor, body),
    sendDigest: ({ actor }) => sendDigestNow(services, actor),
  });

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
  serve(app, 'notifications', endpoints.unsubscribe, {
    unsubscribe: ({ query, request }) => unsubscribe(services, query.token, originOf(request)),
  });
  // Mail programs without an unsubscribe button open this address.
  app.withTypeProvider<ZodTypeProvider>().get(
    paths.unsubscribe,
    {
      schema: {
        summary: 'Redirects to the page for unsubscribing',
        tags: ['notifications'],
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
