import { paths } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type Called,
  callingDirectory,
  refusals,
  refusalsOfChange,
  refusalsOfOne,
  scimCall,
} from '../calling-directory.ts';
import { presentPerson } from '../present.ts';
import {
  listQuerySchema,
  patchSchema,
  userBodySchema,
  userListSchema,
  userSchema,
} from '../scim-schemas.ts';
import type { ScimServices } from '../scim-services.ts';
import { changePerson, deletePerson } from './change-person.ts';
import { createPerson } from './create-person.ts';
import { replacing } from './merge-person.ts';
import { readPeople, readPerson } from './read-people.ts';
import { readStatedUser, readUserPatch, type StatedUser } from './stated-user.ts';

const params = z.object({ id: z.string().max(100) });

export function userRoutes(app: FastifyInstance, services: ScimServices) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.scimUsers,
    scimCall('People that the directory manages', {
      querystring: listQuerySchema,
      response: { 200: userListSchema, ...refusals },
    }),
    async (request) =>
      readPeople(services, callingDirectory(request).organizationId, request.query),
  );

  routes.post(
    paths.scimUsers,
    scimCall('Create a person, with an account and the membership', {
      body: userBodySchema,
      response: { 201: userSchema, ...refusalsOfChange },
    }),
    async (request, reply) => {
      const caller = callingDirectory(request);
      const row = await createPerson(services, caller, readStatedUser(request.body));
      const user = presentPerson(services.publicUrl, row);
      return reply.status(201).header('location', user.meta.location).send(user);
    },
  );

  routes.get(
    paths.scimUser,
    scimCall('One person', {
      params,
      response: { 200: userSchema, ...refusalsOfOne },
    }),
    async (request) =>
      readPerson(services, callingDirectory(request).organizationId, request.params.id),
  );

  const change = async (request: Called, id: string, stated: StatedUser) => {
    const row = await changePerson(services, callingDirectory(request), id, stated);
    return presentPerson(services.publicUrl, row);
  };

  routes.put(
    paths.scimUser,
    scimCall('Replace a person', {
      params,
      body: userBodySchema,
      response: { 200: userSchema, ...refusalsOfChange },
    }),
    async (request) => change(request, request.params.id, replacing(readStatedUser(request.body))),
  );

  routes.patch(
    paths.scimUser,
    scimCall('Change a person; active false deactivates them, true restores them', {
      params,
      body: patchSchema,
      response: { 200: userSchema, ...refusalsOfChange },
    }),
    async (request) => change(request, request.params.id, readUserPatch(request.body.Operations)),
  );

  routes.delete(
    paths.scimUser,
    scimCall('Deactivate a person and forget the id', {
      params,
      response: { 204: z.null(), ...refusalsOfChange },
    }),
    async (request, reply) => {
      await deletePerson(services, callingDirectory(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}
