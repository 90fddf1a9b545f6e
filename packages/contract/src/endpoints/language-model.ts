import { languageModelStateSchema, modelTestSchema, ownModelSchema } from '../language-model.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const get = {
  method: 'GET',
  path: paths.languageModel,
  summary: 'The language model of the organization, its last tests and its tokens',
  callers: 'manager',
  answer: languageModelStateSchema,
} as const satisfies Endpoint;

export const setOwn = {
  method: 'PUT',
  path: paths.ownLanguageModel,
  summary: 'Send the words of the organization to a language model of its own',
  callers: 'owner',
  body: ownModelSchema,
  answer: languageModelStateSchema,
} as const satisfies Endpoint;

export const removeOwn = {
  method: 'DELETE',
  path: paths.ownLanguageModel,
  summary: 'Use the language model of the installation again',
  callers: 'owner',
  answer: languageModelStateSchema,
} as const satisfies Endpoint;

export const test = {
  method: 'POST',
  path: paths.languageModelTest,
  summary: 'Ask the language model about an invented meeting, and tell how it did',
  callers: 'manager',
  answer: modelTestSchema,
} as const satisfies Endpoint;
