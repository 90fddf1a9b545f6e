import {
  askAnswerSchema,
  askCountedSchema,
  askHistoryQuerySchema,
  askHistorySchema,
  askSchema,
  askSentencesQuerySchema,
  askSentencesSchema,
  askSuggestionsSchema,
} from '../ask.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const ask = {
  method: 'POST',
  path: paths.ask,
  summary: 'Ask a question about the meetings that the caller may read',
  callers: 'member',
  body: askSchema,
  answer: askAnswerSchema,
  refusals: [404, 429, 503],
} as const satisfies Endpoint;

export const write = {
  method: 'POST',
  path: paths.askWriting,
  summary: 'The answer to a question in the words of a language model, as they come',
  description:
    'Lines of JSON: what was written so far, and at last the answer as of `POST /api/v1/ask`.',
  callers: 'member',
  body: askSchema,
  file: ['application/x-ndjson'],
  refusals: [404, 429, 503],
} as const satisfies Endpoint;

export const listQuestions = {
  method: 'GET',
  path: paths.ask,
  summary: "The caller's questions, newest first",
  callers: 'member',
  query: askHistoryQuerySchema,
  answer: askHistorySchema,
  refusals: [404],
} as const satisfies Endpoint;

export const listSuggestions = {
  method: 'GET',
  path: paths.askSuggestions,
  summary: 'Questions about the topics of the past 4 weeks',
  callers: 'member',
  answer: askSuggestionsSchema,
  refusals: [404],
} as const satisfies Endpoint;

export const listCounted = {
  method: 'GET',
  path: paths.askCounted,
  summary: 'Questions that figures answer now, with their short answers',
  callers: 'member',
  answer: askCountedSchema,
  refusals: [404],
} as const satisfies Endpoint;

export const listSentences = {
  method: 'GET',
  path: paths.askSentences,
  summary: "All sentences about one of the caller's questions, newest first",
  callers: 'member',
  query: askSentencesQuerySchema,
  answer: askSentencesSchema,
  refusals: [503],
} as const satisfies Endpoint;

export const removeQuestions = {
  method: 'DELETE',
  path: paths.ask,
  summary: "Delete all of the caller's questions",
  callers: 'member',
  refusals: [404],
} as const satisfies Endpoint;

export const removeQuestion = {
  method: 'DELETE',
  path: paths.asked,
  summary: "Delete one of the caller's questions",
  callers: 'member',
} as const satisfies Endpoint;
