import { Readable } from 'node:stream';
import {
  apiErrorSchema,
  erasurePreviewSchema,
  erasureSchema,
  leftOutOfMoodsSchema,
  myDataSchema,
  paths,
} from '@rapport/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Connection } from '../../database/connect.ts';
import { fileNameOfToday } from '../../ground/document/file-name-of-today.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import { requireMember } from '../../platform/session.ts';
import { downloadMyData } from './download-my-data.ts';
import { erasePerson, previewErasure } from './erase-person.ts';
import { leaveOutOfMoods } from './leave-out-of-moods.ts';
import { readMyData } from './read-my-data.ts';

const refusals = { 401: apiErrorSchema, 422: apiErrorSchema };
const refusalsOfErasure = { ...refusals, 403: apiErrorSchema, 404: apiErrorSchema };
const params = z.object({ id: z.string().max(100) });
const tags = ['user'];

type Services = { connection: Connection; bus: EventBus; secret: string };

export function rightsRoutes(app: FastifyInstance, { connection, bus, secret }: Services) {
  const { db } = connection;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.myData,
    {
      schema: {
        summary: 'What the organization holds about the caller',
        tags,
        response: { 200: myDataSchema, ...refusals },
      },
    },
    async (request) => readMyData(db, await requireMember(request)),
  );

  routes.get(
    paths.myDataFile,
    {
      schema: {
        summary: 'The same data, with the words that the caller spoke, as a JSON file',
        tags,
        produces: ['application/json'],
        response: { 200: z.unknown().describe('The file'), ...refusals },
      },
    },
    async (request, reply) => {
      const member = await requireMember(request);
      const pieces = await downloadMyData(db, member);
      reply.header('content-type', 'application/json; charset=utf-8');
      reply.header(
        'content-disposition',
        contentDisposition(fileNameOfToday('My data', member, 'json')),
      );
      return reply.send(Readable.from(pieces));
    },
  );

  routes.put(
    paths.leftOutOfMoods,
    {
      schema: {
        summary: 'Leave the caller out of moods in all their meetings, or include them again',
        tags,
        body: leftOutOfMoodsSchema,
        response: {
          200: leftOutOfMoodsSchema,
          400: apiErrorSchema,
          409: apiErrorSchema,
          ...refusals,
        },
      },
    },
    async (request) => leaveOutOfMoods({ db, bus }, await requireMember(request), request.body),
  );

  routes.get(
    paths.erasure,
    {
      schema: {
        summary: 'Preview the consequences of erasing a person',
        tags,
        params,
        response: { 200: erasurePreviewSchema, ...refusalsOfErasure },
      },
    },
    async (request) => previewErasure(db, await requireMember(request), request.params.id),
  );

  routes.post(
    paths.erasure,
    {
      schema: {
        summary: 'Erase a person, confirmed by their name',
        tags,
        params,
        body: erasureSchema,
        response: {
          204: z.null(),
          400: apiErrorSchema,
          409: apiErrorSchema,
          ...refusalsOfErasure,
        },
      },
    },
    async (request, reply) => {
      const actor = await requireMember(request);
      await erasePerson({ db, bus, secret }, actor, request.params.id, request.body.name);
      return reply.status(204).send(null);
    },
  );
}
