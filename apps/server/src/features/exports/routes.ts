import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { type ExportServices, exportMeeting } from './export-meeting.ts';

export function exportRoutes(app: FastifyInstance, services: ExportServices) {
  serve(app, 'event', endpoints.exports, {
    download({ actor, id, format, query }) {
      const without = new Set([query.without ?? []].flat());
      const withMaybe = query.maybe !== undefined;
      const asked = { id, format, without, withMaybe };
      return exportMeeting(services, actor, asked);
    },
  });
}
