import {
  afterLeavingSchema,
  apiErrorSchema,
  createdOffboardingSchema,
  directoryPeopleSchema,
  handoverItemChangeSchema,
  handoverItemSchema,
  lookedAgainSchema,
  newHandoverItemSchema,
  newOffboardingSchema,
  offboardingChangeSchema,
  offboardingDeletionSchema,
  offboardingFormatSchema,
  offboardingListSchema,
  offboardingPeopleQuerySchema,
  offboardingProjectSchema,
  offboardingReadersSchema,
  offboardingVersionSchema,
  paths,
  planDeletionSchema,
} from '@rapport/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { DocumentThreads } from '../../../ground/document/document-threads.ts';
import { requireMember } from '../../../platform/session.ts';
import { nameDirectoryPeople, searchDirectory } from '../../users/read-directory.ts';
import { addItem, changeItem, removeItem } from './change-items.ts';
import {
  changeOffboarding,
  createOffboarding,
  deleteOffboarding,
  seeNewThings,
  shareOffboarding,
} from './change-offboarding.ts';
import { exportOffboarding } from './export-offboarding.ts';
import { lookAgain } from './look-again.ts';
import type { OffboardingServices } from './publish-offboarding.ts';
import { readAfterLeaving } from './read-after-leaving.ts';
import { listOffboardings, readOffboarding } from './read-offboardings.ts';

const params = z.object({ id: z.string() });
const refusals = { 401: apiErrorSchema, 422: apiErrorSchema };
const refusalsOfOne = { ...refusals, 404: apiErrorSchema };
const refusalsOfChange = {
  ...refusalsOfOne,
  400: apiErrorSchema,
  403: apiErrorSchema,
  409: apiErrorSchema,
};
const tags = ['planning'];

