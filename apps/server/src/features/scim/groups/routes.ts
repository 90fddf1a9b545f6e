import { paths } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  callingDirectory,
  refusals,
  refusalsOfChange,
  refusalsOfOne,
  scimCall,
} from '../calling-directory.ts';
import {
  groupBodySchema,
  groupListSchema,
  groupSchema,
  listQuerySchema,
  patchSchema,
  shownAttributesSchema,
} from '../scim-schemas.ts';
import type { ScimServices } from '../scim-services.ts';
import { readGroup, readGroups } from './read-groups.ts';
import { changeGroup, createGroup, deleteGroup } from './save-group.ts';
import { readGroupPatch, readStatedGroup } from './stated-group.ts';

const params = z.object({ id: z.string().max(100) });

export function groupRoutes(app: FastifyInstance, services: ScimServices) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.scimGroups,
    scimCall('Groups of the directory', {
      querystring: listQuerySchema,
      response: { 200: groupListSchema, ...refusals },
    }),
    async (request) =>
      readGroups(services, callingDirectory(request).organizationId, request.query),
  );

  routes.post(
    paths.scimGroups,
    scimCall('Create a group', {
      body: groupBodySchema,
      response: { 201: groupSchema, ...refusalsOfChange },
    }),
    async (request, reply) => {
      const caller = callingDirectory(request);
      const id = await createGroup(services, caller, readStatedGroup(request.body));
      const group = await readGroup(services, caller.organizationId, id, {});
      return reply.status(201).header('location', group.meta.location).send(group);
    },
  );

  routes.get(
    paths.scimGroup,
    scimCall('One group', {
      params,
      querystring: shownAttributesSchema,
      response: { 200: groupSchema, ...refusalsOfOne },
    }),
    async (request) => {
      const { organizationId } = callingDirectory(request);
      return readGroup(services, organizationId, request.params.id, request.query);
    },
  );

  routes.put(
    paths.scimGroup,
    scimCall('Replace a group with its members', {
      params,
      body: groupBodySchema,
      response: { 200: groupSchema, ...refusalsOfChange },
    }),
    async (request) => {
      const caller = callingDirectory(request);
      const stated = { ...readStatedGroup(request.body), clears: true };
      const id = await changeGroup(services, caller, request.params.id, stated);
      return readGroup(services, caller.organizationId, id, {});
    },
  );

  routes.patch(
    paths.scimGroup,
    scimCall('Rename a group, or add and remove members', {
      params,
      body: patchSchema,
      response: { 204: z.null(), ...refusalsOfChange },
    }),
    async (request, reply) => {
      const stated = readGroupPatch(request.body.Operations);
      await changeGroup(services, callingDirectory(request), request.params.id, stated);
      // No content, because the group may have thousands of members and each change adds only a few.
      return reply.status(204).send(null);
    },
  );

  routes.delete(
    paths.scimGroup,
    scimCall('Delete a group; its people stay', {
      params,
      response: { 204: z.null(), ...refusalsOfOne },
    }),
    async (request, reply) => {
      await deleteGroup(services, callingDirectory(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}
