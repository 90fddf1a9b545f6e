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
        summary: 'Whom a speaker of the meeting may be tied to, for those who may correct it',
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
        summary: 'Read the file of an analysed meeting once more',
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
