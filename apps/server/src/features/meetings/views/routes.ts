import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/types.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import { serve } from '../../../platform/serve.ts';
import { addView, changeView, deleteView } from './change-views.ts';
import { readViews } from './read-views.ts';

type Services = { db: Database; bus: EventBus };

export function meetingViewRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  serve(app, 'event', endpoints.meetingViews, {
    list: ({ actor }) => readViews(db, actor),
    create: ({ actor, body }) => addView(db, actor, body),
    update: ({ actor, id, body }) => changeView(services, actor, id, body),
    remove: ({ actor, id }) => deleteView(services, actor, id),
  });
}
