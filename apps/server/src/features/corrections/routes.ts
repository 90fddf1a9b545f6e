import {
  apiErrorSchema,
  correctionAcceptedSchema,
  correctionSchema,
  paths,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireMember } from '../../platform/session.ts';
import { type CorrectionServices, correctMeeting } from './correct-meeting.ts';
import { undoCorrection } from './undo-correction.ts';

const refusals = {
  400: apiErrorSchema,
  401: apiErrorSchema,
  403: apiErrorSchema,
  404: apiErrorSchema,
  422: apiErrorSchema,
};
const tags = ['event'];

export function correctionRoutes(app: FastifyInstance, services: CorrectionServices) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    paths.corrections,
    {
      schema: {
        summary: 'Set something right about a meeting: its title, its start or its speakers',
        tags,
        params: z.object({ id: z.string() }),
        body: correctionSchema,
        response: { 202: correctionAcceptedSchema, 409: apiErrorSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const member = await requireMember(request);
      const { id } = request.params;
      return reply.status(202).send(await correctMeeting(services, member, id, request.body));
    },
  );

  routes.delete(
    paths.correction,
    {
      schema: {
        summary: 'Take a correction back',
        tags,
        params: z.object({ id: z.string(), correctionId: z.string() }),
        response: { 202: correctionAcceptedSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const member = await requireMember(request);
      const { id, correctionId } = request.params;
      return reply.status(202).send(await undoCorrection(services, member, id, correctionId));
    },
  );
}
