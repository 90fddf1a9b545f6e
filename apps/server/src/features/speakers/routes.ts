import {
  apiErrorSchema,
  directoryPeopleSchema,
  directoryQuerySchema,
  paths,
  speakerChoiceSchema,
  speakerChoicesQuerySchema,
  speakerChoicesSchema,
  speakerChosenSchema,
  speakerListSchema,
  speakerQuerySchema,
  speakersConfirmedSchema,
  speakersToConfirmSchema,
  speakersToMarkSchema,
  speakersToUndoSchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePermission } from '../../platform/require-permission.ts';
import { requireMember } from '../../platform/session.ts';
import { searchDirectory } from '../users/read-directory.ts';
import {
  chooseSpeaker,
  confirmVeryLikely,
  markAsGuests,
  type SpeakerServices,
} from './choose-speakers.ts';
import { getChoices } from './get-choices.ts';
import { getSpeakers } from './get-speakers.ts';
import { undoChoices } from './undo-choices.ts';

const refusals = {
  400: apiErrorSchema,
  401: apiErrorSchema,
  403: apiErrorSchema,
  422: apiErrorSchema,
};
const tags = ['speaker'];

export function speakerRoutes(app: FastifyInstance, services: SpeakerServices) {
  const { db } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.speakers,
    {
      schema: {
        summary: 'Speakers who are not tied to a person of the directory, by name',
        tags,
        querystring: speakerQuerySchema,
        response: { 200: speakerListSchema, ...refusals },
      },
    },
    async (request) => getSpeakers(db, await requireMember(request), request.query),
  );

  routes.get(
    paths.speakerPeople,
    {
      schema: {
        summary: 'People of the directory to whom a speaker can be tied',
        tags,
        querystring: directoryQuerySchema,
        response: { 200: directoryPeopleSchema, ...refusals },
      },
    },
    async (request) => {
      const member = await requireMember(request);
      requirePermission(member, { organization: ['update'] });
      return searchDirectory(db, member.organizationId, request.query.q);
    },
  );

  routes.post(
    paths.speakerChoices,
    {
      schema: {
        summary: 'Choose who a speaker is, for all meetings',
        tags,
        body: speakerChoiceSchema,
        response: {
          200: speakerChosenSchema,
          404: apiErrorSchema,
          409: apiErrorSchema,
          ...refusals,
        },
      },
    },
    async (request) => chooseSpeaker(services, await requireMember(request), request.body),
  );

  routes.get(
    paths.speakerChoices,
    {
      schema: {
        summary: 'The choices made, newest first',
        tags,
        querystring: speakerChoicesQuerySchema,
        response: { 200: speakerChoicesSchema, ...refusals },
      },
    },
    async (request) => getChoices(db, await requireMember(request), request.query.cursor),
  );

  routes.post(
    paths.speakersConfirm,
    {
      schema: {
        summary: "Confirm the suggestions that are 'Very likely'",
        tags,
        body: speakersToConfirmSchema,
        response: { 200: speakersConfirmedSchema, 409: apiErrorSchema, ...refusals },
      },
    },
    async (request) =>
      confirmVeryLikely(services, await requireMember(request), request.body.expected),
  );

  routes.post(
    paths.speakersGuests,
    {
      schema: {
        summary: 'Mark several speakers as guests',
        tags,
        body: speakersToMarkSchema,
        response: { 200: speakersConfirmedSchema, 404: apiErrorSchema, ...refusals },
      },
    },
    async (request) =>
      markAsGuests(services, await requireMember(request), request.body.speakerIds),
  );

  routes.post(
    paths.speakersUndo,
    {
      schema: {
        summary: 'Undo choices everywhere',
        tags,
        body: speakersToUndoSchema,
        response: { 204: z.null(), 404: apiErrorSchema, ...refusals },
      },
    },
    async (request, reply) => {
      await undoChoices(services, await requireMember(request), request.body.choiceIds);
      return reply.status(204).send(null);
    },
  );
}
