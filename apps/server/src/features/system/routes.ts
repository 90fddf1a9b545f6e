import { apiErrorSchema, paths, systemStateSchema, testMailSentSchema } from '@rapport/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requirePermission } from '../../platform/require-permission.ts';
import { requireMember } from '../../platform/session.ts';
import { readSystemState } from './read-system-state.ts';
import { sendTestMail } from './send-test-mail.ts';
import type { SystemOptions } from './system-options.ts';

const refusals = { 401: apiErrorSchema, 403: apiErrorSchema, 422: apiErrorSchema };
const tags = ['system'];

/** Only an owner may delete an organization: that tells them from all others. */
async function requireOwner(request: FastifyRequest) {
  const member = await requireMember(request);
  requirePermission(member, { organization: ['delete'] });
  return member;
}

export function systemRoutes(app: FastifyInstance, options: SystemOptions) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.system,
    {
      schema: {
        summary: 'How the installation is, for owners',
        tags,
        response: { 200: systemStateSchema, ...refusals },
      },
    },
    async (request) => {
      await requireOwner(request);
      return readSystemState(options);
    },
  );

  routes.post(
    paths.testMail,
    {
      schema: {
        summary: 'Send a test mail to the owner who asks',
        tags,
        response: {
          200: testMailSentSchema,
          429: apiErrorSchema,
          502: apiErrorSchema,
          ...refusals,
        },
      },
    },
    async (request) => sendTestMail(options, (await requireOwner(request)).accountId),
  );
}
