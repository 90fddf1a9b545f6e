import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { dayIn } from '../../ground/day-in.ts';
import { dayInWords } from '../../ground/day-in-words.ts';
import type { DocumentThreads } from '../../ground/document/document-threads.ts';
import { fileNameOfToday } from '../../ground/document/file-name-of-today.ts';
import type { Env } from '../../platform/env.ts';
import { csvType, serve } from '../../platform/serve.ts';
import { type RulesOptions, readRules } from './read-rules.ts';
import { registerCsv } from './register-csv.ts';
import { registerDocument } from './register-document.ts';

type Options = RulesOptions & { documents: DocumentThreads; env: Pick<Env, 'publicUrl'> };

export function figureRegisterRoutes(app: FastifyInstance, options: Options) {
  serve(app, 'organization', endpoints.rules, {
    get: ({ actor }) => readRules(options, actor),
    downloadCsv: async ({ actor }) => {
      const rules = await readRules(options, actor);
      const name = fileNameOfToday('What is computed', actor, 'csv');
      return { name, type: csvType, content: registerCsv(rules) };
    },
    downloadPdf: async ({ actor }) => {
      const rules = await readRules(options, actor);
      const day = dayInWords(dayIn(actor.settings.timezone, new Date()));
      const address = `${options.env.publicUrl}/trust`;
      const document = registerDocument({ rules, day, address });
      const name = fileNameOfToday('What is computed', actor, 'pdf');
      const content = await options.documents.render('pdf', document);
      return { name, type: 'application/pdf', content };
    },
  });
}
