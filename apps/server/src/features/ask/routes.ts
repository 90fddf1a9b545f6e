import {
  apiErrorSchema,
  askAnswerSchema,
  askHistoryQuerySchema,
  askHistorySchema,
  askSchema,
  askSentencesQuerySchema,
  askSentencesSchema,
  askSuggestionsSchema,
  paths,
} from '@rapport/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { limitAttempts, questionsPerMinute } from '../../platform/limit-attempts.ts';
import { requireMember } from '../../platform/session.ts';
import { ask } from './ask.ts';
import type { AskServices } from './found.ts';
import { forgetQuestion, forgetQuestions, readHistory } from './history.ts';
import { readSentences } from './read-sentences.ts';
import { readSuggestions } from './read-suggestions.ts';

const params = z.object({ id: z.string() });
const refusals = { 401: apiErrorSchema, 404: apiErrorSchema, 422: apiErrorSchema };
const tags = ['ask'];

/** @throws AppError 404 if the organization has switched Ask Me Anything off */
async function requireAsker(request: FastifyRequest) {
  const member = await requireMember(request);
  if (!member.settings.activeFeatures.askMeAnything) throw notFound('Ask Me Anything');
  return member;
}

export function askRoutes(app: FastifyInstance, services: AskServices) {
  const { db } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    paths.ask,
    {
      schema: {
        summary: 'Ask a question about the meetings that the caller may read',
        tags,
        body: askSchema,
        response: {
          200: askAnswerSchema,
          ...refusals,
          400: apiErrorSchema,
          429: apiErrorSchema,
          503: apiErrorSchema,
        },
      },
    },
    async (request) => {
      const member = await requireAsker(request);
      await limitAttempts(db, [`question ${member.accountId}`], questionsPerMinute);
      return ask(services, member, request.body);
    },
  );

  routes.get(
    paths.ask,
    {
      schema: {
        summary: "The caller's questions, newest first",
        tags,
        querystring: askHistoryQuerySchema,
        response: { 200: askHistorySchema, ...refusals, 400: apiErrorSchema },
      },
    },
    async (request) => readHistory(db, await requireAsker(request), request.query),
  );

  routes.get(
    paths.askSuggestions,
    {
      schema: {
        summary: 'Questions about the topics of the past 4 weeks',
        tags,
        response: { 200: askSuggestionsSchema, ...refusals },
      },
    },
    async (request) => readSuggestions(db, await requireAsker(request)),
  );

  routes.get(
    paths.askSentences,
    {
      schema: {
        summary: "All sentences about one of the caller's questions, newest first",
        tags,
        params,
        querystring: askSentencesQuerySchema,
        response: {
          200: askSentencesSchema,
          ...refusals,
          400: apiErrorSchema,
          503: apiErrorSchema,
        },
      },
    },
    async (request) => {
      const member = await requireAsker(request);
      return readSentences(services, member, request.params.id, request.query);
    },
  );

  routes.delete(
    paths.ask,
    {
      schema: {
        summary: "Delete all of the caller's questions",
        tags,
        response: { 204: z.null(), ...refusals },
      },
    },
    async (request, reply) => {
      await forgetQuestions(db, await requireMember(request));
      return reply.status(204).send(null);
    },
  );

  routes.delete(
    paths.asked,
    {
      schema: {
        summary: "Delete one of the caller's questions",
        tags,
        params,
        response: { 204: z.null(), ...refusals },
      },
    },
    async (request, reply) => {
      await forgetQuestion(db, await requireMember(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}
