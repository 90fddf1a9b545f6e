import {
  apiErrorSchema,
  correctionAcceptedSchema,
  correctionSchema,
  directoryPeopleSchema,
  directoryQuerySchema,
  paths,
  processingStatusSchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireMember } from '../../platform/session.ts';
import { type CorrectionServices, correctMeeting } from './correct-meeting.ts';
import { findPeople } from './find-people.ts';
import { readAgain } from './read-again.ts';
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
        summary:
          'Correct the title, start, length, a speaker, a decision, an open question or a chapter of a meeting, or keep what was doubted',
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
        summary: 'Undo a correction',
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

  routes.get(
    paths.directory,
    {
      schema: {
        summary:
          'Directory users that a speaker can be tied to, for callers who may correct the meeting',
        tags,
        params: z.object({ id: z.string() }),
        querystring: directoryQuerySchema,
        response: { 200: directoryPeopleSchema, ...refusals },
      },
    },
    async (request) => {
      const member = await requireMember(request);
      return findPeople(services.db, member, request.params.id, request.query.q);
    },
  );

  routes.post(
    paths.readAgain,
    {
      schema: {
        summary: 'Analyse the file of a completed meeting again',
        tags,
        params: z.object({ id: z.string() }),
        response: { 202: processingStatusSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const member = await requireMember(request);
      return reply.status(202).send(await readAgain(services, member, request.params.id));
    },
  );
}
