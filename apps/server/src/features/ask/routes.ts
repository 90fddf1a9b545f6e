import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { limitAttempts, questionsPerMinute } from '../../platform/limit-attempts.ts';
import { serve } from '../../platform/serve.ts';
import { ask } from './ask.ts';
import type { AskPageServices } from './found.ts';
import { forgetQuestion, forgetQuestions, readHistory } from './history/history.ts';
import { readSentences } from './read-sentences.ts';
import { readSuggestions } from './read-suggestions.ts';
import { requireAsk } from './require-ask.ts';
import { streamAnswer } from './written/stream-answer.ts';

const linesOfJson = 'application/x-ndjson';

export function askRoutes(app: FastifyInstance, services: AskPageServices) {
  const { db } = services;

  serve(app, 'ask', endpoints.ask, {
    async ask({ actor, body }) {
      requireAsk(actor);
      await limitAttempts(db, [`question ${actor.accountId}`], questionsPerMinute);
      return ask(services, actor, body);
    },
    async write({ actor, body, reply }) {
      requireAsk(actor);
      await limitAttempts(db, [`question ${actor.accountId}`], questionsPerMinute);
      const stopping = new AbortController();
      reply.raw.once('close', () => stopping.abort());
      const content = streamAnswer(services, actor, body, stopping.signal);
      // Proxies that gather answers would hold it back until its end.
      reply.header('x-accel-buffering', 'no');
      return { name: 'answer.ndjson', type: linesOfJson, content };
    },
    listQuestions({ actor, query }) {
      requireAsk(actor);
      return readHistory(db, actor, query);
    },
    listSuggestions({ actor }) {
      requireAsk(actor);
      return readSuggestions(db, actor);
    },
    listCounted({ actor }) {
      requireAsk(actor);
      return services.counted(actor);
    },
    listSentences({ actor, id, query }) {
      requireAsk(actor);
      return readSentences(services, actor, id, query);
    },
    removeQuestions: ({ actor }) => forgetQuestions(db, actor),
    removeQuestion: ({ actor, id }) => forgetQuestion(db, actor, id),
  });
}
