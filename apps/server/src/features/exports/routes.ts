import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { sendFile, serve } from '../../platform/serve.ts';
import { type ExportServices, exportMeeting } from './export-meeting.ts';

export function exportRoutes(app: FastifyInstance, services: ExportServices) {
  serve(app, 'event', endpoints.exports, {
    download: async ({ actor, id, format, query, reply }) => {
      const without = new Set([query.without ?? []].flat());
      const withMaybe = query.maybe !== undefined;
      const asked = { id, format, without, withMaybe };
      return sendFile(reply, await exportMeeting(services, actor, asked));
    },
  });
}
