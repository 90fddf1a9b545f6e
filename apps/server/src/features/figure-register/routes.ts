import { apiErrorSchema, paths, rulesInForceSchema } from '@rapport/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { dayIn } from '../../ground/day-in.ts';
import { dayInWords } from '../../ground/day-in-words.ts';
import type { DocumentThreads } from '../../ground/document/document-threads.ts';
import { fileNameOfToday } from '../../ground/document/file-name-of-today.ts';
import type { Env } from '../../platform/env.ts';
import { requireMember } from '../../platform/session.ts';
import { readRules } from './read-rules.ts';
import { registerCsv } from './register-csv.ts';
import { registerDocument } from './register-document.ts';

const refusals = { 401: apiErrorSchema, 422: apiErrorSchema };
const tags = ['organization'];

type Options = {
  db: Database;
  documents: DocumentThreads;
  env: Pick<Env, 'languageModel' | 'publicUrl'>;
};

export function figureRegisterRoutes(app: FastifyInstance, options: Options) {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    paths.rulesInForce,
    {
      schema: {
        summary: 'The rules about what is computed and who sees it',
        tags,
        response: { 200: rulesInForceSchema, ...refusals },
      },
    },
    async (request) => readRules(options, await requireMember(request)),
  );

  routes.get(
    paths.figureRegisterCsv,
    {
      schema: {
        summary: 'What is computed about whom, as a CSV file',
        tags,
        produces: ['text/csv'],
        response: { 200: z.unknown().describe('The file'), ...refusals },
      },
    },
    async (request, reply) => {
      const member = await requireMember(request);
      const rules = await readRules(options, member);
      reply.header('content-type', 'text/csv; charset=utf-8');
      reply.header(
        'content-disposition',
        contentDisposition(fileNameOfToday('What is computed', member, 'csv')),
      );
      return reply.send(registerCsv(rules));
    },
  );

  routes.get(
    paths.figureRegisterPdf,
    {
      schema: {
        summary: 'What is computed about whom, as a PDF',
        tags,
        produces: ['application/pdf'],
        response: { 200: z.unknown().describe('The file'), ...refusals },
      },
    },
    async (request, reply) => {
      const member = await requireMember(request);
      const rules = await readRules(options, member);
      const day = dayInWords(dayIn(member.settings.timezone, new Date()));
      const address = `${options.env.publicUrl}/trust`;
      const bytes = await options.documents.render(
        'pdf',
        registerDocument({ rules, day, address }),
      );
      reply.header('content-type', 'application/pdf');
      reply.header(
        'content-disposition',
        contentDisposition(fileNameOfToday('What is computed', member, 'pdf')),
      );
      return reply.send(bytes);
    },
  );
}
