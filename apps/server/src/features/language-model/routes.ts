import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { type OwnModelServices, removeOwnModel, setOwnModel } from './change-own-model.ts';
import { readLanguageModel } from './read-language-model.ts';
import { type TestModelServices, testModel } from './test-model.ts';

export function languageModelRoutes(
  app: FastifyInstance,
  services: OwnModelServices & TestModelServices,
) {
  serve(app, 'organization', endpoints.languageModel, {
    get: ({ actor }) => readLanguageModel(services, actor),
    test: ({ actor }) => testModel(services, actor),
    setOwn: ({ actor, body }) => setOwnModel(services, actor, body),
    removeOwn: ({ actor }) => removeOwnModel(services, actor),
  });
}
