import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { requireOperator } from '../auth/require-operator.ts';
import { readSystemState } from './read-system-state.ts';
import { sendTestMail } from './send-test-mail.ts';
import type { SystemOptions } from './system-options.ts';

export function systemRoutes(app: FastifyInstance, options: SystemOptions) {
  serve(app, 'system', endpoints.system, {
    get: async ({ actor }) => {
      await requireOperator(options.connection.db, actor);
      return readSystemState(options, actor);
    },
    sendTestMail: async ({ actor }) => {
      await requireOperator(options.connection.db, actor);
      return sendTestMail(options, actor.accountId);
    },
  });
}
