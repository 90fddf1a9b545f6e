import {
  assistantAnsweredSchema,
  assistantAnswerSchema,
  assistantListSchema,
  assistantRequestQuerySchema,
  assistantRequestSchema,
  ownAssistantsSchema,
} from '../assistants.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.assistants,
  summary: 'Programs that may read meetings for a member, and their last calls',
  callers: 'manager',
  answer: assistantListSchema,
} as const satisfies Endpoint;

export const end = {
  method: 'DELETE',
  path: paths.assistant,
  summary: 'End the connection of an assistant of any member',
  callers: 'manager',
} as const satisfies Endpoint;

export const listOwn = {
  method: 'GET',
  path: paths.ownAssistants,
  summary: 'Assistants that the caller has connected',
  callers: 'account',
  answer: ownAssistantsSchema,
} as const satisfies Endpoint;

export const endOwn = {
  method: 'DELETE',
  path: paths.ownAssistant,
  summary: 'End the connection of an own assistant',
  callers: 'account',
} as const satisfies Endpoint;

export const readRequest = {
  method: 'GET',
  path: paths.assistantRequest,
  summary: 'What an assistant asks for',
  callers: 'account',
  query: assistantRequestQuerySchema,
  answer: assistantRequestSchema,
  refusals: [404],
} as const satisfies Endpoint;

export const answerRequest = {
  method: 'POST',
  path: paths.assistantRequest,
  summary: 'Allow an assistant to read, or refuse',
  callers: 'account',
  body: assistantAnswerSchema,
  answer: assistantAnsweredSchema,
  refusals: [404],
} as const satisfies Endpoint;
