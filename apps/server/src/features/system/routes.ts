import { apiErrorSchema, paths, systemStateSchema, testMailSentSchema } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requireMember } from '../../platform/session.ts';
import { requireOperator } from '../auth/require-operator.ts';
import { readSystemState } from './read-system-state.ts';
import { sendTestMail } from './send-test-mail.ts';
import type { SystemOptions } from './system-options.ts';

const refusals = { 401: apiErrorSchema, 403: apiErrorSchema, 422: apiErrorSchema };
const tags = ['system'];

export function systemRoutes(app: FastifyInstance, options: SystemOptions) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.system,
    {
      schema: {
        summary: 'State of the installation, for owners of the operating organization',
        tags,
        response: { 200: systemStateSchema, ...refusals },
      },
    },
    async (request) => {
      const member = await requireMember(request);
      await requireOperator(options.connection.db, member);
      return readSystemState(options, member);
    },
  );

  routes.post(
    paths.testMail,
    {
      schema: {
        summary: 'Send a test mail to the caller',
        tags,
        response: {
          200: testMailSentSchema,
          429: apiErrorSchema,
          502: apiErrorSchema,
          ...refusals,
        },
      },
    },
    async (request) => {
      const member = await requireMember(request);
      await requireOperator(options.connection.db, member);
      return sendTestMail(options, member.accountId);
    },
  );
}
