import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { beginTest } from './begin-sign-in.ts';
import { browserCookie } from './browser-cookie.ts';
import { addDomain, checkDomain, deleteDomain } from './change-domains.ts';
import { changeProvider, deleteProvider } from './change-provider.ts';
import { readSettings } from './read-settings.ts';
import { saveProvider } from './save-provider.ts';
import type { SingleSignOnServices } from './services.ts';

/** Sign-in settings of an organization. Each change answers with the new settings. */
export function singleSignOnRoutes(app: FastifyInstance, services: SingleSignOnServices) {
  serve(app, 'single sign-on', endpoints.singleSignOn, {
    get: ({ actor }) => readSettings(services, actor),
    saveProvider: async ({ actor, body }) => {
      await saveProvider(services, actor, body);
      return readSettings(services, actor);
    },
    update: async ({ actor, body }) => {
      await changeProvider(services, actor, body);
      return readSettings(services, actor);
    },
    remove: async ({ actor }) => {
      await deleteProvider(services, actor);
      return readSettings(services, actor);
    },
    beginTest: async ({ actor, reply }) => {
      const { url, browser } = await beginTest(services, actor);
      reply.header('set-cookie', browserCookie(services.publicUrl, browser));
      return { url };
    },
    createDomain: async ({ actor, body }) => {
      await addDomain(services, actor, body);
      return readSettings(services, actor);
    },
    checkDomain: async ({ actor, id }) => {
      await checkDomain(services, actor, id);
      return readSettings(services, actor);
    },
    removeDomain: async ({ actor, id }) => {
      await deleteDomain(services, actor, id);
      return readSettings(services, actor);
    },
  });
}
