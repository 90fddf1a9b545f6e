import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/types.ts';
import { serve } from '../../../platform/serve.ts';
import type { Auth } from '../auth.ts';
import { endSession } from './end-session.ts';

/** Sessions of the caller's account, besides what the account library offers. */
export function sessionRoutes(app: FastifyInstance, services: { db: Database; auth: Auth }) {
  serve(app, 'sessions', endpoints.sessions, {
    end: ({ caller, id }) => endSession(services, caller, id),
  });
}