export function offboardingRoutes(
  app: FastifyInstance,
  services: OffboardingServices & { documents: DocumentThreads },
) {
  const { db } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.offboardings,
    {
      schema: {
        summary: "Offboardings that the caller may open, and the caller's tasks in others",
        tags,
        response: { 200: offboardingListSchema, ...refusals },
      },
    },
    async (request) => listOffboardings(db, await requireMember(request)),
  );

  routes.post(
    paths.offboardings,
    {
      schema: {
        summary: 'Create an offboarding, with a list of what the person carries',
        tags,
        body: newOffboardingSchema,
        response: {
          200: createdOffboardingSchema,
          ...refusals,
          400: apiErrorSchema,
          403: apiErrorSchema,
          409: apiErrorSchema,
          429: apiErrorSchema,
        },
      },
    },
    async (request) => createOffboarding(services, await requireMember(request), request.body),
  );

  routes.get(
    paths.offboardingPeople,
    {
      schema: {
        summary: 'People of the directory who can leave, take something on or open an offboarding',
        tags,
        querystring: offboardingPeopleQuerySchema,
        response: { 200: directoryPeopleSchema, ...refusals, 400: apiErrorSchema },
      },
    },
    async (request) => {
      const { organizationId } = await requireMember(request);
      const { q, id } = request.query;
      if (q !== undefined) return searchDirectory(db, organizationId, q);
      const found = await nameDirectoryPeople(db, organizationId, id === undefined ? [] : [id]);
      return { people: [...found.values()], hasMore: false };
    },
  );

  routes.get(
    paths.offboarding,
    {
      schema: {
        summary: 'An offboarding with its handover list',
        tags,
        params,
        response: { 200: offboardingProjectSchema, ...refusalsOfOne },
      },
    },
    async (request) => readOffboarding(db, await requireMember(request), request.params.id),
  );

  routes.patch(
    paths.offboarding,
    {
      schema: {
        summary: 'Change the days and the note of an offboarding',
        tags,
        params,
        body: offboardingChangeSchema,
        response: { 200: offboardingVersionSchema, ...refusalsOfChange },
      },
    },
    async (request) =>
      changeOffboarding(services, await requireMember(request), request.params.id, request.body),
  );

  routes.delete(
    paths.offboarding,
    {
      schema: {
        summary: 'Delete an offboarding',
        tags,
        params,
        querystring: offboardingDeletionSchema,
        response: { 204: z.null(), ...refusalsOfChange },
      },
    },
    async (request, reply) => {
      const { revision } = request.query;
      await deleteOffboarding(services, await requireMember(request), request.params.id, revision);
      return reply.status(204).send(null);
    },
  );

  routes.put(
    paths.offboardingReaders,
    {
      schema: {
        summary: 'Choose who may open an offboarding',
        tags,
        params,
        body: offboardingReadersSchema,
        response: { 200: offboardingVersionSchema, ...refusalsOfChange },
      },
    },
    async (request) =>
      shareOffboarding(services, await requireMember(request), request.params.id, request.body),
  );

  routes.post(
    paths.lookAgain,
    {
      schema: {
        summary: 'Add newly found items to the handover list; existing ones stay unchanged',
        tags,
        params,
        response: {
          200: lookedAgainSchema,
          ...refusalsOfOne,
          400: apiErrorSchema,
          403: apiErrorSchema,
          429: apiErrorSchema,
        },
      },
    },
    async (request) => lookAgain(services, await requireMember(request), request.params.id),
  );

  routes.post(
    paths.offboardingSeen,
    {
      schema: {
        summary: 'Mark new items as seen by the person responsible for the offboarding',
        tags,
        params,
        response: { 204: z.null(), ...refusalsOfOne },
      },
    },
    async (request, reply) => {
      await seeNewThings(services, await requireMember(request), request.params.id);
      return reply.status(204).send(null);
    },
  );

  routes.get(
    paths.afterLeaving,
    {
      schema: {
        summary: 'Moods of groups, ties, topics and series before and after the last day',
        tags,
        params,
        response: { 200: afterLeavingSchema, ...refusalsOfOne },
      },
    },
    async (request) => readAfterLeaving(db, await requireMember(request), request.params.id),
  );

  routes.get(
    paths.offboardingExport,
    {
      schema: {
        summary: 'A handover as a file, as far as the caller may see it',
        tags,
        params: z.object({ id: z.string(), format: offboardingFormatSchema }),
        response: {
          200: z.unknown().describe('The file'),
          ...refusalsOfOne,
          400: apiErrorSchema,
          429: apiErrorSchema,
          503: apiErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const { id, format } = request.params;
      const actor = await requireMember(request);
      const { name, type, content } = await exportOffboarding(services, actor, id, format);
      reply.header('content-type', type);
      reply.header('content-disposition', contentDisposition(name));
      return reply.send(content);
    },
  );

  routes.post(
    paths.handoverItems,
    {
      schema: {
        summary: 'Add an item to the handover list',
        tags,
        params,
        body: newHandoverItemSchema,
        response: { 200: handoverItemSchema, ...refusalsOfOne, 400: apiErrorSchema },
      },
    },
    async (request) =>
      addItem(services, await requireMember(request), request.params.id, request.body),
  );

  routes.patch(
    paths.handoverItem,
    {
      schema: {
        summary: 'Change an item: its assignee, day or note, or complete it',
        tags,
        params,
        body: handoverItemChangeSchema,
        response: { 200: handoverItemSchema, ...refusalsOfChange },
      },
    },
    async (request) =>
      changeItem(services, await requireMember(request), request.params.id, request.body),
  );

  routes.delete(
    paths.handoverItem,
    {
      schema: {
        summary: 'Remove an item that was added by hand',
        tags,
        params,
        querystring: planDeletionSchema,
        response: { 204: z.null(), ...refusalsOfChange },
      },
    },
    async (request, reply) => {
      await removeItem(services, await requireMember(request), request.params.id, request.query);
      return reply.status(204).send(null);
    },
  );
}
