import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/types.ts';
import { serve } from '../../../platform/serve.ts';
import type { AnnouncePeople } from '../announce-people.ts';
import { changeRule, createToken, readConnection, removeConnection } from './connection.ts';

/** The calls of the settings page. */
export function connectionRoutes(
  app: FastifyInstance,
  services: { db: Database; people: AnnouncePeople; publicUrl: string },
) {
  serve(app, 'directory', endpoints.directoryConnection, {
    get: ({ actor }) => readConnection(services, actor),
    createToken: ({ actor }) => createToken(services.db, actor),
    update: ({ actor, body }) => changeRule(services, actor, body),
    remove: ({ actor }) => removeConnection(services, actor),
  });
}
