import {
  apiErrorSchema,
  newSingleSignOnDomainSchema,
  paths,
  singleSignOnAddressSchema,
  singleSignOnProviderSchema,
  singleSignOnSchema,
  singleSignOnUpdateSchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireMember } from '../../platform/session.ts';
import { beginTest } from './begin-sign-in.ts';
import { browserCookie } from './browser-cookie.ts';
import { addDomain, checkDomain, deleteDomain } from './change-domains.ts';
import { changeProvider, deleteProvider } from './change-provider.ts';
import { readSettings } from './read-settings.ts';
import { saveProvider } from './save-provider.ts';
import type { SingleSignOnServices } from './services.ts';

const params = z.object({ id: z.string() });
const refusals = { 401: apiErrorSchema, 403: apiErrorSchema, 422: apiErrorSchema };
const refusalsOfChange = {
  ...refusals,
  400: apiErrorSchema,
  404: apiErrorSchema,
  409: apiErrorSchema,
};
const tags = ['single sign-on'];

/** Sign-in settings of an organization. Each change answers with the new settings. */
export function singleSignOnRoutes(app: FastifyInstance, services: SingleSignOnServices) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.singleSignOn,
    {
      schema: {
        summary: 'How people of the organization sign in',
        tags,
        response: { 200: singleSignOnSchema, ...refusals },
      },
    },
    async (request) => readSettings(services, await requireMember(request)),
  );

  routes.put(
    paths.singleSignOn,
    {
      schema: {
        summary: 'Save the sign-in provider; changing the issuer turns single sign-on off',
        tags,
        body: singleSignOnProviderSchema,
        response: { 200: singleSignOnSchema, ...refusalsOfChange },
      },
    },
    async (request) => {
      const actor = await requireMember(request);
      await saveProvider(services, actor, request.body);
      return readSettings(services, actor);
    },
  );

  routes.patch(
    paths.singleSignOn,
    {
      schema: {
        summary: 'Turn single sign-on or passwords on or off, or choose who is admitted',
        tags,
        body: singleSignOnUpdateSchema,
        response: { 200: singleSignOnSchema, ...refusalsOfChange },
      },
    },
    async (request) => {
      const actor = await requireMember(request);
      await changeProvider(services, actor, request.body);
      return readSettings(services, actor);
    },
  );

  routes.delete(
    paths.singleSignOn,
    {
      schema: {
        summary: 'Delete the sign-in provider, which turns passwords on again',
        tags,
        response: { 200: singleSignOnSchema, ...refusalsOfChange },
      },
    },
    async (request) => {
      const actor = await requireMember(request);
      await deleteProvider(services, actor);
      return readSettings(services, actor);
    },
  );

  routes.post(
    paths.singleSignOnTest,
    {
      schema: {
        summary: 'Begin a test of the sign-in, which signs nobody in; its result is kept',
        tags,
        response: { 200: singleSignOnAddressSchema, ...refusalsOfChange, 502: apiErrorSchema },
      },
    },
    async (request, reply) => {
      const { url, browser } = await beginTest(services, await requireMember(request));
      reply.header('set-cookie', browserCookie(services.publicUrl, browser));
      return { url };
    },
  );

  routes.post(
    paths.singleSignOnDomains,
    {
      schema: {
        summary: 'Add a domain of the organization, to be verified by a TXT record',
        tags,
        body: newSingleSignOnDomainSchema,
        response: { 200: singleSignOnSchema, ...refusalsOfChange },
      },
    },
    async (request) => {
      const actor = await requireMember(request);
      await addDomain(services, actor, request.body);
      return readSettings(services, actor);
    },
  );

  routes.post(
    paths.singleSignOnDomainCheck,
    {
      schema: {
        summary: 'Verify a domain by its TXT record',
        tags,
        params,
        response: { 200: singleSignOnSchema, ...refusalsOfChange, 429: apiErrorSchema },
      },
    },
    async (request) => {
      const actor = await requireMember(request);
      await checkDomain(services, actor, request.params.id);
      return readSettings(services, actor);
    },
  );

  routes.delete(
    paths.singleSignOnDomain,
    {
      schema: {
        summary: 'Remove a domain; people with its addresses can no longer use single sign-on',
        tags,
        params,
        response: { 200: singleSignOnSchema, ...refusalsOfChange },
      },
    },
    async (request) => {
      const actor = await requireMember(request);
      await deleteDomain(services, actor, request.params.id);
      return readSettings(services, actor);
    },
  );
}
