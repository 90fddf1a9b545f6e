import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../../database/connect.ts';
import { fileNameOfToday } from '../../ground/document/file-name-of-today.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import { serve } from '../../platform/serve.ts';
import { downloadMyData } from './download-my-data.ts';
import { erasePerson, previewErasure } from './erase-person.ts';
import { leaveOutOfMoods } from './leave-out-of-moods.ts';
import { readMyData } from './read-my-data.ts';

type Services = { connection: Connection; bus: EventBus; secret: string };

export function rightsRoutes(app: FastifyInstance, { connection, bus, secret }: Services) {
  const { db } = connection;

  serve(app, 'user', endpoints.rights, {
    getMyData: ({ actor }) => readMyData(db, actor),
    downloadMyData: async ({ actor }) => {
      const content = await downloadMyData(db, actor);
      const name = fileNameOfToday('My data', actor, 'json');
      return { name, type: 'application/json; charset=utf-8', content };
    },
    leaveOutOfMoods: ({ actor, body }) => leaveOutOfMoods({ db, bus }, actor, body),
    previewErasure: ({ actor, id }) => previewErasure(db, actor, id),
    erase: ({ actor, id, body }) => erasePerson({ db, bus, secret }, actor, id, body.name),
  });
}
