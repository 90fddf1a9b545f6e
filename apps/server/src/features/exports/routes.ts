import { Readable } from 'node:stream';
import { apiErrorSchema, exportFormatSchema, exportQuerySchema, paths } from '@rapport/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireMember } from '../../platform/session.ts';
import { type ExportServices, exportMeeting } from './export-meeting.ts';

export function exportRoutes(app: FastifyInstance, services: ExportServices) {
  app.withTypeProvider<ZodTypeProvider>().get(
    paths.meetingExport,
    {
      schema: {
        summary: 'A meeting as a file, with what the caller may see on its page',
        tags: ['event'],
        params: z.object({ id: z.string(), format: exportFormatSchema }),
        querystring: exportQuerySchema,
        response: {
          200: z.unknown().describe('The file'),
          400: apiErrorSchema,
          401: apiErrorSchema,
          404: apiErrorSchema,
          422: apiErrorSchema,
          429: apiErrorSchema,
          503: apiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const { id, format } = request.params;
      const without = new Set([request.query.without ?? []].flat());
      const withMaybe = request.query.maybe !== undefined;
      const asked = { id, format, without, withMaybe };
      const actor = await requireMember(request);
      const { name, type, content } = await exportMeeting(services, actor, asked);
      reply.header('content-type', type);
      reply.header('content-disposition', contentDisposition(name));
      const isWhole = typeof content === 'string' || content instanceof Uint8Array;
      return reply.send(isWhole ? content : Readable.from(content));
    },
  );
}
