import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/serve.ts';
import { type LanguageModelServices, readLanguageModel } from './read-language-model.ts';
import { type TestModelServices, testModel } from './test-model.ts';

export function languageModelRoutes(
  app: FastifyInstance,
  services: LanguageModelServices & TestModelServices,
) {
  serve(app, 'organization', endpoints.languageModel, {
    get: ({ actor }) => readLanguageModel(services, actor),
    test: ({ actor }) => testModel(services, actor),
  });
}
